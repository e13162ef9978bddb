import { readCaptionLabel } from './caption-text.ts';
import type { Block, Caption, Section, Table } from './model.ts';

const mention =
  /\b(?<word>Tables?|Tab\.|Figures?|Figs?\.)\s?(?<numbers>(?:[A-Z]\.?)?\d{1,3}(?:\.\d{1,2})?(?:\s?(?:,|and|&|–|-)\s?\d{1,3})*)/gu;
/** A float drifts over this many headings at most. */
const drift = 3;

/**
 * Floats drift: a table of one section is often printed below the next heading. A caption whose own section has text
 * and does not speak of it belongs to the nearest section before that does.
 */
export function placeFloats(blocks: readonly Block[], sections: readonly Section[]): Block[] {
  const speaking = sectionsThatSpeak(blocks);
  const withText = new Set(blocks.flatMap(({ kind, section }) => (kind === 'paragraph' ? [section] : [])));
  return blocks.map((block) => {
    if (block.kind !== 'caption' || block.section === null || !withText.has(block.section)) return block;
    const label = readCaptionLabel(block.text);
    const places = label === null ? undefined : speaking.get(key(label.kind, label.number, block.document));
    if (places === undefined || places.has(block.section)) return block;
    const home = sections[block.section]!;
    for (let at = block.section - 1; at >= Math.max(0, block.section - drift); at -= 1) {
      const other = sections[at]!;
      if (other.document !== home.document || other.appendix !== home.appendix) break;
      if (places.has(at)) return { ...block, section: at };
    }
    return block;
  });
}

/** A table stands in the section of its caption. */
export function inCaptionSection(table: Table, captions: readonly Caption[]): Table {
  return table.caption === null ? table : { ...table, section: captions[table.caption]!.section };
}

function sectionsThatSpeak(blocks: readonly Block[]): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  for (const { kind, text, section, document } of blocks) {
    if (section === null || kind === 'caption' || kind === 'reference' || kind === 'table') continue;
    for (const { groups } of text.matchAll(mention)) {
      const float = /^T/u.test(groups!['word']!) ? 'table' : 'figure';
      for (const number of groups!['numbers']!.split(/\s?(?:,|and|&|–|-)\s?/u)) {
        const name = key(float, number, document);
        found.set(name, (found.get(name) ?? new Set()).add(section));
      }
    }
  }
  return found;
}

function key(kind: string, number: string | null, document: number): string {
  return `${document} ${kind} ${number?.replace(/[a-z]$/u, '') ?? ''}`;
}
