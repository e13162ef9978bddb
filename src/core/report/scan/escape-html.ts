/**
 * Text of a paper or a review for HTML, between tags and in quoted attributes. Control characters and controls of the
 * direction, which could show words in another order, vanish; white space becomes single spaces.
 */
export function escapeHtml(text: string): string {
  return printable(text).replace(/[&<>"'`]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/* Unlike a terminal's text, a part of a sentence keeps the spaces at its ends. */
function printable(text: string): string {
  return text.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').replace(/[\s\p{Cc}]+/gu, ' ');
}
