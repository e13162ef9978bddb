import { readToPage } from '../src/extension/viewer/messages.ts';
import type { ToPage, ToPanel } from '../src/extension/viewer/messages.ts';
import { readViewState } from '../src/extension/viewer/view-state.ts';
import { button, element } from './lib/element.ts';
import { registerToolkit } from './toolkit.ts';
import { EvidenceBar } from './viewer/evidence-bar.ts';
import { EvidenceLayer } from './viewer/evidence-layer.ts';
import { HostData } from './viewer/host-data.ts';
import { listenToKeys } from './viewer/keys.ts';
import { PageBar } from './viewer/page-bar.ts';
import { PageList } from './viewer/page-list.ts';
import { PaperView } from './viewer/paper-view.ts';
import { PassageMenu } from './viewer/passage-menu.ts';
import { openPdf, pdfjs } from './viewer/pdfjs.ts';
import { SearchBar } from './viewer/search-bar.ts';
import { SentenceList } from './viewer/sentence-list.ts';
import { onThemeKind, pageColours } from './viewer/theme.ts';
import './viewer.css';

/** The page that shows a paper with the evidence of the findings: builds its parts and passes messages on. */
registerToolkit();
const editor = acquireVsCodeApi();
const post = (message: ToPanel) => editor.postMessage(message);
const hostData = new HostData(post);

const scroller = element(
  'div',
  { class: 'scroller', tabindex: '0', role: 'main', 'aria-label': 'Paper' },
  element('div', { class: 'pdfViewer' }),
);
const notice = element('p', { class: 'notice', role: 'status', hidden: '' });
const shelf = element('div', { class: 'shelf' }, scroller);
const header = element('header');
document.body.append(header, notice, shelf);

const view = new PaperView(scroller);
const marks = new EvidenceLayer(view);
const sentences = new SentenceList(post, () => view.focus());
const about = sentences.ask.bind(sentences);
const evidence = new EvidenceBar({ post, changed: evidenceChanged, about });
const pageList = new PageList(view);
const search = new SearchBar(view);
const menu = new PassageMenu({ pages: scroller, post, about });
const togglePages = () => {
  pageList.open = !pageList.open;
  save();
};
const pages = new PageBar(view, button('Pages', togglePages, undefined, 'Show or hide the list of pages'));
const bar = element('div', { role: 'toolbar', 'aria-label': 'Paper', class: 'bar' }, pages.root, search.root);
header.append(bar, evidence.root);
shelf.prepend(pageList.root);
shelf.append(sentences.root);
document.body.append(menu.root);

/** The paper and draft on show, "" before the first paper. */
let shown = { paper: '', draft: '' };
/** Counts what is opened: only the last counts. */
let round = 0;
/** Evidence that was asked for while its paper was still opened. */
let wanted: string | null = null;
let opening = false;
/** Until the user has moved, the place is kept while the sizes of pages come in. */
let settling: (() => void) | null = null;

window.addEventListener('message', ({ data }) => {
  const message = readToPage(data);
  if (message) receive(message);
});
view.links.ask = (url) => post({ kind: 'link', url });
view.events.on('updateviewarea', save);
view.events.on('pagesloaded', () => settling?.());
for (const moved of ['wheel', 'keydown', 'pointerdown']) {
  window.addEventListener(moved, () => (settling = null), { capture: true, passive: true });
}
search.onChange(save);
onThemeKind(() => void view.recolour(pageColours()));
listenToKeys(
  {
    n: () => evidence.step(1),
    p: () => evidence.step(-1),
    '+': () => view.zoomBy(1),
    '-': () => view.zoomBy(-1),
    '0': () => view.fitWidth(),
    c: () => menu.cite(false),
    q: () => menu.cite(true),
    s: () => menu.about(),
    f3: () => search.step(false),
  },
  () => search.focus(),
);
post({ kind: 'ready' });

function receive(message: ToPage): void {
  switch (message.kind) {
    case 'open':
      return void open(message);
    case 'evidence':
      return evidence.set(message.items);
    case 'show':
      if (opening) wanted = message.at;
      else evidence.choose(message.at);
      return;
    case 'problem':
      return say(message.text);
    case 'resource':
      return hostData.receive(message);
    case 'sentences':
      return sentences.receive(message);
  }
}

async function open(message: Extract<ToPage, { kind: 'open' }>): Promise<void> {
  const turn = (round += 1);
  opening = true;
  try {
    const loading = openPdf(message.data, message.password, hostData);
    loading.onPassword = (_: unknown, reason: number) => {
      void loading.destroy();
      if (turn !== round) return;
      say(`${message.name} opens with a password alone.`);
      post({ kind: 'locked', wrong: reason === pdfjs.PasswordResponses.INCORRECT_PASSWORD });
    };
    const document = await loading.promise;
    if (turn !== round) return void loading.destroy();
    say(message.notice);
    // The place where this paper was: on the screen now, or before the page was made anew.
    const state = readViewState(editor.getState());
    const before = state?.paper === message.paper ? state : null;
    shown = { paper: message.paper, draft: message.draft };
    await view.show(document, pageColours());
    if (before) pageList.open = before.pageList;
    const asked = wanted ?? message.at;
    wanted = null;
    opening = false;
    evidence.list.choose(asked ?? before?.evidence ?? null);
    const settle = () => {
      if (before) view.restore(before);
      else view.fitWidth();
      if (asked !== null) goToEvidence();
    };
    settling = settle;
    settle();
    evidence.set(evidence.list.items);
    search.restore(search.query || (before?.query ?? ''));
    pages.update();
    save();
  } catch (error) {
    if (turn !== round || (error as Error).name === 'PasswordException') return;
    const why =
      (error as Error).name === 'InvalidPDFException' ? 'it is damaged, or only part of it is there' : '';
    say(`${message.name} cannot be shown${why && `: ${why}`}.`);
  }
}

function evidenceChanged(moved: boolean): void {
  const { items, current } = evidence.list;
  marks.show(items, current?.id ?? null);
  pageList.show((page) => items.filter((item) => item.page === page).length);
  if (moved) goToEvidence();
  save();
}

function goToEvidence(): void {
  const { current } = evidence.list;
  if (current) void view.showBox(current.page, current.rects[0] ?? null);
}

function say(text: string): void {
  notice.textContent = text;
  notice.hidden = text === '';
}

function save(): void {
  if (!shown.paper || view.pages === 0) return;
  const id = evidence.list.chosen;
  editor.setState({ ...shown, ...view.place, evidence: id, query: search.query, pageList: pageList.open });
}
