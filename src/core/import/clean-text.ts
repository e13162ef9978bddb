/** A field's text: line breaks as "\n", no blank lines around it, no control characters that no editor shows. */
export function cleanText(text: string): string {
  const lines = text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[\p{Cc}\uFEFF](?<![\n\t])/gu, '')
    .split('\n')
    .map((line) => line.trimEnd());
  return withoutBlankEnds(lines).join('\n');
}

/** Lines without the blank ones before the first and behind the last that is filled. */
export function withoutBlankEnds(lines: readonly string[]): readonly string[] {
  const filled = (line: string): boolean => line.trim() !== '';
  return lines.slice(Math.max(0, lines.findIndex(filled)), lines.findLastIndex(filled) + 1);
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
