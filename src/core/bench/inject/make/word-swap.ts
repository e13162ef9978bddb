import type { CoarseType } from '../../../findings/finding.ts';
import { foldLower } from '../../../text/fold.ts';
import type { Operator, Swap } from '../operator.ts';
import { agreeing } from './article.ts';
import { sharedAround } from './context.ts';

/** Two words or phrases that exclude each other where they stand, in the same form: ["improves", "worsens"]. */
export type Opposites = readonly [string, string];

export interface WordSwap {
  readonly id: string;
  readonly type: CoarseType;
  /** Leaf of the taxonomy. */
  readonly node: string;
  /** Lower case, one pair a form; each word stands in one pair only. */
  readonly opposites: readonly Opposites[];
  /** Pairs that may be exchanged without a change of meaning. */
  readonly synonyms?: readonly Opposites[];
  /** Opposites are taken from left to right only: "some" -> "all". */
  readonly oneWay?: boolean;
  /** Where the word is another one: tested on what stands before and behind it. */
  readonly unless?: { readonly before?: RegExp; readonly behind?: RegExp };
}

/** Content words that claim and statement must share around the word. */
const leastShared = 3;

/** An operator that puts a word's opposite in its place, in the claim and in the statement that supports it. */
export function wordSwap({ id, type, node, opposites, synonyms = [], oneWay, unless }: WordSwap): Operator {
  const changes = tableOf(opposites, oneWay ?? false);
  const keeps = tableOf(synonyms, false);
  const pattern = patternOf([...changes.keys(), ...keeps.keys()]);
  const find = (text: string): { start: number; end: number; word: string }[] =>
    [...foldLower(text).matchAll(pattern)]
      .map((hit) => ({ start: hit.index, end: hit.index + hit[0].length, word: hit[0] }))
      .filter(
        ({ start, end }) =>
          unless?.before?.test(text.slice(0, start)) !== true &&
          unless?.behind?.test(text.slice(end)) !== true,
      );
  return {
    id,
    type,
    fits: (text) => find(text).length > 0,
    propose({ text, support }) {
      return find(text).flatMap((word) => {
        for (const { statement } of support) {
          const { passage } = statement;
          const places = find(statement.text).map(({ start, end, word: form }) => ({
            start: start + statement.start,
            end: end + statement.start,
            word: form,
          }));
          // A statement that uses the word twice, or its opposite as well, could be read either way.
          const [place] = places;
          if (!place || places.length > 1) continue;
          if (!sameSide(changes, word.word, place.word) && word.word !== place.word) continue;
          if (sharedAround({ text, ...word }, { stems: statement.stems, ...place }) < leastShared) continue;
          return (['changes', 'keeps'] as const).flatMap((effect): Swap[] => {
            const table = effect === 'changes' ? changes : keeps;
            const [inClaim, inPaper] = [table.get(word.word), table.get(place.word)];
            if (inClaim === undefined || inPaper === undefined) return [];
            return [
              {
                claim: agreeing(text, { ...word, text: inClaim }),
                paper: { passage: passage.id, ...agreeing(passage.text, { ...place, text: inPaper }) },
                node,
                effect,
              },
            ];
          });
        }
        return [];
      });
    },
  };
}

/** Both words have an opposite, and neither is the other's. */
function sameSide(changes: ReadonlyMap<string, string>, a: string, b: string): boolean {
  return changes.has(a) && changes.has(b) && changes.get(a)!.slice(0, 4) === changes.get(b)!.slice(0, 4);
}

function tableOf(pairs: readonly Opposites[], oneWay: boolean): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  for (const [left, right] of pairs) {
    table.set(left, right);
    if (!oneWay && !table.has(right)) table.set(right, left);
  }
  return table;
}

function patternOf(words: readonly string[]): RegExp {
  const longest = [...new Set(words)].sort((a, b) => b.length - a.length || a.localeCompare(b));
  const escaped = longest.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+'));
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${escaped.join('|')})(?![\\p{L}\\p{N}-])`, 'gu');
}
