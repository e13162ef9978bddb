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
  /** Its caption where the reader knows it already; null if it has none. */
  readonly known?: Pick<Caption, 'kind' | 'number'> | null | undefined;
}

/**
 * Gives each table the nearest table caption. Whether captions stand above or below is a habit of the whole paper,
 * so the side that serves more tables wins; what is left over takes what is near on the other side.
 */
export function captionTables(tables: readonly LooseTable[], captions: readonly Caption[]): Table[] {
  const above = pair(tables, captions, 'above');
  const below = pair(tables, captions, 'below');
  const best = isBetter(below, above) ? below : above;
  return tables.map((loose, at) => {
    const { rows, header, page, section, document } = loose;
    const caption = loose.known === undefined ? (best.found.get(at) ?? null) : knownCaption(loose, captions);
    // A table under a figure's caption is no "Table 13".
    const number = caption === null || captions[caption]!.kind !== 'table' ? null : captions[caption]!.number;
    return { number, caption, rows, header, page, section, document };
  });
}

function isBetter(a: Pairs, b: Pairs): boolean {
  return a.found.size > b.found.size || (a.found.size === b.found.size && a.distance < b.distance);
}

/** The nearest caption of the kind and number that the reader found beside the table. */
function knownCaption({ known, block, document }: LooseTable, captions: readonly Caption[]): number | null {
  let best: number | null = null;
  captions.forEach((caption, at) => {
    if (caption.kind !== known?.kind || caption.number !== known.number || caption.document !== document)
      return;
    if (best === null || Math.abs(caption.block - block) < Math.abs(captions[best]!.block - block)) best = at;
  });
  return best;
}

interface Pairs {
  /** Table -> caption. */
  readonly found: ReadonlyMap<number, number>;
  /** Sum of the distances in blocks. */
  readonly distance: number;
}

function pair(tables: readonly LooseTable[], captions: readonly Caption[], side: 'above' | 'below'): Pairs {
  const found = new Map<number, number>();
  let total = 0;
  const taken = new Set<number>();
  for (const sign of side === 'above' ? [1, -1] : [-1, 1]) {
    for (let distance = 1; distance <= reach; distance += 1) {
      captions.forEach((caption, at) => {
        if (caption.kind !== 'table' || taken.has(at)) return;
        const table = tables.findIndex((each) => each.block - caption.block === sign * distance);
        if (table < 0 || found.has(table) || tables[table]!.document !== caption.document) return;
        if (tables[table]!.known !== undefined) return;
        found.set(table, at);
        taken.add(at);
        total += distance;
      });
    }
  }
  return { found, distance: total };
}
