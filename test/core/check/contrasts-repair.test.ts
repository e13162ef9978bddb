import assert from 'node:assert/strict';
import type { Candidate } from '../../../src/core/check/contrasts/candidates.ts';
import { repairOf } from '../../../src/core/check/contrasts/repair.ts';

/** The repair of `said` in `text` where the paper prints `printed`. */
function repair(text: string, said: string, printed: string, exclusive = true): string | null {
  const start = text.indexOf(said);
  const candidate = { start, end: start + said.length, set: { exclusive } } as Candidate;
  return repairOf(text, candidate, printed);
}

describe('repairs of contrasts', () => {
  it("are the paper's word in the same form", () => {
    assert.equal(repair('The gate is online.', 'online', 'offline'), 'offline');
    assert.equal(repair('Trained sequentially.', 'sequentially', 'jointly'), 'jointly');
  });

  it('take over a capital at the start and leave names as they are printed', () => {
    assert.equal(repair('Online gates close.', 'Online', 'offline'), 'Offline');
    assert.equal(repair('It is optimised by SGD.', 'SGD', 'AdamW'), 'AdamW');
  });

  it('are left out where another form or another article would be needed', () => {
    assert.equal(repair('It minimizes the loss.', 'minimizes', 'maximization of'), null);
    assert.equal(repair('It solves a convex problem.', 'convex', 'unconstrained'), null);
    assert.equal(repair('They train it separately.', 'separately', 'joint'), null);
  });

  it('are left out where both words may hold', () => {
    assert.equal(repair('The gate is online.', 'online', 'offline', false), null);
  });
});
