import { assemblePaper } from './assemble.ts';
import { cleanCharacters } from './characters.ts';
import type { DraftDocument } from './draft.ts';
import { pagelessDraft } from './draft.ts';
import { markdownBlocks } from './markdown-blocks.ts';
import type { Paper, PaperDocument } from './model.ts';
import { textBlocks } from './text-blocks.ts';

/** A markdown paper. `source` is the decoded file. */
export function paperFromMarkdown(source: string, document: PaperDocument): Paper {
  return assemblePaper([draftFromMarkdown(source, document)]);
}

/** A plain-text paper, also the light markdown that PDF converters write. */
export function paperFromText(source: string, document: PaperDocument): Paper {
  return assemblePaper([draftFromText(source, document)]);
}

/**
 * Reads markdown as markdown only if it has markdown headings: text that a PDF converter sprinkled with "_" and "*"
 * would lose words to a markdown parser.
 */
export function draftFromMarkdown(source: string, document: PaperDocument): DraftDocument {
  return hasMarkdownHeadings(source)
    ? pagelessDraft(document, markdownBlocks(cleanCharacters(source)))
    : draftFromText(source, document);
}

export function draftFromText(source: string, document: PaperDocument): DraftDocument {
  return pagelessDraft(document, textBlocks(cleanCharacters(source)));
}

/**
 * "# Pairs 553,430" is a line of a table: a heading is short, has a blank line above and words that start in capitals.
 * A title at the very top makes a short supplement markdown too.
 */
function hasMarkdownHeadings(source: string): boolean {
  if (/^\s*#{1,2}[^\S\n]+\p{Lu}[^\n\d]{2,150}\r?\n/u.test(source)) return true;
  const heading =
    /(?:^|\n[^\S\n]*\r?\n)[^\S\n]{0,3}#{1,6}[^\S\n]+(?:[\dA-Z][\d.]*\s+)?\p{Lu}[^\n]{2,150}(?=\r?\n[^\S\n]*\r?\n)/gu;
  const headings = [...source.matchAll(heading)].map(([text]) => text.trim().replace(/^#+\s+/u, ''));
  return headings.some((text) =>
    /^(?:\d+\.?\s+\p{Lu}|\d+\.\d|abstract|introduction|references|conclusions?|methods?|results)/iu.test(
      text,
    ),
  );
}
