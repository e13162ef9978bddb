import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Nodes, Root } from 'mdast';
import { CleanBuilder, type InlineText } from './clean-builder.ts';
import type { MappedText } from './mapped-text.ts';

/** No paragraph is longer; beyond it markup is left as written, for the parser can take quadratic time. */
const longest = 10_000;
const special = /[*_`[\]<&\\]/u;
/** Blocks are found before (lines.ts): here everything is one paragraph. */
const paragraphOnly = {
  disable: {
    null: [
      'blockQuote',
      'codeFenced',
      'codeIndented',
      'definition',
      'headingAtx',
      'htmlFlow',
      'list',
      'setextUnderline',
      'thematicBreak',
    ],
  },
};
const math =
  /\$\$[^$]+\$\$|(?<!\\)\$(?!\s)[^$\n]{1,300}?(?<![\s\\])\$(?!\d)|\\\((?:.(?!\\\()){1,300}?\\\)|\\\[.{1,600}?\\\]/gsu;
const htmlTag =
  /^<(?:!--|\/?(?:a|abbr|b|blockquote|br|code|del|details|div|em|font|h[1-6]|hr|i|ins|kbd|li|mark|ol|p|pre|q|s|small|span|strike|strong|sub|summary|sup|tt|u|ul)(?=[\s/>]))/iu;

/**
 * Resolves inline markup (CommonMark emphasis, code, links, entities, backslash escapes), collapses white space and
 * keeps every character's place. Math is left as written. What only looks like markup stays text: `k*n and m*n`,
 * `<y and z>`, `[12](page 3)`.
 */
export function readInline(raw: MappedText): InlineText {
  const builder = new CleanBuilder(raw);
  const masked = raw.text.includes('$') || raw.text.includes('\\') ? maskMath(raw.text) : raw.text;
  if (raw.text.length > longest || !special.test(masked)) {
    builder.text(0, raw.text.length);
    return builder.build();
  }
  const lead = /^\s*/u.exec(masked)?.[0].length ?? 0;
  const tree = fromMarkdown(masked.replace(/[\r\n\0]/gu, ' ').slice(lead), { extensions: [paragraphOnly] });
  new Walker(builder, masked, lead).walk(tree);
  builder.text(builder.at, raw.text.length);
  return builder.build();
}

/** Markup characters mean nothing inside formulas: "$a_1 * b_2 * c$". */
function maskMath(text: string): string {
  return text.replace(math, (hit) => 'x'.repeat(hit.length));
}

class Walker {
  private readonly builder: CleanBuilder;
  private readonly masked: string;
  private readonly shift: number;

  constructor(builder: CleanBuilder, masked: string, shift: number) {
    this.builder = builder;
    this.masked = masked;
    this.shift = shift;
  }

  walk(node: Nodes): void {
    const { builder, masked } = this;
    const [start, end] = this.place(node);
    switch (node.type) {
      case 'root':
      case 'paragraph':
        for (const child of node.children) this.walk(child);
        return;
      case 'text':
        builder.text(builder.at, start);
        this.escapedText(start, end);
        return;
      case 'emphasis':
      case 'strong':
        this.span(node, isIntraword(masked, start, end));
        return;
      case 'link':
        this.span(node, masked[start] === '[' && !isAddress(node.url));
        return;
      case 'image':
        builder.text(builder.at, start);
        builder.open(start);
        builder.replace(node.alt ?? '', start, end);
        builder.close(end, true);
        return;
      case 'inlineCode': {
        builder.text(builder.at, start);
        const ticks = /^`+/u.exec(masked.slice(start))?.[0].length ?? 0;
        builder.open(start);
        builder.skip(start + ticks);
        builder.text(start + ticks, end - ticks);
        builder.close(end, true);
        return;
      }
      case 'html':
        builder.text(builder.at, start);
        if (htmlTag.test(node.value)) builder.replace(' ', start, end);
        else builder.text(start, end);
        return;
      default:
        builder.text(builder.at, start);
        builder.text(start, end);
    }
  }

  private span(node: Extract<Nodes, { children: unknown[] }>, literal: boolean): void {
    const { builder } = this;
    const [start, end] = this.place(node);
    const children = node.children as Nodes[];
    const inner = children.length > 0 ? this.place(children[0]!)[0] : end;
    const innerEnd = children.length > 0 ? this.place(children.at(-1)!)[1] : end;
    builder.text(builder.at, start);
    if (literal) builder.text(start, inner);
    else builder.open(start);
    builder.skip(inner);
    for (const child of children) this.walk(child);
    builder.text(builder.at, innerEnd);
    if (literal) builder.text(innerEnd, end);
    else builder.close(end, node.type === 'link');
  }

  /** In running text every backslash escape and every known entity counts. */
  private escapedText(start: number, end: number): void {
    const { builder, masked } = this;
    const escape = /\\[!-/:-@[-`{-~]|&(?:#\d{1,7}|#[xX][\dA-Fa-f]{1,6}|[A-Za-z][A-Za-z\d]{1,31});/gu;
    for (const hit of masked.slice(start, end).matchAll(escape)) {
      const at = start + hit.index;
      builder.text(builder.at, at);
      builder.replace(decode(hit[0]), at, at + hit[0].length);
    }
    builder.text(builder.at, end);
  }

  private place(node: Nodes | Root): [number, number] {
    const { start, end } = node.position!;
    return [this.shift + (start.offset ?? 0), this.shift + (end.offset ?? 0)];
  }
}

/** `a*b and c*d`: CommonMark sees emphasis inside words, a reviewer means a product or a footnote. */
function isIntraword(text: string, start: number, end: number): boolean {
  return /[\p{L}\p{N}]/u.test(text[start - 1] ?? '') || /[\p{L}\p{N}]/u.test(text[end] ?? '');
}

function isAddress(url: string): boolean {
  return /^[a-z][a-z0-9+.-]*:|^[#/.]|\/|^www\.|\.(?:com|org|net|io|pdf|html?|md)\b/iu.test(url);
}

const decodedEscapes = new Map<string, string>();

function decode(escape: string): string {
  let value = decodedEscapes.get(escape);
  if (value === undefined) {
    const paragraph = fromMarkdown(escape).children[0];
    const child = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
    value = child?.type === 'text' ? child.value : escape;
    decodedEscapes.set(escape, value);
  }
  return value;
}
