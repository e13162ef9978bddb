import type { PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

/** Elements for the markdown of the packaged pages. Built node by node: no text of the page is ever read as HTML. */
export function elementsOf(markdown: string): HTMLElement[] {
  let anchor: string | null = null;
  return fromMarkdown(markdown).children.flatMap((node) => {
    const named = anchorIn(node);
    if (named !== null) {
      anchor = named;
      return [];
    }
    const element = blockOf(node);
    if (element && anchor !== null) {
      element.id = anchor;
      anchor = null;
    }
    return element ?? [];
  });
}

/** The name in `<a id="name"></a>` on a line of its own, which names the block below it. */
function anchorIn(node: RootContent): string | null {
  const html = node.type === 'paragraph' ? node.children[0] : node;
  return html?.type === 'html' ? (/^<a id="([^"]+)">/.exec(html.value)?.[1] ?? null) : null;
}

function blockOf(node: RootContent): HTMLElement | null {
  if (node.type === 'heading') return filled(`h${node.depth}`, node.children);
  if (node.type === 'paragraph') return filled('p', node.children);
  if (node.type !== 'list') return null;
  const list = document.createElement(node.ordered ? 'ol' : 'ul');
  for (const item of node.children) {
    const element = document.createElement('li');
    element.append(...item.children.flatMap((child) => blockOf(child) ?? []));
    list.append(element);
  }
  return list;
}

function filled(tag: string, children: readonly PhrasingContent[]): HTMLElement {
  const element = document.createElement(tag);
  for (const child of children) element.append(phraseOf(child));
  return element;
}

function phraseOf(node: PhrasingContent): Node {
  switch (node.type) {
    case 'text':
      return document.createTextNode(node.value);
    case 'inlineCode': {
      const code = document.createElement('code');
      code.textContent = node.value;
      return code;
    }
    case 'emphasis':
      return filled('em', node.children);
    case 'strong':
      return filled('strong', node.children);
    default:
      return document.createTextNode('');
  }
}
