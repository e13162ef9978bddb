import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, gunzip, gzip } from 'node:zlib';
import type { DraftDocument } from '../../core/paper/draft.ts';

/** What an entry is of: the paper's bytes and the reader that read them. */
export interface EntryKey {
  /** Hex sha256 of the file's bytes. */
  readonly sha256: string;
  readonly version: string;
}

/** No paper comes near this size (bytes of JSON); what unpacks to more was not written here. */
const largestEntry = 256 * 1024 * 1024;

/** One line that says what the entry is, then the packed draft. The paper's path is left out. */
export async function packEntry(key: EntryKey, draft: DraftDocument): Promise<Buffer> {
  const json = JSON.stringify({ ...draft, document: { ...draft.document, path: '' } });
  const body = await promisify(gzip)(json, { level: constants.Z_BEST_SPEED });
  return Buffer.concat([Buffer.from(headOf(key, body)), body]);
}

/** The draft of an entry, its path ''; null where the entry is not of this key, or is damaged. Never throws. */
export async function unpackEntry(key: EntryKey, bytes: Buffer): Promise<DraftDocument | null> {
  const end = bytes.indexOf(0x0a) + 1;
  const body = bytes.subarray(end);
  if (end === 0 || bytes.toString('utf8', 0, end) !== headOf(key, body)) return null;
  try {
    const json = await promisify(gunzip)(body, { maxOutputLength: largestEntry });
    const draft = JSON.parse(json.toString('utf8')) as unknown;
    return isDraft(draft) && draft.document.sha256 === key.sha256 ? draft : null;
  } catch {
    return null;
  }
}

function headOf({ sha256, version }: EntryKey, body: Buffer): string {
  const checksum = createHash('sha256').update(body).digest('hex');
  return `${JSON.stringify({ peerlint: 'paper', version, sha256, checksum })}\n`;
}

/** The checksum has told that the entry is whole; this tells that it is a draft at all. */
function isDraft(value: unknown): value is DraftDocument {
  const draft = value as Partial<DraftDocument> | null;
  const lists = ['blocks', 'warnings', 'pagesWithoutText', 'furniture', 'lineNumbers', 'hidden'] as const;
  return (
    typeof draft === 'object' &&
    draft !== null &&
    typeof draft.document === 'object' &&
    lists.every((name) => Array.isArray(draft[name]))
  );
}
