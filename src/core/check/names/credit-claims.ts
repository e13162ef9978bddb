import { fold } from '../../text/fold.ts';
import { isStopWord } from '../../text/tokens.ts';

/** Something of which the review says whose it is; UTF-16 range of its name. */
export interface CreditClaim {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /**
   * invented: the review makes it the authors' own invention; proposed: it is the paper's method by this name;
   * borrowed: it is somebody else's.
   */
  readonly claim: 'invented' | 'proposed' | 'borrowed';
  /** The words that say it, UTF-16 range: the verb and the name, or what follows the name. */
  readonly said: { readonly start: number; readonly end: number };
}

const noun =
  "(?<np>[\\p{L}\\p{N}][\\p{L}\\p{N}'-]*(?: [\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]|\\.(?=\\p{N}))*){0,4})";
const things =
  '(?:methods?|models?|algorithms?|approach|frameworks?|networks?|modules?|architecture|system|metrics?|datasets?|benchmarks?|loss(?:es)?|technique|strategy|mechanism|estimator)';
const make = '(?:introduc|propos|creat|contribut|releas|curat|present|develop)';
const whole = '(?:paper|authors?|work|study|manuscript|they)';
const ownWords =
  "(?:an? )?(?:invention|new technique|novel technique|new idea|original idea|contribution|idea) of (?:this paper|the paper|the authors|their own|its own)|(?:their|the authors'|its) own(?: (?:invention|idea|prediction|contribution|proposal|technique|method))?|an? (?:new|novel|original) (?:technique|invention|idea|method|theory|loss)";

/** Patterns whose group "np" is the thing that the review makes the authors' invention. */
const invented: readonly RegExp[] = [
  `\\b(?:invent|coin|devis)(?:s|es|ed|ing)? (?:the |an? )?${noun}`,
  `\\bauthors'? (?:very )?(?:own|new|earlier) ${noun}`,
  `\\bnewly (?:proposed|introduced|derived|designed|developed) ${noun}`,
  `\\b${make}\\w* (?:(?:two|three|four|an?|several) )?(?:new|novel) (?:[\\w-]+ ){0,2}\\(${noun}`,
  `\\bfirst to (?:introduce|propose|define|develop) (?:the |an? )?${noun}(?=[.,;]|$| (?:approach|method|for)\\b)`,
  `${noun}(?: \\([^()]{1,30}\\))? (?:(?:is|are|was|were) )?(?:put forward|presented|claimed|introduced|advanced|described|sold|offered) (?:here )?as (?:${ownWords})`,
  `\\b${make}(?:es?|s|d) (?:the )?${noun}(?: \\([^()]{1,30}\\))? as (?:${ownWords})`,
  `${noun}(?: \\([^()]{1,30}\\))?,? (?:(?:which|that) )?(?:(?:is|are|was|were) )?(?:invented|devised|coined)(?: from scratch)? (?:by the authors|here|in this paper)`,
].map((source) => new RegExp(source, 'giu'));

/** The paper's own method by its name: "the proposed X", "the paper proposes X". Only names are looked at. */
const proposed: readonly RegExp[] = [
  `\\b(?:their|its) own ${noun}`,
  `\\b(?:the|their|its|this) proposed (?:${things} )?${noun}`,
  `\\b${whole} ${make}(?:es?|s|ed) (?:(?:the|an?) (?:[\\w-]+ ){0,4}(?:called|named|termed),? )?${noun}`,
].map((source) => new RegExp(source, 'giu'));

const borrowed: readonly RegExp[] = [
  `\\b(?:borrow|re-?us)(?:e|s|es|ed|ing)? (?:[\\p{L}.-]+(?: et al\\.)?'s (?:[\\w-]+, )?)?(?:the |an? )?${noun}`,
  `\\b(?:adopts?|us(?:es|e|ed)|appl(?:y|ies|ied)) (?:the |two |three |several |an? )?(?:published|existing|unmodified|previously (?:published|proposed)) (?:${things},? )?${noun}`,
  `\\btak(?:es?|en|ing) over (?:[\\p{L}.-]+(?: et al\\.)?'s )?(?:the |an? )?${noun}`,
  `\\b(?:adopts?|us(?:es|e|ed)|borrows?) (?:the |an? )?${noun} of (?:previous|prior|existing|earlier)\\b`,
  `${noun}(?: \\([^()]{1,30}\\))? (?:is|are|was|were) (?:borrowed|taken over|re-?used|copied) (?:directly )?from\\b`,
].map((source) => new RegExp(source, 'giu'));

/** What a sentence credits to the authors or to others, by the words of the claim alone. */
export function creditClaims(sentence: string): CreditClaim[] {
  const text = fold(sentence);
  return [
    ...matches(text, invented, 'invented'),
    ...matches(text, proposed, 'proposed').filter(
      (claim) =>
        /\p{Ll}\p{Lu}|\p{Lu}{2}/u.test(claim.text) &&
        (isWholeName(text, claim) || /own $/.test(text.slice(0, claim.start))),
    ),
    ...matches(text, borrowed, 'borrowed'),
  ];
}

/** Not "the proposed BERT variant" nor "proposes RL for": the name stands for the thing itself. */
function isWholeName(text: string, { end }: CreditClaim): boolean {
  return /^(?:[.,;:)]|\s*\(|$| (?:is|are|was|were|has|have|can|which|that|achieves|outperforms|improves|shows|does|performs)\b)/u.test(
    text.slice(end),
  );
}

function matches(text: string, patterns: readonly RegExp[], claim: CreditClaim['claim']): CreditClaim[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((hit) => {
      const phrase = hit.groups?.['np'] ?? '';
      const from = hit.index + hit[0].lastIndexOf(phrase);
      const leads = hit[0].startsWith(phrase);
      const end = hit.index + hit[0].length;
      return trimmed(phrase, from, leads).map((one) => ({
        ...one,
        claim,
        said: leads ? { start: from + phrase.length + 1, end } : { start: hit.index, end: one.end },
      }));
    }),
  );
}

const determiner = /^(?:the|an?|their|its|his|this|these|own|two|three|several)$/i;

/** The part of a phrase without stop words: its end where the claim follows the phrase, else its beginning. */
function trimmed(
  phrase: string,
  from: number,
  leads: boolean,
): { start: number; end: number; text: string }[] {
  const words = [...phrase.matchAll(/[^ ]+/g)].map((hit) => ({
    text: hit[0].replace(/'s?$/, ''),
    at: hit.index,
  }));
  const ordered = leads ? [...words].reverse() : words;
  const lead = ordered.findIndex(({ text }) => !isStopWord(text.toLowerCase()));
  // "the proposed method from X": another phrase begins there.
  if (!leads && !ordered.slice(0, Math.max(0, lead)).every(({ text }) => determiner.test(text))) return [];
  const rest = lead < 0 ? [] : ordered.slice(lead);
  const stop = rest.findIndex(({ text }) => isStopWord(text.toLowerCase()));
  const kept = (stop < 0 ? rest : rest.slice(0, stop)).sort((a, b) => a.at - b.at);
  const [first, last] = [kept[0], kept.at(-1)];
  if (!first || !last) return [];
  const start = from + first.at;
  const end = from + last.at + last.text.length;
  return [{ start, end, text: phrase.slice(first.at, last.at + last.text.length) }];
}
