const key = Buffer.from('/BitsPerComponent');
/** A dictionary is looked for this far (bytes) around its key: the palette of an indexed image may stand in it. */
const reach = 4000;

/**
 * Makes the images of a PDF impossible to decode, in place: without their key for the depth of a sample pdf.js gives
 * them up before their first pixel. Which image is painted where, and whether it is a mask, stays as it was, and
 * nobody who reads text wants to know more; but pixels may take any time and memory, whatever their dictionary says.
 * Dictionaries of streams always lie open in a file, even in an encrypted one.
 */
export function disarmImages(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = file.indexOf(key); at >= 0; at = file.indexOf(key, at + key.length)) {
    const before = file.toString('latin1', Math.max(0, at - reach), at);
    const after = file.toString('latin1', at, at + reach);
    const dictionary =
      before.slice(before.lastIndexOf('obj') + 1) + after.slice(0, after.search(/stream|endobj|$/u));
    // Gradients of meshes have the key too, and need it.
    if (/\/Subtype\s*\/Image(?!\w)/u.test(dictionary)) file.write('x', at + key.length - 1, 'latin1');
  }
}
