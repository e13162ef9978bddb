import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, gunzip, gzip } from 'node:zlib';
import type { Paper, PaperDocument } from '../../core/paper/model.ts';

/** What a paper was read from: the hash of the bytes, and how they were taken. Where the file lies is no part of it. */
export type DocumentKey = Pick<PaperDocument, 'sha256' | 'format'>;

/** What an entry is of: the paper and its supplements in order, and the reader that read them. */
export interface EntryKey {
  readonly documents: readonly DocumentKey[];
  readonly version: string;
}

/** No paper comes near this size (bytes of JSON); what unpacks to more was not written here. */
const largestEntry = 256 * 1024 * 1024;

/** Hex, the same for the same documents in the same order. */
export function keyOf(documents: readonly DocumentKey[]): string {
  const named = documents.map(({ sha256, format }) => [format, sha256]);
  return createHash('sha256').update(JSON.stringify(named)).digest('hex');
}

/** One line that says what the entry is, then the packed paper. The paths of its documents are left out. */
export async function packEntry(version: string, paper: Paper): Promise<Buffer> {
  const documents = paper.documents.map((document) => ({ ...document, path: '' }));
  const body = await promisify(gzip)(JSON.stringify({ ...paper, documents }), {
    level: constants.Z_BEST_SPEED,
  });
  return Buffer.concat([Buffer.from(headOf({ documents, version }, body)), body]);
}

/** The paper of an entry, its paths ''; null where the entry is not of this key, or is damaged. Never rejects. */
export async function unpackEntry(key: EntryKey, bytes: Buffer): Promise<Paper | null> {
  const end = bytes.indexOf(0x0a) + 1;
  const body = bytes.subarray(end);
  if (end === 0 || bytes.toString('utf8', 0, end) !== headOf(key, body)) return null;
  try {
    const json = await promisify(gunzip)(body, { maxOutputLength: largestEntry });
    const paper = JSON.parse(json.toString('utf8')) as unknown;
    return isPaper(paper) && keyOf(paper.documents) === keyOf(key.documents) ? paper : null;
  } catch {
    return null;
  }
}

function headOf({ documents, version }: EntryKey, body: Buffer): string {
  const checksum = createHash('sha256').update(body).digest('hex');
  return `${JSON.stringify({ peerlint: 'paper', version, documents: keyOf(documents), checksum })}\n`;
}

/** The checksum has told that the entry is whole; this tells that it is a paper at all. */
function isPaper(value: unknown): value is Paper {
  const paper = value as Partial<Paper> | null;
  const lists = ['documents', 'sections', 'blocks', 'tables', 'captions', 'references', 'passages'] as const;
  return typeof paper === 'object' && paper !== null && lists.every((name) => Array.isArray(paper[name]));
}
