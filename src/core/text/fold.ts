/**
 * Folding: a text made comparable without moving a single character, so that an offset in the folded text is an
 * offset in the original. Dashes, quotes and spaces of all kinds, and the digits of other scripts with their points and
 * percent signs, become their ASCII forms.
 */

/** The zero of each script that has digits of its own, nine others behind it. */
const zeros = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0e50, 0x0ed0,
  0x0f20, 0x1040, 0x17e0, 0x1810, 0xff10,
];
const otherDigits = zeros.flatMap((zero) =>
  Array.from({ length: 10 }, (_, digit) => [String.fromCharCode(zero + digit), String(digit)] as const),
);

const same: ReadonlyMap<string, string> = new Map([
  ...otherDigits,
  ...Object.entries({
    '-': '\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uFE63\uFF0D',
    "'": '\u2018\u2019\u201A\u201B\u02BC\u2032',
    '"': '\u201C\u201D\u201E\u201F\u2033',
    ' ': '\u00A0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u202F\u205F\u3000\t\n\r',
    '~': '\u223C\uFF5E',
    '.': '\u066B\uFF0E',
    ',': '\u066C',
    '%': '\u066A\uFF05',
  }).flatMap(([ascii, others]) => [...others].map((other) => [other, ascii] as const)),
]);

/** Same length as `text` (UTF-16 units); case is kept. */
export function fold(text: string): string {
  return text.replace(/[^\x20-\x7E]/g, (c) => same.get(c) ?? c);
}

/** `fold` in lower case; same length as `text`. */
export function foldLower(text: string): string {
  return fold(text).replace(/[A-Z\u00C0-\u024F\u0370-\u03FF\u0400-\u052F]/g, (c) => {
    const lower = c.toLowerCase();
    return lower.length === c.length ? lower : c;
  });
}

/** Letters and digits alone, lower case, accents removed: "Bi-LSTM's" and "BiLSTMs" differ only in the final s. */
export function skeleton(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
