import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { coarseTypes } from '../../../src/core/findings/finding.ts';
import { taxonomyPage } from '../../../src/core/taxonomy/page.ts';
import { nodeAt, taxonomy, taxonomyPaths } from '../../../src/core/taxonomy/taxonomy.ts';

describe('taxonomy', () => {
  it('has the nine coarse types below its root, by name and in order', () => {
    assert.deepEqual(
      taxonomy.children.map((child) => child.name),
      [...coarseTypes],
    );
  });

  it('is no deeper than three and has no two siblings of one slug or name', () => {
    const paths = taxonomyPaths();
    assert.ok(paths.every(({ depth }) => depth <= 3));
    assert.equal(new Set(paths.map(({ path }) => path)).size, paths.length);
  });

  it('puts years under Number', () => {
    assert.equal(
      nodeAt('number/year-discrepancy/citation-year-substitution')?.name,
      'Citation Year Substitution',
    );
  });

  it('knows no node by a wrong path', () => {
    assert.equal(nodeAt('number/citation-year-substitution'), null);
    assert.equal(nodeAt('constructor'), null);
  });

  it('has a current page in docs', () => {
    assert.equal(readFileSync('docs/taxonomy.md', 'utf8'), taxonomyPage());
  });
});
