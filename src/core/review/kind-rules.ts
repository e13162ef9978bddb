import * as cues from './kind-cues.ts';
import type { FieldRole, SentenceKind } from './model.ts';
import { isReferenceEntry } from './reference-entry.ts';

/** A sentence as the rules read it: formulas as one word, plain quotation marks. */
export function plainText(text: string): string {
  return text
    .replace(/\$[^$]*\$/gu, ' X ')
    .replace(/[“”]/gu, '"')
    .replace(/’/gu, "'");
}

/** Kind of a sentence by the cues of `kind-cues.ts` alone, in the order of their weight. */
export function kindByRules(plain: string, role: FieldRole, leadIn: string): SentenceKind {
  if (isNoStatement(plain) || (role !== 'summary' && cues.process.test(plain))) return 'other';
  if (isRequest(plain, role, leadIn)) return 'request';
  return isOpinion(plain, role) ? 'opinion' : 'fact';
}

/** No sentence about anything: symbols, an entry of a list of works, the answer to a form, an announcement. */
export function isNoStatement(text: string): boolean {
  if (!/\p{L}{2}|\p{Lo}/u.test(text) || isReferenceEntry(text)) return true;
  if (cues.formula.test(text) || cues.announcement.test(text)) return true;
  return text.endsWith(':') && text.split(/\s+/u).length <= 6;
}

function isRequest(text: string, role: FieldRole, leadIn: string): boolean {
  if (/\?["')\]]*$/u.test(text)) return true;
  if (role === 'summary' || role === 'strengths') return false;
  if (cues.imperative.test(text)) return true;
  if (cues.interrogative.test(text) && (role === 'questions' || /questions?|clarif/iu.test(leadIn)))
    return true;
  if (cues.request.test(text)) return true;
  if (cues.absence.test(text)) return false;
  return (
    cues.improvement.test(text) && !cues.presentation.test(text) && !/\b(?:limit|hinder|confus)/iu.test(text)
  );
}

/** Summaries retell; praise and blame count as judgements where nothing in the sentence can be looked up. */
function isOpinion(text: string, role: FieldRole): boolean {
  if (role === 'summary' || cues.absence.test(text) || cues.concrete.test(text)) return false;
  return cues.judgement.test(text) || (cues.opinion.test(text) && !cues.statement.test(text));
}
