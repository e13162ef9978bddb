import assert from 'node:assert/strict';
import fc from 'fast-check';
import { follow, isRepair, track } from '../../../src/extension/findings/tracked-finding.ts';
import { finding } from '../../node/engine/fakes.ts';

//              0         1         2         3
//              0123456789012345678901234567890123
const source = 'Good. It has 7 layers. It is slow.';
const seven = finding({
  start: 13,
  end: 14,
  sentence: { start: 6, end: 22 },
  fixes: [
    { title: 'Replace with "9"', edits: [{ start: 13, end: 14, text: '9' }] },
    { title: 'Remove this claim', edits: [{ start: 5, end: 22, text: '' }] },
  ],
});
const tracked = track(seven, source);

describe('a tracked finding', () => {
  it('remembers what each edit replaces', () => {
    assert.deepEqual(
      tracked.fixes.map(({ edits }) => edits.map(({ was }) => was)),
      [['7'], [' It has 7 layers.']],
    );
  });

  it('moves with text typed before it', () => {
    const after = follow(tracked, { start: 0, end: 0, inserted: 10 });
    assert.deepEqual([after?.start, after?.end, after?.sentence], [23, 24, { start: 16, end: 32 }]);
    assert.deepEqual([after?.fixes[1]?.edits[0]?.start, after?.fixes[1]?.edits[0]?.end], [15, 32]);
  });

  it('moves back with text deleted before it', () => {
    const after = follow(tracked, { start: 0, end: 4, inserted: 0 });
    assert.deepEqual([after?.start, after?.end], [9, 10]);
  });

  it('stays where it is when text after it changes', () => {
    assert.deepEqual(follow(tracked, { start: 23, end: 34, inserted: 2 }), tracked);
  });

  it('goes when its sentence is touched', () => {
    assert.equal(follow(tracked, { start: 9, end: 9, inserted: 4 }), null);
    assert.equal(follow(tracked, { start: 13, end: 14, inserted: 1 }), null);
    assert.equal(follow(tracked, { start: 0, end: 34, inserted: 0 }), null);
  });

  it('loses the fix whose place was touched, and stays itself', () => {
    // The space before the sentence belongs to the removal, not to the sentence.
    const after = follow(tracked, { start: 5, end: 6, inserted: 2 });
    assert.deepEqual(
      after?.fixes.map(({ title }) => title),
      ['Replace with "9"'],
    );
  });

  it('still marks the same words after any change that it survives', () => {
    fc.assert(
      fc.property(fc.nat(source.length), fc.nat(source.length), fc.string(), (a, b, text) => {
        const [start, end] = [Math.min(a, b), Math.max(a, b)];
        const changed = source.slice(0, start) + text + source.slice(end);
        const after = follow(tracked, { start, end, inserted: text.length });
        if (!after) return;
        assert.equal(changed.slice(after.start, after.end), '7');
        assert.equal(changed.slice(after.sentence.start, after.sentence.end), 'It has 7 layers.');
        for (const { edits } of after.fixes)
          for (const edit of edits) assert.equal(changed.slice(edit.start, edit.end), edit.was);
      }),
    );
  });

  const beside: [string, number, string, boolean][] = [
    ['words right behind the sentence', tracked.sentence.end, 'x', false],
    ['words right in front of it', tracked.sentence.start, 'Not', false],
    ['a new line behind it', tracked.sentence.end, '\n- Next.', true],
    ['a space behind it', tracked.sentence.end, ' ', true],
    ['a line in front of it', tracked.sentence.start, 'Now.\n', true],
  ];
  for (const [what, at, text, stays] of beside) {
    it(`${stays ? 'stays' : 'goes'} with ${what}`, () => {
      const after = follow(tracked, { start: at, end: at, inserted: text.length, text });
      assert.equal(after !== null, stays);
    });
  }

  it('tells a repair from a removal', () => {
    assert.deepEqual(
      tracked.fixes.map((fix) => isRepair(tracked, fix)),
      [true, false],
    );
  });
});
