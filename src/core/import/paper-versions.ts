import { baseOf, folderOf, isSupplement } from './pairing-names.ts';

const versionWord =
  /[-_. (]*(?:v|ver[-_. ]?|version[-_. ]?)\d{1,2}\)?$|[-_. (]+(?:rev\d{0,2}|revised|revision[-_. ]?\d{0,2}|camera[-_. ]?ready|final|submitted|submission|preprint|old|new)\)?$/u;

/**
 * Other versions of a paper that lie beside it, by their names: "paper-v1.pdf", "paper-v2.pdf", "paper_revised.pdf".
 * @param documents paths of the papers of a folder, with "/"
 */
export function versionsBeside(paper: string, documents: readonly string[]): string[] {
  const ending = (name: string): string => name.slice(name.lastIndexOf('.')).toLowerCase();
  const main = stemOf(paper);
  if (main === '') return [];
  return documents.filter(
    (other) =>
      other !== paper &&
      folderOf(other) === folderOf(paper) &&
      ending(other) === ending(paper) &&
      !isSupplement(other) &&
      stemOf(other) === main,
  );
}

function stemOf(name: string): string {
  return baseOf(name).replace(versionWord, '');
}
