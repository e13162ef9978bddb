import type { Evidence } from '../findings/finding.ts';
import { fileName } from '../paper/file-name.ts';

/**
 * "p. 4, 3.1 Model", "extra.pdf, p. 4", or "": where a quotation stands, as far as the source tells. A document that
 * is not the paper itself is named. `documents`: paths, the paper's own first.
 */
export function placeOf(
  { document, page, section }: Pick<Evidence, 'document' | 'page' | 'section'>,
  documents: readonly string[],
): string {
  const name = document === 0 ? null : (documents[document] ?? null);
  return [name === null ? null : shortName(name, documents), page === null ? null : `p. ${page}`, section]
    .filter((part) => part !== null)
    .join(', ');
}

/** The file's name alone, or its path where another document has that name too. */
function shortName(path: string, documents: readonly string[]): string {
  const name = fileName(path);
  return documents.filter((other) => fileName(other) === name).length > 1 ? path : name;
}
