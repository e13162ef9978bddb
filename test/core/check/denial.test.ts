import assert from 'node:assert/strict';
import { isDenial } from '../../../src/core/check/denial.ts';

describe('denials', () => {
  for (const text of [
    'There is no ablation of the glaze.',
    'The firing curve is not reported.',
    'The authors don’t say which clay they use.',
    'Neither kiln was measured.',
    'The evaluation is limited to one kiln.',
    'The paper lacks a control.',
    'Half of the runs carry out no human check.',
    'It is unclear how the cones were read.',
  ])
    it(`sees that something is denied: ${text}`, () => assert.ok(isDenial(text)));

  for (const text of [
    'The authors fire 40 plates at 1,200 degrees.',
    'The glaze is teal in daylight.',
    'The notation follows earlier work on nodes and knots.',
    'The mission statement is a fewmet of prose.',
  ])
    it(`sees that nothing is: ${text}`, () => assert.ok(!isDenial(text)));
});
