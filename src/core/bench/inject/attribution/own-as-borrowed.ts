import { stemsOf } from '../../../evidence/statements.ts';
import { foldLower } from '../../../text/fold.ts';
import { isPlainClaim } from '../make/plain-claim.ts';
import type { Operator, Swap } from '../operator.ts';

const verb =
  '(?<verb>propos|introduc|present|develop|design|devis|contribut|creat|construct|derive?|releas)(?:e?(?<s>s?))';
const object =
  '(?: (?<det>an?|the|two|three|four|five|several))?(?: (?:completely |entirely )?(?:novel|new|original)(?:(?:,| and|,? yet|,? but)(?= ))?)? (?=[\\p{L}\\p{N}"\'`*(])';
const adverbs = '(?: (?:also|further|then|thus|therefore|first|additionally|instead))*';
/** Where the sentence of a list leaves its subject out ("Proposes a new loss"). */
const claimed = new RegExp(
  `(?:\\b(?:authors?|paper|work|study|manuscript|submission|article|they)${adverbs} |^)${verb}${object}`,
  'gu',
);
const stated = new RegExp(
  `\\b(?:we|this (?:paper|work|study)|our (?:paper|work))${adverbs} ${verb}${object}`,
  'gu',
);
/** What is no invention. */
const noInvention =
  /^(?:[\p{L}\p{N}'-]+ ){0,6}?(?:results?|experiments?|evidence|analys[ie]s|study|studies|evaluations?|comparisons?|overview|survey|discussion|limitations?|investigations?|examples?|problems?|questions?|challenges?|existing|insights?|explanations?|contributions?|ablations?|proof|paper|work|findings?|perspective|case|view|claims?)\b/u;
const data = /^(?:[\p{L}\p{N}'-]+ ){0,4}?(?:data ?sets?|benchmarks?|corpus|corpora|collection)\b/u;
const theory =
  /^(?:[\p{L}\p{N}'-]+ ){0,4}?(?:theorems?|bounds?|lemmas?|guarantees?|rates?|proofs?|theory)\b/u;
/** The sentence goes on to call it new, which nobody adopts. */
const calledNew = /\b(?:novel|new|first|original)\b/u;
const notThing =
  /^(?:to|that|how|which|by|in|on|for|and|or|as|with|from|it|them|this|these|us|what|why|whether|here)\b/u;

/** What the verb may be exchanged for without a change of meaning: bare, and in the third person. */
const alike: Readonly<Record<string, readonly [string, string]>> = {
  propos: ['introduce', 'introduces'],
  introduc: ['propose', 'proposes'],
  present: ['introduce', 'introduces'],
  develop: ['devise', 'devises'],
  design: ['devise', 'devises'],
  devis: ['design', 'designs'],
  contribut: ['introduce', 'introduces'],
  creat: ['construct', 'constructs'],
  construct: ['build', 'builds'],
  releas: ['publish', 'publishes'],
};

interface Hit {
  readonly start: number;
  /** End of the verb alone, and of the words before the thing. */
  readonly verbEnd: number;
  readonly end: number;
  readonly verb: string;
  /** "s" in the third person. */
  readonly s: string;
  /** "the", "a", a number word, or nothing before a plural. */
  readonly which: string;
  readonly behind: string;
}

const leaf = 'attribution-failure/proposal-as-prior-work';
/** Content words of the two objects that must agree among the first ones. */
const leastShared = 2;
const first = 6;
/** What the object is stands among the very first words of both. */
const head = 2;

/** "Proposes a new loss" told as "adopts an existing loss": the authors' own work, given to their forerunners. */
export const ownAsBorrowed: Operator = {
  id: 'attribution/own-as-borrowed',
  type: 'Attribution Failure',
  // In the voice of the review or of the paper.
  fits: (text) => hits(text, claimed).length > 0 || foldLower(text).search(stated) >= 0,
  propose({ text, support }, random) {
    if (!isPlainClaim(text)) return [];
    return hits(text, claimed).flatMap((claim): Swap[] => {
      for (const { statement } of support) {
        const { passage } = statement;
        const [paper, second] = hits(passage.text, stated).filter(
          (hit) => shared(claim, hit) >= leastShared && shared(claim, hit, head) > 0,
        );
        if (!paper || second || paper.start < statement.start || paper.end > statement.end) continue;
        const node = `${leaf}/${data.test(claim.behind) ? 'own-data-as-borrowed' : theory.test(claim.behind) ? 'own-proof-as-known' : 'own-method-as-borrowed'}`;
        const took = random.pick(['adopt', 'reuse', 'borrow'])!;
        const old = random.pick(['existing', 'earlier', 'known', 'published'])!;
        const swap = (
          effect: Swap['effect'],
          told: (hit: Hit) => Pick<Swap['paper'], 'end' | 'text'>,
        ): Swap => ({
          claim: { start: claim.start, ...capitalAs(text, claim, told(claim)) },
          paper: { passage: passage.id, start: paper.start, ...told(paper) },
          node,
          effect,
        });
        const same = [claim, paper].every(({ verb: stem }) => stem in alike);
        return [
          swap('changes', (hit) => ({ end: hit.end, text: borrowed(hit, took, old) })),
          ...(same
            ? [
                swap('keeps', ({ verbEnd, verb: stem, s }) => ({
                  end: verbEnd,
                  text: alike[stem]![s === '' ? 0 : 1],
                })),
              ]
            : []),
        ];
      }
      return [];
    });
  },
};

function borrowed({ s, which }: Hit, took: string, old: string): string {
  const article = which === 'a' && /^[aeiou]/u.test(old) ? 'an' : which;
  return `${took}${s} ${article === '' ? '' : `${article} `}${old} `;
}

function capitalAs<T extends { text: string }>(text: string, { start }: Hit, told: T): T {
  if (!/^\p{Lu}/u.test(text.slice(start))) return told;
  return { ...told, text: told.text.charAt(0).toUpperCase() + told.text.slice(1) };
}

function hits(text: string, pattern: RegExp): Hit[] {
  const lower = foldLower(text);
  return [...lower.matchAll(pattern)].flatMap((hit): Hit[] => {
    const { verb: stem = '', s = '', det } = hit.groups ?? {};
    const start = hit.index + hit[0].lastIndexOf(stem);
    const end = hit.index + hit[0].length;
    const behind = lower.slice(end, end + 140).replace(/[.;:].*$/u, '');
    if (notThing.test(behind) || noInvention.test(behind) || calledNew.test(behind)) return [];
    // A plural without an article ("develops techniques for") takes none; a name is one thing.
    const bare = det === undefined && !/^["'`*]?\p{Lu}/u.test(text.slice(end));
    const which = bare ? '' : det === undefined ? 'the' : det.replace(/^an$/u, 'a');
    const verbEnd = start + /^\p{L}+/u.exec(lower.slice(start))![0].length;
    return [{ start, verbEnd, end, verb: stem, s, which, behind }];
  });
}

/** Content words among the first `count` behind the verb of `a` that stand in the beginning of `b` as well. */
function shared(a: Hit, b: Hit, count = first): number {
  const left = new Set(
    stemsOf(a.behind)
      .slice(0, count)
      .map(({ stem }) => stem),
  );
  const right = new Set(
    stemsOf(b.behind)
      .slice(0, count + 2)
      .map(({ stem }) => stem),
  );
  return [...left].filter((stem) => right.has(stem)).length;
}
