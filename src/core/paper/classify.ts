import { readCaptionLabel } from './caption-text.ts';
import type { DraftBlock } from './draft.ts';
import { isBibliographyTitle, readHeading } from './heading-text.ts';

/** So many long paragraphs in a row that are no entries end a bibliography that no heading ends. */
const foreignRun = 3;
const foreignLength = 300;
const longestCaption = 2500;

/**
 * Gives paragraphs their kind by what they say and where they stand: captions, bibliography entries, the abstract.
 * Blocks to which a reader gave a kind by their looks keep it.
 */
export function classifyBlocks(blocks: readonly DraftBlock[]): DraftBlock[] {
  let part: 'body' | 'abstract' | 'bibliography' = 'body';
  return blocks.map((block, at) => {
    if (block.kind === 'heading') {
      const { title } = readHeading(block.text);
      if (isCaption(block)) return { ...block, kind: 'caption' };
      part = isBibliographyTitle(title) ? 'bibliography' : /^abstract\b/iu.test(title) ? 'abstract' : 'body';
      return block;
    }
    if (block.kind !== 'paragraph' && block.kind !== 'list-item') return block;
    if (isCaption(block)) return { ...block, kind: 'caption' };
    if (part === 'bibliography') {
      if (!/\p{L}/u.test(block.text)) return { ...block, kind: 'other' };
      if (!endsBibliography(blocks, at)) return { ...block, kind: 'reference' };
      part = 'body';
    }
    if (part === 'abstract' && block.kind === 'paragraph') return { ...block, kind: 'abstract' };
    return block;
  });
}

function isCaption(block: DraftBlock): boolean {
  return block.text.length <= longestCaption && readCaptionLabel(block.text) !== null;
}

function endsBibliography(blocks: readonly DraftBlock[], at: number): boolean {
  let foreign = 0;
  for (const { kind, text } of blocks.slice(at)) {
    if (kind === 'heading') break;
    if (kind !== 'paragraph' && kind !== 'list-item') continue;
    if (isEntry(text)) return false;
    if (text.length >= foreignLength) foreign += 1;
    if (foreign === foreignRun) return true;
  }
  return false;
}

/** An entry has a key ("[12]"), or names a year and is no essay. */
function isEntry(text: string): boolean {
  return /^\[[\p{L}\d+]{1,12}\]/u.test(text) || (text.length < 1200 && /(?:19|20)\d{2}/u.test(text));
}
