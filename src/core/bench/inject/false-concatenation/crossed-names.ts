import { nameKey } from '../../../evidence/lexicon/name-key.ts';
import { scanNames, type NameSpan } from '../../../evidence/lexicon/name-scan.ts';
import { statementsOf } from '../../../evidence/statements.ts';
import { reports } from '../make/aligned.ts';
import { sharedAround } from '../make/context.ts';
import type { Operator, Swap } from '../operator.ts';
import { exchanged, wordsBetween } from './exchange.ts';

/** Content words that must stand between two names, so that each is told of something of its own. */
const leastBetween = 2;
const leastShared = 3;

/** Whose direction is turned, not whose partner is exchanged. */
const compares =
  /\b(?:than|outperform\w*|surpass\w*|exceed\w*|beats?|over|compar\w*|versus|vs|better|worse|against|unlike|equivalent|equals?|similar)\b/iu;

/** "A for images and B for speech" told with A and B exchanged. */
export const crossedNames: Operator = {
  id: 'false-concatenation/crossed-names',
  type: 'False Concatenation',
  fits: (text) => namesIn(text).length > 1,
  propose(grounded) {
    const { text, support } = grounded;
    const names = namesIn(text);
    if (!reports(text)) return [];
    return names.flatMap((first, at): Swap[] =>
      names.slice(at + 1).flatMap((second): Swap[] => {
        if (!mayCross(text, names, first, second)) return [];
        for (const { statement } of support) {
          const told = namesIn(statement.text);
          const [a, b] = [first, second].map((name) => told.find((each) => same(each, name)));
          if (!a || !b || a.start > b.start || !mayCross(statement.text, told, a, b)) continue;
          const paper = [a, b].map(({ start, end }) => ({
            start: start + statement.start,
            end: end + statement.start,
          }));
          const aligned = [first, second].every(
            (name, i) =>
              sharedAround({ text, ...range(name) }, { stems: statement.stems, ...paper[i]! }) >= leastShared,
          );
          if (!aligned) continue;
          const otherWay = statementsOf(grounded.index).all.some(({ text: other }) =>
            reversed(other, first, second),
          );
          if (otherWay) return [];
          return [
            exchanged(
              text,
              [range(first), range(second)],
              statement,
              [paper[0]!, paper[1]!],
              'false-concatenation/crossed-pairs/functions-crossed',
            ),
          ];
        }
        return [];
      }),
    );
  },
};

function namesIn(text: string): NameSpan[] {
  return scanNames(text).filter(({ shape, text: name }) => shape !== 'capital' && name.length > 1);
}

function range({ start, end }: NameSpan): { start: number; end: number } {
  return { start, end };
}

function same(a: NameSpan, b: NameSpan): boolean {
  return nameKey(a.text) === nameKey(b.text);
}

/** Each is named once, both in one number, and words of their own stand between them. */
function mayCross(text: string, names: readonly NameSpan[], a: NameSpan, b: NameSpan): boolean {
  const [first, second] = [nameKey(a.text), nameKey(b.text)];
  if (first.includes(second) || second.includes(first)) return false;
  if (/s$/u.test(a.text) !== /s$/u.test(b.text)) return false;
  if ([a, b].some((one) => names.filter((each) => same(each, one)).length > 1)) return false;
  if ([a, b].some((one) => isGloss(text, one))) return false;
  const between = text.slice(a.end, b.start);
  return (
    wordsBetween(text, [a, b]) >= leastBetween &&
    !compares.test(between) &&
    !/^,|[;:]|,\s*(?:and )?$/u.test(between)
  );
}

/** In brackets, or with brackets behind: a short form or its meaning; part of a compound. */
function isGloss(text: string, { start, end }: NameSpan): boolean {
  return /[([/-]$/u.test(text.slice(0, start)) || /^(?:[-'/)]| ?\((?!\d))/u.test(text.slice(end));
}

/** Some other statement names them in the other order: the paper may say it that way round as well. */
function reversed(text: string, a: NameSpan, b: NameSpan): boolean {
  const [first, second] = [text.indexOf(b.text), text.indexOf(a.text)];
  return first >= 0 && second > first && /\b(?:and|while|whereas)\b/u.test(text.slice(first, second));
}
