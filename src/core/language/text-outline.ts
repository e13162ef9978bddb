import { readBlocks } from '../review/blocks.ts';
import type { Block } from '../review/blocks.ts';
import { isGrade, isRatingOnly, roleOfName } from '../review/field-roles.ts';
import { readFrontMatter } from '../review/front-matter.ts';
import type { Heading } from '../review/headings.ts';
import type { Line } from '../review/lines.ts';
import type { FieldRole } from '../review/model.ts';
import type { SourceRange } from '../review/source-range.ts';
import { pointsOf } from './points.ts';
import type { DraftOutline, FieldGap, FieldOutline, OutlineNode, ReviewOutline } from './outline.ts';

interface Head {
  readonly heading: Heading;
  readonly level: number;
  readonly head: SourceRange;
  /** Where what is written below it begins. */
  readonly from: number;
  /** Text blocks up to the next name. */
  readonly blocks: Extract<Block, { kind: 'text' }>[];
  readonly required: boolean;
  readonly role: FieldRole | null;
}

/** Outline of a plain or Markdown draft: its fields by name, points by label. */
export function textOutline(source: string): DraftOutline {
  const shift = readFrontMatter(source).length;
  const text = source.slice(shift);
  const { lines, blocks } = readBlocks(text, true);
  const heads = readHeads(text, lines, blocks);
  const form = isForm(text, heads);
  const asides = shift > 0 ? [{ start: 0, end: source.slice(0, shift).trimEnd().length }] : [];
  const reader = new Nester({ text, lines, form, shift });
  return { form, hotcrp: false, asides, reviews: reader.reviews(heads) };
}

/** Roles by name; a draft has few names, and each asks many patterns. */
function rolesByName(): (name: string) => FieldRole | null {
  const known = new Map<string, FieldRole | null>();
  return (name) => {
    const role = known.get(name) ?? roleOfName(name);
    known.set(name, role);
    return role;
  };
}

function readHeads(text: string, lines: readonly Line[], blocks: readonly Block[]): Head[] {
  const heads: Head[] = [];
  const roleOf = rolesByName();
  for (const block of blocks) {
    if (block.kind === 'text') heads.at(-1)?.blocks.push(block);
    if (block.kind !== 'heading') continue;
    const { heading } = block;
    const line = lines[block.line]!;
    const last = lines[block.line + heading.lines - 1]!;
    const name = text.slice(line.start, heading.contentStart ?? line.end).trim();
    heads.push({
      heading,
      level: isReviewTitle(heading.name) ? 0 : heading.level,
      head: { start: line.start, end: heading.contentStart === null ? last.end : line.end },
      from: heading.contentStart ?? last.next,
      blocks: [],
      role: heading.role ?? roleOf(heading.name),
      required: /\(required\)|\[required\]|(?<!\*)\*\s*:?$/iu.test(name),
    });
  }
  return heads;
}

/** "REVIEW 2", "Review #18A": one of several reviews. */
function isReviewTitle(name: string): boolean {
  return /^(?:meta-?)?review(?:er)?\s*#?\s*\d+\w{0,2}$/iu.test(name);
}

/** A venue's form: an EasyChair letter, or two scores beside two fields of text. */
function isForm(text: string, heads: readonly Head[]): boolean {
  const letter = /^-{5,}[ \t]*REVIEW[ \t]+\d+[ \t]*-{5,}[ \t]*$/mu.test(text) && /^SCORE:/mu.test(text);
  const scores = heads.filter(isScore).length;
  const fields = heads.filter(({ heading }) => heading.role !== null && heading.role !== 'rating').length;
  return letter || (scores >= 2 && fields >= 2);
}

/** A name that asks for a value. "Clarity" over a paragraph is a field of text. */
function isScore({ heading, blocks, role }: Head): boolean {
  if (role !== 'rating') return false;
  return heading.graded || blocks.length === 0 || isRatingOnly(heading.name);
}

