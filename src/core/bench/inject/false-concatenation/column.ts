import { nameKey } from '../../../evidence/lexicon/name-key.ts';
import { scanNames, type NameSpan } from '../../../evidence/lexicon/name-scan.ts';
import { classedNames } from '../entity/name-classes.ts';
import { alignedPlace } from '../make/aligned.ts';
import { agreeing } from '../make/article.ts';
import type { Operator, Swap } from '../operator.ts';
import { inOrder, wordsBetween } from './exchange.ts';

/** What a statement tells of one dataset or method told of the other one that it names: "71.4 on A and 60.2 on B". */
export const columnSwapped: Operator = {
  id: 'false-concatenation/column',
  type: 'False Concatenation',
  fits: (text) => namesIn(text).length > 0,
  propose(grounded, random) {
    const { text, index } = grounded;
    const names = classedNames(index);
    return namesIn(text).flatMap((name): Swap[] => {
      const own = names.get(nameKey(name.text));
      if (!own || own.own || isGloss(text, name)) return [];
      const aligned = alignedPlace(grounded, name, (statement) => placesOf(statement, own.key));
      if (!aligned) return [];
      const { statement, passage, paper } = aligned;
      const told = nameKey(text);
      const others = namesIn(statement.text).filter((other) => {
        const of = names.get(nameKey(other.text));
        if (
          !of ||
          of.of !== own.of ||
          of.own ||
          own.siblings.has(of.key) ||
          told.includes(of.key) ||
          isGloss(statement.text, other)
        )
          return false;
        if (placesOf(statement.text, of.key).length > 1) return false;
        const two = inOrder(
          { start: paper.start - statement.start, end: paper.end - statement.start },
          { start: other.start, end: other.end },
        );
        return two !== null && wordsBetween(statement.text, two) > 1;
      });
      const by = random.pick(others);
      if (!by) return [];
      const second = { start: by.start + statement.start, end: by.end + statement.start };
      const two = inOrder(paper, second)!;
      const [a, b] = two.map(({ start, end }) => passage.text.slice(start, end));
      return [
        {
          claim: agreeing(text, { start: name.start, end: name.end, text: by.text }),
          paper: {
            passage: passage.id,
            start: two[0].start,
            end: two[1].end,
            text: b! + passage.text.slice(two[0].end, two[1].start) + a!,
          },
          node:
            own.of === 'data'
              ? 'false-concatenation/swapped-cells/dataset-column-swapped'
              : 'false-concatenation/swapped-cells/row-swapped',
          effect: 'changes',
        },
      ];
    });
  },
};

function namesIn(text: string): NameSpan[] {
  return scanNames(text).filter(({ shape }) => shape !== 'capital');
}

function placesOf(text: string, key: string): NameSpan[] {
  return namesIn(text).filter(({ text: name }) => nameKey(name) === key);
}

function isGloss(text: string, { start, end }: NameSpan): boolean {
  return /[(/-]$/u.test(text.slice(0, start)) || /^(?:['/-]| ?\(\p{Lu})/u.test(text.slice(end));
}
