import { fold } from '../../text/fold.ts';

/** Words of a review that say whose something is; UTF-16 ranges. */
export interface CreditClaim {
  /** own: the review makes it the authors' invention; borrowed: it makes it somebody else's. */
  readonly claim: 'own' | 'borrowed';
  /** plain: words that say it outright ("borrowed from"); loose: words that may be meant otherwise ("X's", "introduces"). */
  readonly force: 'plain' | 'loose';
  /** What is credited: a noun phrase, with more words at its open end than belong to it. */
  readonly thing: { readonly start: number; readonly end: number };
  /** The thing stands before the words that credit it: its end is sure, its beginning is not. */
  readonly leads: boolean;
  /** The words that are wrong if the claim is. */
  readonly said: { readonly start: number; readonly end: number };
  /** The work that the review names as the source; null where it is nobody by name. */
  readonly source: string | null;
}

type Form = readonly [claim: CreditClaim['claim'], force: CreditClaim['force'], source: string];

const word = String.raw`[\p{L}\p{N}][\p{L}\p{N}'-]*`;
/** At most seven words, a short form in brackets among them. */
const thing = String.raw`(?<thing>${word}(?: (?:\(${word}\)|${word})){0,6})`;
/** The same before the words of the claim: no longer than it must be. */
const leading = String.raw`(?<thing>${word}(?: (?:\(${word}\)|${word})){0,6}?)`;
const aspect = String.raw`(?:(?:idea|concept|notion|question|technique|strategy|principle|theory)s? of (?:the |an? )?)?`;
const before = String.raw`(?:the |an? |its |their |such )?${aspect}${thing}`;
/** "X-Net 2.0", "E3M", "Lu et al. (2021)", "Lu and Wei". A plain surname is too much like any capitalised word. */
const named = String.raw`\p{Lu}[\p{L}\p{N}-]*(?:\p{Lu}|\p{N})[\p{L}\p{N}+-]*(?: \d\.\d)?|(?:\p{Lu}\p{Ll}+\p{Lu}\p{L}*)`;
const people = String.raw`\p{Lu}[\p{L}'-]+(?: et al\.?,?| and \p{Lu}[\p{L}-]+)(?: ?[([]?(?:19|20)\d\d[a-z]?[)\]]?| ?\[\d{1,3}\])?`;
const cited = String.raw`\[(?:\d{1,3}|\p{Lu}[\p{L}+]*\+?\d{2,4}[a-z]?)\]`;
const literature = String.raw`(?:prior|previous|earlier|existing|published)(?: [\w-]+){0,2} (?:works?|papers?|models?|methods?|approaches|literature|stud(?:y|ies)|proofs?)(?: ${cited})?`;
const source = String.raw`(?<source>(?:${people}|${cited}|${named}|${literature}))`;
const take = String.raw`(?!importan)(?:borrow|re-?us|copi|inherit|adopt|tak|took|carr(?:y|ied)|restat|import|transfer)\w*(?: over)?(?: directly)?`;
const plainTake = String.raw`(?:borrow\w*|re-?us\w*|copied|inherit\w*|taken(?: over)?|carried over|imported|lifted)(?: directly)?`;
const make = String.raw`(?:introduc|propos|creat|contribut|releas|curat|present|develop|design)`;

