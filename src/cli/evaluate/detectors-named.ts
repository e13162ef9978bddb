import type { Detector } from '../../core/bench/detectors/detector.ts';
import {
  comingDetectors,
  localDetector,
  localDetectors,
  type LocalDetector,
} from '../../core/bench/detectors/local-detectors.ts';
import { InputError } from '../../core/input-error.ts';

/** Who is asked: in the worker processes, and here (models and servers that must not be loaded twice). */
export interface AskedDetectors {
  readonly local: readonly LocalDetector[];
  readonly here: readonly Detector[];
  /** Asked for, but not there. */
  readonly missing: readonly { readonly name: string; readonly why: string }[];
  /** All that are asked, in the order of the tables. */
  readonly all: readonly Detector[];
}

/**
 * Detectors by name; all that need nothing where none is named. Throws InputError on an unknown name.
 * @param here detectors that this run can build besides the local ones
 */
export function detectorsNamed(
  names: readonly string[],
  seed: number,
  here: readonly Detector[] = [],
): AskedDetectors {
  const asked =
    names.length > 0
      ? [...new Set(names)]
      : [...localDetectors, ...here.map(({ name }) => name), ...Object.keys(comingDetectors)];
  const known = [...localDetectors, ...here.map(({ name }) => name), ...Object.keys(comingDetectors)];
  const unknown = asked.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new InputError(unknown, 'is no detector.', `It is one of: ${known.join(', ')}.`);
  const local = localDetectors.filter((name) => asked.includes(name));
  const chosen = here.filter(({ name }) => asked.includes(name));
  return {
    local,
    here: chosen,
    missing: Object.entries(comingDetectors)
      .filter(([name]) => asked.includes(name) && !chosen.some((one) => one.name === name))
      .map(([name, why]) => ({ name, why })),
    all: [...local.map((name) => localDetector(name, seed)), ...chosen],
  };
}
