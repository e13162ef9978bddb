import type { FieldRole, SentenceKind } from './model.ts';

/** placeholder until the cues are fitted */
export function kindOf(text: string, role: FieldRole, _leadIn: string): SentenceKind {
  if (role === 'questions' || /\?["')\]]*$/u.test(text)) return 'request';
  return 'fact';
}
