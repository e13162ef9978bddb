import { scanFormats } from '../src/core/report/scan/scan-formats.ts';
import { readPageState, readToPage } from '../src/extension/dashboard/messages.ts';
import type { PageState, ToPage, ToPanel } from '../src/extension/dashboard/messages.ts';
import { FilterBar } from './dashboard/filter-bar.ts';
import { ReviewDetails } from './dashboard/review-details.ts';
import { ReviewTable } from './dashboard/review-table.ts';
import { SkippedFiles } from './dashboard/skipped-files.ts';
import { firstSort, noFilter, TableModel } from './dashboard/table-model.ts';
import { Tiles } from './dashboard/tiles.ts';
import { TypeChart } from './dashboard/type-chart.ts';
import { button, choice, element } from './lib/element.ts';
import { registerToolkit } from './toolkit.ts';
import './dashboard.css';

/** The page that shows the results of a scan: builds its parts and passes messages on. */
registerToolkit();
const editor = acquireVsCodeApi();
const post = (message: ToPanel) => editor.postMessage(message);

const model = new TableModel();
const before = readPageState(editor.getState());
model.arrange(before?.sort ?? firstSort, before?.filter ?? noFilter);
let folder = before?.folder ?? '';
let skipped = 0;
/** What is still to come of the table. */
let awaited = 0;

const filter = new FilterBar((value) => {
  model.arrange(model.sort, value);
  refresh();
});
filter.value = model.filter;
const table = new ReviewTable(model, {
  sorted(sort) {
    model.arrange(sort, model.filter);
    refresh();
  },
  chosen: (row, byKey) => choose(row.key, byKey),
});
const details = new ReviewDetails(post, () => {
  table.chosen = null;
  save();
  table.focus();
});
const tiles = new Tiles();
const chart = new TypeChart();
const files = new SkippedFiles();
const notice = element('p', { class: 'notice', role: 'status', hidden: '' });
const title = element('h1', {}, 'Scan');
const when = element('span', { class: 'when' });
const format = choice(
  'Format',
  scanFormats.map((one) => [one, one.toUpperCase()] as const),
  () => undefined,
);
format.value = 'html';
const exported = () => {
  const chosen = scanFormats.find((one) => one === format.value);
  if (chosen) post({ kind: 'export', format: chosen });
};
document.body.append(
  element(
    'header',
    { class: 'bar' },
    title,
    when,
    button('Scan again', () => post({ kind: 'scan' })),
    format,
    button('Export', exported),
  ),
  notice,
  element('section', { class: 'overview', 'aria-label': 'Overview' }, tiles.root, chart.root),
  files.root,
  filter.root,
  element('main', { class: 'shelf' }, table.root, details.root),
);

window.addEventListener('message', ({ data }) => {
  const message = readToPage(data);
  if (message) receive(message);
});
post({ kind: 'ready' });

function receive(message: ToPage): void {
  switch (message.kind) {
    case 'begin': {
      folder = message.folder;
      skipped = message.skipped.length;
      awaited = message.total;
      model.clear();
      title.textContent = folder.split(/[\\/]/).at(-1) ?? folder;
      title.title = folder;
      when.textContent = message.scanned === null ? '' : `scanned ${message.scanned}`;
      files.show(message.skipped);
      say(message.notice);
      soon();
      return;
    }
    case 'rows':
      model.put(message.rows);
      soon();
      if (model.size >= awaited) awaited = 0;
      return;
    case 'details':
      return details.receive(message, model.get(message.key));
    case 'judged':
      return details.judged(message);
    case 'notice':
      return say(message.text);
  }
}

let asked = false;
let first = before?.chosen ?? null;
/** Rows come in pieces: the page is drawn once a frame. */
function soon(): void {
  if (asked) return;
  asked = true;
  requestAnimationFrame(() => {
    asked = false;
    refresh();
    const rows = model.all;
    tiles.show(rows, skipped);
    chart.show(rows);
    // Before the window was loaded anew.
    if (first !== null && model.get(first)) {
      choose(first, false);
      first = null;
    }
  });
}

function refresh(): void {
  table.update();
  filter.tell(model.shown.length, model.size);
  save();
}

function choose(key: string, byKey: boolean): void {
  table.chosen = key;
  details.ask(key, byKey);
  save();
}

function say(text: string): void {
  notice.textContent = text;
  notice.hidden = text === '';
}

function save(): void {
  if (folder === '') return;
  const { sort, filter: narrowed } = model;
  const state: PageState = { folder, sort, filter: narrowed, chosen: details.key ?? first };
  editor.setState(state);
}
