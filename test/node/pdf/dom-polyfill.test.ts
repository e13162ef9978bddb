import assert from 'node:assert/strict';
import fc from 'fast-check';
import { Matrix2D } from '../../../src/node/pdf/dom-polyfill.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const close = (a: number, b: number): boolean =>
  Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b));
const same = (p: Point, q: Point): boolean => close(p.x, q.x) && close(p.y, q.y);
const number = fc.double({ min: -50, max: 50, noNaN: true });
const matrix = fc.tuple(number, number, number, number, number, number).map((init) => new Matrix2D(init));

describe('Matrix2D', () => {
  it('is the identity at first', () => {
    assert.ok(new Matrix2D().isIdentity);
    assert.deepEqual(new Matrix2D().transformPoint({ x: 3, y: 4 }), { x: 3, y: 4 });
  });

  it('scales, then moves in the scaled system, as pdf.js does with image masks', () => {
    const { a, b, c, d, e, f } = new Matrix2D().scaleSelf(1 / 4, -1 / 8).translateSelf(0, -8);
    assert.deepEqual([a, d, e, f], [0.25, -0.125, 0, 1]);
    assert.ok(b === 0 && c === 0);
  });

  it('turns by degrees', () => {
    assert.ok(same(new Matrix2D().rotate(90).transformPoint({ x: 1, y: 0 }), { x: 0, y: 1 }));
  });

  it('multiplies so that the right matrix acts first', () => {
    fc.assert(
      fc.property(matrix, matrix, number, number, (m, n, x, y) => {
        const wanted = m.transformPoint(n.transformPoint({ x, y }));
        assert.ok(same(m.multiply(n).transformPoint({ x, y }), wanted));
        assert.ok(same(Matrix2D.fromMatrix(n).preMultiplySelf(m).transformPoint({ x, y }), wanted));
      }),
    );
  });

  it('is undone by its inverse', () => {
    const regular = matrix.filter(({ a, b, c, d }) => Math.abs(a * d - b * c) > 1);
    fc.assert(
      fc.property(regular, (m) => {
        const { x, y } = m.inverse().transformPoint(m.transformPoint({ x: 2, y: -5 }));
        assert.ok(Math.abs(x - 2) < 1e-6 && Math.abs(y + 5) < 1e-6);
      }),
    );
  });

  it('has no inverse where it flattens the plane', () => {
    assert.ok(Number.isNaN(new Matrix2D([1, 2, 2, 4, 0, 0]).inverse().a));
  });

  it('takes 6 or 16 elements', () => {
    const sixteen = new Matrix2D([1, 2, 0, 0, 3, 4, 0, 0, 0, 0, 1, 0, 5, 6, 0, 1]);
    assert.deepEqual(sixteen, new Matrix2D([1, 2, 3, 4, 5, 6]));
    assert.throws(() => new Matrix2D([1, 2, 3]), TypeError);
  });

  it('stands in for the browser classes that pdf.js looks for', () => {
    for (const name of ['DOMMatrix', 'ImageData', 'Path2D']) assert.ok(name in globalThis, name);
  });
});
