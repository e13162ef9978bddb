/** Where the parts of a PDF's bytes lie that a mutation wants; found by their spelling, as a repair would. */

export interface Span {
  readonly start: number;
  /** Behind the last byte. */
  readonly end: number;
}

export interface PdfParts {
  /** The file, one character a byte. */
  readonly text: string;
  /** "12 0 obj ... endobj". */
  readonly objects: readonly Span[];
  /** Data of streams, without the words "stream" and "endstream". */
  readonly streams: readonly Span[];
  /** Numbers outside of streams. */
  readonly numbers: readonly Span[];
  /** Names outside of streams, with their slash. */
  readonly names: readonly Span[];
  /** References outside of streams: "12 0 R". */
  readonly references: readonly Span[];
}

export function partsOf(bytes: Buffer): PdfParts {
  const text = bytes.toString('latin1');
  const objects = spans(text, /\b\d+ \d+ obj\b[\s\S]*?\bendobj\b/g);
  const streams = [...text.matchAll(/\bstream\r?\n([\s\S]*?)\r?\n?endstream\b/g)].map(
    ({ 0: all, 1: data = '', index }) => {
      const start = index + all.indexOf(data, 'stream\n'.length);
      return { start, end: start + data.length };
    },
  );
  const outside = (all: Span[]): Span[] => {
    let at = 0;
    return all.filter(({ start }) => {
      while (at < streams.length && streams[at]!.end <= start) at += 1;
      return at >= streams.length || start < streams[at]!.start;
    });
  };
  return {
    text,
    objects,
    streams,
    numbers: outside(spans(text, /(?<![\w.+-])[+-]?\d+(?:\.\d+)?(?![\w.])/g)),
    names: outside(spans(text, /\/[A-Za-z][\w-]*/g)),
    references: outside(spans(text, /\b\d+ \d+ R\b/g)),
  };
}

function spans(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map(({ 0: all, index }) => ({ start: index, end: index + all.length }));
}
