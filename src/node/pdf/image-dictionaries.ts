/** A dictionary is looked for this far (bytes) around its type: the palette of an indexed image may stand in it. */
const reach = 4000;
const type = Buffer.from('/Image');

export interface ImageDictionary {
  readonly text: string;
  /** Place of its first byte in the file. */
  readonly start: number;
  /** Place of the image's data. */
  readonly data: number;
}

/**
 * The dictionaries of a PDF's images, found by their spelling. Dictionaries of streams always lie open in a file, even
 * in an encrypted one.
 */
export function* imageDictionaries(file: Buffer): Generator<ImageDictionary> {
  for (let at = file.indexOf(type); at >= 0; at = file.indexOf(type, at + type.length)) {
    const before = file.toString('latin1', Math.max(0, at - reach), at);
    const after = file.toString('latin1', at, at + reach);
    const [end = ''] = /stream\r?\n|endobj|$/u.exec(after) ?? [];
    const from = before.lastIndexOf('obj') + 1;
    const text = before.slice(from) + after.slice(0, after.indexOf(end) || undefined);
    if (!end.startsWith('stream') || !/\/Subtype\s*\/Image(?!\w)/u.test(text)) continue;
    const start = at - (before.length - from);
    yield { text, start, data: start + text.length + end.length };
  }
}
