import type { EvidenceContext } from '../../core/bench/evaluate/evidence-contexts.ts';
import type { HereOptions } from './detectors-here.ts';
import type { Split } from './asked-parts.ts';

/** What the command line says. */
export interface EvaluateOptions extends HereOptions {
  readonly detector?: readonly string[];
  readonly set?: readonly string[];
  readonly papers?: readonly string[];
  readonly fit?: string;
  readonly split?: Split;
  readonly context?: readonly EvidenceContext[];
  readonly out?: string;
  readonly seed: number;
  readonly limit?: number;
  readonly resamples: number;
}
