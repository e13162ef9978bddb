import assert from 'node:assert/strict';
import { framesOf } from '../../../../src/core/paper/layout/geometry.ts';
import type { Run } from '../../../../src/core/paper/layout/page-items.ts';
import { rowsOf } from '../../../../src/core/paper/layout/rows.ts';
import { segmentsOf } from '../../../../src/core/paper/layout/segments.ts';
import type { Grid } from '../../../../src/core/paper/layout/table-grid.ts';
import { tableGrid } from '../../../../src/core/paper/layout/table-grid.ts';
import { cells, page, run } from './make-page.ts';

function grid(...lines: readonly (readonly Run[])[]): Grid {
  return tableGrid(rowsOf(framesOf(page(1, ...lines)).flatMap(segmentsOf), [50, 550]));
}

const cellsOf = ({ rows }: Grid): (readonly string[])[] => rows.map((row) => row.cells);

describe('tableGrid', () => {
  it('puts cells into columns and keeps empty ones', () => {
    const found = grid(
      cells(100, ['Method', 60], ['Set A', 160], ['Set B', 240]),
      cells(112, ['Ours', 60], ['86.4', 165], ['90.2', 245]),
      cells(124, ['Word list', 60], ['71.0', 245]),
    );
    assert.deepEqual(cellsOf(found), [
      ['Method', 'Set A', 'Set B'],
      ['Ours', '86.4', '90.2'],
      ['Word list', '', '71.0'],
    ]);
    assert.equal(found.header, 1);
    assert.equal(found.rows[2]?.text, 'Word list 71.0');
  });

  it('repeats a heading over each of its columns, and prints it once in the text of its row', () => {
    const found = grid(
      cells(100, ['Birds', 185], ['Frogs', 345]),
      cells(112, ['Method', 60], ['F1', 160], ['EM', 220], ['F1', 320], ['EM', 380]),
      cells(124, ['Ours', 60], ['61.8', 158], ['44.9', 218], ['70.4', 318], ['55.2', 378]),
    );
    assert.deepEqual(cellsOf(found)[0], ['', 'Birds', 'Birds', 'Frogs', 'Frogs']);
    assert.equal(found.rows[0]?.text, 'Birds Frogs');
    assert.equal(found.header, 2);
  });

  it('tells values apart that stand too close for a gap', () => {
    const found = grid(
      [run('Method', 60, 100), run('A B', 162, 100, { width: 35 })],
      [run('Ours', 60, 112), run('84.2 88.4', 160, 112)],
      [run('Small', 60, 124), run('83.0 84.1', 160, 124)],
    );
    assert.deepEqual(cellsOf(found), [
      ['Method', 'A', 'B'],
      ['Ours', '84.2', '88.4'],
      ['Small', '83.0', '84.1'],
    ]);
  });

  it('joins a line that only completes cells of the line above', () => {
    const found = grid(
      cells(100, ['Method', 60], ['What it does', 160], ['Cost', 400]),
      cells(114, ['Probe', 60], ['Trains a linear classifier on', 160], ['12', 400]),
      cells(125, ['hidden states of the model', 160]),
      cells(139, ['Vote', 60], ['Asks five times', 160], ['5', 400]),
    );
    assert.deepEqual(cellsOf(found)[1], [
      'Probe',
      'Trains a linear classifier on hidden states of the model',
      '12',
    ]);
    // One piece a printed cell, each at its words.
    assert.deepEqual(
      found.rows[1]?.pieces.map(({ start, end }) => found.rows[1]!.text.slice(start, end)),
      ['Probe', 'Trains a linear classifier on', '12', 'hidden states of the model'],
    );
    assert.equal(found.rows.length, 3);
  });

  it('joins all lines of a narrow cell, figures and far signs included', () => {
    const found = grid(
      cells(100, ['', 60], ['long', 160], ['Dimensions', 240]),
      cells(116, ['Ours', 60], ['-255', 160], ['WxL', 240], ['=', 276]),
      cells(128, ['8.5 um', 240], ['x', 285]),
      cells(140, ['5 um', 240]),
      cells(156, ['Lee [34]', 60], ['-470', 160], ['WxL', 240], ['=', 276]),
      cells(168, ['16 um', 240], ['x', 280]),
      cells(180, ['16 um', 240]),
      cells(196, ['Kim [35]', 60], ['-250', 160], ['L = 15 um', 240]),
    );
    assert.deepEqual(cellsOf(found).slice(1), [
      ['Ours', '-255', 'WxL = 8.5 um x 5 um'],
      ['Lee [34]', '-470', 'WxL = 16 um x 16 um'],
      ['Kim [35]', '-250', 'L = 15 um'],
    ]);
  });

  it('joins the year of a reference to the names that a comma ends', () => {
    const found = grid(
      cells(100, ['Site', 60], ['Size', 160], ['Source', 260]),
      cells(112, ['Lake', 60], ['310', 160], ['Fahr and Jung,', 260]),
      cells(124, ['1997', 260]),
      cells(136, ['Moor', 60], ['27', 160], ['Orm, 2001', 260]),
    );
    assert.deepEqual(cellsOf(found), [
      ['Site', 'Size', 'Source'],
      ['Lake', '310', 'Fahr and Jung, 1997'],
      ['Moor', '27', 'Orm, 2001'],
    ]);
  });

  it('joins a line whose cells are all indented below the cells above', () => {
    const found = grid(
      cells(100, ['check', 60], ['recorded reason', 200]),
      cells(112, ['greedy run', 60], ['no output of the', 200]),
      cells(124, ['of words', 70], ['controller', 210]),
      cells(136, ['audit', 60], ['not run', 200]),
    );
    assert.deepEqual(cellsOf(found), [
      ['check', 'recorded reason'],
      ['greedy run of words', 'no output of the controller'],
      ['audit', 'not run'],
    ]);
  });

  it('leaves an indented row of values alone', () => {
    const found = grid(
      cells(100, ['System', 60], ['Recall', 200]),
      cells(112, ['Tagger', 60], ['71', 200]),
      cells(124, ['without sounds', 70], ['62', 200]),
    );
    assert.deepEqual(cellsOf(found).slice(1), [
      ['Tagger', '71'],
      ['without sounds', '62'],
    ]);
  });

  it('does not join rows of values without a name', () => {
    const found = grid(
      cells(100, ['Type', 60], ['Model', 160], ['Score', 260]),
      cells(112, ['Open', 60], ['Alpha', 160], ['0.40', 260]),
      cells(124, ['Beta', 160], ['0.47', 260]),
    );
    assert.deepEqual(cellsOf(found)[2], ['', 'Beta', '0.47']);
  });

  it('gives rows the name that stands between them', () => {
    const group = (y: number, name: string, value: string): Run[][] => [
      cells(y, ['Frisk', 160], [value, 260]),
      cells(y + 6, [name, 60]),
      cells(y + 12, ['Lomi', 160], [value, 260]),
    ];
    const header = cells(100, ['Run', 60], ['Set', 160], ['Loss', 260]);
    const found = grid(header, ...group(114, 'Baseline', '0.35'), ...group(140, 'Tagger', '0.21'));
    assert.deepEqual(
      cellsOf(found).filter((row) => /^\d/u.test(row[2]!)),
      [
        ['Baseline', 'Frisk', '0.35'],
        ['Baseline', 'Lomi', '0.35'],
        ['Tagger', 'Frisk', '0.21'],
        ['Tagger', 'Lomi', '0.21'],
      ],
    );
  });

  it('puts the root sign, which hangs from its baseline, into its row', () => {
    const found = grid(
      cells(100, ['Set', 60], ['Size', 160], ['Better?', 260]),
      [run('Frisk', 60, 112), run('512', 160, 112), run('√', 262, 104)],
      cells(124, ['Lomi', 60], ['422', 160], ['×', 262]),
    );
    assert.deepEqual(cellsOf(found)[1], ['Frisk', '512', '√']);
  });

  it('counts a line of numbers without a name as names of columns', () => {
    const line = (y: number, name: string, ...values: string[]): Run[] =>
      cells(
        y,
        ...(name === '' ? [] : [[name, 60] as const]),
        ...values.map((value, n) => [value, 160 + n * 60] as const),
      );
    const found = grid(
      cells(100, ['Site', 60], ['Percentile', 210]),
      line(112, '', '10', '20', '30'),
      line(124, 'Orm', '0.82', '0.85', '0.81'),
      line(136, 'Vanta', '0.90', '0.95', '0.82'),
      line(148, 'Tarn', '0.56', '0.76', '0.88'),
      line(160, 'Silje', '0.71', '0.60', '0.57'),
    );
    assert.equal(found.header, 2);
  });
});
