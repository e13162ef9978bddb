import assert from 'node:assert/strict';
import { greyOf, stencilOf } from '../../../../src/core/paper/ocr/grey-image.ts';
import { PageRaster } from '../../../../src/core/paper/ocr/page-raster.ts';

/** Two by two pixels: black, grey | white, black. */
const image = { width: 2, height: 2, grey: Uint8Array.from([0, 100, 255, 0]), alpha: null };

/** Grey at a point of the page, in points from its top left. */
function at(raster: PageRaster, x: number, y: number): number {
  return raster.grey[Math.floor(y * raster.scale) * raster.width + Math.floor(x * raster.scale)]!;
}

function painted(matrix: readonly [number, number, number, number, number, number]): PageRaster {
  const raster = new PageRaster(40, 40);
  raster.paint(image, matrix);
  return raster;
}

/** The four quarters of the square from (10, 10) to (30, 30): top left, top right, bottom left, bottom right. */
function quarters(raster: PageRaster): number[] {
  const places = [
    [11, 11],
    [29, 11],
    [11, 29],
    [29, 29],
  ] as const;
  return places.map(([x, y]) => at(raster, x, y));
}

describe('PageRaster', () => {
  it('holds 300 pixels an inch, and fewer of a poster', () => {
    assert.equal(new PageRaster(72, 144).height, 600);
    const poster = new PageRaster(7200, 7200);
    assert.ok(poster.width * poster.height <= 2 ** 24);
    assert.ok(poster.width > 4000);
  });

  it('paints an image upright, with its first row at the top', () => {
    assert.deepEqual(quarters(painted([20, 0, 0, -20, 10, 30])), [0, 100, 255, 0]);
  });

  it('turns and mirrors it as its matrix says', () => {
    // A quarter turn clockwise on the page: the left column comes to the top, from its lower end.
    assert.deepEqual(quarters(painted([0, 20, 20, 0, 10, 10])), [255, 0, 0, 100]);
    assert.deepEqual(quarters(painted([-20, 0, 0, -20, 30, 30])), [100, 0, 0, 255]);
  });

  it('leaves the page white around an image, and beyond its edge', () => {
    const raster = painted([20, 0, 0, -20, 30, 30]);
    assert.equal(at(raster, 5, 5), 255);
    assert.equal(at(raster, 31, 11), 0);
  });

  it('takes the mean where an image is finer than the raster', () => {
    const grey = Uint8Array.from({ length: 400 * 400 }, (_, n) => ((n + Math.floor(n / 400)) % 2 ? 255 : 0));
    const raster = new PageRaster(40, 40);
    raster.paint({ width: 400, height: 400, grey, alpha: null }, [40, 0, 0, -40, 0, 40]);
    const middle = at(raster, 20, 20);
    assert.ok(middle > 60 && middle < 195, String(middle));
  });

  it('joins strips without a seam', () => {
    const raster = new PageRaster(40, 40);
    const black = { width: 8, height: 2, grey: new Uint8Array(16), alpha: null };
    for (const top of [0, 10.3, 20.7, 30]) raster.paint(black, [40, 0, 0, -10.4, 0, top + 10.4]);
    for (let y = 0.5; y < 39.5; y += 0.1) assert.equal(at(raster, 20, y), 0, `at ${y}`);
  });

  it('paints nothing that is flattened or has no place', () => {
    for (const matrix of [
      [0, 0, 0, 0, 5, 5],
      [10, 10, 10, 10, 0, 0],
      [NaN, 0, 0, 20, 0, 0],
      [1e300, 0, 0, 1e300, 0, 0],
    ] as const)
      assert.doesNotThrow(() => painted([...matrix]));
    assert.ok(painted([10, 10, 10, 10, 0, 0]).grey.every((value) => value === 255));
  });

  it('writes a PGM file', () => {
    const raster = new PageRaster(72, 72);
    const file = raster.pgm();
    assert.equal(new TextDecoder().decode(file.subarray(0, 15)), 'P5\n300 300\n255\n');
    assert.equal(file.length, 15 + 300 * 300);
  });
});

describe('pixels of an image', () => {
  it('are read from bits, a row in whole bytes', () => {
    const grey = greyOf('bits', { width: 9, height: 2, data: [0b10000001, 0b10000000, 0, 0] })?.grey;
    assert.deepEqual([...grey!.subarray(0, 9)], [255, 0, 0, 0, 0, 0, 0, 255, 255]);
    assert.deepEqual([...grey!.subarray(9)], Array(9).fill(0));
  });

  it('are read from colours, with their opacity', () => {
    const rgb = greyOf('rgb', { width: 2, height: 1, data: [255, 255, 255, 0, 0, 0] })!;
    assert.deepEqual([[...rgb.grey], rgb.alpha], [[255, 0], null]);
    const rgba = greyOf('rgba', { width: 1, height: 1, data: [0, 0, 0, 128] })!;
    assert.deepEqual([[...rgba.grey], [...rgba.alpha!]], [[0], [128]]);
  });

  it('of a stencil are painted where its bits are 0', () => {
    const stencil = stencilOf({ width: 8, height: 1, data: [0b01111111] }, 40)!;
    const raster = new PageRaster(72, 72);
    raster.paint(stencil, [72, 0, 0, -72, 0, 72]);
    assert.equal(at(raster, 2, 36), 40);
    assert.equal(at(raster, 60, 36), 255);
  });

  it('that are cut short are no image', () => {
    for (const kind of ['bits', 'rgb', 'rgba'] as const)
      assert.equal(greyOf(kind, { width: 10, height: 10, data: [1, 2, 3] }), null);
    assert.equal(stencilOf({ width: 10, height: 10, data: [] }, 0), null);
  });
});
