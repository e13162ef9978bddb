import type { Nodes, PhrasingContent } from 'mdast';

const wordCharacter = /[\p{L}\p{N}]/u;

/**
 * The words of inline markdown without its markup. Nothing that is printed gets lost: what only looks like markup
 * ("2*3*4", "σ[2](x)", "<think>") stays as written.
 */
export function inlineText(nodes: readonly PhrasingContent[], source: string): string {
  return nodes.map((node) => nodeText(node, source)).join('');
}

function nodeText(node: PhrasingContent, source: string): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'emphasis':
    case 'strong':
    case 'delete': {
      const inner = inlineText(node.children, source);
      return insideWord(node, source) ? rawMarkers(node, source, inner) : inner;
    }
    case 'break':
      return '\n';
    case 'image':
      return node.alt ?? '';
    case 'link':
      return /^(?:[a-z]+:|#|\/|\.|www\.|[^\s]+\.[a-z]{2,5}(?:[/#?]|$))/iu.test(node.url)
        ? inlineText(node.children, source)
        : raw(node, source);
    case 'html':
      return htmlText(node.value);
    default:
      return raw(node, source);
  }
}

/** Tags that stand for something printed keep it; comments go; what is no HTML tag stays as written. */
export function htmlText(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->/gu, ' ')
    .replace(/<br\s*\/?>/giu, ' ')
    .replace(/<sup>/giu, '^')
    .replace(/<sub>/giu, '_')
    .replace(
      /<\/?(?:sup|sub|b|i|em|strong|u|span|p|div|a|img|font|center|small|tt|code|figure|figcaption|h[1-6]|ul|ol|li)(?:\s[^<>]*)?\/?>/giu,
      '',
    );
}

/** "2*3*4": delimiters between word characters are no emphasis to a reader of a paper. */
function insideWord(node: Nodes, source: string): boolean {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? 0;
  return wordCharacter.test(source.charAt(start - 1)) || wordCharacter.test(source.charAt(end));
}

function rawMarkers(node: Nodes, source: string, inner: string): string {
  const opening = /^[*_~]+/u.exec(raw(node, source))?.[0] ?? '';
  return `${opening}${inner}${opening}`;
}

function raw(node: Nodes, source: string): string {
  return source.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);
}
