import { sha1 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Data sets by name, and how their papers are split. */
export const sets = {
  neurips_dev: 'dev',
  iclr_llm_dev: 'dev',
  neurips_train: 'train',
  iclr_llm_train: 'train',
  f1000rd: 'train',
} as const;
export type SetName = keyof typeof sets;

/** fit: thresholds are chosen on it; report: the other half of a dev set; final: what nobody tunes on. */
export type Part = 'fit' | 'report' | 'final';

/** Sets that thresholds are tuned on are halved; of others a third is kept apart. */
export type SplitKind = 'dev' | 'train';

/**
 * The part a paper belongs to, by the last hex digit of sha1(paper id): 0-a and b-f in train sets, two halves in dev
 * sets.
 */
export function partOf(set: SetName, paperId: string): Part {
  return partBy(sets[set], paperId);
}

/** The same for a data set of any name. */
export function partBy(kind: SplitKind, paperId: string): Part {
  const digit = parseInt(bytesToHex(sha1(utf8ToBytes(paperId))).slice(-1), 16);
  if (kind === 'dev') return digit < 8 ? 'fit' : 'report';
  return digit <= 10 ? 'fit' : 'final';
}
