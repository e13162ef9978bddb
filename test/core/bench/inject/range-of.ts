/** Where words stand in a text for the first time. */
export function rangeOf(text: string, words: string): { start: number; end: number } {
  const start = text.indexOf(words);
  if (start < 0) throw new Error(`No "${words}" in "${text}".`);
  return { start, end: start + words.length };
}
