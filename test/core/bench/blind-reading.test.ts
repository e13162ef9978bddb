import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { BlindPair } from '../../../src/core/bench/blind-reading.ts';
import {
  blindKey,
  blindSheet,
  drawLeaves,
  readBlind,
  readRight,
} from '../../../src/core/bench/blind-reading.ts';
import { nodeAt, taxonomyLeaves } from '../../../src/core/taxonomy/taxonomy.ts';

const pair = (leaf: string, wrong: string): BlindPair => ({ leaf, correct: 'The bog is wet.', wrong });
const pairs = [
  pair('number/count/dataset-count', 'first'),
  pair('temporal/order-reversed/steps-reordered', 'second'),
  pair('hyperbole/flaw-inflated/limit-as-fatal', 'third'),
];

describe('blind reading of the taxonomy', () => {
  it('draws other leaves for another seed, the same for the same one, none twice', () => {
    const drawn = drawLeaves(5, 60);
    assert.equal(new Set(drawn).size, 60);
    assert.ok(drawn.every((path) => nodeAt(path)));
    assert.deepEqual(drawLeaves(5, 60), drawn);
    assert.notDeepEqual(drawLeaves(6, 60), drawn);
  });

  it('draws all leaves where more are asked for', () => {
    assert.equal(drawLeaves(1, 10_000).length, taxonomyLeaves().length);
  });

  it('tells a reader the families and neither leaf nor label of a pair', () => {
    const sheet = blindSheet(pairs, 3);
    assert.match(sheet, /^- number\/count: /m);
    assert.doesNotMatch(sheet, /dataset-count|steps-reordered|limit-as-fatal/);
  });

  it('has a key in the order of the sheet', () => {
    const familyOf: Readonly<Record<string, string>> = {
      first: 'number/count',
      second: 'temporal/order-reversed',
      third: 'hyperbole/flaw-inflated',
    };
    const order = [...blindSheet(pairs, 3).matchAll(/Review: (\w+)/g)].map((match) => familyOf[match[1]!]);
    assert.deepEqual(blindKey(pairs, 3), order);
  });

  it('counts answers of the right family, and missing ones as wrong', () => {
    const key = blindKey(pairs, 3);
    assert.deepEqual(readRight(readBlind(pairs, 3, key)), { hits: 3, n: 3 });
    assert.deepEqual(readRight(readBlind(pairs, 3, [key[0]!, 'number/size'])), { hits: 1, n: 3 });
  });

  it('refuses a pair for a leaf that there is not', () => {
    assert.throws(() => blindKey([pair('number/count/sheep', 'x')], 1), RangeError);
  });

  it('has pairs in store that differ and fit the tree', () => {
    const stored = JSON.parse(readFileSync('test/fixtures/taxonomy-blind/pairs.json', 'utf8')) as BlindPair[];
    assert.equal(blindKey(stored, 1).length, 60);
    assert.ok(stored.every(({ correct, wrong }) => correct !== wrong));
  });
});
