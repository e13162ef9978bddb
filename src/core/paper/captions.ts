import type { Block, Caption, Table } from './model.ts';
import { readCaptionLabel } from './caption-text.ts';

/** How many blocks a caption may stand away from its table. */
const reach = 3;

export function readCaptions(blocks: readonly Block[]): Caption[] {
  return blocks.flatMap((block, at) => {
    if (block.kind !== 'caption') return [];
    const label = readCaptionLabel(block.text);
    return {
      kind: label?.kind ?? 'other',
      number: label?.number ?? null,
      text: block.text,
      page: block.page,
      section: block.section,
      document: block.document,
      block: at,
    };
  });
}

/** A table block that waits for its caption. */
export interface LooseTable extends Omit<Table, 'number' | 'caption'> {
  readonly block: number;
}

/**
 * Gives each table the nearest table caption. Whether captions stand above or below is a habit of the whole paper,
 * so the side that serves more tables wins; what is left over takes what is near on the other side.
 */
export function captionTables(tables: readonly LooseTable[], captions: readonly Caption[]): Table[] {
  const above = pair(tables, captions, 'above');
  const below = pair(tables, captions, 'below');
  const best = above.size >= below.size ? above : below;
  return tables.map(({ rows, header, page, section, document }, at) => {
    const caption = best.get(at) ?? null;
    const number = caption === null ? null : captions[caption]!.number;
    return { number, caption, rows, header, page, section, document };
  });
}

function pair(
  tables: readonly LooseTable[],
  captions: readonly Caption[],
  side: 'above' | 'below',
): Map<number, number> {
  const found = new Map<number, number>();
  const taken = new Set<number>();
  for (const sign of side === 'above' ? [1, -1] : [-1, 1]) {
    for (let distance = 1; distance <= reach; distance += 1) {
      captions.forEach((caption, at) => {
        if (caption.kind !== 'table' || taken.has(at)) return;
        const table = tables.findIndex((each) => each.block - caption.block === sign * distance);
        if (table < 0 || found.has(table) || tables[table]!.document !== caption.document) return;
        found.set(table, at);
        taken.add(at);
      });
    }
  }
  return found;
}
