import assert from 'node:assert/strict';
import { mayStillHold } from '../../../../src/core/bench/inject/still-true.ts';
import { groundedOf } from './grounded-of.ts';

const paper = `# Testbeds

## 1 Data

The planner is tested on the Lindau workshop plates. The planner is also tested on the Murano workshop plates. Earlier planners were shown on the Sevres factory.
`;

describe('whether an altered claim may still be true', () => {
  const hold = (sentence: string, old: string, by: string): boolean => {
    const start = sentence.indexOf(old);
    return mayStillHold(groundedOf(sentence, paper), { start, end: start + old.length, text: by });
  };
  const claim = 'The planner is tested on the Lindau workshop plates.';

  it('sees that the paper says the other thing as well', () => {
    assert.equal(hold(claim, 'Lindau', 'Murano'), true);
  });

  it('lets a claim pass that the paper says of something else, or not at all', () => {
    assert.equal(hold(claim, 'Lindau', 'Sevres'), false);
    assert.equal(hold(claim, 'Lindau', 'Meissen'), false);
  });

  it('sees that nothing changed', () => {
    assert.equal(hold(claim, 'Lindau workshop', 'lindau  workshop'), true);
  });
});
