import { InputError } from '../input-error.ts';
import { roleOfName } from '../review/field-roles.ts';
import { readFrontMatter } from '../review/front-matter.ts';
import { isHotcrpForm } from '../review/hotcrp-form.ts';
import { looksLikeJson } from '../review/json-form.ts';
import type { Field } from '../review/model.ts';
import { parseReview } from '../review/parse-review.ts';
import { withoutIgnoreComments } from './ignore-comments.ts';

/** A field of the site's form. */
export interface SiteField {
  /** As the draft names it ("Summary Of Strengths"). */
  readonly name: string;
  readonly text: string;
}

export interface SiteReview {
  readonly whole: string;
  /** For sites that ask field by field; [] for a HotCRP form, which is uploaded, and for a draft without fields. */
  readonly fields: readonly SiteField[];
}

/**
 * What of a draft goes to the venue's site: no front matter and none of PeerLint's own comments; math, markup and line
 * breaks stay as they are. A HotCRP form stays as it is, byte for byte. `source` is the draft, `path` names it in
 * errors. Throws InputError for JSON, which no site takes, and for a draft that holds nothing else.
 */
export function reviewForSite(source: string, path: string): SiteReview {
  const { length } = readFrontMatter(source);
  const body = source.slice(length);
  if (length === 0 && looksLikeJson(body))
    throw new InputError(
      path,
      'is an export in JSON.',
      'Make Markdown of it with peerlint import, and copy that.',
    );
  if (isHotcrpForm(body)) return { whole: body, fields: [] };
  const whole = asSent(body);
  if (whole === '')
    throw new InputError(path, 'holds no review text.', 'Write the review first, then copy it.');
  const [review] = parseReview(source, { path, sha256: '' });
  return { whole, fields: review ? siteFields(source, review.fields) : [] };
}

/** Blank lines at both ends go; the first line keeps its indentation. */
function asSent(text: string): string {
  return withoutIgnoreComments(text)
    .replace(/^(?:[^\S\r\n]*(?:\r\n|\n|\r))+/, '')
    .trimEnd();
}

interface Open extends Pick<Field, 'name' | 'role'> {
  /** Number of hashes of its heading. */
  readonly level: number;
  /** More than one where a rating stands in its middle. */
  readonly parts: string[];
}

/** Only headings that forms have open a field; what stands below any other, or a deeper one, is of the field above. */
function siteFields(source: string, fields: readonly Field[]): SiteField[] {
  const open: Open[] = [];
  let last = 0;
  for (const { name, role, start, end } of fields) {
    const heading = source.slice(last, start).trim();
    const level = /^#*/.exec(heading)?.[0].length ?? 0;
    const above = open.findLast((field) => field.role !== 'rating');
    const deeper = above !== undefined && above.role === role && above.level > 0 && level > above.level;
    if (above && (deeper || heading === '' || roleOfName(name) === null))
      above.parts.push(source.slice(last, end));
    else open.push({ name, role, level, parts: [source.slice(start, end)] });
    last = end;
  }
  const named = open.map(({ name, parts }) => ({ name, text: asSent(parts.join('')) }));
  const filled = named.filter(({ name, text }) => name !== '' && text !== '');
  return filled.length > 1 ? filled : [];
}
