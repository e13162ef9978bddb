import { proofAsCited } from '../../../../../src/core/bench/inject/attribution/proof-as-cited.ts';
import { leaves, makes } from '../agrees.ts';

describe('attribution/proof-as-cited', () => {
  makes(proofAsCited, [
    [
      'The authors derive an error bound for gauge filters.',
      'We establish an error bound for gauge filters in narrow inlets.',
      'The authors cite an error bound for gauge filters.',
      'We cite an error bound for gauge filters in narrow inlets.',
    ],
    [
      'Provides convergence guarantees for the gauge filter.',
      'We provide convergence guarantees for the gauge filter.',
      'Cites convergence guarantees for the gauge filter.',
      'We cite convergence guarantees for the gauge filter.',
    ],
  ]);
  leaves(proofAsCited, [
    // No theory.
    ['The authors provide maps of gauges and harbours.', 'We provide maps of gauges and harbours.'],
    // The paper has it from others.
    [
      'The authors derive an error bound for gauge filters.',
      'Ling derived an error bound for gauge filters.',
    ],
    // Nobody says who derives it.
    ['Gauge filters give an error bound for harbours.', 'Gauge filters give an error bound for harbours.'],
  ]);
});
