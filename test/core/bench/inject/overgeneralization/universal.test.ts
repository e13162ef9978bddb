import { universal } from '../../../../../src/core/bench/inject/overgeneralization/universal.ts';
import { leaves, makes } from '../agrees.ts';

describe('overgeneralization/universal', () => {
  makes(universal, [
    [
      'Tidenet beats the pilots on all gauge datasets of the harbour.',
      'Tidenet beats the pilots on all datasets of the harbour.',
      'Tidenet beats the pilots on only some gauge datasets of the harbour.',
      'Tidenet beats the pilots on only some datasets of the harbour.',
    ],
    [
      'Tidenet finds the drift of gauges in both inlets.',
      'Tidenet finds the drift of gauges in both inlets at night.',
      'Tidenet finds the drift of gauges in only one of the two inlets.',
      'Tidenet finds the drift of gauges in only one of the two inlets at night.',
    ],
    [
      'Tidenet consistently predicts currents better than the pilots.',
      'Tidenet consistently predicts currents better than the pilots do.',
      'Tidenet occasionally predicts currents better than the pilots.',
      'Tidenet occasionally predicts currents better than the pilots do.',
    ],
    [
      'Tidenet consistently predicts currents better than the pilots.',
      'Tidenet consistently predicts currents better than the pilots do.',
      '= Tidenet invariably predicts currents better than the pilots.',
      'Tidenet invariably predicts currents better than the pilots do.',
    ],
  ]);
  leaves(universal, [
    // The paper has it of some.
    [
      'Tidenet beats the pilots on all gauge datasets of the harbour.',
      'Tidenet beats the pilots on most gauge datasets of the harbour.',
    ],
    // All of something else.
    [
      'Tidenet beats the pilots on all gauge datasets of the harbour.',
      'Tidenet beats the pilots of the harbour on gauge datasets for all winters.',
    ],
    // The two are named.
    [
      'Drift is seen by both the gauge filters and the pilots of the harbour.',
      'Drift is seen by both the gauge filters and the pilots of the harbour.',
    ],
    // A subject, whose verb would have to follow.
    ['Both filters remove the drift of harbour gauges.', 'Both filters remove the drift of harbour gauges.'],
  ]);
});
