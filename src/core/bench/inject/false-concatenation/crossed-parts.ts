import { stemsOf } from '../../../evidence/statements.ts';
import { foldLower } from '../../../text/fold.ts';
import type { TextRange } from '../../../text/sentences.ts';
import { reports } from '../make/aligned.ts';
import { sameNeighbour, sharedAround } from '../make/context.ts';
import { patternOf } from '../make/class-swap.ts';
import type { Operator, Swap } from '../operator.ts';
import { exchanged, inOrder, wordsBetween, type Two } from './exchange.ts';
import { pairs, qualities } from './pairs.ts';

const known = pairs.map((pair) => ({
  pair,
  patterns: [patternOf([pair[0]]), patternOf([pair[1]])] as const,
}));
const any = patternOf(pairs.flat());

/** Content words that must stand between the two: else they share what is said of them ("local and global features"). */
const leastBetween = 2;
const leastShared = 3;
const joined = /^\s*(?:\S+\s+){0,2}(?:and|or|\/|to|vs\.?|versus|&)\s*$/iu;

/** What holds both ways round: "from the same source as"; "between" before the first. */
const mutual = /\b(?:same|match(?:es|ing)?|similar\w*|equal\w*|trade-?off)\b/iu;

/** "The encoder reads, the decoder writes" told with the two exchanged. */
export const crossedParts: Operator = {
  id: 'false-concatenation/crossed-parts',
  type: 'False Concatenation',
  fits: (text) => (foldLower(text).match(any)?.length ?? 0) > 1,
  propose(grounded) {
    const { text, support } = grounded;
    if (!reports(text)) return [];
    return known.flatMap(({ patterns }): Swap[] => {
      const claim = twoIn(text, patterns);
      if (!claim) return [];
      for (const { statement } of support) {
        const found = twoIn(statement.text, patterns);
        if (!found) continue;
        const paper = found.map(({ start, end }) => ({
          start: start + statement.start,
          end: end + statement.start,
        }));
        const turned: boolean = wordAt(text, claim[0]) !== wordAt(statement.passage.text, paper[0]!);
        const facing: readonly TextRange[] = turned ? [paper[1]!, paper[0]!] : paper;
        const aligned = claim.every((one, i) => {
          const [a, b] = [
            { text, ...one },
            { stems: statement.stems, ...facing[i]! },
          ];
          return sharedAround(a, b) >= leastShared && sameNeighbour(a, b);
        });
        if (!aligned) continue;
        const swap = exchanged(
          text,
          claim,
          statement,
          [paper[0]!, paper[1]!],
          'false-concatenation/crossed-pairs/functions-crossed',
        );
        // The passage may say more between the two than the claim does, which would be turned as well.
        return [{ ...swap, sides: 'claim' }];
      }
      return [];
    });
  },
};

function wordAt(text: string, { start, end }: TextRange): string {
  return foldLower(text.slice(start, end));
}

/** The one place of either word, each with words of its own; null otherwise. */
function twoIn(text: string, patterns: readonly [RegExp, RegExp]): Two | null {
  const folded = foldLower(text);
  const [a, b] = patterns.map((pattern) => [...folded.matchAll(pattern)]);
  if (a?.length !== 1 || b?.length !== 1) return null;
  const two = inOrder(rangeOf(a[0]!), rangeOf(b[0]!));
  if (!two || mutual.test(text.slice(two[0].end, two[1].start))) return null;
  if (/\bbetween (?:[\w-]+ ){0,3}$/iu.test(text.slice(0, two[0].start))) return null;
  // A capital of a name or of the sentence's start would go along.
  if (/\p{Lu}/u.test(text.slice(two[0].start, two[0].end) + text.slice(two[1].start, two[1].end)))
    return null;
  if (two.every((one) => qualities.has(wordAt(text, one)))) {
    const nouns = two.map(({ end }) => stemsOf(text.slice(end, end + 40))[0]?.stem);
    return wordsBetween(text, two) > 0 && nouns[0] !== nouns[1] ? two : null;
  }
  const apart = wordsBetween(text, two) >= leastBetween;
  return apart && !joined.test(text.slice(two[0].end, two[1].start)) ? two : null;
}

function rangeOf(hit: RegExpExecArray): TextRange {
  return { start: hit.index, end: hit.index + hit[0].length };
}
