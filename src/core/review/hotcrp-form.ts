import type { Draft } from './draft.ts';
import { roleOfName } from './field-roles.ts';
import { asksForChoice, formLineKind, formLines, openedReview } from './hotcrp-lines.ts';
import type { FormLine } from './hotcrp-lines.ts';
import { MappedTextBuilder, verbatim } from './mapped-text.ts';
import type { Review } from './model.ts';
import type { Part } from './read-part.ts';

/** Whether a text is a HotCRP offline review form: a structure line in column 0. */
export function isHotcrpForm(source: string): boolean {
  return /^==[+*]== /mu.test(source);
}

/**
 * Reads HotCRP offline forms; one file may hold several reviews. Line classes: HotCRP src/reviewform.php,
 * reviewfield.php and reviewvalues.php (USERS.md, 1.1). Only field contents are review text.
 */
export function readHotcrpForm(source: string): Draft[] {
  const reader = new FormReader(source);
  for (const line of formLines(source)) reader.line(line);
  return reader.finish();
}

interface OpenField {
  name: string;
  lines: FormLine[];
  instructions: string[];
}

class FormReader {
  private readonly source: string;
  private readonly drafts: Draft[] = [];
  private parts: Part[] = [];
  private skipped: Review['skipped'][number][] = [];
  private id: string | null = null;
  private field: OpenField | null = null;
  /** The line before was a field header: the next one may go on with its name. */
  private naming = false;

  constructor(source: string) {
    this.source = source;
  }

  line(line: FormLine): void {
    const kind = formLineKind(line.text);
    if (kind.kind === 'field') {
      if (this.naming && this.field && !kind.old) this.field.name = `${this.field.name} ${kind.name}`;
      else this.openField(kind.name);
      this.naming = true;
      return;
    }
    this.naming = false;
    if (kind.kind === 'directive') this.directive(kind.text);
    else if (kind.kind === 'instruction') this.instruction(line);
    else this.content(line);
  }

  finish(): Draft[] {
    this.closeReview();
    const blank: Draft = { id: null, codec: 'hotcrp', parts: [], form: true, skipped: [] };
    return this.drafts.length > 0 ? this.drafts : [blank];
  }

  private directive(text: string): void {
    this.closeField();
    const opened = openedReview(text);
    if (!opened) return;
    if (this.parts.length > 0) this.closeReview();
    // "Begin Review #18A" names the review better than "Paper #18" below it.
    if (opened.begins) this.id = opened.id;
    else this.id ??= opened.id;
  }

  private instruction(line: FormLine): void {
    this.skipped.push({ start: line.start, end: line.end, reason: 'form instruction' });
    if (!this.field) return;
    // Behind the first line of content the form keeps such lines as text; they are still no claims.
    if (this.field.lines.length > 0) this.field.lines.push(line);
    else this.field.instructions.push(line.text);
  }

  private content(line: FormLine): void {
    if (!this.field) return;
    if (this.field.lines.length === 0 && line.text.trim() === '') return;
    this.field.lines.push(line);
  }

  private openField(name: string): void {
    this.closeField();
    this.field = { name, lines: [], instructions: [] };
  }

  private closeField(): void {
    const field = this.field;
    this.field = null;
    if (!field) return;
    const last = field.lines.findLastIndex(({ text }) => text.trim() !== '');
    const lines = field.lines.slice(0, last + 1);
    const [start, end] = [lines[0]?.start, lines.at(-1)?.end];
    if (start === undefined || end === undefined) return;
    const scored = field.instructions.some(asksForChoice);
    this.parts.push({
      text: scored ? verbatim(this.source, start, start) : unescape(this.source, lines),
      name: field.name,
      role: scored ? 'rating' : (roleOfName(field.name) ?? 'other'),
      headings: true,
      element: null,
      range: { start, end },
    });
  }

  private closeReview(): void {
    this.closeField();
    if (this.parts.length > 0) {
      this.drafts.push({
        id: this.id,
        codec: 'hotcrp',
        parts: this.parts,
        form: true,
        skipped: this.skipped,
      });
    }
    this.parts = [];
    this.skipped = [];
    this.id = null;
  }
}

/** Field content; the form's reader drops one backslash before its own line marks. */
function unescape(source: string, lines: readonly FormLine[]) {
  const builder = new MappedTextBuilder();
  lines.forEach((line, i) => {
    const escaped = /^\\==[-+*]==/u.test(line.text);
    if (escaped) builder.push('=', line.start, line.start + 2);
    const from = line.start + (escaped ? 2 : 0);
    const to = i + 1 < lines.length ? line.next : line.end;
    builder.push(source.slice(from, to), from, to);
  });
  return builder.build();
}
