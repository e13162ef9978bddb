import { sha256Hex } from '../text/hash.ts';

/** Forms that readers of PDFs spell differently although they look alike. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/\uFB00/gu, 'ff'],
  [/\uFB01/gu, 'fi'],
  [/\uFB02/gu, 'fl'],
  [/\uFB03/gu, 'ffi'],
  [/\uFB04/gu, 'ffl'],
  [/[\uFB05\uFB06]/gu, 'st'],
  [/[\u00AD\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/gu, '-'],
  [/["\u2018-\u201F\u00AB\u00BB\u2032\u2033`\u00B4]/gu, "'"],
  [/'+/gu, "'"],
  [/\u00B5/gu, '\u03BC'],
  [/\u2206/gu, '\u0394'],
  [/\u223C/gu, '~'],
  [/\u2026/gu, '...'],
  [/[\u2217\uFF0A]/gu, '*'],
  // Readers mark raised text in their own ways.
  [/[\^{}]/gu, ''],
  [/[\s\u200B-\u200D\uFEFF\p{Cc}]/gu, ''],
];

/**
 * The text of a gold item or of a reader's output in the form in which they are compared: ligatures expanded, all
 * dashes and minus signs "-", all quotation marks "'", white space and marks of raised text removed; case is kept.
 */
export function normalizeGold(text: string): string {
  return alike.reduce((form, [pattern, by]) => form.replace(pattern, by), text.normalize('NFC'));
}

/** Letters and digits alone: what is left of running text when hyphens at line ends and punctuation do not matter. */
export function goldLetters(text: string): string {
  return normalizeGold(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/** Hash of a normalised text, 16 hex digits: enough to tell texts apart, and no text can be read from it. */
export function goldHash(salt: string, normalized: string): string {
  return sha256Hex(`${salt}\n${normalized}`).slice(0, 16);
}
