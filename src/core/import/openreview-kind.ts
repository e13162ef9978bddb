import { isReviewInvitation, isReviewKey, keyWords } from '../review/form-keys.ts';
import { oneLine } from './clean-text.ts';

/** "review", "submission", or what a note is instead: "rebuttal", "comment", "meta-review" ... */
export type NoteKind = 'review' | 'submission' | (string & {});

const kinds: readonly (readonly [NoteKind, RegExp])[] = [
  ['submission', /^(?:Blind_|Post_)?Submission$/u],
  ['rebuttal', /^(?:Author_)?Rebuttal$|^Author_Response$|^Response$/u],
  ['comment', /Comment$/u],
  ['meta-review', /Meta_?Review/u],
  ['decision', /^(?:Paper_)?Decision$|Desk_Reject|Withdraw/u],
];

/**
 * What a note is, by its invitations ("V/Submission1/-/Official_Review"; API 2 lists those of its edits as well) or,
 * where it has none or venues have names of their own, by its fields.
 */
export function noteKind(invitations: readonly string[], keys: readonly string[]): NoteKind {
  if (invitations.some(isReviewInvitation)) return 'review';
  const names = invitations
    .map((invitation) => /\/-\/(?<name>[^/]+)$/u.exec(invitation)?.groups?.['name'] ?? '')
    .map((name) => name.replace(/\d+$/u, ''))
    .filter((name) => name !== '' && name !== 'Edit' && !/Revision$/u.test(name));
  for (const [kind, pattern] of kinds) if (names.some((name) => pattern.test(name))) return kind;
  const telling = keys.filter(isReviewKey);
  const graded = keys.some((key) => /rating|recommendation|confidence|assessment|soundness/iu.test(key));
  if (telling.length >= 2 || (telling.length === 1 && (graded || names.length === 0))) return 'review';
  if (keys.includes('title') && keys.includes('abstract')) return 'submission';
  if (keys.includes('metareview')) return 'meta-review';
  if (keys.includes('rebuttal')) return 'rebuttal';
  if (keys.includes('decision')) return 'decision';
  if (keys.includes('comment')) return 'comment';
  const [name] = names;
  return name === undefined ? 'other note' : oneLine(keyWords(name)).toLowerCase().slice(0, 40);
}
