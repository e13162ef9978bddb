import assert from 'node:assert/strict';
import { spoilLargeImages } from '../../../src/node/ocr/spoil-large-images.ts';
import { pdfOf } from '../pdf/hostile-pdf.ts';

const most = 40_000_000;

/** A PDF with one image: whether it counts as too large, and whether its data are as they were. */
function outcome(entries: string, data: Buffer): [large: number, whole: boolean] {
  const file = pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [] /Count 0 >>',
    { dict: `/Type /XObject /Subtype /Image ${entries}`, data },
  ]);
  return [spoilLargeImages(file, most), file.includes(data)];
}

const size = (width: number, height: number): string => `/Width ${width} /Height ${height}`;

/** Start of image, an empty table, and a frame of three components (ITU-T T.81, B.2.2). */
function jpeg(width: number, height: number): Buffer {
  const data = Buffer.from('ffd8ffe000044142ffc000110800000000030111000211000311 00'.replace(' ', ''), 'hex');
  data.writeUInt16BE(height, 13);
  data.writeUInt16BE(width, 15);
  return data;
}

/** A code stream's start and its SIZ marker (ITU-T T.800, A.5.1). */
function jpeg2000(width: number, height: number): Buffer {
  const data = Buffer.alloc(51);
  data.write('ff4fff51002f0000', 'hex');
  data.writeUInt32BE(width, 8);
  data.writeUInt32BE(height, 12);
  return data;
}

describe('spoilLargeImages', () => {
  it('leaves ordinary pictures alone', () => {
    assert.deepEqual(outcome(`${size(2480, 3508)} /BitsPerComponent 8`, jpeg(2480, 3508)), [0, true]);
    assert.deepEqual(outcome(size(2480, 3508), jpeg2000(2480, 3508)), [0, true]);
    assert.deepEqual(outcome(`${size(4960, 7016)} /BitsPerComponent 1`, Buffer.from('packed')), [0, true]);
  });

  it('counts those that are too large by their dictionary', () => {
    assert.deepEqual(outcome(`${size(60_000, 60_000)} /BitsPerComponent 1`, Buffer.from('packed')), [
      1,
      true,
    ]);
  });

  it('spoils those whose own header tells more pixels than their dictionary', () => {
    assert.deepEqual(outcome(`${size(90, 90)} /BitsPerComponent 8`, jpeg(65_000, 65_000)), [1, false]);
    assert.deepEqual(outcome(size(90, 90), jpeg2000(60_000, 60_000)), [1, false]);
  });

  it('spoils those with samples of a depth that there is not', () => {
    assert.deepEqual(outcome(`${size(90, 90)} /BitsPerComponent -1`, Buffer.from('these are packed')), [
      1,
      false,
    ]);
  });
});
