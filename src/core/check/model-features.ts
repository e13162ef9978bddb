import type { Sentence } from '../review/model.ts';
import type { CheckContext } from './checker.ts';
import { checkers } from './checkers.ts';
import { citations } from './citations.ts';
import { contrastFeatures } from './contrasts/features.ts';
import { probabilityWrong } from './contrasts/score.ts';
import { likelihoodOf } from './likelihood/likelihood.ts';
import { relations } from './relations.ts';

/** Asked for features alone: on 1,236 injections they found one more than the checkers do, too few to be shown. */
const unshown = [relations, citations];

/**
 * What the symbolic side knows of a sentence, by name, for a model to learn from; what is left out is 0. Values lie in
 * about 0..3. Training takes them from `npm run export:features`, the product from here: they are computed nowhere else.
 */
export function modelFeatures(sentence: Sentence, context: CheckContext): Readonly<Record<string, number>> {
  const features: Record<string, number> = {
    [`kind:${sentence.kind}`]: 1,
    likelihood: likelihoodOf(sentence, context.review.fields[sentence.field]?.role ?? 'other', context.index),
  };
  for (const checker of [...checkers, ...unshown]) {
    for (const { verdict, score } of checker.check(sentence, context)) {
      const name = `${checker.name}:${verdict}`;
      // A supported or unmet claim says so by being there.
      features[name] = Math.max(features[name] ?? 0, verdict === 'contradicted' ? score : 1);
    }
  }
  const contrast = contrastFeatures(sentence, context)
    .map((one) => ({ ...one, probability: probabilityWrong(one.features) }))
    .sort((a, b) => b.probability - a.probability)[0];
  if (contrast) {
    features['contrast'] = contrast.probability;
    for (const [name, value] of Object.entries(contrast.features)) features[`contrast:${name}`] = value;
  }
  return features;
}
