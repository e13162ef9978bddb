import * as z from 'zod';
import { paperFromMarkdown, paperFromText } from '../../paper/from-text.ts';
import type { Paper } from '../../paper/model.ts';

const name = z.union([z.string().min(1), z.number()]).transform(String);

/**
 * A paper with its reviews, as `bench inject` reads them: a line of JSON Lines. Further fields are passed over. Ids of
 * reviews are made up from the place where they are left out.
 */
const sourceRow = z.object({
  id: name,
  title: z.string().default(''),
  paper: z.string(),
  /** Of `paper`. */
  format: z.enum(['markdown', 'text']).default('markdown'),
  metaReview: z.string().default(''),
  reviews: z.array(z.object({ id: name.optional(), text: z.string() })),
});

export interface SourceRow {
  readonly id: string;
  readonly title: string;
  readonly paper: string;
  readonly format: 'markdown' | 'text';
  readonly metaReview: string;
  readonly reviews: readonly { readonly id: string; readonly text: string }[];
}

/** What is wrong with a line, for a person. */
export class BadRow extends Error {}

/** Papers with less hold a title page, or the words of a reader that failed. */
export const fewestCharacters = 500;

/** Reads a line. Throws BadRow with one sentence that says what is wrong with it. */
export function readSourceRow(line: string): SourceRow {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new BadRow('is no JSON');
  }
  const read = sourceRow.safeParse(value);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new BadRow(`${issue?.path.join('.') || 'the row'}: ${issue?.message ?? 'is not as it should be'}`);
  }
  const { id, reviews, ...row } = read.data;
  if (row.paper.trim().length < fewestCharacters) throw new BadRow(`paper ${id} has hardly any text`);
  const named = reviews.map((review, at) => ({ id: review.id ?? `${id}#${at + 1}`, text: review.text }));
  if (new Set(named.map((review) => review.id)).size < named.length)
    throw new BadRow(`paper ${id} has two reviews of one id`);
  return { id, reviews: named, ...row };
}

/** The paper of a row, its title before the text where the text does not begin with one. */
export function paperOfRow({ id, title, paper, format }: SourceRow): Paper {
  const titled = /^\s*# /.test(paper) ? paper : `${format === 'markdown' ? '# ' : ''}${title}\n\n${paper}`;
  const read = format === 'markdown' ? paperFromMarkdown : paperFromText;
  return read(titled, { path: id, sha256: '', format, pages: null });
}
