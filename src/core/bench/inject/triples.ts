import * as z from 'zod';
import { coarseTypes } from '../../findings/finding.ts';
import { sourceRange } from '../../review/source-range.ts';
import type { Review } from '../../review/model.ts';
import { ofClaimAlone } from './retold.ts';
import { Random, seedOf } from '../random.ts';
import type { Chosen } from './candidates.ts';

const offset = z.number().int().nonnegative();

/** A line of `reviews.jsonl`: paper, human review and injected review, aligned. Offsets are UTF-16 units. */
export const tripleRow = z.object({
  schema: z.literal(1),
  paper: z.string(),
  review: z.string(),
  /** The review as it was written. */
  original: z.string(),
  /** The review with `errors` written into it: made-up text, for defensive research. */
  injected: z.string(),
  errors: z.array(
    z.object({
      /** Range in `injected` of what is false. */
      start: offset,
      end: offset,
      /** Range in `injected` of the sentence. */
      sentence: z.object({ start: offset, end: offset }),
      type: z.enum(coarseTypes),
      node: z.string(),
      operator: z.string(),
      before: z.string(),
    }),
  ),
  maker: z.string(),
});
export type TripleRow = z.infer<typeof tripleRow>;

/**
 * The review with up to `k` false claims, in as many sentences and of as different types as can be had; null where no
 * rule finds anything to alter.
 */
export function tripleOf(
  paper: string,
  review: Review,
  swaps: readonly Chosen[],
  k: number,
  seed: number,
): TripleRow | null {
  const random = new Random(seedOf(seed, paper, review.id, 'triple'));
  const taken = new Map<number, Chosen>();
  const types = new Map<string, number>();
  const mine = random.shuffled(
    swaps.filter(
      ({ review: of, swap }) => of === review.id && swap.effect === 'changes' && ofClaimAlone(swap) !== null,
    ),
  );
  while (taken.size < k) {
    const free = mine.filter(({ start }) => !taken.has(start));
    const next = free.sort(
      (a, b) => (types.get(a.operator.type) ?? 0) - (types.get(b.operator.type) ?? 0),
    )[0];
    if (!next) break;
    taken.set(next.start, next);
    types.set(next.operator.type, (types.get(next.operator.type) ?? 0) + 1);
  }
  const errors: TripleRow['errors'] = [];
  let injected = '';
  let at = 0;
  for (const one of [...taken.values()].sort((a, b) => a.start - b.start)) {
    const sentence = review.sentences.find((s) => s.start === one.start);
    if (!sentence) continue;
    const { claim } = one.swap;
    const range = sourceRange(sentence, claim.start, claim.end);
    // Where the source writes the words otherwise (escapes, markup within), the edit would not read as it was checked.
    if (review.source.slice(range.start, range.end) !== one.grounded.text.slice(claim.start, claim.end))
      continue;
    injected += review.source.slice(at, range.start);
    const start = injected.length;
    injected += claim.text;
    const shift = injected.length - range.end;
    at = range.end;
    errors.push({
      start,
      end: start + claim.text.length,
      sentence: { start: start - (range.start - sentence.start), end: sentence.end + shift },
      type: one.operator.type,
      node: one.swap.node,
      operator: one.operator.id,
      before: review.source.slice(range.start, range.end),
    });
  }
  if (errors.length === 0) return null;
  injected += review.source.slice(at);
  return { schema: 1, paper, review: review.id, original: review.source, injected, errors, maker: 'rules' };
}
