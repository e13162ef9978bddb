import type { DraftBlock } from './draft.ts';
import type { WordForms } from './join-lines.ts';
import { countWordForms, joinLines, noForms } from './join-lines.ts';

const mostBetween = 14;
const borders: ReadonlySet<string> = new Set(['heading', 'title', 'reference', 'equation']);
const unfinished = /[^.?!:;"”’)\]]$|\b(?:e\.g|i\.e|et al|cf|vs|Fig|Eq|Sec|Tab)\.$/u;

/**
 * Joins paragraphs that a page end, float or footnote cut in two: the first ends without a stop, the second starts in
 * lower case or where a column or page begins, and nothing but floats, footnotes and scraps stands between them.
 */
export function joinBrokenParagraphs(blocks: readonly DraftBlock[]): DraftBlock[] {
  const out: DraftBlock[] = [];
  const cut = blocks.some(({ kind, text }) => kind === 'paragraph' && /[-\u2010]$/u.test(text));
  const forms = cut ? countWordForms(blocks.map(({ text }) => text)) : noForms;
  for (const block of blocks) {
    const at = goesOn(block) ? openParagraph(out, block) : -1;
    if (at < 0) out.push(block);
    else out[at] = joined(out[at]!, block, forms);
  }
  return out;
}

function goesOn(block: DraftBlock): boolean {
  if ((block.kind !== 'paragraph' && block.kind !== 'abstract') || block.text.length <= 20) return false;
  return block.continues === true || /^\p{Ll}[\p{L}\p{N}'’-]*[,.]?(?:\s|$)/u.test(block.text);
}

/** Index of the unfinished paragraph that `next` continues, or -1. */
function openParagraph(blocks: readonly DraftBlock[], next: DraftBlock): number {
  // At a column's start, in lower case: even a colon did not end the sentence.
  const end = next.continues === true && /^\p{Ll}/u.test(next.text) ? /[^.?!]$/u : unfinished;
  for (let at = blocks.length - 1; at >= Math.max(0, blocks.length - mostBetween); at -= 1) {
    const block = blocks[at]!;
    if (borders.has(block.kind)) return -1;
    if (block.kind === 'paragraph' || block.kind === 'list-item' || block.kind === 'abstract') {
      if (block.text.length >= 60 && block.text.includes(' ')) return end.test(block.text) ? at : -1;
      if (block.kind === 'list-item') return -1;
    }
  }
  return -1;
}

function joined(first: DraftBlock, second: DraftBlock, forms: WordForms): DraftBlock {
  const { text, ranges } = joinLines([first.text, second.text], forms);
  const [head, tail] = [ranges[0]!, ranges[1]!];
  const kept = first.pieces.map((piece) => ({ ...piece, end: Math.min(piece.end, head.end) }));
  const moved = second.pieces.map((piece) => ({
    ...piece,
    start: piece.start + tail.start,
    end: piece.end + tail.start,
  }));
  return {
    ...first,
    text,
    pieces: [...kept, ...moved],
    equations: [...(first.equations ?? []), ...(second.equations ?? [])],
  };
}
