import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { ReviewRow } from '../../../src/extension/dashboard/messages.ts';
import { naturalKey, noFilter, TableModel } from '../../../webview/dashboard/table-model.ts';
import { cpuMs } from '../../cpu-ms.ts';

const row = (key: string, parts: Partial<ReviewRow> = {}): ReviewRow => ({
  key,
  review: key,
  paper: 'Paper',
  warnings: 0,
  information: 0,
  hints: 0,
  types: [0, 0, 0, 0, 0, 0, 0, 0, 0],
  answered: 0,
  worst: '',
  worstRank: 0,
  absences: 0,
  confirmed: 0,
  dismissed: 0,
  fresh: 0,
  checked: 1,
  notChecked: 0,
  pages: null,
  pagesRead: 0,
  paperWarnings: 0,
  notes: [],
  changed: false,
  ...parts,
});
const keys = (model: TableModel) => model.shown.map(({ key }) => key);

describe('the table of reviews', () => {
  const model = new TableModel();
  model.put([
    row('r10.md', {
      warnings: 2,
      worst: 'warning · Number',
      worstRank: 3.4,
      types: [2, 0, 0, 0, 0, 0, 0, 0, 0],
    }),
    row('r9.md', {
      paper: 'Änderung',
      information: 1,
      worst: 'information · Entity',
      worstRank: 2.4,
      types: [0, 1, 0, 0, 0, 0, 0, 0, 0],
    }),
    row('r1.md', { fresh: 1 }),
  ]);

  it('sorts by names as people do, and by figures, both ways', () => {
    model.arrange({ column: 'review', descending: false }, noFilter);
    assert.deepEqual(keys(model), ['r1.md', 'r9.md', 'r10.md']);
    model.arrange({ column: 'worst', descending: true }, noFilter);
    assert.deepEqual(keys(model), ['r10.md', 'r9.md', 'r1.md']);
    model.arrange({ column: 'warnings', descending: false }, noFilter);
    assert.deepEqual(keys(model), ['r9.md', 'r1.md', 'r10.md']);
    assert.ok(naturalKey('Review 9') < naturalKey('review 10'));
  });

  it('narrows by words, by type and by what is wanted', () => {
    const sort = { column: 'review', descending: false };
    model.arrange(sort, { ...noFilter, text: 'ÄND r9' });
    assert.deepEqual(keys(model), ['r9.md']);
    model.arrange(sort, { ...noFilter, type: 'Number' });
    assert.deepEqual(keys(model), ['r10.md']);
    model.arrange(sort, { ...noFilter, only: 'fresh' });
    assert.deepEqual(keys(model), ['r1.md']);
    model.arrange(sort, { ...noFilter, only: 'findings', text: 'nothing' });
    assert.deepEqual(keys(model), []);
  });

  it('takes no column or choice that it does not have', () => {
    model.arrange({ column: '__proto__', descending: true }, { ...noFilter, only: 'toString' });
    assert.equal(model.sort.column, 'worst');
    assert.equal(model.filter.only, 'all');
    assert.equal(keys(model).length, 3);
  });

  it('replaces rows by their keys', () => {
    const own = new TableModel();
    own.put([row('a'), row('b')]);
    own.put([row('a', { warnings: 5 })]);
    assert.equal(own.size, 2);
    assert.equal(own.get('a')?.warnings, 5);
  });

  it('sorts 5,000 rows in well under a frame of 50 ms', () => {
    const many = new TableModel();
    many.put(
      Array.from({ length: 5000 }, (_, i) => row(`conf/${(i * 7919) % 5000}/review.md`, { warnings: i % 7 })),
    );
    const times = ['review', 'warnings', 'paper'].map((column) => {
      const spent = cpuMs(() => many.arrange({ column, descending: true }, noFilter));
      assert.equal(many.shown.length, 5000);
      return spent;
    });
    assert.ok(Math.min(...times) < 200, times.join());
  });
});
