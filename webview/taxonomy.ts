import { readToPage } from '../src/extension/taxonomy/messages.ts';
import type { ToPanel } from '../src/extension/taxonomy/messages.ts';
import { elementsOf } from './lib/markdown-elements.ts';
import { filterSections, nodeSections, unfold } from './lib/node-sections.ts';
import './taxonomy.css';
import { registerToolkit } from './toolkit.ts';

/** The page of error types: a filter above the packaged text; the node that was asked for is marked and in view. */
registerToolkit();
const editor = acquireVsCodeApi();
const page = document.createElement('main');
document.body.append(page);

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
  const sections = nodeSections(blocks);
  page.replaceChildren(title, filterOf(sections), document.createElement('vscode-divider'), ...sections);
  const target = node ? document.getElementById(node.replaceAll('/', '--')) : null;
  const section = target?.closest('section');
  if (!target || !section) return;
  section.classList.add('asked');
  unfold(target);
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  section.scrollIntoView({ block: 'start' });
}

function filterOf(sections: readonly HTMLElement[]): HTMLElement {
  const field = document.createElement('vscode-text-field');
  field.setAttribute('placeholder', 'Filter error types');
  field.setAttribute('aria-label', 'Filter error types');
  field.addEventListener('input', () => filterSections(sections, (field as HTMLInputElement).value));
  return field;
}
