/**
 * Text for a terminal. Paper and review are untrusted: control characters could move the cursor or start an escape
 * sequence, and bidirectional controls could show words in another order. They become spaces or vanish.
 */
export function printable(text: string): string {
  return text
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

const wide =
  /^[\p{Emoji_Presentation}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]$/u;

/** Columns that one code point takes in a terminal: 0, 1 or 2. */
export function columnsOf(character: string): number {
  if (/^[\p{Mn}\p{Me}\p{Cf}]$/u.test(character)) return 0;
  return wide.test(character) ? 2 : 1;
}
