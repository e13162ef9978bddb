import { readBlocks } from '../review/blocks.ts';
import { escapeFor } from '../review/escape.ts';
import { displayMathEnd, lineSearch } from '../review/skipped-lines.ts';

/**
 * A field's text as it can stand below a heading of level 1: headings inside it go below that one, and nothing that it
 * leaves open (a fence, a comment, a formula) reaches into the next field. All else stays as it is.
 * @param text with "\n" as its line breaks
 */
export function embedText(text: string): string {
  let embedded = escapeFor('hotcrp', text);
  // An escaped mark may be the text of a heading that it was not before: after a few rounds nothing changes any more.
  for (let round = 0; round < 5; round++) {
    const before = embedded;
    embedded = embedOnce(before);
    if (embedded === before) break;
  }
  return embedded;
}

function embedOnce(text: string): string {
  const { lines, blocks } = readBlocks(text, true);
  const written = lines.map(({ start, end }) => text.slice(start, end));
  const hashes = (line: string): number =>
    /^\s*(?<hashes>#{1,6})/u.exec(line)?.groups?.['hashes']?.length ?? 0;
  const headings = blocks.filter((block) => block.kind === 'heading');
  const deeper = headings.some(({ line }) => hashes(written[line]!) === 1);
  for (const { line, heading } of headings) {
    const own = written[line]!;
    const level = hashes(own);
    if (level > 0) {
      if (deeper && level < 6) written[line] = own.replace('#', '##');
    } else if (heading.level === 1) {
      written[line] = `## ${heading.name}`;
      if (heading.lines === 2) written[line + 1] = '';
    }
  }
  const search = lineSearch(text, lines);
  const closed = new Set<number>();
  for (const block of blocks) {
    if (block.kind === 'heading') continue;
    const { first, last } = block;
    const formula = /^\s*(?:\$\$|\\\[)\s*$/u.test(written[first]!);
    const open =
      block.kind === 'skipped'
        ? block.reason === 'code block' && first === last
        : formula && displayMathEnd(text, lines, first, search) === first;
    if (open) written[block.first] = escaped(written[block.first]!);
    else if (block.kind === 'skipped') for (let i = block.first; i <= block.last; i++) closed.add(i);
  }
  written.forEach((line, i) => {
    if (/^\s*<!--/u.test(line) && !closed.has(i)) written[i] = escaped(line);
  });
  return written.join('\n');
}

function escaped(line: string): string {
  return line.replace(/(?=\S)/u, '\\');
}
