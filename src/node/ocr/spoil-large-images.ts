import { imageDictionaries } from '../pdf/image-dictionaries.ts';

/** Headers of pictures stand within this many bytes of their data. */
const header = 100_000;

/**
 * Spoils, in place, the images of a PDF that have more pixels than `mostPixels` by their own header, whatever their
 * dictionary says, or samples of a depth that there is not. How many there are, together with those that are as large
 * by their dictionary (pdf.js leaves them out).
 */
export function spoilLargeImages(bytes: Uint8Array, mostPixels: number): number {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  let found = 0;
  for (const { text, data } of imageDictionaries(file)) {
    const large = numberOf(text, 'Width') * numberOf(text, 'Height') > mostPixels;
    const depth = /\/BitsPerComponent\s*([-+.\w]+)/u.exec(text)?.[1] ?? '8';
    const odd = !['1', '2', '4', '8', '16'].includes(depth);
    const spoilt = odd || pixelsOf(file.subarray(data, data + header)) > mostPixels;
    // The first bytes of all packings and pictures: nothing decodes without them.
    if (spoilt) file.fill(0, data, Math.min(file.length, data + 12));
    if (large || spoilt) found += 1;
  }
  return found;
}

function numberOf(dictionary: string, key: string): number {
  return Number(new RegExp(`/${key}\\s+(\\d+)(?!\\s+\\d+\\s+R)`, 'u').exec(dictionary)?.[1] ?? 0);
}

/** Pixels by the header of a JPEG or JPEG 2000; 0 of anything else. */
function pixelsOf(data: Buffer): number {
  if (data.length > 4 && data.readUInt16BE(0) === 0xffd8) return pixelsOfJpeg(data);
  const start = data.subarray(0, 2).toString('hex');
  const sizes = start === 'ff4f' || start === '0000' ? data.indexOf(Buffer.from([0xff, 0x51])) : -1;
  // Marker, length, capabilities, then the width and height of the grid and its offset.
  return sizes >= 0 && sizes + 14 <= data.length
    ? data.readUInt32BE(sizes + 6) * data.readUInt32BE(sizes + 10)
    : 0;
}

function pixelsOfJpeg(data: Buffer): number {
  let most = 0;
  // All frames count, also those that a decoder would meet behind junk.
  for (let at = data.indexOf(0xff); at >= 0 && at + 9 <= data.length; at = data.indexOf(0xff, at + 1)) {
    const marker = data[at + 1]!;
    if (marker < 0xc0 || marker > 0xc2) continue;
    const length = data.readUInt16BE(at + 2);
    const parts = data[at + 9] ?? 0;
    if (length !== 8 + 3 * parts) continue;
    most = Math.max(most, data.readUInt16BE(at + 5) * data.readUInt16BE(at + 7));
  }
  return most;
}
