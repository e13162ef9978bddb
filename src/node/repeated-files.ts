import { fileName } from '../core/paper/file-name.ts';
import type { PaperDocument, PaperWarning } from '../core/paper/model.ts';

type Given = Pick<PaperDocument, 'path' | 'sha256'>;

/** The files without those whose bytes came before: their sections would all be there twice. */
export function withoutRepeated<T extends Given>(
  given: readonly T[],
): { files: T[]; warnings: PaperWarning[] } {
  const files: T[] = [];
  const warnings: PaperWarning[] = [];
  for (const file of given) {
    const at = files.findIndex(({ sha256 }) => sha256 === file.sha256);
    const other = at === 0 ? 'the paper' : `the supplement ${fileName(files[at]?.path ?? '')}`;
    if (at < 0) files.push(file);
    else
      warnings.push({
        kind: 'supplement-repeated',
        page: null,
        text: `The supplement ${fileName(file.path)} is the same file as ${other} and was left out.`,
      });
  }
  return { files, warnings };
}
