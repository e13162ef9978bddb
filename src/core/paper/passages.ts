import { splitSentences } from '../text/sentences.ts';
import { tokenize } from '../text/tokens.ts';
import type { Block, Caption, Paper, Passage, PassageKind, Section, Table } from './model.ts';
import { slicePieces } from './pieces.ts';

/** A group of sentences is closed when it has this many tokens; a longer sentence stays whole. */
const tokensPerPassage = 120;
/** A block shorter than this may share a passage with the block after it. */
const shortBlock = 60;
const running = new Set([
  'paragraph',
  'list-item',
  'abstract',
  'other',
  'algorithm',
  'equation',
  'footnote',
  'title',
]);

type PaperParts = Pick<Paper, 'sections' | 'blocks' | 'tables' | 'captions'>;

/** Retrievable units of a paper in reading order; none crosses a section. */
export function buildPassages(paper: PaperParts): Passage[] {
  const builder = new PassageBuilder(paper);
  const tableAt = tablesByBlock(paper);
  for (const [at, block] of paper.blocks.entries()) {
    if (running.has(block.kind)) builder.addText(block);
    else if (block.kind === 'table') builder.addTables(tableAt.get(at) ?? []);
    else if (block.kind === 'heading' || block.kind === 'caption' || block.kind === 'reference')
      builder.addWhole(block, block.kind);
  }
  return builder.finish();
}

/** `assemblePaper` keeps tables in the order of their blocks. */
function tablesByBlock({ blocks, tables }: PaperParts): Map<number, number[]> {
  const at = new Map<number, number[]>();
  let table = 0;
  blocks.forEach((block, index) => {
    if (block.kind !== 'table' || table >= tables.length) return;
    at.set(index, [table]);
    table += 1;
  });
  return at;
}

interface Open {
  text: string;
  tokens: number;
  readonly block: Block;
  readonly pieces: Passage['pieces'][number][];
  page: number | null;
}

/** Collects passages; holds the group of sentences that is still open. */
class PassageBuilder {
  private readonly passages: Passage[] = [];
  private readonly paper: PaperParts;
  private open: Open | null = null;

  constructor(paper: PaperParts) {
    this.paper = paper;
  }

  addText(block: Block): void {
    const apart = block.kind === 'footnote' || block.kind === 'title' || this.open?.block.kind === 'footnote';
    if (this.open && (apart || this.open.block.section !== block.section || this.open.tokens >= shortBlock))
      this.close();
    for (const { start, end } of splitSentences(block.text)) {
      const tokens = tokenize(block.text.slice(start, end)).length;
      if (this.open && this.open.tokens > 0 && this.open.tokens + tokens > tokensPerPassage) this.close();
      this.append(block, start, end, tokens);
    }
  }

  private append(block: Block, start: number, end: number, tokens: number): void {
    this.open ??= { text: '', tokens: 0, block, pieces: [], page: null };
    const glue = this.open.text === '' ? '' : ' ';
    const at = this.open.text.length + glue.length;
    const pieces = slicePieces(block.pieces, block.text, start, end, at);
    this.open.text += glue + block.text.slice(start, end);
    this.open.tokens += tokens;
    this.open.pieces.push(...pieces);
    this.open.page ??= pieces[0]?.page ?? block.page;
  }

  addWhole(block: Block, kind: PassageKind): void {
    this.close();
    this.push(
      kind,
      block.text,
      sectionPath(this.paper.sections, block.section, kind === 'heading'),
      block,
      block.page,
      block.pieces,
    );
  }

  addTables(tables: readonly number[]): void {
    this.close();
    for (const index of tables) {
      const table = this.paper.tables[index]!;
      const context = tableContext(table, this.paper.captions);
      table.rows.forEach((row, at) => {
        const page = row.pieces[0]?.page ?? table.page;
        this.push('table', row.text, context, table, page, row.pieces, { index, row: at });
      });
    }
  }

  finish(): Passage[] {
    this.close();
    return this.passages;
  }

  private close(): void {
    if (!this.open) return;
    const { text, block, page, pieces } = this.open;
    this.open = null;
    this.push('text', text, sectionPath(this.paper.sections, block.section), block, page, pieces);
  }

  private push(
    kind: PassageKind,
    text: string,
    context: string,
    owner: Pick<Block | Table, 'section' | 'document'>,
    page: number | null,
    pieces: Passage['pieces'],
    table?: Passage['table'],
  ): void {
    if (text === '') return;
    const { section, document } = owner;
    const passage = { id: this.passages.length, kind, text, context, page, section, document, pieces };
    this.passages.push(table ? { ...passage, table } : passage);
  }
}

/** Headings above a block, outermost first: "4 Experiments > 4.2 Ablation". */
function sectionPath(sections: readonly Section[], section: number | null, without = false): string {
  const path: string[] = [];
  let level = Infinity;
  for (let at = section ?? -1; at >= 0 && level > 1; at -= 1) {
    const each = sections[at]!;
    if (each.level >= level) continue;
    level = each.level;
    if (!(without && at === section)) path.unshift(each.label);
  }
  return path.join(' > ');
}

function tableContext(table: Table, captions: readonly Caption[]): string {
  const caption = table.caption === null ? '' : captions[table.caption]!.text;
  return [caption, ...table.rows.slice(0, table.header).map((row) => row.text)]
    .filter((part) => part !== '')
    .join(' ');
}
