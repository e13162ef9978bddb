import { readCaptionLabel } from './caption-text.ts';
import type { DraftBlock, DraftRow } from './draft.ts';
import { pagelessBlock } from './draft.ts';

/** How far, in blocks, the rows of one table may stand from its caption. */
const reach = 4;
const longestHeader = 250;

/**
 * Rows of values that lost their table come together again: those near a table caption become one table, with the
 * line of column names above them as header; those without one (the ticks of a figure's axes) are no table.
 */
export function gatherTables(blocks: readonly DraftBlock[]): DraftBlock[] {
  const merged: DraftBlock[] = [];
  for (const block of blocks) {
    const last = merged.at(-1);
    if (isLoose(block) && last !== undefined && isLoose(last))
      merged[merged.length - 1] = mergeRows(last, block);
    else merged.push(block);
  }
  return merged.flatMap((block, at) => {
    const next = merged[at + 1];
    if (next !== undefined && isLoose(next) && hasCaption(merged, at + 1) && isColumnNames(block)) return [];
    if (!isLoose(block)) return [block];
    if (!hasCaption(merged, at)) return [pagelessBlock('other', block.text.replaceAll('\n', ' '))];
    const above = merged[at - 1];
    return [above !== undefined && isColumnNames(above) ? withHeader(above, block) : block];
  });
}

/** A table made of rows of values; one of a marked table has a header. */
function isLoose(block: DraftBlock): boolean {
  return block.kind === 'table' && block.header === 0;
}

function hasCaption(blocks: readonly DraftBlock[], at: number): boolean {
  return blocks
    .slice(Math.max(0, at - reach), at + reach)
    .some(({ kind, text }) => kind === 'paragraph' && readCaptionLabel(text)?.kind === 'table');
}

function isColumnNames(block: DraftBlock): boolean {
  if (block.kind !== 'paragraph' || block.text.length > longestHeader || readCaptionLabel(block.text))
    return false;
  return !/[.:;,]$/u.test(block.text) && !/\b(?:the|is|are|we|of the|that)\b/u.test(block.text);
}

function withHeader(header: DraftBlock, table: DraftBlock): DraftBlock {
  const row: DraftRow = { cells: [header.text], text: header.text, pieces: [] };
  return { ...table, text: `${header.text}\n${table.text}`, rows: [row, ...(table.rows ?? [])], header: 1 };
}

function mergeRows(first: DraftBlock, second: DraftBlock): DraftBlock {
  return {
    ...first,
    text: `${first.text}\n${second.text}`,
    rows: [...(first.rows ?? []), ...(second.rows ?? [])],
  };
}
