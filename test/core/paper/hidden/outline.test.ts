import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  isInside,
  isNear,
  isRectangle,
  outlineBox,
  piecesOf,
} from '../../../../src/core/paper/hidden/outline.ts';

const square = [0, 10, 10, 1, 30, 10, 1, 30, 30, 1, 10, 30, 4];
const hole = [0, 15, 15, 1, 25, 15, 1, 25, 25, 1, 15, 25, 4];
/** Radius 10 around (0, 0), in four curves. */
const k = 5.523;
const circle = [
  0,
  10,
  0,
  2,
  10,
  k,
  k,
  10,
  0,
  10,
  2,
  -k,
  10,
  -10,
  k,
  -10,
  0,
  2,
  -10,
  -k,
  -k,
  -10,
  0,
  -10,
  2,
  k,
  -10,
  10,
  -k,
  10,
  0,
];

describe('outlines', () => {
  it('hold the points inside, by either rule', () => {
    const ring = piecesOf([...square, ...hole], true);
    assert.ok(isInside(ring, 12, 12, true) && isInside(ring, 12, 12, false));
    assert.ok(!isInside(ring, 20, 20, true) && isInside(ring, 20, 20, false));
    assert.ok(!isInside(ring, 35, 20, true) && !isInside(ring, 35, 20, false));
  });

  it('are closed for filling', () => {
    assert.ok(isInside(piecesOf(square.slice(0, -1), true), 11, 20, false));
  });

  it('follow curves', () => {
    const pieces = piecesOf(circle, true);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 6.3, noNaN: true }), (angle) => {
        const at = (r: number): boolean => isInside(pieces, r * Math.cos(angle), r * Math.sin(angle), false);
        assert.ok(at(9) && !at(10.2));
      }),
    );
  });

  it('are near within half the width of the stroke', () => {
    const stroke = piecesOf([0, 0, 0, 1, 100, 0], false);
    assert.ok(isNear(stroke, 50, 4, 8) && !isNear(stroke, 50, 5, 8) && !isNear(stroke, 110, 0, 8));
  });

  it('have a box, unless they are broken or empty', () => {
    assert.deepEqual(outlineBox(square), [10, 10, 30, 30]);
    assert.equal(outlineBox([]), null);
    assert.equal(outlineBox([0, 1]), null);
    assert.equal(outlineBox([9, 1, 1]), null);
  });

  it('tell rectangles', () => {
    assert.ok(isRectangle(square));
    assert.ok(isRectangle([...square.slice(0, -1), 1, 10, 10, 4]));
    assert.ok(!isRectangle([...square, ...hole]));
    assert.ok(!isRectangle(circle));
    assert.ok(!isRectangle([0, 10, 10, 1, 30, 12, 1, 30, 30, 1, 10, 30, 4]));
    assert.ok(!isRectangle([]));
  });
});
