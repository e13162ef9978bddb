import { readBlocks, type Block, type TextBlock } from './blocks.ts';
import { isGrade } from './field-roles.ts';
import { LeadIns } from './lead-in.ts';
import { sourceEnd, sourceStart, type MappedText } from './mapped-text.ts';
import type { Field, FieldRole, Sentence } from './model.ts';
import { readSentences } from './read-sentences.ts';
import { blockRemoval } from './removal.ts';
import type { SourceRange } from './source-range.ts';

/** One text of a review: the whole of a plain file, the content of a form's field, one string of a JSON form. */
export interface Part {
  readonly text: MappedText;
  readonly name: string;
  readonly role: FieldRole;
  /** Lines of the text may be headings. */
  readonly headings: boolean;
  /** Source range that goes when the text is emptied (an element of a JSON list); null: the text alone. */
  readonly element: SourceRange | null;
  /** Source range of the field. */
  readonly range: SourceRange;
}

export interface PartReading {
  readonly fields: readonly Field[];
  /** `field` counts from the first of `fields`. */
  readonly sentences: readonly Sentence[];
  readonly skipped: readonly (SourceRange & { readonly reason: string })[];
}

/** Reads fields and sentences of one text. */
export function readPart(part: Part): PartReading {
  const { text } = part;
  const { lines, blocks } = readBlocks(text.text, part.headings);
  const fields = new FieldReader(part);
  const leadIns = new LeadIns();
  const sentences: Sentence[] = [];
  const skipped: PartReading['skipped'][number][] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') {
      fields.open(block, lines[block.line]!);
      leadIns.reset();
    } else if (block.kind === 'skipped') {
      const [start, end] = [lines[block.first]!.start, lines[block.last]!.end];
      skipped.push({ start: sourceStart(text, start), end: sourceEnd(text, end), reason: block.reason });
    } else {
      const field = fields.current(block);
      if (fields.roleOf(field) === 'rating' && isGrade(contentOf(text.text, block))) continue;
      const leadIn = leadIns.of(block);
      const removal = blockRemoval(text, lines, block);
      const found = readSentences(text, block, { role: fields.roleOf(field), field, leadIn, removal });
      leadIns.note(block, found);
      sentences.push(...found);
    }
  }
  const only = sentences.length === 1 ? sentences[0] : undefined;
  if (only && part.element) sentences[0] = { ...only, removal: part.element };
  return { fields: fields.close(), sentences, skipped };
}

/** The fields of one text as `readPart` finds them. */
export function fieldsOfPart(part: Part): readonly Field[] {
  const { lines, blocks } = readBlocks(part.text.text, part.headings);
  const fields = new FieldReader(part);
  for (const block of blocks) {
    if (block.kind === 'heading') fields.open(block, lines[block.line]!);
    else if (block.kind !== 'skipped') fields.current(block);
  }
  return fields.close();
}

function contentOf(text: string, block: TextBlock): string {
  return block.parts.map(({ start, end }) => text.slice(start, end)).join(' ');
}

/** Follows the headings: which field is open, and which role an unknown heading takes over. */
class FieldReader {
  private readonly part: Part;
  private readonly fields: Field[] = [];
  /** Open headings from the outside in. */
  private readonly stack: { level: number; role: FieldRole }[];
  private name: string;
  private role: FieldRole;
  /** Decoded offset at which the open field starts; null: the field is not listed yet. */
  private begun: boolean;
  /** The field to go on with behind a rating that stands on one line. */
  private resumed: { name: string; role: FieldRole } | null = null;

  constructor(part: Part) {
    this.part = part;
    this.stack = [{ level: 0, role: part.role }];
    this.name = part.name;
    this.role = part.role;
    this.begun = false;
    if (part.name !== '') this.begin(part.range.start);
  }

  roleOf(field: number): FieldRole {
    return this.fields[field]!.role;
  }

  /** Index of the field that a block of text belongs to. */
  current(block: TextBlock): number {
    if (this.resumed && block.behindName === null) {
      ({ name: this.name, role: this.role } = this.resumed);
      this.resumed = null;
      this.begun = false;
    }
    if (!this.begun) this.begin(sourceStart(this.part.text, block.parts[0]!.start));
    return this.fields.length - 1;
  }

  open(
    { heading }: Extract<Block, { kind: 'heading' }>,
    line: { start: number; end: number; next: number },
  ): void {
    const before = this.resumed ?? { name: this.name, role: this.role };
    this.resumed = heading.graded && heading.contentStart !== null ? before : null;
    this.end(sourceStart(this.part.text, line.start));
    this.name = heading.name;
    this.role = this.resumed ? 'rating' : this.takeRole(heading.level, heading.role);
    const from = heading.contentStart ?? line.end;
    this.begin(from > 0 ? sourceEnd(this.part.text, from) : this.part.range.start);
  }

  close(): readonly Field[] {
    this.end(this.part.range.end);
    return this.fields;
  }

  private takeRole(level: number, role: FieldRole | null): FieldRole {
    const run = level >= 7 && role === null ? level + 1 : level;
    while (this.stack.length > 1 && this.stack.at(-1)!.level >= run) this.stack.pop();
    const taken = role ?? this.stack.at(-1)!.role;
    if (role !== null || level < 7) this.stack.push({ level, role: taken });
    return taken;
  }

  private begin(start: number): void {
    this.end(start);
    this.fields.push({ role: this.role, name: this.name, start, end: start });
    this.begun = true;
  }

  private end(end: number): void {
    const last = this.fields.at(-1);
    if (last && last.end === last.start)
      this.fields[this.fields.length - 1] = { ...last, end: Math.max(end, last.start) };
  }
}
