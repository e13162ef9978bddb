import type { LeftOutReason } from './left-out.ts';

/** What earlier tries of the same file showed to be better left alone. */
export interface Avoid {
  /** Pages whose text cannot be read, and why. */
  readonly text: ReadonlyMap<number, LeftOutReason>;
  /** No page behind this one is read. */
  readonly lastPage: number;
  /** Pages that cannot be looked at for hidden text. */
  readonly look: ReadonlySet<number>;
  /** No page behind this one is looked at. */
  readonly lastLook: number;
  readonly outline: boolean;
  /** Pages with more pieces of text than a real page has are not laid out. */
  readonly dense: boolean;
  /** CPU milliseconds that the earlier tries took. */
  readonly spent: number;
}

export const avoidNothing: Avoid = {
  text: new Map(),
  lastPage: Infinity,
  look: new Set(),
  lastLook: Infinity,
  outline: false,
  dense: false,
  spent: 0,
};
