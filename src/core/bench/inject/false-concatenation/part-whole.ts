import { alignedPlace, swapOf } from '../make/aligned.ts';
import type { Operator, Swap } from '../operator.ts';

interface Measure {
  readonly find: RegExp;
  readonly by: string;
  /** The same behind "by" and "of". */
  readonly behindBy: string;
  readonly node: string;
}

const measures: readonly Measure[] = [
  {
    find: /\b(?:up to|at most|a maximum of)(?= \d[\d.]*(?: ?(?:%|percent|percentage points?|points?|times|[x×])|-fold))/giu,
    by: 'on average',
    behindBy: 'an average of',
    node: 'false-concatenation/part-whole-joined/part-on-total',
  },
  {
    find: /\b(?:an average(?: [\w-]+)? of)(?= \d[\d.]*)/giu,
    by: 'a maximum of',
    behindBy: 'a maximum of',
    node: 'false-concatenation/part-whole-joined/total-on-part',
  },
];

/** The best of several values told as their mean, or the mean as the best. */
export const partAndWhole: Operator = {
  id: 'false-concatenation/part-whole',
  type: 'False Concatenation',
  fits: (text) => measures.some(({ find }) => text.search(find) >= 0),
  propose(grounded) {
    const { text } = grounded;
    return measures.flatMap(({ find, by, behindBy, node }): Swap[] => {
      const hits = placesIn(text, find);
      const [hit] = hits;
      if (!hit || hits.length > 1 || /\b(?:on average|average|mean)\b/iu.test(text.slice(hit.end))) return [];
      const number = /^ (?<number>\d+(?:\.\d+)?)/u.exec(text.slice(hit.end))?.groups?.['number'];
      const aligned = alignedPlace(grounded, hit, (statement) =>
        placesIn(statement, find).filter(({ end }) =>
          statement
            .slice(end)
            .trimStart()
            .startsWith(number ?? '\n'),
        ),
      );
      if (!aligned) return [];
      const words = (of: string, start: number): string =>
        /\b(?:by|of) $/u.test(of.slice(0, start)) ? behindBy : by;
      const { passage, paper } = aligned;
      return [
        swapOf(
          text,
          aligned,
          { claim: words(text, hit.start), paper: words(passage.text, paper.start) },
          node,
        ),
      ];
    });
  },
};

function placesIn(text: string, pattern: RegExp): { start: number; end: number }[] {
  return [...text.matchAll(pattern)].map((hit) => ({ start: hit.index, end: hit.index + hit[0].length }));
}
