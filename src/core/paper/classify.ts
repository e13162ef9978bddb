import { readCaptionLabel } from './caption-text.ts';
import type { DraftBlock } from './draft.ts';
import { isBibliographyTitle, readHeading } from './heading-text.ts';

/** Longest paragraph below "References" that may be one entry although it names no year. */
const longestUndated = 500;
const longestCaption = 2500;

/**
 * Gives paragraphs their kind by what they say and where they stand: captions, bibliography entries, the abstract.
 * Blocks to which a reader gave a kind by their looks keep it.
 */
export function classifyBlocks(blocks: readonly DraftBlock[]): DraftBlock[] {
  let part: 'body' | 'abstract' | 'bibliography' = 'body';
  return blocks.map((block) => {
    if (block.kind === 'heading') {
      const { title } = readHeading(block.text);
      if (isCaption(block)) return { ...block, kind: 'caption' };
      part = isBibliographyTitle(title) ? 'bibliography' : /^abstract\b/iu.test(title) ? 'abstract' : 'body';
      return block;
    }
    if (block.kind !== 'paragraph' && block.kind !== 'list-item') return block;
    if (isCaption(block)) return { ...block, kind: 'caption' };
    if (part === 'bibliography') {
      if (isEntry(block.text)) return { ...block, kind: 'reference' };
      if (block.text.length > longestUndated) part = 'body';
      return part === 'body' ? block : { ...block, kind: 'reference' };
    }
    if (part === 'abstract' && block.kind === 'paragraph') return { ...block, kind: 'abstract' };
    return block;
  });
}

function isCaption(block: DraftBlock): boolean {
  return block.text.length <= longestCaption && readCaptionLabel(block.text) !== null;
}

function isEntry(text: string): boolean {
  return /^\[[\p{L}\d+]{1,12}\]/u.test(text) || (text.length < 1200 && /(?:19|20)\d{2}/u.test(text));
}
