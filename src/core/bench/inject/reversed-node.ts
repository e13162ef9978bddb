/** Leaves that are each other's counterpart. */
const counterparts: readonly (readonly [string, string])[] = [
  [
    'attribution-failure/proposal-as-prior-work/own-method-as-borrowed',
    'attribution-failure/prior-work-as-proposed/method-taken-as-new',
  ],
  [
    'attribution-failure/proposal-as-prior-work/own-data-as-borrowed',
    'attribution-failure/prior-work-as-proposed/data-taken-as-new',
  ],
  [
    'attribution-failure/proposal-as-prior-work/own-proof-as-known',
    'attribution-failure/prior-work-as-proposed/theory-taken-as-new',
  ],
  [
    'attribution-failure/proposal-as-prior-work/own-finding-as-known',
    'attribution-failure/prior-work-as-proposed/finding-taken-as-new',
  ],
  ['hyperbole/effect-inflated/gain-inflated', 'hyperbole/effect-played-down/gain-played-down'],
  ['hyperbole/neglect-inflated/evaluation-as-meagre', 'hyperbole/extent-inflated/tests-as-exhaustive'],
];
const reversed = new Map(counterparts.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));

/**
 * The error of a claim that stays as it is while the paper is altered: where "we propose" becomes "we borrow" on the
 * paper's side, the claim takes for new what is borrowed. Most errors are the same from both sides.
 */
export function reversedNode(node: string): string {
  return reversed.get(node) ?? node;
}
