import assert from 'node:assert/strict';
import { findTableValues } from '../../../src/core/evidence/find-table-values.ts';
import { headerPaths } from '../../../src/core/evidence/table-headers.ts';
import { tableValues } from '../../../src/core/evidence/table-values.ts';
import { paperFromMarkdown } from '../../../src/core/paper/from-text.ts';
import type { Paper, Table } from '../../../src/core/paper/model.ts';

const empty = paperFromMarkdown('# Birds\n', { path: '', sha256: '', format: 'markdown', pages: null });

function tableOf(header: number, lines: readonly string[], caption: number | null = null): Table {
  const rows = lines.map((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    return { cells, text: cells.join(' '), pieces: [] };
  });
  return { number: '1', caption, rows, header, page: null, section: null, document: 0 };
}

const paperOf = (...tables: Table[]): Paper => ({ ...empty, tables });

const named = (table: Table): string[] =>
  tableValues(paperOf(table))
    .filter(({ naming }) => !naming)
    .map(({ names, group, headers, text }) =>
      [group ?? '', ...names, '>', ...headers, text].join(' ').trim(),
    );

describe('headings of columns', () => {
  it('count for the columns on their right where they are printed once over several', () => {
    const table = tableOf(2, [
      'Site | Songs | | Calls | ',
      ' | day | night | day | night',
      'Lund | 1 | 2 | 3 | 4',
    ]);
    assert.deepEqual(headerPaths(table), [
      ['Site'],
      ['Songs', 'day'],
      ['Songs', 'night'],
      ['Calls', 'day'],
      ['Calls', 'night'],
    ]);
  });

  it('reach neither over a column with a heading of its own above nor from the names of the rows', () => {
    const table = tableOf(3, [
      'Site | Songs | Songs | | ',
      ' | | | Total | ',
      ' | day | night | | Mean',
      'Lund | 1 | 2 | 3 | 2',
    ]);
    assert.deepEqual(headerPaths(table), [
      ['Site'],
      ['Songs', 'day'],
      ['Songs', 'night'],
      ['Total'],
      ['Mean'],
    ]);
    assert.deepEqual(headerPaths(tableOf(2, ['Site | | ', ' | day | night', 'Lund | 1 | 2'])), [
      ['Site'],
      ['day'],
      ['night'],
    ]);
  });

  it('are those on the left for a column without any, and none without a header', () => {
    assert.deepEqual(headerPaths(tableOf(1, ['Site | Songs | ', 'Lund | 1 | ± 2']))[2], ['Songs']);
    assert.deepEqual(headerPaths(tableOf(0, ['Lund | 1'])), [[], []]);
    assert.deepEqual(headerPaths(tableOf(0, [])), []);
  });
});

describe('values of tables', () => {
  it('are named by row, by block and by column', () => {
    const table = tableOf(1, [
      'Method | Songs | Calls',
      'Lake | | ',
      'Frisk | 81.5 | 0.3 ± 0.1',
      'Frisk 50 (ours) | 82.0 | -',
      'Forest | | ',
      'Frisk | 70.1 | 12%',
    ]);
    assert.deepEqual(named(table), [
      'Lake Frisk > Songs 81.5',
      'Lake Frisk > Calls 0.3 ± 0.1',
      'Lake Frisk 50 (ours) > Songs 82.0',
      'Forest Frisk > Songs 70.1',
      'Forest Frisk > Calls 12%',
    ]);
    const naming = tableValues(paperOf(table)).filter((value) => value.naming);
    assert.deepEqual(
      naming.map(({ text }) => text),
      ['Frisk 50 (ours)'],
    );
  });

  it('have the first name of the rows above where it is printed once at their top', () => {
    const table = tableOf(1, [
      'Place | Method | n',
      'Lake | Frisk | 1',
      ' | Ekdahl | 2',
      'Forest | Frisk | 3',
    ]);
    assert.deepEqual(named(table), ['Lake Frisk > n 1', 'Lake Ekdahl > n 2', 'Forest Frisk > n 3']);
  });

  it('have no name that is printed beside their middle for some of them only', () => {
    const table = tableOf(1, ['Place | Method | n', ' | Frisk | 1', 'Lake | Ekdahl | 2', ' | Lund | 3']);
    assert.deepEqual(named(table), ['Frisk > n 1', 'Lake Ekdahl > n 2', 'Lund > n 3']);
    const filled = tableOf(1, ['Place | Method | n', 'Lake | Frisk | 1', 'Lake | | ', 'Lake | Lund | 3']);
    assert.deepEqual(named(filled), ['Lake Frisk > n 1', 'Lake Lund > n 3']);
  });

  it('have the headings of a second header further down', () => {
    const table = tableOf(1, ['Method | Gain', 'Frisk | 1', 'Method | Loss', 'Frisk | 2']);
    assert.deepEqual(named(table), ['Frisk > Gain 1', 'Frisk > Loss 2']);
  });

  it('name a row that begins with a value, and are no pages of a table of contents', () => {
    assert.deepEqual(named(tableOf(1, ['L | rate', '4 | 0.5'])), ['L 4 > L 4', 'L 4 > rate 0.5']);
    assert.deepEqual(named(tableOf(0, ['Songs . . . . . . | 12'])), []);
    assert.deepEqual(named(tableOf(1, ['a | b', ' | '])), []);
  });
});

describe('values found by their names', () => {
  const place = (paper: Paper, ...names: string[]): string[] =>
    findTableValues(paper, names).map(({ text }) => text);
  const paper = paperOf(
    tableOf(2, [
      'Method | Lake | | Forest | ',
      ' | Co-Song | Calls | Co-Song | Calls',
      'Frisk | 1.1 | 1.2 | 1.3 | 1.4',
      'Frisk-Large | 2.1 | 2.2 | 2.3 | 2.4',
    ]),
  );

  it('by method, data and measure in any order, the nearest names first', () => {
    assert.deepEqual(place(paper, 'Frisk-Large', 'Forest', 'co song'), ['2.3']);
    assert.deepEqual(place(paper, 'calls', 'lake', 'Frisk'), ['1.2', '2.2']);
  });

  it('by words of the caption too', () => {
    const caption = { kind: 'table', number: '1', text: 'Table 1: Hours of rain.' } as const;
    const whole = { page: null, section: null, document: 0, block: 0 };
    const captioned = {
      ...paperOf(tableOf(1, ['Site | May', 'Lund | 7'], 0)),
      captions: [{ ...caption, ...whole }],
    };
    assert.deepEqual(place(captioned, 'rain', 'Lund'), ['7']);
  });

  it('not at all where a name fits nothing, or none is given', () => {
    assert.deepEqual(place(paper, 'Frisk', 'Sea'), []);
    assert.deepEqual(place(paper), []);
    assert.deepEqual(place(paper, '', '—'), []);
  });
});
