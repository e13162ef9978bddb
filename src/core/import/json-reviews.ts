import { isReviewKey } from '../review/form-keys.ts';
import type { JsonNode } from '../review/json-tree.ts';
import { orNull } from './clean-text.ts';
import { hotcrpObject, readHotcrpReview } from './hotcrp-json.ts';
import type { Imported, ImportFormat, ImportResult, NoReview } from './imported.ts';
import { nobody } from './imported.ts';
import { readJsonElements } from './json-elements.ts';
import { answerOf, memberOf, stringOf } from './json-values.ts';
import { keyLabel } from './key-label.ts';
import { isNote, NoteReader } from './openreview.ts';
import { sortAnswers } from './sort-answers.ts';

/** Reads JSON and JSON Lines: notes of OpenReview, reviews of HotCRP's API, and objects whose keys are fields. */
export function importJson(source: string): ImportResult {
  const { elements, problems } = readJsonElements(source);
  const notes = new NoteReader();
  const reviews: Imported[] = [];
  const others: NoReview[] = [];
  let format: ImportFormat = 'json';
  for (const { node, line } of elements) {
    const object = hotcrpObject(node);
    if (isNote(node)) {
      format = 'openreview';
      notes.read({ node, line });
      continue;
    }
    if (object !== null) format = 'hotcrp-json';
    const review =
      object === null ? flatReview(node, line) : object === 'review' ? readHotcrpReview(node, line) : null;
    if (!review)
      others.push({
        kind: object ?? `${node.kind === 'scalar' ? 'value' : node.kind} without review fields`,
        line,
      });
    else if (review.fields.length === 0) others.push({ kind: 'empty review', line });
    else reviews.push(review);
  }
  return {
    format,
    reviews: [...notes.reviews(), ...reviews],
    others: [...notes.others, ...others],
    problems,
  };
}

/** An object with a review's fields as its keys, whoever made it. */
function flatReview(node: JsonNode, line: number): Imported | null {
  if (node.kind !== 'object' || !node.members.some(({ key }) => isReviewKey(key))) return null;
  const get = (...keys: string[]): string | null =>
    keys.map((key) => orNull(stringOf(memberOf(node, key)))).find((value) => value !== null) ?? null;
  const answers = node.members.map(({ key, node: value }) => answerOf(keyLabel(key), value));
  return {
    ...sortAnswers(answers),
    paper: {
      number: get('number', 'paper_number'),
      id: get('forum', 'paper_id'),
      title: get('title', 'paper_title'),
    },
    id: get('id', 'review_id'),
    venue: get('venue'),
    reviewer: nobody,
    line,
  };
}