interface NestParts {
  readonly text: string;
  readonly lines: readonly Line[];
  readonly form: boolean;
  /** Length of the front matter. */
  readonly shift: number;
}

/** Builds the tree of fields: a name of a lower level stands inside the one above it. */
class Nester {
  private readonly parts: NestParts;

  constructor(parts: NestParts) {
    this.parts = parts;
  }

  reviews(heads: readonly Head[]): ReviewOutline[] {
    const end = this.parts.text.length;
    const titles = heads.flatMap(({ level }, at) => (level === 0 ? [at] : []));
    const first = titles[0] ?? heads.length;
    const reviews: ReviewOutline[] = [];
    if (first > 0) reviews.push(this.review(null, heads.slice(0, first), heads[first]?.head.start ?? end));
    titles.forEach((at, nth) => {
      const next = titles[nth + 1] ?? heads.length;
      reviews.push(this.review(heads[at]!, heads.slice(at + 1, next), heads[next]?.head.start ?? end));
    });
    return reviews;
  }

  private review(title: Head | null, heads: readonly Head[], end: number): ReviewOutline {
    const head = title?.head ?? heads[0]!.head;
    const points = title ? this.points(title) : [];
    return {
      name: title?.heading.name ?? null,
      head: this.moved(head),
      range: this.moved({ start: head.start, end: this.trimmed(head.end, end) }),
      ready: null,
      nodes: [...points, ...this.nest(heads, end)],
    };
  }

  private nest(heads: readonly Head[], end: number): OutlineNode[] {
    const nodes: OutlineNode[] = [];
    for (let at = 0; at < heads.length;) {
      const head = heads[at]!;
      let next = at + 1;
      while (next < heads.length && heads[next]!.level > head.level) next++;
      const inside = heads.slice(at + 1, next);
      nodes.push({ field: this.field(head, inside, heads[next]?.head.start ?? end) });
      at = next;
    }
    return nodes;
  }

  private field(head: Head, inside: readonly Head[], end: number): FieldOutline {
    const { heading, blocks } = head;
    const first = blocks[0]?.parts[0];
    const last = blocks.at(-1)?.parts.at(-1);
    const content = first && last ? { start: first.start, end: last.end } : null;
    const roomEnd = Math.max(inside[0]?.head.start ?? end, head.from);
    return {
      name: heading.name,
      role: head.role ?? 'other',
      head: this.moved(head.head),
      range: this.moved({ start: head.head.start, end: this.trimmed(head.head.end, end) }),
      room: this.moved({ start: head.from, end: roomEnd }),
      content: content && this.moved(content),
      choices: [],
      gap: this.parts.form && inside.length === 0 ? this.gap(head, content) : null,
      children: [...this.points(head), ...this.nest(inside, end)],
    };
  }

  private gap(head: Head, content: SourceRange | null): FieldGap | null {
    const words = content ? this.parts.text.slice(content.start, content.end).trim() : '';
    // "----- TEXT:" ends what belongs to a letter's score.
    const written = /^-{3,}/u.test(words) ? '' : words;
    if (isScore(head)) return written === '' || isPlaceholder(written) ? 'no-score' : null;
    return head.required && (written === '' || isPlaceholder(written)) ? 'no-text' : null;
  }

  private points(head: Head): OutlineNode[] {
    const { text, lines, shift } = this.parts;
    return pointsOf(text, lines, head.blocks, shift).map((point) => ({ point }));
  }

  private trimmed(start: number, end: number): number {
    return Math.max(start, start + this.parts.text.slice(start, end).trimEnd().length);
  }

  private moved({ start, end }: SourceRange): SourceRange {
    return { start: start + this.parts.shift, end: end + this.parts.shift };
  }
}

/** What a form prints where nothing was written yet. */
function isPlaceholder(written: string): boolean {
  if (isGrade(written) && !/^[-+]+$/u.test(written)) return false;
  return /^(?:[-_.?/]+|tbd|todo|\(your choice here\)|\(?no entry\)?|<[^<>]*>|\[[^[\]]*\])$/iu.test(written);
}
