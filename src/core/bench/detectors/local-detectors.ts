import { allNegative } from './all-negative.ts';
import { bm25Top } from './bm25-top.ts';
import type { Detector } from './detector.ts';
import { lexicalOverlap } from './lexical-overlap.ts';
import { randomSpans } from './random-spans.ts';
import { symbolic } from './symbolic.ts';

/** Detectors that run anywhere, without a file or a server, in the order of the tables. */
export const localDetectors = [
  'all-negative',
  'random-spans',
  'lexical-overlap',
  'bm25-top',
  'symbolic',
] as const;
export type LocalDetector = (typeof localDetectors)[number];

/** Names with a place in the tables whose detector is not there yet. */
export const comingDetectors: Readonly<Record<string, string>> = {
  local: 'the small model is not installed, or not allowed',
  fusion: 'it needs the small model, which is not installed or not allowed',
};

export function localDetector(name: LocalDetector, seed: number): Detector {
  switch (name) {
    case 'all-negative':
      return allNegative;
    case 'random-spans':
      return randomSpans(seed);
    case 'lexical-overlap':
      return lexicalOverlap;
    case 'bm25-top':
      return bm25Top;
    case 'symbolic':
      return symbolic;
  }
}
