import { readToPage } from '../src/extension/taxonomy/messages.ts';
import type { ToPanel } from '../src/extension/taxonomy/messages.ts';
import { elementsOf } from './lib/markdown-elements.ts';
import './taxonomy.css';
import { registerToolkit } from './toolkit.ts';

/** The page of error types: a filter above the packaged text; the node that was asked for is marked and in view. */
registerToolkit();
const editor = acquireVsCodeApi();
const page = document.getElementById('page')!;

window.addEventListener('message', ({ data }) => {
  const message = readToPage(data);
  if (message?.kind !== 'show') return;
  // What the editor hands back after a reload of the window.
  editor.setState({ node: message.node });
  show(message.markdown, message.node);
});

const ready: ToPanel = { kind: 'ready' };
editor.postMessage(ready);

function show(markdown: string, node: string): void {
  const [title, ...blocks] = elementsOf(markdown);
  if (!title) return;
  const sections = sectionsOf(blocks);
  page.replaceChildren(title, filterOf(sections), document.createElement('vscode-divider'), ...sections);
  const target = node ? document.getElementById(node.replaceAll('/', '--')) : null;
  const section = target?.closest('section');
  if (!target || !section) return;
  section.classList.add('asked');
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  section.scrollIntoView({ block: 'start' });
}

/** Each heading with what stands under it. */
function sectionsOf(blocks: readonly HTMLElement[]): HTMLElement[] {
  const sections: HTMLElement[] = [];
  for (const block of blocks) {
    if (/^H[1-6]$/.test(block.tagName) || sections.length === 0) {
      sections.push(document.createElement('section'));
    }
    sections.at(-1)?.append(block);
  }
  return sections;
}

function filterOf(sections: readonly HTMLElement[]): HTMLElement {
  const field = document.createElement('vscode-text-field');
  field.setAttribute('placeholder', 'Filter error types');
  field.setAttribute('aria-label', 'Filter error types');
  field.addEventListener('input', () => {
    const wanted = (field as HTMLInputElement).value.trim().toLowerCase();
    for (const section of sections) {
      section.hidden = !(section.textContent ?? '').toLowerCase().includes(wanted);
    }
  });
  return field;
}
