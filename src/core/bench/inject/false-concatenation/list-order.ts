import { nameKey } from '../../../evidence/lexicon/name-key.ts';
import { scanNames, type NameSpan } from '../../../evidence/lexicon/name-scan.ts';
import { foldLower } from '../../../text/fold.ts';
import { sharedAround } from '../make/context.ts';
import { patternOf } from '../make/class-swap.ts';
import type { Operator, Swap } from '../operator.ts';
import { exchanged, type Two } from './exchange.ts';
import { pairs } from './pairs.ts';

const joint = /^ and $/u;
/** Where the order tells which is which. */
const ordered = /\b(?:respectively|former|latter|first|then|followed|order|between)\b/iu;
const leastShared = 3;
const any = patternOf(pairs.flat());

/** "A and B" told as "B and A": nothing else is said. */
export const listReordered: Operator = {
  id: 'false-concatenation/list-order',
  type: 'False Concatenation',
  fits: (text) => / and /u.test(text) && !ordered.test(text),
  propose({ text, support }) {
    if (ordered.test(text)) return [];
    return listsIn(text).flatMap((claim): Swap[] => {
      for (const { statement } of support) {
        if (ordered.test(statement.text)) continue;
        const found = listsIn(statement.text).filter((paper) => sameTwo(text, claim, statement.text, paper));
        const [paper] = found;
        if (!paper || found.length > 1) continue;
        const [first, second] = paper.map(({ start, end }) => ({
          start: start + statement.start,
          end: end + statement.start,
        }));
        const whole = { start: first!.start, end: second!.end };
        const shared = sharedAround(
          { text, start: claim[0].start, end: claim[1].end },
          { stems: statement.stems, ...whole },
        );
        if (shared < leastShared) continue;
        return [
          exchanged(
            text,
            claim,
            statement,
            [first!, second!],
            'false-concatenation/crossed-pairs/groups-crossed',
            'keeps',
          ),
        ];
      }
      return [];
    });
  },
};

/** Two names, or the two words of a pair, joined by nothing but "and". */
function listsIn(text: string): Two[] {
  const names = scanNames(text).filter(({ shape }) => shape !== 'capital');
  const words = [...foldLower(text).matchAll(any)].map((hit) => ({
    start: hit.index,
    end: hit.index + hit[0].length,
  }));
  const paired = listed(text, words).filter(([a, b]) =>
    arePair(text.slice(a.start, a.end), text.slice(b.start, b.end)),
  );
  return [...listed(text, names), ...paired];
}

function listed(text: string, places: readonly (NameSpan | { start: number; end: number })[]): Two[] {
  return places.slice(1).flatMap((second, at): Two[] => {
    const first = places[at]!;
    const [a, b] = [text.slice(first.start, first.end), text.slice(second.start, second.end)];
    // A capital that opens the sentence would move; a number before or a bracket behind belongs to one of the two.
    if (
      !joint.test(text.slice(first.end, second.start)) ||
      /^\p{Lu}\p{Ll}/u.test(a) !== /^\p{Lu}\p{Ll}/u.test(b)
    )
      return [];
    if (
      /(?:[\d(/-]|\ban?) ?$/iu.test(text.slice(0, first.start)) ||
      /^(?:[-/(\d']| [\d(\p{Lu}])/u.test(text.slice(second.end))
    )
      return [];
    return [
      [
        { start: first.start, end: first.end },
        { start: second.start, end: second.end },
      ],
    ];
  });
}

function sameTwo(text: string, claim: Two, other: string, paper: Two): boolean {
  const keys = (of: string, two: Two): string[] =>
    two.map(({ start, end }) => nameKey(of.slice(start, end))).sort();
  return keys(text, claim).join(' ') === keys(other, paper).join(' ');
}

function arePair(a: string, b: string): boolean {
  const [x, y] = [foldLower(a), foldLower(b)];
  return pairs.some(([left, right]) => (left === x && right === y) || (left === y && right === x));
}
