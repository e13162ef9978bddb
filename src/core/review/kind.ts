import * as cues from './kind-cues.ts';
import type { FieldRole, SentenceKind } from './model.ts';
import { isReferenceEntry } from './reference-entry.ts';

/**
 * Kind of a sentence by rules: `fact` a statement that the paper can settle (what it holds, does, lacks), `opinion` a
 * judgement, `request` something asked of the authors, `other` all that does not speak of the paper.
 */
export function kindOf(text: string, role: FieldRole, leadIn = ''): SentenceKind {
  const plain = text
    .replace(/\$[^$]*\$/gu, ' X ')
    .replace(/[“”]/gu, '"')
    .replace(/’/gu, "'");
  if (isOther(plain, role)) return 'other';
  if (isRequest(plain, role, leadIn)) return 'request';
  return isOpinion(plain, role) ? 'opinion' : 'fact';
}

function isOther(text: string, role: FieldRole): boolean {
  if (!/\p{L}{2}/u.test(text) || isReferenceEntry(text)) return true;
  if (cues.formula.test(text) || cues.announcement.test(text)) return true;
  if (text.endsWith(':') && text.split(/\s+/u).length <= 6) return true;
  return role !== 'summary' && cues.process.test(text);
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
