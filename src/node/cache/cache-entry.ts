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

/** What an entry says of itself in its first line, so that a paper's data is found without unpacking all there is. */
export interface EntryHead {
  /** `Paper.key`. */
  readonly paper: string;
  /** sha256 of its documents, hex. */
  readonly files: readonly string[];
}

/** One line that says what the entry is, then the packed paper. The paths of its documents are left out. */
export async function packEntry(version: string, paper: Paper): Promise<Buffer> {
  const documents = paper.documents.map((document) => ({ ...document, path: '' }));
  const body = await promisify(gzip)(JSON.stringify({ ...paper, documents }), {
    level: constants.Z_BEST_SPEED,
  });
  return Buffer.concat([Buffer.from(headOf({ documents, version }, paper.key, body)), body]);
}

/** The paper of an entry, its paths ''; null where the entry is not of this key, or is damaged. Never rejects. */
export async function unpackEntry(key: EntryKey, bytes: Buffer): Promise<Paper | null> {
  const end = bytes.indexOf(0x0a) + 1;
  const body = bytes.subarray(end);
  const head = bytes.toString('utf8', 0, end);
  if (end === 0 || head !== headOf(key, readEntryHead(head)?.paper ?? '', body)) return null;
  try {
    const json = await promisify(gunzip)(body, { maxOutputLength: largestEntry });
    const paper = JSON.parse(json.toString('utf8')) as unknown;
    return isPaper(paper) && keyOf(paper.documents) === keyOf(key.documents) ? paper : null;
  } catch {
    return null;
  }
}

/** The first line of an entry; null where it is none of this version. */
export function readEntryHead(line: string): EntryHead | null {
  try {
    const { paper, files } = JSON.parse(line) as Partial<EntryHead>;
    return typeof paper === 'string' && Array.isArray(files) ? { paper, files } : null;
  } catch {
    return null;
  }
}

function headOf({ documents, version }: EntryKey, paper: string, body: Buffer): string {
  const files = documents.map(({ sha256 }) => sha256);
  const checksum = createHash('sha256').update(`${paper}\n`).update(body).digest('hex');
  const head = { peerlint: 'paper', version, documents: keyOf(documents), paper, files, checksum };
  return `${JSON.stringify(head)}\n`;
}

/** The checksum has told that the entry is whole; this tells that it is a paper at all. */
function isPaper(value: unknown): value is Paper {
  const paper = value as Partial<Paper> | null;
  const lists = ['documents', 'sections', 'blocks', 'tables', 'captions', 'references', 'passages'] as const;
  return typeof paper === 'object' && paper !== null && lists.every((name) => Array.isArray(paper[name]));
}
