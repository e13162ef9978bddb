import type { Draft } from './draft.ts';
import { isRatingOnly, normaliseName } from './field-roles.ts';
import { frontMatter, readFrontMatter } from './front-matter.ts';
import { isHotcrpForm, readHotcrpForm } from './hotcrp-form.ts';
import { looksLikeJson, readJsonForm } from './json-form.ts';
import { verbatim } from './mapped-text.ts';
import type { Field, Review, Sentence } from './model.ts';
import { fieldsOfPart, readPart } from './read-part.ts';

export interface ReviewMeta {
  readonly path: string;
  /** Hex sha256 of the file's bytes. */
  readonly sha256: string;
}

/**
 * Reads a review file. `source` is the decoded file without its byte order mark; the format is detected by content:
 * JSON (flat form, OpenReview notes), HotCRP offline form, else plain text or Markdown. One file may hold several
 * reviews; [] if a JSON file holds none. Throws InputError for JSON that does not parse.
 */
export function parseReview(source: string, meta: ReviewMeta): Review[] {
  const matter = readFrontMatter(source);
  const drafts = readDrafts(source, meta.path, matter.length);
  const ids = uniqueIds(drafts);
  const reason = matter.problem ?? frontMatter;
  const skipped = matter.length > 0 ? [{ start: 0, end: matter.length, reason }] : [];
  return drafts.map((draft, i) => {
    const { fields, sentences, skipped: unread } = readDraft(draft);
    return {
      id: ids[i]!,
      path: meta.path,
      sha256: meta.sha256,
      source,
      codec: draft.codec,
      fields,
      sentences,
      links: matter.links,
      recognised:
        draft.form ||
        matter.links.paper !== null ||
        matter.values.has('review-id') ||
        hasReviewHeadings(fields),
      skipped: [...skipped, ...draft.skipped, ...unread],
    };
  });
}

function readDrafts(source: string, path: string, bodyStart: number): Draft[] {
  const body = source.slice(bodyStart);
  if (bodyStart === 0 && looksLikeJson(body)) return readJsonForm(source, path);
  if (isHotcrpForm(body)) return readHotcrpForm(source);
  const codec = /\.(?:md|markdown|mdx|rmd|qmd)$/iu.test(path) ? 'markdown' : 'plain';
  const text = verbatim(source, bodyStart, source.length);
  const range = { start: bodyStart, end: source.length };
  const part = { text, name: '', role: 'other', headings: true, element: null, range } as const;
  return [{ id: null, codec, parts: [part], form: false, skipped: [] }];
}

/** Characters in which a review shows what it is: its first headings stand within them. */
const telling = 20_000;

/**
 * What `parseReview` says of a file's links and of `recognised`, from front matter and the beginning alone and without
 * reading a sentence. Throws like it.
 */
export function reviewLinks(source: string, path: string): Pick<Review, 'links' | 'recognised'> {
  const { length, links, values } = readFrontMatter(source);
  return {
    links,
    get recognised() {
      if (links.paper !== null || values.has('review-id')) return true;
      const body = source.slice(length);
      const whole = length === 0 && looksLikeJson(body);
      const drafts = readDrafts(whole ? source : source.slice(0, length + telling), path, length);
      return drafts.some(({ form, parts }) => form || hasReviewHeadings(parts.flatMap(fieldsOfPart)));
    },
  };
}

function readDraft(draft: Draft): Pick<Review, 'fields' | 'sentences' | 'skipped'> {
  const fields: Field[] = [];
  const sentences: Sentence[] = [];
  const skipped: Review['skipped'][number][] = [];
  for (const part of draft.parts) {
    const reading = readPart(part);
    const last = fields.at(-1);
    // The strings of one JSON list are one field.
    const same = last && part.element && last.name === part.name && last.start === part.range.start;
    const shift = same ? fields.length - 1 : fields.length;
    fields.push(...reading.fields.slice(same ? 1 : 0));
    sentences.push(...reading.sentences.map((s) => ({ ...s, field: s.field + shift })));
    skipped.push(...reading.skipped);
  }
  return { fields, sentences, skipped };
}

/** Ids of the form where it has them, else numbers from 1; a repeated id gets a suffix. */
function uniqueIds(drafts: readonly Draft[]): string[] {
  const seen = new Map<string, number>();
  return drafts.map((draft, i) => {
    const id = draft.id ?? String(i + 1);
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  });
}

const reviewOnly =
  /^(?:comments? (?:for|to) (?:the )?(?:authors?|pc|editors?).*|paper summary|summary of (?:the )?(?:strengths?|weaknesses|paper|submission)|overall merit|questions? (?:for|to) (?:the )?(?:authors?|rebuttal)|reasons? to (?:accept|reject)|strengths? (?:and|&) weakness(?:es)?)$/u;

/** Headings that only a review has: strengths, weaknesses or a rating and one more part, or a name of its own. */
function hasReviewHeadings(fields: readonly Field[]): boolean {
  if (fields.some(({ name }) => reviewOnly.test(normaliseName(name)))) return true;
  const named = fields.filter(({ name, role }) => name !== '' && role !== 'other');
  const telling = named.some(
    ({ name, role }) =>
      role === 'strengths' || role === 'weaknesses' || (role === 'rating' && isRatingOnly(name)),
  );
  return telling && new Set(named.map(({ role }) => role)).size >= 2;
}
