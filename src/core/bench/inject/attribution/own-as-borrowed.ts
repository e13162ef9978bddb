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

interface Hit {
  readonly start: number;
  readonly end: number;
  readonly words: string;
  readonly behind: string;
}

const leaf = 'attribution-failure/proposal-as-prior-work';
/** Content words of the two objects that must agree among the first ones. */
const leastShared = 2;
const first = 6;

/** "Proposes a new loss" told as "adopts an existing loss": the authors' own work, given to their forerunners. */
export const ownAsBorrowed: Operator = {
  id: 'attribution/own-as-borrowed',
  type: 'Attribution Failure',
  fits: (text) => hits(text, claimed).length > 0,
  propose({ text, support }) {
    if (!isPlainClaim(text)) return [];
    return hits(text, claimed).flatMap((claim): Swap[] => {
      for (const { statement } of support) {
        const { passage } = statement;
        const [paper, second] = hits(passage.text, stated).filter((hit) => shared(claim, hit) >= leastShared);
        if (!paper || second || paper.start < statement.start || paper.end > statement.end) continue;
        const node = `${leaf}/${data.test(claim.behind) ? 'own-data-as-borrowed' : theory.test(claim.behind) ? 'own-proof-as-known' : 'own-method-as-borrowed'}`;
        return [
          {
            claim: { start: claim.start, end: claim.end, text: capitalAs(text, claim) },
            paper: { passage: passage.id, start: paper.start, end: paper.end, text: paper.words },
            node,
            effect: 'changes',
          },
        ];
      }
      return [];
    });
  },
};

function capitalAs(text: string, { start, words }: Hit): string {
  return /^\p{Lu}/u.test(text.slice(start)) ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}

function hits(text: string, pattern: RegExp): Hit[] {
  const lower = foldLower(text);
  return [...lower.matchAll(pattern)].flatMap((hit): Hit[] => {
    const { verb: stem = '', s = '', det } = hit.groups ?? {};
    const start = hit.index + hit[0].lastIndexOf(stem);
    const end = hit.index + hit[0].length;
    const behind = lower.slice(end, end + 140).replace(/[.;:].*$/u, '');
    if (notThing.test(behind) || noInvention.test(behind) || calledNew.test(behind)) return [];
    const which = det === undefined || det === 'the' ? 'the' : /^an?$/u.test(det) ? 'an' : det;
    // A plural without an article ("develops techniques for") takes none; a name is one thing.
    const bare = det === undefined && !/^["'`*]?\p{Lu}/u.test(text.slice(end));
    return [{ start, end, words: `adopt${s} ${bare ? '' : `${which} `}existing `, behind }];
  });
}

function shared(a: Hit, b: Hit): number {
  const left = new Set(
    stemsOf(a.behind)
      .slice(0, first)
      .map(({ stem }) => stem),
  );
  const right = new Set(
    stemsOf(b.behind)
      .slice(0, first + 2)
      .map(({ stem }) => stem),
  );
  return [...left].filter((stem) => right.has(stem)).length;
}
