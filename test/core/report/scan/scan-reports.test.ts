import assert from 'node:assert/strict';
import { parse } from 'csv-parse/sync';
import { describe, it } from 'mocha';
import { sarifLog } from '../../../../src/core/report/sarif.ts';
import { formatOfName, scanWriters, type ScanFormat } from '../../../../src/core/report/scan/scan-output.ts';
import {
  compareRows,
  scanRow,
  scanRowOf,
  type ScanRow,
  type SkippedFile,
} from '../../../../src/core/report/scan/scan-row.ts';
import { exampleFinding, exampleReview } from '../example.ts';

const tool = { name: 'peerlint', version: '1.2.3' } as const;
const scan = { key: 'k1', detector: 'symbolic', pairedBy: 'same name' };
const row = (...args: Parameters<typeof exampleReview>): ScanRow =>
  scanRowOf(exampleReview(...args), tool, scan);

async function written(format: ScanFormat, rows: readonly ScanRow[], skipped: readonly SkippedFile[] = []) {
  let text = '';
  const all = async function* () {
    for (const one of rows) yield await Promise.resolve({ row: one, line: JSON.stringify(one) });
  };
  for await (const piece of scanWriters[format]({ tool, rows: all, skipped })) text += piece;
  return text;
}

const hostile = '=HYPERLINK("http://x","y")';
const markup = '<img src=x onerror=alert(1)>"\'&';
const attack: SkippedFile = { path: `${markup}.md`, kind: 'unreadable', reason: hostile };

describe('reports of a scan', () => {
  it('have rows that say where each finding stands', () => {
    const [finding] = row([exampleFinding()]).findings;
    assert.equal(finding!.text, '96');
    assert.equal(finding!.context, 'The model uses\n96 layers.');
    assert.deepEqual([finding!.line, finding!.column, finding!.endLine, finding!.endColumn], [4, 1, 4, 3]);
    assert.doesNotThrow(() => scanRow.parse(JSON.parse(JSON.stringify(row([exampleFinding()])))));
  });

  it('write JSON Lines with what was skipped in a last line, if anything was', async () => {
    const one = row([exampleFinding()]);
    assert.equal(await written('jsonl', [one, one]), `${JSON.stringify(one)}\n`.repeat(2));
    const last = (await written('jsonl', [one], [attack])).trimEnd().split('\n').at(-1)!;
    assert.deepEqual(JSON.parse(last), { schema: 1, tool, skipped: [attack] });
  });

  it('write JSON of any number of reviews', async () => {
    for (const rows of [[], [row([])], [row([]), row([exampleFinding()])]])
      assert.deepEqual(JSON.parse(await written('json', rows, [attack])), {
        schema: 1,
        tool,
        reviews: JSON.parse(JSON.stringify(rows)) as unknown,
        skipped: [attack],
      });
  });

  it('write CSV without formulas, a row a finding, one for a review without any', async () => {
    const risky = ['=1+1', '+1', '-1', '@a', '\t=1'].map((reason) => exampleFinding({ reason }));
    const text = await written('csv', [row(risky), row([])], [attack]);
    const cells = parse(text, { bom: true, columns: true }) as Record<string, string>[];
    assert.deepEqual(
      cells.map(({ reason }) => reason),
      ["'=1+1", "'+1", "'-1", "'@a", "'=1", '', `'${hostile}`],
    );
    assert.deepEqual(
      cells.map(({ kind }) => kind),
      ['error', 'error', 'error', 'error', 'error', 'none', 'skipped'],
    );
    assert.deepEqual([cells[0]!['page'], cells[0]!['claim'], cells[0]!['line']], ['4', '96', '4']);
    for (const line of cells)
      for (const cell of Object.values(line)) assert.doesNotMatch(cell, /^[=+@\t\r-]/);
  });

  it('write the same SARIF as a check of the same reviews', async () => {
    const checked = exampleReview([exampleFinding(), exampleFinding({ id: 'c1-r1-1', severity: 'hint' })]);
    const text = await written(
      'sarif',
      [scanRowOf(checked, tool, scan), row([])],
      [
        { path: 'a b.md', kind: 'unreadable', reason: 'It is empty.' },
        { path: 'spare.pdf', kind: 'unused', reason: 'No review of it is in this folder.' },
      ],
    );
    const same = sarifLog([checked], tool, [{ file: 'a b.md', message: 'a b.md: It is empty.' }]);
    assert.deepEqual(JSON.parse(text), JSON.parse(JSON.stringify(same)));
  });

  it('write one HTML page that loads nothing, runs nothing and shows markup as text', async () => {
    const one = row([
      exampleFinding({ reason: markup, evidence: [{ ...exampleFinding().evidence[0]!, text: markup }] }),
    ]);
    const hostileRow = {
      ...one,
      paper: { ...one.paper, title: `${markup}\u202e` },
      review: { ...one.review, path: `${markup}.md` },
      findings: one.findings.map((finding) => ({ ...finding, context: markup + finding.context })),
    };
    const html = await written('html', [hostileRow, one], [attack]);
    assert.doesNotMatch(html, /<img|<script|<link|<iframe|onerror=alert\(1\)>|\u202e/);
    assert.doesNotMatch(html, /(?:src|href)="(?!#)/);
    assert.doesNotMatch(html, /url\(|@import/);
    assert.match(html, /default-src 'none'/);
    assert.ok(html.includes('&#60;img src=x onerror=alert(1)&#62;&#34;&#39;&#38;'));
    assert.match(html, /<a href="#r2">/);
    assert.match(html, /<section id="r2">[\s\S]*The model uses <mark>96<\/mark> layers\./);
    assert.match(html, /We use 69 layers|p\. 4, 3\.1 Model/);
    assert.match(html, /@media print/);
  });

  it('write a summary for a terminal, without its control characters', async () => {
    const text = await written('text', [row([exampleFinding({ reason: 'Red \u001b[31m text.' })])], [attack]);
    assert.match(text, /: 1 warning; /);
    assert.match(
      text,
      / {2}4:1 {2}warning {2}Number: Red \[31m text\. \(p\. 4, 3\.1 Model\)|4:1 warning Number: Red \[31m text\. \(p\. 4, 3\.1 Model\)/,
    );
    assert.match(text, /\n1 review checked: 1 warning; 1 skipped\n$/);
    assert.ok(!text.includes('\u001b'));
  });

  it('are in the order of paths, and of ids as numbers', () => {
    const ids = ['10', '2', '1'].map((id) => ({ path: 'a.md', id }));
    const all = [{ path: 'b.md', id: '1' }, ...ids].sort(compareRows);
    assert.deepEqual(
      all.map(({ path, id }) => `${path} ${id}`),
      ['a.md 1', 'a.md 2', 'a.md 10', 'b.md 1'],
    );
  });

  it('have the format of the ending', () => {
    assert.deepEqual(['a.html', 'a.HTM', 'a.csv', 'a.txt', 'x.ndjson', 'a.pdf', 'a'].map(formatOfName), [
      'html',
      'html',
      'csv',
      'text',
      'jsonl',
      null,
      null,
    ]);
  });
});
