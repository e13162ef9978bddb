import path from 'node:path';
import * as vscode from 'vscode';

/** Bytes. More than this does not go through a message in reasonable time. */
const largest = 300 * 1024 * 1024;

/** The bytes of a PDF, or one sentence that names the file and says what is wrong with it. */
export async function readPdf(file: string): Promise<Uint8Array | string> {
  const name = path.basename(file);
  const uri = vscode.Uri.file(file);
  try {
    const { size } = await vscode.workspace.fs.stat(uri);
    if (size > largest) return `${name} has more than 300 MB, which is too much for this page.`;
    const data = plain(await vscode.workspace.fs.readFile(uri));
    // The header may stand behind some bytes of junk (ISO 32000, annex H.3.4.1).
    const head = new TextDecoder('latin1').decode(data.subarray(0, 1024));
    return head.includes('%PDF-') ? data : `${name} is no PDF any more, or only part of one.`;
  } catch (error) {
    const missing = error instanceof vscode.FileSystemError && error.code === 'FileNotFound';
    if (missing) return `${name} is not there any more: it was moved, renamed or deleted.`;
    return `${name} could not be read.`;
  }
}

const folders = { cmaps: ['dist', 'cmaps'], decoders: ['dist', 'ocr'] };
const plainName = /^[\w-]+\.(?:bcmap|wasm)$/;

/** A file that the page needs of those that come with the extension; null where there is none. */
export async function readResource(
  root: vscode.Uri,
  folder: keyof typeof folders,
  file: string,
): Promise<Uint8Array | null> {
  if (!plainName.test(file)) return null;
  try {
    return plain(await vscode.workspace.fs.readFile(vscode.Uri.joinPath(root, ...folders[folder], file)));
  } catch {
    return null;
  }
}

/** The editor's messages carry plain arrays of bytes; of Node's own Buffer nothing would arrive. */
function plain(data: Uint8Array): Uint8Array {
  return new Uint8Array(data);
}
