import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { checkCost, draftLength, draftOf, editsOf } from '../../../src/core/bench/check-cost.ts';
import { formatCheckCost } from '../../../src/core/bench/format-check-cost.ts';
import { paperOf } from '../paper-of.ts';

const text = Array.from({ length: 20 }, (_, i) => `The pond number ${i} holds many frogs.`).join(' ');

describe('the cost of a check', () => {
  it('is measured on the first sentences of the reviews together', () => {
    const draft = draftOf([text, text])!;
    assert.ok(draft.startsWith(text));
    assert.equal(draftOf([text]), null);
    assert.equal(draft.match(/frogs\./gu)?.length, draftLength);
  });

  it('is measured after edits of one sentence each', () => {
    const draft = draftOf([text, text])!;
    const edited = editsOf(draft);
    assert.equal(new Set(edited).size, 5);
    for (const one of edited) assert.equal(one.replace(' indeed.', '.'), draft);
  });

  it('is printed checker by checker, against the bars', () => {
    let now = 0;
    const cost = checkCost(paperOf(['Frogs live in ponds.']), [text, text], () => (now += 20));
    assert.ok(cost);
    assert.deepEqual([cost.whole, cost.edited.length, cost.sentences], [20, 5, draftLength]);
    const printed = formatCheckCost([cost]);
    assert.match(printed, /whole draft, loaded paper +20 +20 +20 +150 {2}met/);
    assert.match(printed, /one sentence edited \(5 edits\) +20 +20 +20 +15 {2}MISSED/);
    assert.match(printed, /^ {2}absence /m);
  });
});
