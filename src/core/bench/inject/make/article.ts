import type { Replacement } from '../operator.ts';

/** Letters that sound otherwise than they look: "an hour", "a unified model". */
const vowelSound = /^(?:[aeio]|u(?!ni(?!m|n)|s[ei]|til)|hour|honest)/iu;
/** Spelt letters: "an F1 score", "an LLM", "an m-estimator". */
const vowelLetter = /^(?:[FHLMNRSX](?=[\p{Lu}\d-]+s?(?!\p{Ll})|$)|[fhlmnrsx](?=[-\d]|$))/u;

/**
 * The replacement with the article before it mended ("a gain" -> "an advantage") and its first letter as the words it
 * replaces had it.
 */
export function agreeing(text: string, { start, end, text: by }: Replacement): Replacement {
  const opens = /^\p{Lu}\p{Ll}/u.test(text.slice(start, end)) && /(?:^|[.!?:] )$/u.test(text.slice(0, start));
  const words = opens ? by.charAt(0).toUpperCase() + by.slice(1) : by;
  const article = /(?<![\p{L}\p{N}])(?<a>[Aa]n?) $/u.exec(text.slice(0, start))?.groups?.['a'];
  if (article === undefined || words === '') return { start, end, text: words };
  const right = article.charAt(0) + (vowelSound.test(words) || vowelLetter.test(words) ? 'n' : '');
  if (right === article) return { start, end, text: words };
  return { start: start - article.length - 1, end, text: `${right} ${words}` };
}
