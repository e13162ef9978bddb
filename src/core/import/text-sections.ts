/** A line of a text export, with what it is told by. */
export interface TextLine {
  readonly text: string;
  /** From 1. */
  readonly line: number;
}

export function textLines(source: string): TextLine[] {
  return source.split(/\r\n|\n|\r/u).map((text, i) => ({ text, line: i + 1 }));
}

export function joined(lines: readonly TextLine[]): string {
  return lines.map(({ text }) => text).join('\n');
}
