/** A field's text: line breaks as "\n", no blank lines around it, no control characters that no editor shows. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[\p{Cc}\uFEFF](?<![\n\t])/gu, '')
    .replace(/[ \t]+$/gm, '')
    .replace(/^\n+|\n+$/g, '');
}

/** One line: white space of any kind is one space. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\uFEFF]+/gu, ' ').trim();
}

/** One line, or null where nothing is written. */
export function orNull(text: string | null | undefined): string | null {
  const line = oneLine(text ?? '');
  return line === '' ? null : line;
}
