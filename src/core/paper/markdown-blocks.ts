import type { BlockContent, DefinitionContent, ListItem, Root, RootContent, Table as TableNode } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { DraftBlock, DraftRow } from './draft.ts';
import { pagelessBlock } from './draft.ts';
import { htmlTableRows } from './html-table.ts';
import type { WordForms } from './join-lines.ts';
import { countWordForms, joinLines, noForms } from './join-lines.ts';
import { htmlText, inlineText } from './markdown-inline.ts';
import { headerRows } from './table-rows.ts';

/**
 * Indented text in a paper is no code, "[10]: Smith" no link definition, and a heading of more than this many
 * characters a paragraph that the converter took for one.
 */
const disabled = { disable: { null: ['codeIndented', 'definition'] } };
const longestHeading = 220;

interface Reading {
  readonly source: string;
  readonly forms: WordForms;
  readonly blocks: DraftBlock[];
}

/** Blocks of a markdown paper in reading order. */
export function markdownBlocks(source: string): DraftBlock[] {
  const root: Root = fromMarkdown(source, {
    extensions: [gfmTable(), disabled],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  const forms = /-\n/u.test(source) ? countWordForms(source.split('\n')) : noForms;
  const reading: Reading = { source, forms, blocks: [] };
  readNodes(root.children, reading);
  return reading.blocks;
}

function readNodes(nodes: readonly RootContent[], reading: Reading): void {
  for (const node of nodes) readNode(node, reading);
}

function readNode(node: RootContent, reading: Reading): void {
  const { source, forms, blocks } = reading;
  switch (node.type) {
    case 'heading': {
      const text = unwrap(inlineText(node.children, source), forms);
      if (text.length > longestHeading) blocks.push(pagelessBlock('paragraph', text));
      else if (text !== '') blocks.push(pagelessBlock('heading', text, { level: node.depth }));
      break;
    }
    case 'paragraph': {
      const text = unwrap(inlineText(node.children, source), forms);
      if (text !== '') blocks.push(pagelessBlock('paragraph', text));
      break;
    }
    case 'list':
      for (const item of node.children) readItem(item, node.ordered ? marker(item, source) : '', reading);
      break;
    case 'table':
      blocks.push(tableBlock(tableRows(node, source)));
      break;
    case 'blockquote':
      readNodes(node.children, reading);
      break;
    case 'code': {
      const text = unwrap(node.value, forms);
      if (text !== '') blocks.push(pagelessBlock('other', text));
      break;
    }
    case 'html': {
      const rows = htmlTableRows(node.value);
      const text = unwrap(htmlText(node.value), forms);
      if (rows.length > 0) blocks.push(tableBlock(rows));
      else if (text !== '') blocks.push(pagelessBlock('paragraph', text));
      break;
    }
    default:
      break;
  }
}

/** The first paragraph of an item is the item, with its number where it has one; the rest follows as blocks. */
function readItem(item: ListItem, number: string, reading: Reading): void {
  const [first, ...rest] = item.children as (BlockContent | DefinitionContent)[];
  if (first?.type === 'paragraph') {
    const text = unwrap(inlineText(first.children, reading.source), reading.forms);
    if (text !== '') reading.blocks.push(pagelessBlock('list-item', number + text));
    readNodes(rest, reading);
  } else {
    readNodes(item.children, reading);
  }
}

/** The number as written: a list may count in its own way. */
function marker(item: ListItem, source: string): string {
  const written = /^\s*(?<number>\d+[.)])/u.exec(source.slice(item.position?.start.offset ?? 0));
  return written ? `${written.groups!['number']!} ` : '';
}

function tableRows(table: TableNode, source: string): DraftRow[] {
  return table.children.map((row) => {
    const cells = row.children.map((cell) => oneLine(inlineText(cell.children, source)));
    return { cells, text: cells.filter((cell) => cell !== '').join(' '), pieces: [] };
  });
}

function tableBlock(rows: readonly DraftRow[]): DraftBlock {
  const kept = rows.filter((row) => row.text !== '');
  return pagelessBlock('table', kept.map((row) => row.text).join('\n'), {
    rows: kept,
    header: headerRows(kept),
  });
}

function unwrap(text: string, forms: WordForms): string {
  const lines = text
    .split('\n')
    .map(oneLine)
    .filter((line) => line !== '');
  return lines.length === 1 ? lines[0]! : joinLines(lines, forms).text;
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
