import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { InputError } from '../core/input-error.ts';
import type { Review } from '../core/review/model.ts';
import { parseReview } from '../core/review/parse-review.ts';

/** A review has a few thousand characters; this leaves room for an export of a whole venue. */
const maxBytes = 32 * 1024 * 1024;

/**
 * Reads a review file and parses it; "-" reads standard input. Throws InputError, in one sentence with its mend, for
 * what cannot be a review: no such file, a directory, a PDF, another binary file, an empty file, a text that is not
 * UTF-8 (or UTF-16 with a byte order mark), JSON that does not parse, a form without review text.
 */
export async function readReviewFile(path: string): Promise<Review[]> {
  const { file, bytes, source } = await readReviewText(path, maxBytes);
  const reviews = parseReview(source, { path, sha256: createHash('sha256').update(bytes).digest('hex') });
  if (reviews.every(({ sentences }) => sentences.length === 0)) {
    throw new InputError(
      file,
      'holds no review text.',
      'Give a review as .md, .txt or an exported JSON or HotCRP file.',
    );
  }
  return reviews;
}

/**
 * The bytes and the text of a review file; "-" reads standard input. Throws InputError as `readReviewFile` does.
 * @param mostBytes what is larger is refused
 */
export async function readReviewText(
  path: string,
  mostBytes: number,
): Promise<{ file: string; bytes: Buffer; source: string }> {
  const file = path === '-' ? 'standard input' : path;
  const bytes = await readBytes(path, file, mostBytes);
  return { file, bytes, source: decodeReview(bytes, file) };
}

async function readBytes(path: string, file: string, mostBytes: number): Promise<Buffer> {
  try {
    if (path !== '-' && (await stat(path)).isDirectory()) {
      throw new InputError(
        file,
        'is a directory.',
        'Give the review file itself (.md, .txt or an exported JSON or HotCRP file).',
      );
    }
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of path === '-' ? process.stdin : createReadStream(path)) {
      chunks.push(chunk as Buffer);
      size += (chunk as Buffer).length;
      if (size > mostBytes) {
        throw new InputError(
          file,
          `is larger than ${mostBytes >> 20} MB.`,
          'Give one review, or split the export.',
        );
      }
    }
    return Buffer.concat(chunks);
  } catch (error) {
    throw error instanceof InputError ? error : cannotRead(file, (error as NodeJS.ErrnoException).code);
  }
}

function cannotRead(file: string, code: string | undefined): InputError {
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return new InputError(file, 'does not exist.', 'Check the name and the folder.');
    case 'EACCES':
    case 'EPERM':
      return new InputError(
        file,
        'cannot be read: permission is denied.',
        'Change its permissions or copy it.',
      );
    default:
      return new InputError(
        file,
        `cannot be read (${code ?? 'unknown error'}).`,
        'Check the file and try again.',
      );
  }
}

/** First bytes of files that are given by mistake. */
const signatures: readonly (readonly [RegExp, string, string])[] = [
  // Some PDFs carry a few stray bytes before the mark.
  [/^[^A-Za-z]*%PDF-\d/u, 'is a PDF, not a review.', 'Give the review first and the PDF behind --paper.'],
  [/^PK\u0003\u0004/u, 'is a Word, Excel or ZIP file.', 'Save the review as plain text or Markdown.'],
  [
    /^\u00D0\u00CF\u0011\u00E0/u,
    'is an old Word or Excel file.',
    'Save the review as plain text or Markdown.',
  ],
  [/^\{\\rtf/u, 'is an RTF file.', 'Save the review as plain text or Markdown.'],
  [/^\u001F\u008B/u, 'is compressed.', 'Unpack it first.'],
];

/** Decodes the bytes of a review; `file` names it in errors. The byte order mark is dropped, line ends stay. */
export function decodeReview(bytes: Uint8Array, file: string): string {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  for (const [signature, problem, mend] of signatures) {
    if (signature.test(head)) throw new InputError(file, problem, mend);
  }
  const source = decode(bytes, head, file);
  if (source.trim() === '')
    throw new InputError(file, 'is empty.', 'Write the review first, or give another file.');
  if (source.includes('\u0000'))
    throw new InputError(file, 'is a binary file.', 'Give the review as a text file.');
  return source;
}

function decode(bytes: Uint8Array, head: string, file: string): string {
  const utf16 = head.startsWith('\u00FF\u00FE')
    ? 'utf-16le'
    : head.startsWith('\u00FE\u00FF')
      ? 'utf-16be'
      : null;
  try {
    return new TextDecoder(utf16 ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    if (/\u0000/.test(head))
      throw new InputError(file, 'is a binary file.', 'Give the review as a text file.');
    const line = new TextDecoder('utf-8')
      .decode(bytes)
      .split('\uFFFD')[0]!
      .split(/\r\n|\n|\r/).length;
    throw new InputError(file, `is not UTF-8 text (line ${line}).`, 'Save it with the encoding UTF-8.');
  }
}
