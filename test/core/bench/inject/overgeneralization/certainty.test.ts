import { certainty } from '../../../../../src/core/bench/inject/overgeneralization/certainty.ts';
import { leaves, makes } from '../agrees.ts';

describe('overgeneralization/certainty', () => {
  makes(certainty, [
    [
      'Silt layers may increase the drift of harbour gauges.',
      'Silt layers can increase the drift of harbour gauges in spring.',
      'Silt layers will always increase the drift of harbour gauges.',
      'Silt layers will always increase the drift of harbour gauges in spring.',
    ],
    [
      'Harbour gauges often drift after a storm from the west.',
      'Harbour gauges frequently drift after a storm from the west.',
      'Harbour gauges always drift after a storm from the west.',
      'Harbour gauges always drift after a storm from the west.',
    ],
    [
      'The residual suggests that silt layers cause the gauge drift.',
      'The residual indicates that silt layers cause the gauge drift.',
      'The residual proves that silt layers cause the gauge drift.',
      'The residual proves that silt layers cause the gauge drift.',
    ],
  ]);
  leaves(certainty, [
    // What the authors can do is no outcome.
    [
      'Pilots read harbour gauges, and they can improve the forecast.',
      'Pilots read harbour gauges, and they can improve the forecast.',
    ],
    // The paper is sure of it.
    [
      'Silt layers may increase the drift of harbour gauges.',
      'Silt layers increase the drift of harbour gauges.',
    ],
    // A negation.
    [
      'Silt layers do not often increase the drift of harbour gauges.',
      'Silt layers often increase the drift of harbour gauges.',
    ],
  ]);
});
