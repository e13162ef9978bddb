import assert from 'node:assert/strict';
import { taxonomyPaths } from '../../../src/core/taxonomy/taxonomy.ts';
import { nodeOfAddress, nodeQuery, taxonomyPath } from '../../../src/extension/taxonomy/node-address.ts';

describe('the address of a node', () => {
  it('is read back for every node of the taxonomy', () => {
    for (const { path } of taxonomyPaths()) {
      assert.equal(nodeOfAddress({ path: taxonomyPath, query: nodeQuery(path) }), path);
    }
  });

  it('without a node means the whole page', () => {
    assert.equal(nodeOfAddress({ path: '/taxonomy', query: '' }), '');
  });

  it('of anything else is not followed', () => {
    for (const address of [
      { path: '/run', query: 'node=number' },
      { path: '/taxonomy', query: 'node=../../etc/passwd' },
      { path: '/taxonomy', query: 'node=<script>' },
      { path: '/taxonomy', query: 'node=Number' },
    ]) {
      assert.equal(nodeOfAddress(address), null, JSON.stringify(address));
    }
  });
});
