import { foldLower } from '../../../text/fold.ts';
import { statementsOf, stemsOf } from '../../../evidence/statements.ts';
import { alignedPlace, swapOf } from '../make/aligned.ts';
import { patternOf } from '../make/class-swap.ts';
import { casedLike } from '../make/letter-case.ts';
import type { Operator, Swap } from '../operator.ts';
import { pairs } from './pairs.ts';

/** Words that mean one of two parts only beside the other; alone they are adjectives of anything. */
const vague = new Set(
  'first second upper lower training inference performance efficiency accuracy bias mean key policy width depth theoretical empirical theoretically empirically input output image text vision language prior content content style prompt prompts response sensitivity specificity weights activations rows columns magnitude direction synthetic real-world positive negative linear nonlinear necessary sufficient'.split(
    ' ',
  ),
);
const partner = new Map<string, string>();
for (const [a, b] of pairs) {
  if (vague.has(a) || vague.has(b)) continue;
  if (!partner.has(a)) partner.set(a, b);
  if (!partner.has(b)) partner.set(b, a);
}
const pattern = patternOf([...partner.keys()]);

/** What the paper says of one part of a pair told of the other, which it speaks of elsewhere. */
export const otherPart: Operator = {
  id: 'false-concatenation/other-part',
  type: 'False Concatenation',
  fits: (text) => foldLower(text).search(pattern) >= 0,
  propose(grounded) {
    const { text, index, support } = grounded;
    return [...foldLower(text).matchAll(pattern)].flatMap((hit): Swap[] => {
      const word = hit[0];
      const other = partner.get(word)!;
      const told = [text, ...support.map(({ statement }) => statement.text)].map((each) => foldLower(each));
      if (told.some((each) => each.includes(other)) || told[0]!.split(word).length > 2) return [];
      if (/^[ -]\p{Lu}|^ ?\(/u.test(text.slice(hit.index + word.length))) return [];
      const stems = stemsOf(other).map(({ stem }) => stem);
      if (statementsOf(index).places(stems, 0).length === 0) return [];
      const aligned = alignedPlace(
        grounded,
        { start: hit.index, end: hit.index + word.length },
        (statement) =>
          foldLower(statement).split(word).length > 2
            ? []
            : [...foldLower(statement).matchAll(pattern)]
                .filter((each) => each[0] === word)
                .map((each) => ({ start: each.index, end: each.index + word.length })),
      );
      if (!aligned) return [];
      const cased = (of: string, { start, end }: { start: number; end: number }): string =>
        casedLike(of.slice(start, end), other);
      return [
        swapOf(
          text,
          aligned,
          { claim: cased(text, aligned.claim), paper: cased(aligned.passage.text, aligned.paper) },
          'false-concatenation/crossed-pairs/functions-crossed',
        ),
      ];
    });
  },
};
