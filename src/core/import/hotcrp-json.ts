import type { JsonNode } from '../review/json-tree.ts';
import { orNull } from './clean-text.ts';
import type { Imported } from './imported.ts';
import { noPaper } from './imported.ts';
import { answerOf, memberOf, stringOf } from './json-values.ts';
import { keyLabel } from './key-label.ts';
import { sortAnswers } from './sort-answers.ts';

/** Whether a value is an object of HotCRP's API: a review, a comment, a paper. */
export function hotcrpObject(node: JsonNode): string | null {
  const object = stringOf(memberOf(node, 'object'));
  const known = object !== null && /^(?:review|comment|paper|submission)$/u.test(object);
  if (object === 'comment' && memberOf(node, 'response')) return 'rebuttal';
  if (known) return object;
  return memberOf(node, 'pid') && (memberOf(node, 'rid') ?? memberOf(node, 'ordinal')) ? 'review' : null;
}

/**
 * A review of HotCRP's API. Keys of the review itself are in lower case; fields are named by the site ("Overall merit")
 * or by their ids, which are always in upper case ("S01", "T02").
 */
export function readHotcrpReview(node: JsonNode, line: number): Imported {
  const get = (key: string): string | null => orNull(stringOf(memberOf(node, key)));
  const fields = node.members.filter(({ key }) => /^[^a-z]/u.test(key));
  const sorted = sortAnswers(fields.map(({ key, node: value }) => answerOf(keyLabel(key), value)));
  const [pid, ordinal, rid] = [get('pid'), get('ordinal'), get('rid')];
  return {
    ...sorted,
    paper: { ...noPaper, number: pid, title: get('title') },
    id: ordinal === null ? rid && `${pid ?? ''}r${rid}` : `${pid ?? ''}${ordinal}`,
    venue: null,
    reviewer: { name: get('reviewer'), email: get('reviewer_email'), label: ordinal },
    line,
  };
}
