import type { Segment } from './model.ts';

/** A text with its places in the source. `segments` cover `text` in order (see `Segment`). */
export interface MappedText {
  readonly text: string;
  readonly segments: readonly Segment[];
}

/** The part of the source from `start` to `end`, as it stands. */
export function verbatim(source: string, start: number, end: number): MappedText {
  const text = source.slice(start, end);
  return {
    text,
    segments: text === '' ? [] : [{ start: 0, end: text.length, sourceStart: start, sourceEnd: end }],
  };
}

/** Source offset of the character at `position`; at the end of the text, the end of the last character. */
export function sourceStart(mapped: MappedText, position: number): number {
  const segment = mapped.segments[segmentIndex(mapped.segments, position)];
  if (!segment) return sourceEnd(mapped, position);
  return isAtomic(segment) ? segment.sourceStart : segment.sourceStart + (position - segment.start);
}

/** Source offset just behind the character before `position`; 0 for an empty text. */
export function sourceEnd(mapped: MappedText, position: number): number {
  const segment = mapped.segments[segmentIndex(mapped.segments, Math.max(0, position - 1))];
  if (!segment) return mapped.segments.at(-1)?.sourceEnd ?? 0;
  return isAtomic(segment) ? segment.sourceEnd : segment.sourceStart + (position - segment.start);
}

/** The part of a mapped text from `start` to `end`; an atomic segment that is cut keeps its whole source range. */
export function sliceMapped(mapped: MappedText, start: number, end: number): MappedText {
  const builder = new MappedTextBuilder();
  builder.copy(mapped, start, end);
  return builder.build();
}

/** Builds a mapped text out of pieces of another one, in order. */
export class MappedTextBuilder {
  private readonly parts: string[] = [];
  private readonly segments: Segment[] = [];
  private size = 0;

  get length(): number {
    return this.size;
  }

  /** Appends `from.text` between two offsets. */
  copy(from: MappedText, start: number, end: number): void {
    for (let i = segmentIndex(from.segments, start); i < from.segments.length; i++) {
      const segment = from.segments[i]!;
      if (segment.start >= end) return;
      const left = Math.max(start, segment.start);
      const right = Math.min(end, segment.end);
      const shift = isAtomic(segment) ? null : segment.sourceStart - segment.start;
      this.push(
        from.text.slice(left, right),
        shift === null ? segment.sourceStart : left + shift,
        shift === null ? segment.sourceEnd : right + shift,
      );
    }
  }

  /** Appends `text` that stands, as a whole, for `from.text` between two offsets. */
  replace(text: string, from: MappedText, start: number, end: number): void {
    this.push(text, sourceStart(from, start), sourceEnd(from, end));
  }

  /** Appends `text` that stands for a source range. */
  push(text: string, start: number, end: number): void {
    if (text === '') return;
    const last = this.segments.at(-1);
    const linear = text.length === end - start;
    if (last && linear && !isAtomic(last) && last.sourceEnd === start) {
      this.segments[this.segments.length - 1] = { ...last, end: last.end + text.length, sourceEnd: end };
    } else {
      this.segments.push({
        start: this.size,
        end: this.size + text.length,
        sourceStart: start,
        sourceEnd: end,
      });
    }
    this.parts.push(text);
    this.size += text.length;
  }

  build(): MappedText {
    return { text: this.parts.join(''), segments: this.segments };
  }
}

/** Equal lengths run character by character; unequal ones (`\n` in JSON, `&amp;`) stand for each other as a whole. */
export function isAtomic(segment: Segment): boolean {
  return segment.end - segment.start !== segment.sourceEnd - segment.sourceStart;
}

/** Index of the segment that holds `position`, or the number of segments if none does. */
function segmentIndex(segments: readonly Segment[], position: number): number {
  let low = 0;
  let high = segments.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (segments[middle]!.end <= position) low = middle + 1;
    else high = middle;
  }
  return low;
}
