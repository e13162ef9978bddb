import { readFrontMatter, type FrontMatter } from '../review/front-matter.ts';
import { orNull, withoutBlankEnds } from './clean-text.ts';
import type { Imported, NoReview } from './imported.ts';
import { nobody, noPaper } from './imported.ts';
import { joined, textLines, type TextLine } from './text-sections.ts';

/** "Reviewer #1:", "Review 2", "# Reviewer 3" on a line of its own: several reviews in one text, as editors send them. */
const heads =
  /^(?:#{1,6} *|\*\*)?(?:Reviewer|Review|Referee)(?: (?:report|comments))? ?#?(?<id>\d{1,2})(?: ?\(.{1,60}\))?:?(?:\*\*)?:?\s*$/iu;

/**
 * A review as plain text or markdown, its text untouched; where the heads of several reviewers stand in it, one review
 * each. A letter's words before the first of them are no review.
 */
export function importText(source: string): { reviews: Imported[]; others: NoReview[] } {
  const matter = readFrontMatter(source);
  if (matter.length > 0) return { reviews: [drafted(source, matter)], others: [] };
  const parts: { id: string | null; line: number; body: TextLine[] }[] = [{ id: null, line: 1, body: [] }];
  for (const own of textLines(source)) {
    const id = heads.exec(own.text.trim())?.groups?.['id'];
    if (id !== undefined) parts.push({ id, line: own.line, body: [] });
    else parts.at(-1)!.body.push(own);
  }
  const ids = parts.slice(1).map(({ id }) => id);
  // The same number again is a reviewer who is spoken of.
  const several = ids.length >= 2 && new Set(ids).size === ids.length;
  if (!several) return { reviews: [whole(source, null, 1)], others: [] };
  const [letter, ...rest] = parts;
  const others: NoReview[] =
    joined(letter!.body).trim() === '' ? [] : [{ kind: 'text before the first review', line: 1 }];
  const reviews = rest.map(({ id, line, body }) => whole(joined(body), id, line));
  for (const { fields, line } of reviews)
    if (fields.length === 0) others.push({ kind: 'empty review', line });
  return { reviews: reviews.filter(({ fields }) => fields.length > 0), others };
}

/** What an importer has written, or the front matter of a draft: these keys are kept, the others are named. */
const kept = [
  'paper',
  'supplement',
  'supplements',
  'paper-number',
  'paper-id',
  'paper-title',
  'review-id',
  'venue',
  'reviewer',
  'imported-from',
];

function drafted(source: string, { length, links, values }: FrontMatter): Imported {
  const get = (key: string): string | null => orNull(values.get(key));
  return {
    ...whole(source.slice(length), get('review-id'), 1),
    paper: { number: get('paper-number'), id: get('paper-id'), title: get('paper-title') },
    venue: get('venue'),
    reviewer: { ...nobody, label: get('reviewer') },
    links,
    leftOut: [...values.keys()].filter((key) => !kept.includes(key)),
  };
}

function whole(source: string, id: string | null, line: number): Imported {
  const text = withoutBlankEnds(source.split(/\r\n|\n|\r/u))
    .join('\n')
    .trimEnd();
  return {
    paper: noPaper,
    id: orNull(id),
    venue: null,
    reviewer: { ...nobody, label: id },
    fields: text.trim() === '' ? [] : [{ name: '', text }],
    scores: [],
    leftOut: [],
    line,
  };
}
