import type { ReviewRow } from '../../src/extension/dashboard/messages.ts';
import { element } from '../lib/element.ts';
import { columns, type Column, type Sort, type TableModel } from './table-model.ts';

/** Pixels, as in dashboard.css. */
const rowHeight = 26;
/** Rows drawn beyond either edge. */
const spare = 8;

export interface TableListener {
  sorted(sort: Sort): void;
  /** @param byKey the findings are wanted under the keys */
  chosen(row: ReviewRow, byKey: boolean): void;
}

interface Line {
  readonly root: HTMLElement;
  readonly cells: readonly HTMLElement[];
  index: number;
  row: ReviewRow | null;
}

/**
 * The table of reviews. Only the rows on the screen exist: a line of the pool shows every n-th row, so that scrolling
 * makes no elements. A grid by its roles, with one row in the order of the Tab key.
 */
export class ReviewTable {
  readonly root: HTMLElement;
  readonly #scroller: HTMLElement;
  readonly #body = element('div', { class: 'table-body', role: 'rowgroup' });
  readonly #heads = new Map<string, HTMLElement>();
  readonly #model: TableModel;
  readonly #listener: TableListener;
  #pool: Line[] = [];
  #active = 0;
  #chosen: string | null = null;
  #asked = false;

  constructor(model: TableModel, listener: TableListener) {
    this.#model = model;
    this.#listener = listener;
    const head = element('div', { class: 'line heads', role: 'row', 'aria-rowindex': '1' });
    for (const column of columns) head.append(this.#head(column));
    this.#scroller = element(
      'div',
      { class: 'table', role: 'grid', 'aria-label': 'Reviews', 'aria-colcount': String(columns.length) },
      element('div', { class: 'table-head', role: 'rowgroup' }, head),
      this.#body,
    );
    this.root = this.#scroller;
    this.#scroller.addEventListener('scroll', () => this.draw(), { passive: true });
    this.#scroller.addEventListener('keydown', (event) => this.#onKey(event));
    this.#body.addEventListener('click', (event) => this.#onClick(event));
    new ResizeObserver(() => this.draw()).observe(this.#scroller);
  }

  set chosen(key: string | null) {
    this.#chosen = key;
    this.draw(true);
  }

  /** The rows, their order or their content changed. */
  update(): void {
    const { shown, sort } = this.#model;
    this.#active = Math.max(0, Math.min(this.#active, shown.length - 1));
    for (const [id, head] of this.#heads) {
      const own = id === sort.column;
      head.setAttribute('aria-sort', own ? (sort.descending ? 'descending' : 'ascending') : 'none');
    }
    this.#scroller.setAttribute('aria-rowcount', String(shown.length + 1));
    this.#body.style.height = `${shown.length * rowHeight}px`;
    this.draw(true);
  }

  /** Draws at the next frame. `all`: what is on the screen already, too. */
  draw(all = false): void {
    if (all) for (const line of this.#pool) line.row = null;
    if (this.#asked) return;
    this.#asked = true;
    requestAnimationFrame(() => {
      this.#asked = false;
      this.#draw();
    });
  }

  /** Gives the focus to the row that was left. */
  focus(): void {
    this.#goTo(this.#active);
  }

  #draw(): void {
    const { shown } = this.#model;
    const first = Math.max(0, Math.floor(this.#scroller.scrollTop / rowHeight) - spare);
    const visible = Math.ceil(this.#scroller.clientHeight / rowHeight) + 2 * spare;
    const last = Math.min(shown.length, first + visible);
    while (this.#pool.length < visible) this.#addLine();
    const size = this.#pool.length;
    const used = new Set<Line>();
    for (let index = first; index < last; index += 1) {
      const line = this.#pool[index % size]!;
      used.add(line);
      this.#fill(line, index, shown[index]!);
    }
    for (const line of this.#pool) if (!used.has(line)) line.root.hidden = true;
    const focusable = this.#active >= first && this.#active < last ? this.#active : first;
    for (const line of used) line.root.tabIndex = line.index === focusable ? 0 : -1;
  }

  #fill(line: Line, index: number, row: ReviewRow): void {
    if (line.index === index && line.row === row && !line.root.hidden) return;
    const { root, cells } = line;
    // The focus stays with the row, not with the line that shows another one now.
    if (line.index !== index && document.activeElement === root)
      this.#scroller.focus({ preventScroll: true });
    line.index = index;
    line.row = row;
    root.hidden = false;
    root.style.transform = `translateY(${index * rowHeight}px)`;
    root.setAttribute('aria-rowindex', String(index + 2));
    root.setAttribute('aria-selected', String(row.key === this.#chosen));
    root.classList.toggle('odd', index % 2 === 1);
    columns.forEach((column, i) => {
      const cell = cells[i]!;
      const text = column.text(row);
      if (cell.textContent !== text) cell.textContent = text;
      if (column.id === 'worst') cell.dataset['severity'] = row.worst.split(' ')[0] ?? '';
      if (!column.number) cell.title = text;
    });
  }

  #addLine(): void {
    const cells = columns.map(({ id, number }) =>
      element('div', { class: number ? `cell number ${id}` : `cell ${id}`, role: 'gridcell' }),
    );
    const root = element('div', { class: 'line', role: 'row', tabindex: '-1' }, ...cells);
    root.hidden = true;
    this.#pool.push({ root, cells, index: -1, row: null });
    this.#body.append(root);
    // Every line has another place now.
    for (const line of this.#pool) line.row = null;
  }

  #head({ id, title, hint, number = false }: Column): HTMLElement {
    const button = element('button', { type: 'button', title: hint ?? title }, title);
    button.addEventListener('click', () => {
      const { column, descending } = this.#model.sort;
      // Figures begin with the largest, names with the first.
      const figures = id !== 'paper' && id !== 'review';
      this.#listener.sorted({ column: id, descending: column === id ? !descending : figures });
    });
    const classes = number ? `cell number ${id}` : `cell ${id}`;
    const head = element('div', { class: classes, role: 'columnheader', 'aria-sort': 'none' }, button);
    this.#heads.set(id, head);
    return head;
  }

  #onClick({ target }: MouseEvent): void {
    const line = this.#pool.find(({ root }) => target instanceof Node && root.contains(target));
    if (!line?.row) return;
    this.#active = line.index;
    this.#listener.chosen(line.row, false);
    line.root.focus({ preventScroll: true });
  }

  #onKey(event: KeyboardEvent): void {
    if (event.target instanceof HTMLButtonElement || event.altKey || event.ctrlKey || event.metaKey) return;
    const { length } = this.#model.shown;
    const page = Math.max(1, Math.floor(this.#scroller.clientHeight / rowHeight) - 2);
    const steps: Record<string, number> = {
      ArrowDown: this.#active + 1,
      ArrowUp: this.#active - 1,
      PageDown: this.#active + page,
      PageUp: this.#active - page,
      Home: 0,
      End: length - 1,
    };
    const to = steps[event.key];
    if (to !== undefined) {
      event.preventDefault();
      this.#goTo(Math.max(0, Math.min(length - 1, to)));
    } else if (event.key === 'Enter' || event.key === ' ') {
      const row = this.#model.shown[this.#active];
      event.preventDefault();
      if (row) this.#listener.chosen(row, true);
    }
  }

  #goTo(index: number): void {
    this.#active = index;
    const head = this.#body.offsetTop;
    const top = index * rowHeight;
    const { scrollTop, clientHeight } = this.#scroller;
    const room = clientHeight - head - rowHeight;
    if (top < scrollTop) this.#scroller.scrollTop = top;
    else if (top > scrollTop + room) this.#scroller.scrollTop = top - room;
    this.#draw();
    this.#pool.find((line) => !line.root.hidden && line.index === index)?.root.focus({ preventScroll: true });
  }
}
