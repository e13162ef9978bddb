import type { PageItems } from '../../core/paper/layout/page-items.ts';
import type { LeftOutReason } from './left-out.ts';
import type { PageText } from './page-text.ts';

/** What earlier tries of the same file finished, and what they showed to be better left alone. */
export interface Earlier {
  readonly tries: number;
  /** Pages whose text need not be read again, or cannot be read, and why. */
  readonly texts: ReadonlyMap<number, PageText | LeftOutReason>;
  /** Character maps that were missing. */
  readonly missingMaps: readonly string[];
  /** No page behind this one is read. */
  readonly lastPage: number;
  /** Pages that need not be looked at for hidden text again; null: they cannot be. */
  readonly looks: ReadonlyMap<number, PageItems | null>;
  /** No page behind this one is looked at. */
  readonly lastLook: number;
  readonly withoutOutline: boolean;
  /** Pages with more pieces of text than a real page has are not laid out. */
  readonly withoutDense: boolean;
  /** CPU milliseconds that the earlier tries took. */
  readonly spent: number;
}

export const noEarlier: Earlier = {
  tries: 0,
  texts: new Map(),
  missingMaps: [],
  lastPage: Infinity,
  looks: new Map(),
  lastLook: Infinity,
  withoutOutline: false,
  withoutDense: false,
  spent: 0,
};
