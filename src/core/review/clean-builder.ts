import { MappedTextBuilder, sliceMapped, sourceEnd, sourceStart, type MappedText } from './mapped-text.ts';

/** Markup around a part of the clean text: its extent with the delimiters, in the source, and without, in the text. */
export interface Markup {
  readonly start: number;
  readonly end: number;
  readonly sourceStart: number;
  readonly sourceEnd: number;
  /** Links and code hold no sentence boundary. */
  readonly solid: boolean;
}

export interface InlineText {
  readonly clean: MappedText;
  readonly markup: readonly Markup[];
}

/** Writes the clean text: single spaces, no invisible characters, with markup extents. */
export class CleanBuilder {
  /** How far `raw.text` was read. */
  at = 0;
  private readonly raw: MappedText;
  private readonly out = new MappedTextBuilder();
  private readonly markup: Markup[] = [];
  private readonly opened: { start: number; source: number }[] = [];
  private spaced = true;

  constructor(raw: MappedText) {
    this.raw = raw;
  }

  /** Takes over a range of the raw text. */
  text(start: number, end: number): void {
    if (end <= start) return;
    const pattern = /\s+|[\u00AD\u200B\u2060\uFEFF]+/gu;
    const part = this.raw.text.slice(start, end);
    let from = 0;
    for (const hit of part.matchAll(pattern)) {
      this.copy(start + from, start + hit.index);
      from = hit.index + hit[0].length;
      if (/\s/u.test(hit[0])) this.space(start + hit.index, start + from);
    }
    this.copy(start + from, end);
    this.at = Math.max(this.at, end);
  }

  /** `text` stands for a range of the raw text. */
  replace(text: string, start: number, end: number): void {
    if (/^\s*$/u.test(text)) {
      if (text !== '') this.space(start, end);
    } else {
      this.out.replace(text.replace(/\s+/gu, ' '), this.raw, start, end);
      this.spaced = text.endsWith(' ');
    }
    this.at = Math.max(this.at, end);
  }

  /** Leaves delimiters out. */
  skip(to: number): void {
    this.at = Math.max(this.at, to);
  }

  /** Markup opens with a delimiter at `start`. */
  open(start: number): void {
    this.opened.push({ start: this.out.length, source: start });
  }

  /** The innermost open markup closes with a delimiter that ends at `end`. */
  close(end: number, solid: boolean): void {
    const { start, source } = this.opened.pop()!;
    this.at = Math.max(this.at, end);
    if (this.out.length === start) return;
    const outer = { sourceStart: sourceStart(this.raw, source), sourceEnd: sourceEnd(this.raw, end) };
    this.markup.push({ start, end: this.out.length, ...outer, solid });
  }

  build(): InlineText {
    const clean = this.out.build();
    return { clean: sliceMapped(clean, 0, clean.text.trimEnd().length), markup: this.markup };
  }

  private copy(start: number, end: number): void {
    if (end <= start) return;
    this.out.copy(this.raw, start, end);
    this.spaced = false;
  }

  private space(start: number, end: number): void {
    if (!this.spaced) this.out.replace(' ', this.raw, start, end);
    this.spaced = true;
  }
}
