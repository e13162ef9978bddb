import { stringify } from 'yaml';
import { embedText } from './embed-text.ts';
import { headingOf } from './heading-of.ts';
import type { Imported, ImportFormat } from './imported.ts';

export interface MarkdownOptions {
  /** Names and e-mail addresses of reviewers are written. */
  readonly withNames: boolean;
}

/** A review as markdown: what is known of it as front matter, then a heading of level 1 a field. Ends on a newline. */
export function toMarkdown(review: Imported, format: ImportFormat, options: MarkdownOptions): string {
  const matter = stringify(frontMatter(review, format, options), { lineWidth: 0 });
  const fields = review.fields.map(({ name, text }) => {
    // A text without fields is a draft as it was written, and has its own headings.
    if (name === '') return text;
    const { heading, question } = headingOf(name);
    const asked = question === null ? '' : `<!-- ${comment(question)} -->\n\n`;
    return `# ${heading}\n\n${asked}${embedText(text)}`;
  });
  return `---\n${matter}---\n\n${fields.join('\n\n')}\n`;
}

function frontMatter(
  { paper, id, venue, reviewer, scores, links }: Imported,
  format: ImportFormat,
  { withNames }: MarkdownOptions,
): ReadonlyMap<string, unknown> {
  // A map, for a venue may call a score "__proto__".
  const matter = new Map<string, unknown>();
  const put = (key: string, value: string | null): void => {
    if (value !== null) matter.set(key, value.slice(0, 1000));
  };
  put('paper', links?.paper ?? null);
  if (links && links.supplements.length > 0) matter.set('supplement', [...links.supplements]);
  put('paper-number', paper.number);
  put('paper-id', paper.id);
  put('paper-title', paper.title);
  put('review-id', id ?? '');
  put('reviewer', reviewer.label);
  if (withNames) {
    put('reviewer-name', reviewer.name);
    put('reviewer-email', reviewer.email);
  }
  put('venue', venue);
  put('imported-from', format);
  if (scores.length > 0) matter.set('scores', scoreMap(scores));
  return matter;
}

/** A name that comes twice gets a number, so that none is lost. */
function scoreMap(scores: Imported['scores']): ReadonlyMap<string, string> {
  const map = new Map<string, string>();
  for (const { name, value } of scores) {
    let key = name;
    for (let i = 2; map.has(key); i++) key = `${name} (${i})`;
    map.set(key, value);
  }
  return map;
}

/** What cannot end a comment early. */
function comment(text: string): string {
  return text.replace(/-(?=-)|-$/gu, '- ').replace(/>/gu, '›');
}
