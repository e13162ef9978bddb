import { roleOfName } from './field-roles.ts';

/* Keys of review forms that are kept as data (JSON exports): which hold review text, and which never do. */

/** "summary_of_strengths" as it is read: "summary of strengths". */
export function keyWords(key: string): string {
  return key.replace(/[_\s]+/gu, ' ').trim();
}

/** Declarations, names and settings, wherever the word stands in the key (USERS.md, 1.3). */
const declarations =
  /acknowledg|code of conduct|^knowledge |compliance|^flag |certification|secondary reviewer/u;

/** Keys of the note around a review; "paper" is one, "paper summary" is a field. */
const settings =
  /^(?:id|forum|title|paper(?: (?:id|number|title))?|reviewer(?: (?:id|name|email|bot))?|signatures?|readers|writers|venue\w*|(?:review |paper |submission )?number|t?[a-z]?date|created|modified(?: at)?|e-?mail|authors?\w*|url|object|pid|rid|status|version|format|ordinal|round|key)$/u;

/** Whether a field holds declarations, names or settings rather than text about the paper. */
export function isAdministrative(key: string): boolean {
  const words = keyWords(key).toLowerCase();
  return declarations.test(words) || settings.test(words);
}

/** Whether a field of this key tells that the object around it is a review. */
export function isReviewKey(key: string): boolean {
  const words = keyWords(key);
  const role = roleOfName(words);
  return role !== null && role !== 'ethics' && role !== 'rating' && words.toLowerCase() !== 'references';
}

/** Whether an OpenReview invitation asks for a review of the paper: ".../-/Official_Review", not of the reviews. */
export function isReviewInvitation(name: string): boolean {
  return /\/-\/(?:\w*_)?Review\d*$/u.test(name) && !/Meta_?Review\d*$/u.test(name);
}
