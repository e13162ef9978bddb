import { splitSentences, type TextRange } from '../text/sentences.ts';
import type { TextBlock } from './blocks.ts';
import type { InlineText, Markup } from './clean-builder.ts';
import { readInline } from './inline.ts';
import { kindOf } from './kind.ts';
import { labelLength } from './list-marker.ts';
import { MappedTextBuilder, sliceMapped, sourceEnd, sourceStart, type MappedText } from './mapped-text.ts';
import type { FieldRole, Sentence } from './model.ts';
import { isReferenceEntry } from './reference-entry.ts';
import type { SourceRange } from './source-range.ts';

export interface SentencePlace {
  readonly role: FieldRole;
  readonly field: number;
  readonly leadIn: string;
  /** What goes when the whole block goes. */
  readonly removal: SourceRange;
}

/** Reads the sentences of one block. */
export function readSentences(text: MappedText, block: TextBlock, place: SentencePlace): Sentence[] {
  const inline = readInline(joinLines(text, block));
  const { clean } = inline;
  const from = contentStart(clean.text);
  const markup = inline.markup
    .map((m) => ({ ...m, start: Math.max(m.start, from) }))
    .filter((m) => m.end > m.start);
  const ranges = sentenceRanges(clean.text, from, markup);
  return ranges.map((range) => {
    // "It is slow. (2) It is dear.": the number is no part of the sentence, but goes with it.
    const { start, end } = {
      ...range,
      start: range.start + markerInText(clean.text.slice(range.start, range.end)),
    };
    const piece = sliceMapped(clean, start, end);
    const outer = outerRange(clean, markup, start, end);
    const removed = outerRange(clean, markup, range.start, end);
    return {
      ...(start === from ? { start: sourceStart(clean, start), end: outer.end } : outer),
      text: piece.text,
      segments: piece.segments,
      field: place.field,
      kind: kindOf(piece.text, place.role, place.leadIn),
      leadIn: place.leadIn,
      quoted: block.quoted,
      removal: ranges.length === 1 ? place.removal : sentenceRemoval(inline, removed, range.start, end),
    };
  });
}

/** Length of a number or label in front of a sentence; 0 where nothing would be left. */
function markerInText(text: string): number {
  const label = labelLength(text);
  return label < text.length ? label : 0;
}

function joinLines(text: MappedText, { parts }: TextBlock): MappedText {
  const builder = new MappedTextBuilder();
  parts.forEach((part, i) => {
    const before = parts[i - 1];
    if (before) builder.replace(' ', text, before.end, part.start);
    builder.copy(text, part.start, part.end);
  });
  return builder.build();
}

/** Behind a label that emphasis had hidden ("**W1: Novelty**") and the bar of a table row. */
function contentStart(text: string): number {
  const label = markerInText(text);
  if (label > 0) return label;
  return /^\|\s*(?=[^|\s])/u.exec(text)?.[0].length ?? 0;
}

function sentenceRanges(text: string, from: number, markup: readonly Markup[]): TextRange[] {
  if (isReferenceEntry(text)) return [{ start: from, end: text.length }];
  const ranges = splitSentences(text.slice(from)).map(({ start, end }) => ({
    start: start + from,
    end: end + from,
  }));
  let changed = markup.length > 0;
  while (changed) {
    changed = false;
    for (let i = ranges.length - 1; i > 0; i--) {
      const [left, right] = [ranges[i - 1]!, ranges[i]!];
      if (markup.some((m) => m.start < left.end && m.end > right.start && crosses(m, ranges))) {
        ranges.splice(i - 1, 2, { start: left.start, end: right.end });
        changed = true;
      }
    }
  }
  return ranges;
}

/** Markup that does not fit whole sentences keeps them together: half of it could not be removed. */
function crosses(markup: Markup, ranges: readonly TextRange[]): boolean {
  return (
    markup.solid || !ranges.some((r) => r.start === markup.start) || !ranges.some((r) => r.end === markup.end)
  );
}

/** Source range of a sentence with the markup that lies wholly inside it. */
function outerRange(clean: MappedText, markup: readonly Markup[], start: number, end: number): SourceRange {
  let [left, right] = [sourceStart(clean, start), sourceEnd(clean, end)];
  for (const m of markup) {
    if (m.start < start || m.end > end) continue;
    left = Math.min(left, m.sourceStart);
    right = Math.max(right, m.sourceEnd);
  }
  return { start: left, end: right };
}

/** The sentence with the space behind it, or the one before it where markup closes behind it. */
function sentenceRemoval({ clean }: InlineText, outer: SourceRange, start: number, end: number): SourceRange {
  if (clean.text[end] === ' ' && sourceStart(clean, end) === outer.end) {
    return { start: outer.start, end: sourceEnd(clean, end + 1) };
  }
  if (clean.text[start - 1] === ' ' && sourceEnd(clean, start) === outer.start) {
    return { start: sourceStart(clean, start - 1), end: outer.end };
  }
  return outer;
}
