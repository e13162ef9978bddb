/**
 * Signs that a reader does not see, or sees elsewhere than they stand: controls, zero-width and directional marks, tags,
 * variation selectors. Instructions can be written in them alone.
 */
const unseen = /[\p{Cf}\p{Cc}\u{FE00}-\u{FE0F}\u{E0000}-\u{E0FFF}]/gu;

/** A text without the signs that a reader does not see; line breaks and tabs stay. */
export function seen(text: string): string {
  return text.replace(unseen, (sign) => (sign === '\n' || sign === '\t' ? sign : ''));
}

/** A text that others wrote, as data in a prompt: it cannot end its fence, whatever it says. */
export function fenced(name: string, text: string): string {
  // Only the bracket gives way: removing whole tags would make new ones of what stands around them.
  return `${name}:\n<data>\n${seen(text).replace(/<(?=\s*\/?\s*data\b)/giu, '‹')}\n</data>`;
}
