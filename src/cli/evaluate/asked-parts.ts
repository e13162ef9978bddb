import type { Part, SplitKind } from '../../core/bench/split.ts';
import { InputError } from '../../core/input-error.ts';

export const splits = ['all', 'fit', 'report', 'final'] as const;
export type Split = (typeof splits)[number];

/**
 * Parts of a data set that are reported on. Unless asked for: those that thresholds are not chosen on; of the named
 * training sets the fitting part, because their final part is for the last word alone.
 */
export function reportedParts(
  asked: Split | undefined,
  kind: SplitKind,
  { name, training, fitElsewhere }: { name: string; training: boolean; fitElsewhere: boolean },
): Part[] {
  const known: Part[] = ['fit', kind === 'dev' ? 'report' : 'final'];
  if (asked === 'all') return known;
  if (asked === undefined) {
    if (training) return ['fit'];
    return fitElsewhere ? known : known.slice(1);
  }
  if (!known.includes(asked))
    throw new InputError(
      '--split',
      `${name} has no part "${asked}".`,
      `It is one of: ${known.join(', ')}, all.`,
    );
  return [asked];
}