const forms: readonly Form[] = [
  ['borrowed', 'plain', String.raw`\b${take} (?:the |an? )?${source}'s? ${aspect}${thing}`],
  [
    'borrowed',
    'plain',
    String.raw`\b(?:extend|build on|builds on|confirm|follow|restate|use|appl(?:y|ie))\w* ${source}'s ${aspect}${thing}`,
  ],
  ['borrowed', 'plain', String.raw`\b${take} (?:from|of) ${source} ${before}`],
  ['borrowed', 'plain', String.raw`\b${take} ${before} (?:from|of) ${source}`],
  [
    'borrowed',
    'plain',
    String.raw`${leading}(?:,? (?:that|which))?,? (?:(?:is|are|was|were) )?${plainTake} from (?:the )?${source}`,
  ],
  ['borrowed', 'plain', String.raw`${leading} (?:is|are) (?:that|those) of ${source}`],
  [
    'borrowed',
    'plain',
    String.raw`\b(?:adopt|us|appl|reus)(?:e|es|ed|ing|y|ies|ied)? (?:the |two |three |several |an? )?(?:published|existing|known|unmodified|previously (?:published|proposed)) (?:\p{Ll}+s, )?${thing}`,
  ],
  ['borrowed', 'plain', String.raw`\b(?:re-?us|copi)(?:e|es|ed) ${before}`],
  ['borrowed', 'loose', String.raw`\b${source}'s? ${aspect}${thing}`],
  [
    'borrowed',
    'loose',
    String.raw`\b(?:the|an?) ${thing} (?:of|from|by|in|that) ${source}(?! (?:dataset|benchmark|and ))`,
  ],
  ['own', 'plain', String.raw`\b(?:invent|coin|devis)(?:s|es|ed|ing)? ${before}`],
  ['own', 'plain', String.raw`\bauthors' (?:very )?(?:own|new|earlier) ${thing}`],
  ['own', 'loose', String.raw`\b(?:their|its) (?:very )?own ${thing}`],
  [
    'own',
    'plain',
    String.raw`${leading} that (?:this paper|the paper|the authors|they|this work) (?:is|are) (?:the )?first to (?:introduce|propose|use|derive)`,
  ],
  [
    'own',
    'plain',
    String.raw`\b(?:newly|first) (?:proposed|introduced|derived|designed|developed|invented) ${thing}`,
  ],
  [
    'own',
    'plain',
    String.raw`\bfirst to (?:introduce|propose|define|develop|derive|prove|show|use) ${before}`,
  ],
  [
    'own',
    'plain',
    String.raw`${leading},? (?:(?:which|that) )?(?:(?:is|are|was|were) )?(?:(?:put forward|presented|claimed|introduced|advanced|described|sold|offered) |(?:the authors|they) (?:put forward|present|claim|introduce|describe|sell|offer) )?(?:here )?as (?:an? [\w-]+(?: [\w-]+)? of (?:their|its) own|an? (?:invention|contribution|idea|technique) of (?:this paper|the paper|the authors)|their own|new\b(?! [\w-]+)|an? (?:new|novel|original) (?:technique|invention|idea|method|theory|loss|approach))`,
  ],
  [
    'own',
    'plain',
    String.raw`${leading},? (?:(?:which|that) )?(?:(?:is|are|was|were) )?(?:invented|devised|coined|(?:first|newly) (?:formulated|introduced|proposed|proved|proven|developed))(?: from scratch)? (?:by the authors|here|in this (?:paper|work))`,
  ],
  ['own', 'plain', String.raw`${leading},? (?:which |that )?(?:they|the authors) (?:coin|invent|devis)\w*`],
  ['own', 'plain', String.raw`\bclaims? (?:as (?:theirs|new|their own|its own)) ${before}`],
  [
    'own',
    'plain',
    String.raw`\b${make}\w* (?:(?:two|three|four|an?|several) )?(?:new|novel) (?:[\w-]+ ){0,2}\(${thing}`,
  ],
  ['own', 'plain', String.raw`\bdiscover\w* (?:an? )?(?:new )?${thing}`],
  [
    'own',
    'loose',
    String.raw`\b(?:paper|authors?|work|study|manuscript|they|it) (?:also )?${make}(?:es?|s|ed) (?:the )?(?!an? |new |novel )${thing}`,
  ],
  ['own', 'loose', String.raw`\b(?:the|their|its|this) (?:proposed|introduced) ${thing}`],
];
const patterns = forms.map(([claim, force, text]) => ({
  claim,
  force,
  pattern: new RegExp(text, 'gu'),
  // What stands beside the thing is met far more rarely, and found much faster, than the whole.
  cue: new RegExp(
    text.split(text.includes(leading) ? leading : thing).sort((a, b) => b.length - a.length)[0] ?? '',
    'u',
  ),
}));
/** A draft's list items leave their subject out: "Borrows from X the Y". */
const bareVerb = /^(?=(?:Borrow|Re-?us|Adopt|Introduc|Propos|Tak|Extend|Invent)\p{Ll})\p{Lu}/u;

/** What a sentence credits to the authors or to others, by the words of the claim alone; ranges may overlap. */
export function creditClaims(sentence: string): CreditClaim[] {
  const text = fold(sentence).replace(bareVerb, (first) => first.toLowerCase());
  return patterns.flatMap(({ claim, force, pattern, cue }) =>
    (cue.test(text) ? [...text.matchAll(pattern)] : []).flatMap((hit) => {
      const phrase = hit.groups?.['thing'];
      if (phrase === undefined) return [];
      const at = hit.index + hit[0].lastIndexOf(phrase);
      const leads = at + phrase.length < hit.index + hit[0].length;
      return [
        {
          claim,
          force,
          leads,
          thing: { start: at, end: at + phrase.length },
          said: { start: hit.index, end: hit.index + hit[0].length },
          source: hit.groups?.['source'] ?? null,
        },
      ];
    }),
  );
}
