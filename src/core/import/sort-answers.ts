import { isGrade, roleOfName } from '../review/field-roles.ts';
import { isAdministrative } from '../review/form-keys.ts';
import { cleanText, oneLine } from './clean-text.ts';
import type { Imported, ImportedField, ImportedScore } from './imported.ts';
import { roleOfQuestion } from './question-role.ts';

/** An answer of a review form as the service keeps it. */
export interface Answer {
  /** As the form shows it. */
  readonly name: string;
  readonly value: string;
  /** Where the service says it: a choice or a number, or a text. */
  readonly kind?: 'choice' | 'text';
}

type Sorted = Pick<Imported, 'fields' | 'scores' | 'leftOut'>;

/** Up to this many letters an answer to an unknown question is a choice ("Yes", "3: good"), not a text. */
const longestChoice = 40;

/**
 * Tells texts from grades and choices, for forms of venues that nobody has seen as well: what is known to hold text is
 * text, however short, and a long answer is text whatever its name is (USERS.md, 1.3). Blank answers are dropped.
 */
export function sortAnswers(answers: readonly Answer[]): Sorted {
  const fields: ImportedField[] = [];
  const scores: ImportedScore[] = [];
  const leftOut: string[] = [];
  for (const { name, value, kind } of answers) {
    const text = cleanText(value);
    if (text === '') continue;
    if (isAdministrative(name)) leftOut.push(oneLine(name));
    else if (kind === 'choice' || (kind !== 'text' && isChoice(name, text)))
      scores.push({ name: oneLine(name), value: oneLine(text) });
    else fields.push({ name: oneLine(name), text });
  }
  return { fields, scores, leftOut };
}

/** Whether a field of this name holds text in every form that is known. */
export function isTextName(name: string): boolean {
  const role = roleOfName(name);
  return role !== null && role !== 'rating' && role !== 'other' && role !== 'ethics';
}

function isChoice(name: string, text: string): boolean {
  if (isTextName(name) || text.includes('\n')) return false;
  const role = roleOfName(name) ?? roleOfQuestion(name);
  if (role === 'rating') return text.length <= 300;
  if (role !== null)
    return text.length <= longestChoice && /^(?:yes|no|n\/?a|none|[-+]?\d.*)\.?$/iu.test(text);
  return text.length <= longestChoice || (text.length <= 300 && /^[-+]?\d/u.test(text) && isGrade(text));
}
