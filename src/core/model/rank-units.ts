import type { PaperIndex } from '../evidence/paper-index.ts';
import { isSeeking } from '../evidence/retrieval/seeking.ts';
import { candidateFeatures, candidatesFor } from './candidates.ts';
import type { DetectorConfig } from './detector-config.ts';
import type { RankedUnit } from './excerpt.ts';
import type { Unit } from './units.ts';

/** A ranked unit and how near the model finds it (cosine, -1..1). */
export interface NearUnit extends RankedUnit {
  readonly cosine: number;
}

/** All units by how much they bear on a sentence, best first; about 2 ms for a paper of 600 units. */
export function rankUnits(
  sentence: string,
  vector: Float32Array,
  index: PaperIndex,
  units: readonly Unit[],
  vectors: readonly Float32Array[],
  { ranker }: Pick<DetectorConfig, 'ranker'>,
): NearUnit[] {
  const weights = isSeeking(sentence) ? ranker.seeking : ranker.telling;
  const byWords = new Map(candidatesFor(sentence, index, units).map((one) => [one.unit.id, one.features]));
  return units
    .map((unit, at): NearUnit => {
      const cosine = dot(vector, vectors[at]!);
      const words = byWords.get(unit.id);
      let score = weights.cosine * cosine;
      if (words) candidateFeatures.forEach((name, n) => (score += weights[name] * words[n]!));
      if (unit.kind === 'heading' || unit.kind === 'caption' || unit.kind === 'table')
        score += weights[unit.kind];
      return { unit, score, cosine };
    })
    .sort((a, b) => b.score - a.score || a.unit.id - b.unit.id);
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += a[at]! * b[at]!;
  return sum;
}
