import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { sarifLog } from '../../../src/core/report/sarif.ts';
import { sarifText } from '../../../src/core/report/scan/scan-sarif.ts';
import { scanRowOf } from '../../../src/core/report/scan/scan-row.ts';
import { exampleFinding, exampleReview } from './example.ts';
import { faultsOf } from './sarif-schema.ts';

const tool = { name: 'peerlint', version: '1.2.3' } as const;
const quotation = exampleFinding().evidence[0]!;
const names = [
  'reviews/r 1.md',
  '-',
  '--out.md',
  'line\nbreak.md',
  'Ünï 日本 #1 50% [a].md',
  'C:\\x\\y.md',
  '/a/b.md',
];
const findings = [
  exampleFinding(),
  exampleFinding({ kind: 'answered', type: null, severity: 'hint' }),
  exampleFinding({ absence: true, evidence: [], severity: 'information', score: 1 }),
  exampleFinding({ evidence: [{ ...quotation, page: null, section: null, rects: [] }], fixes: [] }),
];
const checked = names.map((path) => {
  const one = exampleReview(findings);
  return { ...one, review: { ...one.review, path } };
});
const unreadable = names.map((file) => ({ file, message: `${file}: It is empty.` }));

describe('SARIF by the schema of OASIS', () => {
  it('is what a check writes', () => {
    for (const [reviews, files] of [
      [checked, []],
      [[], unreadable],
      [checked, unreadable],
    ] as const)
      assert.deepEqual(faultsOf(JSON.parse(JSON.stringify(sarifLog(reviews, tool, files)))), []);
  });

  it('is what a scan writes', async () => {
    const scan = { key: 'k1', detector: 'symbolic', pairedBy: 'same name' };
    const rows = async function* () {
      for (const one of checked) yield await Promise.resolve({ row: scanRowOf(one, tool, scan), line: '' });
    };
    const skipped = names.map((path) => ({ path, kind: 'unreadable', reason: 'It is empty.' }) as const);
    let text = '';
    for await (const piece of sarifText({ tool, rows, skipped })) text += piece;
    const log = JSON.parse(text) as { runs: { results: unknown[] }[] };
    assert.equal(log.runs[0]!.results.length, names.length * findings.length);
    assert.deepEqual(faultsOf(log), []);
  });

  it('is not a log with a place outside of the text, a level of its own or a broken address', () => {
    const log = (change: (result: Record<string, never>) => object): unknown => {
      const { runs, ...frame } = JSON.parse(JSON.stringify(sarifLog(checked.slice(0, 1), tool, []))) as {
        runs: { results: Record<string, never>[] }[];
      };
      return { ...frame, runs: [{ ...runs[0], results: [change(runs[0]!.results[0]!)] }] };
    };
    const at = (artifactLocation: object, region: object) => [
      { physicalLocation: { artifactLocation, region } },
    ];
    assert.deepEqual(faultsOf(log((result) => result)), []);
    for (const wrong of [
      { level: 'fatal' },
      { locations: at({ uri: 'a b.md' }, {}) },
      { locations: at({ uri: 'a.md' }, { startLine: 0 }) },
      { rank: 101 },
    ])
      assert.notDeepEqual(faultsOf(log((result) => ({ ...result, ...wrong }))), [], JSON.stringify(wrong));
  });
});
