import type { Candidate } from './candidates.ts';

/** The paper's word for the review's, where it fits the sentence as it is: same form, same article before it. */
export function repairOf(text: string, { start, end, set }: Candidate, printed: string): string | null {
  if (!set.exclusive) return null;
  const said = text.slice(start, end);
  if (formOf(said) !== formOf(printed) || countOf(said) !== countOf(printed)) return null;
  if (opening.test(said) !== opening.test(printed)) return null;
  const article = /\ban?\s$/i.test(text.slice(0, start));
  if (article && isVowel(said) !== isVowel(printed)) return null;
  return cased(printed, said);
}

/** "worst case" and "on average" are not used alike. */
const opening = /^(?:at|by|during|for|from|in|on|of|to|under|with|without|over|per|each|every)(?= )/i;

/** The ending that tells how a word is used. */
function formOf(words: string): string {
  return /(?:ly|ing|ed|s)$/i.exec(words)?.[0].toLowerCase() ?? '';
}

function countOf(words: string): number {
  return words.split(/\s+/).length;
}

function isVowel(word: string): boolean {
  return /^[aeiou]/i.test(word);
}

/** A capital at the start as in the words replaced, unless the paper writes capitals throughout. */
function cased(printed: string, said: string): string {
  if (/\p{Lu}.*\p{Lu}/u.test(printed)) return printed;
  const [first = '', ...rest] = [...printed];
  const capital = /^\p{Lu}/u.test(said);
  return (capital ? first.toUpperCase() : first.toLowerCase()) + rest.join('');
}
