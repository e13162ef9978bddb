import assert from 'node:assert/strict';
import { templatesOf } from '../../../../src/core/bench/inject/templates.ts';

describe('templates of a sentence', () => {
  const types = (text: string, kind: 'fact' | 'request' = 'fact'): Set<string> =>
    new Set(templatesOf({ text, kind }, 'summary').map(({ type }) => type));

  it('ask for explicit numbers before a number can be wrong', () => {
    assert.ok(types('Kilnet reaches 91.5% on stoneware.').has('Number'));
    assert.ok(!types('Kilnet is quick on stoneware.').has('Number'));
  });

  it('ask for a relation in time before it can be wrong', () => {
    assert.ok(types('The glaze is estimated before the ramp is chosen.').has('Temporal'));
    assert.ok(!types('Stoneware is supported.').has('Temporal'));
  });

  it('take leaves that fit the aspect alone', () => {
    const all = templatesOf({ text: 'The ethics statement of 2023 covers consent.', kind: 'fact' }, 'ethics');
    assert.ok(all.length > 0);
    for (const { leaf, aspect } of all) assert.ok(leaf.aspects.includes(aspect));
  });

  it('are none for what is no claim', () => {
    assert.equal(templatesOf({ text: 'Please test 12 more kilns.', kind: 'request' }, 'questions').length, 0);
  });
});
