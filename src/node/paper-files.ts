import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { InputError } from '../core/input-error.ts';
import type { PaperDocument } from '../core/paper/model.ts';
import { refuseOtherContent } from './other-content.ts';

export interface PaperFile extends Pick<PaperDocument, 'path' | 'sha256' | 'format'> {
  /** Left out where the file is opened again when its turn comes. */
  readonly bytes?: Buffer;
}

export type Role = 'paper' | 'supplement';

/** The bytes of a paper's file and what they are; InputError where it cannot be read, or holds something else. */
export async function openFile(path: string, role: Role): Promise<Required<PaperFile>> {
  const bytes = await readBytes(path, role);
  const named = extname(path).toLowerCase() === '.pdf';
  const pdf = isPdf(bytes);
  if (!pdf) refuseOtherContent(path, bytes, named);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { path, bytes, sha256, format: pdf || named ? 'pdf' : textFormat(path) };
}

function textFormat(path: string): PaperDocument['format'] {
  return /^\.(?:md|markdown|mdown|mkd)$/iu.test(extname(path)) ? 'markdown' : 'text';
}

/** The header may stand behind some bytes of junk (ISO 32000, annex H.3.4.1: within the first 1,024 bytes). */
function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 1024).includes('%PDF-');
}

async function readBytes(path: string, role: Role): Promise<Buffer> {
  let size: number;
  try {
    const entry = await stat(path);
    if (entry.isDirectory())
      throw new InputError(path, 'is a directory.', `Name the ${role} file in it (.pdf, .md or .txt).`);
    if (!entry.isFile())
      throw new InputError(path, 'is not a regular file.', 'Name a .pdf, .md or .txt file.');
    size = entry.size;
  } catch (error) {
    throw error instanceof InputError ? error : unreadable(path, role, error);
  }
  if (size === 0) throw new InputError(path, 'is empty (0 bytes).', `Download or export the ${role} again.`);
  try {
    return await readFile(path);
  } catch (error) {
    throw unreadable(path, role, error);
  }
}

function unreadable(path: string, role: Role, error: unknown): InputError {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOENT' || code === 'ENOTDIR')
    return new InputError(path, 'does not exist.', `Check the path of the ${role}.`);
  if (code === 'EACCES' || code === 'EPERM')
    return new InputError(path, 'may not be read.', 'Give yourself permission to read it.');
  return new InputError(
    path,
    `cannot be read (${code ?? 'unknown error'}).`,
    'Check the file and its drive.',
  );
}
