const ascii = /^[\x00-\x7F]*$/;
const plain = [/(?<![A-Za-z\d])[a-z]{2,}(?![A-Za-z\d])/g, /(?<![A-Za-z\d])[a-z]{4,}(?![A-Za-z\d])/g] as const;
const any = [
  /(?<![\p{L}\p{N}])\p{Ll}{2,}(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])\p{Ll}{4,}(?![\p{L}\p{N}])/gu,
] as const;

/** How many words in lower case, of two or of four letters at least, a line has. Most lines are ASCII, which is quick. */
export function lowerWords(text: string, least: 2 | 4): number {
  const forms = ascii.test(text) ? plain : any;
  return text.match(forms[least === 2 ? 0 : 1])?.length ?? 0;
}
