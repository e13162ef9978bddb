import { foldLower } from '../../../text/fold.ts';
import { statementsOf, stemsOf } from '../../../evidence/statements.ts';
import { alignedPlace, swapOf } from '../make/aligned.ts';
import { patternOf } from '../make/class-swap.ts';
import { casedLike } from '../make/letter-case.ts';
import type { Operator, Swap } from '../operator.ts';
import { pairs, qualities } from './pairs.ts';

/** Words that mean one of two parts only beside the other; alone they are adjectives of anything. */
const vague = new Set(
  'user item users items first second upper lower training inference performance efficiency accuracy bias mean key policy width depth theoretical empirical theoretically empirically input output image text vision language prior content content style prompt prompts response sensitivity specificity weights activations rows columns magnitude direction synthetic real-world positive negative linear nonlinear necessary sufficient'.split(
    ' ',
  ),
);
/** Phases of a course, and kinds of data, by which a pair is told apart from a pair of parts. */
const phases = new Set(
  'pre-training pretraining fine-tuning forward backward exploration exploitation source target'.split(' '),
);

type Pairing = 'part' | 'quality' | 'phase';

function partnersOf(pairing: Pairing): ReadonlyMap<string, string> {
  const partner = new Map<string, string>();
  for (const [a, b] of pairs) {
    if (vague.has(a) || vague.has(b)) continue;
    const kind = phases.has(a) ? 'phase' : qualities.has(a) ? 'quality' : 'part';
    if (kind !== pairing) continue;
    if (!partner.has(a)) partner.set(a, b);
    if (!partner.has(b)) partner.set(b, a);
  }
  return partner;
}

/** What the paper says of one part of a pair told of the other, which it speaks of elsewhere: teacher and student. */
export const otherPart = otherOfPair(
  'false-concatenation/other-part',
  'part',
  'false-concatenation/crossed-pairs/functions-crossed',
);

/** The same of things told apart by a quality: local and global, static and dynamic. */
export const otherQuality = otherOfPair(
  'false-concatenation/other-quality',
  'quality',
  'false-concatenation/crossed-pairs/groups-crossed',
);

/** The same of two phases or sides: pre-training and fine-tuning, source and target. */
export const otherPhase = otherOfPair(
  'false-concatenation/other-phase',
  'phase',
  'false-concatenation/crossed-pairs/tasks-crossed',
);

function otherOfPair(id: string, pairing: Pairing, node: string): Operator {
  const partner = partnersOf(pairing);
  const pattern = patternOf([...partner.keys()]);
  return {
    id,
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
            node,
          ),
        ];
      });
    },
  };
}
