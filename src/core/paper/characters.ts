const ligatures: Readonly<Record<string, string>> = {
  '\uFB00': 'ff',
  '\uFB01': 'fi',
  '\uFB02': 'fl',
  '\uFB03': 'ffi',
  '\uFB04': 'ffl',
  '\uFB05': 'st',
  '\uFB06': 'st',
};

/**
 * The paper's own characters, readable: ligatures become letters, control, private-use and zero-width characters go,
 * spaces of all kinds become spaces. Superscripts, minus signs and dashes stay: NFKC would turn "10²" into "102".
 */
export function cleanCharacters(text: string): string {
  if (/^[\x20-\x7E]*$/.test(text)) return text;
  return text
    .replace(/[\uFB00-\uFB06]/gu, (c) => ligatures[c] ?? c)
    .replace(/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/gu, ' ')
    .replace(
      /[\u0000-\u0008\u000B\u000E-\u001F\u007F-\u009F\u200B-\u200D\u2060\uFEFF\uFFFE\uFFFF]|\p{Co}/gu,
      '',
    );
}
