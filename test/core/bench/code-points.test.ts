import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { toUtf16 } from '../../../src/core/bench/code-points.ts';

describe('code points to UTF-16 units', () => {
  it('counts an astral character as one code point and two units', () => {
    const at = toUtf16('a𝒳b');
    assert.deepEqual([0, 1, 2, 3].map(at), [0, 1, 3, 4]);
  });

  it('refuses an offset behind the end', () => {
    assert.throws(() => toUtf16('𝒳')(2), RangeError);
  });

  it('cuts the same text as code points do', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(), fc.nat(), (text, a, b) => {
        const points = [...text];
        const [start, end] = [a % (points.length + 1), b % (points.length + 1)].sort((x, y) => x - y) as [
          number,
          number,
        ];
        const at = toUtf16(text);
        assert.equal(text.slice(at(start), at(end)), points.slice(start, end).join(''));
      }),
    );
  });
});
