import { createHash } from 'node:crypto';

/** What vectors are of: texts in their order, the network with its tokenizer, and the program that cuts the texts. */
export interface VectorKey {
  readonly texts: readonly string[];
  /** Checksums and settings by which a network makes vectors of texts. */
  readonly model: readonly (string | number)[];
  readonly version: string;
}

/** Hex; the version is no part of it, so that a new one takes the place of the old. */
export function vectorKeyOf({ texts, model }: Pick<VectorKey, 'texts' | 'model'>): string {
  return createHash('sha256')
    .update(JSON.stringify([model, texts]))
    .digest('hex');
}

/** One line that says what the entry is, then 32-bit floats, lowest byte first. All vectors are of one width. */
export function packVectors(key: VectorKey, vectors: readonly Float32Array[]): Buffer {
  const width = vectors[0]?.length ?? 0;
  const body = Buffer.alloc(vectors.length * width * bytesOfFloat);
  vectors.forEach((vector, row) =>
    vector.forEach((value, at) => body.writeFloatLE(value, (row * width + at) * bytesOfFloat)),
  );
  return Buffer.concat([Buffer.from(headOf(key, width, body)), body]);
}

/** One vector a text; null where the entry is not of this key, or is damaged. Never throws. */
export function unpackVectors(key: VectorKey, bytes: Buffer): Float32Array[] | null {
  const end = bytes.indexOf(0x0a) + 1;
  const body = bytes.subarray(end);
  const count = key.texts.length;
  const width = body.length / (count * bytesOfFloat);
  if (end === 0 || !Number.isSafeInteger(width) || width === 0) return null;
  if (bytes.toString('utf8', 0, end) !== headOf(key, width, body)) return null;
  const all = Float32Array.from({ length: count * width }, (_, at) => body.readFloatLE(at * bytesOfFloat));
  return key.texts.map((_, row) => all.subarray(row * width, (row + 1) * width));
}

const bytesOfFloat = 4;

function headOf(key: VectorKey, width: number, body: Buffer): string {
  const checksum = createHash('sha256').update(body).digest('hex');
  const { version } = key;
  return `${JSON.stringify({ peerlint: 'vectors', version, of: vectorKeyOf(key), width, checksum })}\n`;
}
