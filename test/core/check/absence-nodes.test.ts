import assert from 'node:assert/strict';
import { nodeOf } from '../../../src/core/check/absence/wording.ts';
import { inventory } from '../../../src/core/evidence/inventory/inventory.ts';
import { coarseTypes } from '../../../src/core/findings/finding.ts';
import { nodeAt } from '../../../src/core/taxonomy/taxonomy.ts';

describe('nodes of refuted denials', () => {
  it('are leaves where the denied component has one below the family of its type', () => {
    assert.equal(nodeOf('Entity', 'ablation'), 'entity/false-absence/ablation-denied');
    assert.equal(nodeOf('Hyperbole', 'limitations'), 'hyperbole/neglect-inflated/limitations-denied');
    assert.equal(
      nodeOf('Context-based Meaning Error', 'cost'),
      'context-based-meaning-error/false-absence/cost-report-denied',
    );
  });

  it('are the family where the component has none or the thing is outside of the inventory', () => {
    assert.equal(nodeOf('Hyperbole', 'ablation'), 'hyperbole/neglect-inflated');
    assert.equal(nodeOf('Entity', null), 'entity/false-absence');
  });

  it('are in the taxonomy, whatever is denied', () => {
    for (const { id } of inventory)
      for (const type of coarseTypes) assert.ok(nodeAt(nodeOf(type, id)), `${type} ${id}`);
  });
});
