import { isBlank, type Line } from './lines.ts';

const sentenceEnd = /[.?!:;。？！]["'”’»)\]*_`]*$/u;
const lowerStart = /^["'“‘(*_]*\p{Ll}/u;

/**
 * Whether a text is wrapped by hand or by the editor (forms, mail): most line ends inside paragraphs fall in the
 * middle of a sentence. Web forms hold one paragraph a line; there a line end closes the sentence.
 */
export function isWrapped(text: string, lines: readonly Line[]): boolean {
  let breaks = 0;
  let running = 0;
  for (let i = 0; i + 1 < lines.length; i++) {
    const [line, next] = [lines[i]!, lines[i + 1]!];
    if (isBlank(line) || isBlank(next) || next.marker !== '' || line.quote !== next.quote) continue;
    const width = line.end - line.start;
    if (width < 40 || width > 120) continue;
    breaks++;
    if (runsOn(text, line, next)) running++;
  }
  return running >= 2 && running >= breaks * 0.4;
}

/** Whether `next` goes on with the sentence or paragraph of the line before it. */
export function joinsLine(text: string, line: Line, next: Line, wrapped: boolean): boolean {
  if (/(?: {2}|\\)$/u.test(text.slice(line.start, line.end))) return runsOn(text, line, next) && wrapped;
  if (runsOn(text, line, next)) return true;
  const width = line.end - line.start;
  return (
    wrapped && width >= 40 && width <= 120 && !text.slice(line.contentStart, line.contentEnd).endsWith(':')
  );
}

function runsOn(text: string, line: Line, next: Line): boolean {
  const before = text.slice(line.contentStart, line.contentEnd);
  return !sentenceEnd.test(before) && lowerStart.test(text.slice(next.contentStart, next.contentEnd));
}
