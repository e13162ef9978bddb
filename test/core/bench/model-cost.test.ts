import assert from 'node:assert/strict';
import { formatModelCost } from '../../../src/core/bench/format-model-cost.ts';
import { modelCost } from '../../../src/core/bench/model-cost.ts';
import { buildPaperIndex } from '../../../src/core/evidence/paper-index.ts';
import { paperFromMarkdown } from '../../../src/core/paper/from-text.ts';
import { ScriptedModel } from '../model/scripted-model.ts';

const paper = paperFromMarkdown('# Plates\n\nThe enamel of each plate is teal. Plates are fired at dawn.\n', {
  path: 'p.md',
  sha256: '',
  format: 'markdown',
  pages: null,
});
const index = buildPaperIndex(paper);
const review = `## Summary\n\n${Array.from({ length: 40 }, (_, n) => `The paper fires plate ${n} at dawn.`).join(' ')}\n`;

/** Each look at the clock is a millisecond. */
function ticking(): () => number {
  let now = 0;
  return () => (now += 1);
}

describe('what the local model costs', () => {
  it('reads a draft of thirty sentences, and one a time after an edit', async () => {
    const model = new ScriptedModel(() => ({ wrong: 0 }));
    const cost = await modelCost(model, paper, index, [review], ticking());
    assert.ok(cost);
    assert.equal(cost.sentences, 30);
    assert.equal(cost.edited.length, 5);
    assert.deepEqual(cost.probabilities, Array<number>(30).fill(0.5));
    // The sentence that makes the paper known, the draft, and each edited sentence.
    assert.equal(model.asked.length, 1 + 30 + 5);
    assert.deepEqual([cost.paper, cost.draft, ...cost.edited], Array<number>(7).fill(1));
  });

  it('has nothing to say of a short review', async () => {
    const model = new ScriptedModel(() => ({ wrong: 0 }));
    assert.equal(await modelCost(model, paper, index, ['A plate.'], ticking()), null);
  });

  it('is printed against its bars, and as shares of the exact network', () => {
    const cost = (factor: number, p: number) => ({
      units: 100,
      paper: 1000 * factor,
      sentences: 2,
      draft: 1500 * factor,
      edited: [60 * factor],
      probabilities: [p, 0.5],
    });
    const text = formatModelCost([
      { name: 'model', costs: [cost(1, 0.7)], memory: 300 },
      { name: 'fp32', costs: [cost(2, 0.74)], memory: 400 },
    ]);
    const [small = '', exact = '', shares = ''] = text.split('\n\n');
    assert.match(small, /reading a draft +1500\.0 +1500\.0 +1500\.0 +2000 +met/);
    assert.match(small, /a sentence of it +750\.0/);
    assert.match(exact, /reading a draft +3000\.0 .*MISSED/);
    assert.match(shares, /reading a draft +0\.50/);
    assert.match(shares, /mean difference of the probabilities +0\.0200/);
    assert.match(shares, /greatest difference +0\.0400/);
  });
});
