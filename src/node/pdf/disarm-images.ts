import { imageDictionaries } from './image-dictionaries.ts';

const key = '/BitsPerComponent';

/**
 * Makes the images of a PDF impossible to decode, in place: without their key for the depth of a sample pdf.js gives
 * them up before their first pixel. Which image is painted where, and whether it is a mask, stays as it was, and
 * nobody who reads text wants to know more; but pixels may take any time and memory, whatever their dictionary says.
 */
export function disarmImages(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  for (const { text, start } of imageDictionaries(file)) {
    const at = text.indexOf(key);
    if (at >= 0) file.write('x', start + at + key.length - 1, 'latin1');
  }
}
