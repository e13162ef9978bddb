/* Names of papers and reviews in a folder. Paths are relative, with "/". */

export function folderOf(path: string): string {
  const at = path.lastIndexOf('/');
  return at < 0 ? '' : path.slice(0, at);
}

/** Name without folder and extension, as names are compared: composed letters in lower case. */
export function baseOf(path: string): string {
  return folded(path.slice(path.lastIndexOf('/') + 1).replace(/\.[A-Za-z0-9]{1,8}$/u, ''));
}

export function samePath(left: string, right: string): boolean {
  return left === right || folded(clean(left)) === folded(clean(right));
}

function folded(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** A path as people write it: with "\" on Windows, with "./" before it. */
function clean(path: string): string {
  return path.replace(/\\/gu, '/').replace(/^(?:\.\/)+/u, '');
}

/** A path seen from a folder, from the top; null where it lies outside, or is absolute. */
export function resolveIn(folder: string, name: string): string | null {
  const written = clean(name);
  if (/^(?:\/|[A-Za-z]:)/u.test(written)) return null;
  const parts = folder === '' ? [] : folder.split('/');
  for (const part of written.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return null;
  }
  return parts.join('/');
}

const supplementWord =
  /(?:^|[-_. ])(?:supp?|suppl|supplements?|supplementary|supplemental|appendix|appendices)(?:[-_. ]?(?:materials?|mat|file|pdf))?(?:[-_. ]?\d{1,2})?$/u;
const reviewWord = /(?:^|[-_. ])(?:meta)?(?:reviews?|reviewer|referee)(?:[-_. ]?(?:by[-_. ])?\w{1,30})?$/u;

/** Whether a file holds supplementary material by its name: "paper18-supplement.pdf". */
export function isSupplement(path: string): boolean {
  return supplementWord.test(baseOf(path));
}

/** The paper's part of a name: "paper18" of "paper18-review-A.md" and of "paper18_supp.pdf"; "" where there is none. */
export function mainStem(path: string): string {
  const base = baseOf(path);
  const main = base.replace(isSupplement(path) ? supplementWord : reviewWord, '');
  return main === base ? '' : main;
}

/**
 * The paper's number in a name: what stands behind "paper", "submission" or "pid", else the number that the name begins
 * or ends with, or that stands behind "review" ("review18A.txt" of HotCRP). Null where there is none, or a year alone.
 */
export function numberOf(path: string): string | null {
  const base = baseOf(path);
  const hit =
    /(?:paper|submission|pid|sub)[-_ #]?(?<n>\d{1,6})(?!\d)/u.exec(base) ??
    /^(?<n>\d{1,6})(?=[-_. ]|[a-z]?$|[a-z][-_. ])/u.exec(base) ??
    /^reviews?[-_ #]?(?<n>\d{1,6})(?=[a-z]{1,2}$|r\d+$|$|[-_. ])/u.exec(base) ??
    /[-_ #](?<n>\d{1,6})$/u.exec(mainStem(path) || base);
  const number = hit?.groups?.['n']?.replace(/^0+(?=\d)/u, '') ?? null;
  return number !== null && /^(?:19|20)\d\d$/u.test(number) && !/(?:paper|submission|pid)/u.test(base)
    ? null
    : number;
}

/** Words of a title or of a file's name, with nothing between them. */
export function titleWords(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
