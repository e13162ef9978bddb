import type { ReviewRow } from '../../src/extension/dashboard/messages.ts';
import { element } from '../lib/element.ts';

type Figure = (row: ReviewRow) => number;

const figures: readonly (readonly [title: string, figure: Figure])[] = [
  ['Reviews', () => 1],
  ['With findings', ({ worst }) => (worst === '' ? 0 : 1)],
  ['Warnings', ({ warnings }) => warnings],
  ['Information', ({ information }) => information],
  ['Hints', ({ hints }) => hints],
  ['False absences', ({ absences }) => absences],
  ['New since last scan', ({ fresh }) => fresh],
  ['Confirmed', ({ confirmed }) => confirmed],
  ['Dismissed', ({ dismissed }) => dismissed],
];

/** Figures of the whole scan. */
export class Tiles {
  readonly root = element('dl', { class: 'tiles', 'aria-label': 'Summary' });

  show(rows: readonly ReviewRow[], skipped: number): void {
    const tiles = figures.map(([title, figure]) =>
      tile(
        title,
        rows.reduce((n, row) => n + figure(row), 0),
      ),
    );
    this.root.replaceChildren(...tiles, tile('Skipped', skipped));
  }
}

function tile(title: string, value: number): HTMLElement {
  return element('div', {}, element('dt', {}, title), element('dd', {}, String(value)));
}
