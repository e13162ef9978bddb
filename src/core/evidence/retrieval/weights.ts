import * as z from 'zod';
import data from './weights.json' with { type: 'json' };
import { featureNames } from './passage-features.ts';

const row = z.array(z.number()).length(featureNames.length);

/** One weight a feature, in the order of `featureNames`: for sentences that ask or miss, and for those that tell. */
export const weights = z.strictObject({ telling: row, seeking: row }).parse(data);
export type RetrievalWeights = typeof weights;
