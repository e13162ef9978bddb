import { asksForChoice, formLineKind, formLines, openedReview } from '../review/hotcrp-lines.ts';
import type { FormLine } from '../review/hotcrp-lines.ts';
import { roleOfName } from '../review/field-roles.ts';
import type { SourceRange } from '../review/source-range.ts';
import type { DraftOutline, FieldGap, FieldOutline, ReviewOutline } from './outline.ts';

/** Outline of HotCRP forms; one file may hold several reviews. */
export function hotcrpOutline(source: string): DraftOutline {
  const reader = new OutlineReader();
  for (const line of formLines(source)) reader.line(line);
  return { form: true, hotcrp: true, ...reader.finish(source.length) };
}

interface OpenField {
  name: string;
  head: SourceRange;
  readonly instructions: FormLine[];
  readonly lines: FormLine[];
  /** Where text may begin. */
  roomStart: number;
}

interface OpenReview {
  readonly name: string | null;
  readonly head: SourceRange;
  ready: boolean | null;
  readonly fields: FieldOutline[];
}

class OutlineReader {
  private readonly reviews: ReviewOutline[] = [];
  private readonly asides: SourceRange[] = [];
  private review: OpenReview | null = null;
  private field: OpenField | null = null;
  private naming = false;
  /** The lines are those of "Review Readiness". */
  private readiness = false;
  private aside: SourceRange | null = null;
  private end = 0;

  line(line: FormLine): void {
    const kind = formLineKind(line.text);
    if (kind.kind === 'instruction') this.aside = { start: this.aside?.start ?? line.start, end: line.end };
    else this.closeAside();
    if (kind.kind === 'field') {
      this.head(line, kind.name, kind.old);
      this.naming = true;
    } else {
      this.naming = false;
      if (kind.kind === 'directive') this.directive(line, kind.text);
      else if (kind.kind === 'instruction') this.instruction(line);
      else this.content(line);
    }
    if (line.text.trim() !== '') this.end = line.end;
  }

  finish(length: number): Pick<DraftOutline, 'reviews' | 'asides'> {
    this.closeAside();
    this.closeReview(length);
    return { reviews: this.reviews, asides: this.asides };
  }

  private head(line: FormLine, name: string, old: boolean): void {
    if (this.naming && this.field && !old) {
      this.field.name = `${this.field.name} ${name}`;
      this.field.head = { start: this.field.head.start, end: line.end };
      this.field.roomStart = line.next;
      return;
    }
    this.closeField(line.start);
    this.readiness = false;
    const head = { start: line.start, end: line.end };
    this.field = { name, head, instructions: [], lines: [], roomStart: line.next };
  }

  private directive(line: FormLine, text: string): void {
    this.closeField(line.start);
    this.readiness = /^review readiness/iu.test(text);
    if (this.readiness && this.review) this.review.ready = false;
    const opened = openedReview(text);
    if (!opened || (this.review?.fields.length === 0 && !opened.begins)) return;
    this.closeReview(line.start);
    const name = opened.id === null ? 'Review' : `Review ${opened.id}`;
    this.review = { name, head: { start: line.start, end: line.end }, ready: null, fields: [] };
  }

  private instruction(line: FormLine): void {
    const { field } = this;
    if (!field) return;
    if (field.lines.length > 0) field.lines.push(line);
    else {
      field.instructions.push(line);
      field.roomStart = line.next;
    }
  }

  private content(line: FormLine): void {
    if (this.readiness && this.review && /^ready$/iu.test(line.text.trim())) this.review.ready = true;
    if (!this.field || (this.field.lines.length === 0 && line.text.trim() === '')) return;
    this.field.lines.push(line);
  }

  private closeField(end: number): void {
    const { field } = this;
    this.field = null;
    if (!field) return;
    // Forms for no paper have no line that opens a review.
    this.review ??= { name: null, head: field.head, ready: null, fields: [] };
    this.review.fields.push(fieldOutline(field, end));
  }

  private closeReview(end: number): void {
    this.closeField(end);
    const { review } = this;
    this.review = null;
    if (!review) return;
    const { fields, ...rest } = review;
    const range = { start: review.head.start, end: Math.max(this.end, review.head.end) };
    this.reviews.push({ ...rest, range, nodes: fields.map((field) => ({ field })) });
  }

  private closeAside(): void {
    if (this.aside) this.asides.push(this.aside);
    this.aside = null;
  }
}

function fieldOutline(field: OpenField, end: number): FieldOutline {
  const last = field.lines.findLast(({ text }) => text.trim() !== '');
  const first = field.lines[0];
  const content = first && last ? { start: first.start, end: last.end } : null;
  const instructions = field.instructions.map(({ text }) => text);
  const scored = instructions.some(asksForChoice);
  const choices = instructions.flatMap((text) => choiceOf(text) ?? []);
  const written = (first?.text ?? '').trim();
  return {
    name: field.name,
    role: scored ? 'rating' : (roleOfName(field.name) ?? 'other'),
    head: field.head,
    range: {
      start: field.head.start,
      end: Math.max(field.head.end, last?.end ?? field.instructions.at(-1)?.end ?? 0),
    },
    room: { start: Math.min(field.roomStart, end), end },
    content,
    choices: choices.filter((choice) => !isNoEntry(choice)),
    gap: scored ? scoreGap(written, choices) : textGap(written, instructions),
    children: [],
  };
}

/** "==-==    2. Weak reject" -> "2. Weak reject". */
function choiceOf(instruction: string): string | null {
  return (
    /^==-==\s{2,}(?<choice>(?:\w{1,3}\.\s+\S.*|No entry|Yes|No))\s*$/iu.exec(instruction)?.groups?.[
      'choice'
    ] ?? null
  );
}

function isNoEntry(text: string): boolean {
  return /^\(?no entry\)?$/iu.test(text);
}

function scoreGap(written: string, choices: readonly string[]): FieldGap | null {
  const optional = choices.some(isNoEntry);
  if (written === '' || /^\(your choice here\)$/iu.test(written) || isNoEntry(written))
    return optional ? null : 'no-score';
  if (choices.length === 0) return null;
  const symbol = (text: string) => /^\w{1,3}(?=\.|$)/u.exec(text)?.[0].toLowerCase();
  const same = choices.some(
    (choice) =>
      choice.toLowerCase() === written.toLowerCase() ||
      (symbol(written) !== undefined && symbol(choice) === symbol(written)),
  );
  return same ? null : 'no-choice';
}

function textGap(written: string, instructions: readonly string[]): FieldGap | null {
  return written === '' && instructions.some(saysRequired) ? 'no-text' : null;
}

/** "(required)", "This field is required." */
function saysRequired(text: string): boolean {
  return /\(required\)|\b(?:is|are) required\b/iu.test(text) && !/\bnot required\b/iu.test(text);
}
