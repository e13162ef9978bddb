import type { Detector } from '../../core/bench/detectors/detector.ts';
import type { EvaluateOptions } from './evaluate-options.ts';

/**
 * Detectors that the options ask for and that run in the command's own process, because they hold a file or a
 * connection that must not be opened twice. None of those that this build has needs either.
 */
export const detectorsHere: (options: EvaluateOptions) => Promise<readonly Detector[]> = () =>
  Promise.resolve([]);
