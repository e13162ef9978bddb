import assert from 'node:assert/strict';
import { foundationSwapped } from '../../../../../src/core/bench/inject/attribution/foundation.ts';
import { groundedOf, told } from '../grounded-of.ts';
import { paperOf } from '../paper-of.ts';

const cited = 'Earlier forecasters are GaugeFormer [1] and the slower SiltMixer [2].';

describe('attribution/foundation', () => {
  it('builds on another work that the paper cites', () => {
    const grounded = groundedOf(
      'The forecaster is based on GaugeFormer and predicts harbour currents.',
      paperOf('Our forecaster is based on GaugeFormer and predicts harbour currents hourly.', cited),
    );
    assert.deepEqual(told(foundationSwapped, grounded), [
      'The forecaster is based on SiltMixer and predicts harbour currents. | Our forecaster is based on SiltMixer and predicts harbour currents hourly.',
    ]);
  });

  it('makes nothing of a name that the paper cites nobody for', () => {
    const grounded = groundedOf(
      'The forecaster is based on TideNet and predicts harbour currents.',
      paperOf('Our forecaster is based on TideNet and predicts harbour currents hourly.', cited),
    );
    assert.deepEqual(told(foundationSwapped, grounded), []);
  });

  it('makes nothing where the paper builds on another', () => {
    const grounded = groundedOf(
      'The forecaster is based on GaugeFormer and predicts harbour currents.',
      paperOf('Our forecaster is based on a recurrent filter and predicts harbour currents.', cited),
    );
    assert.deepEqual(told(foundationSwapped, grounded), []);
  });
});
