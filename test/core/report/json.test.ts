import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, it } from 'mocha';
import { checkReportOf } from '../../../src/core/report/json.ts';
import { reportJsonSchema } from '../../../src/core/report/json-schema.ts';
import { exampleFinding, exampleReview } from './example.ts';

const tool = { name: 'peerlint', version: '1.2.3' } as const;
const file = new URL('../../../docs/report.schema.json', import.meta.url);
const validate = new Ajv2020({ strict: false, allErrors: true }).compile(
  JSON.parse(readFileSync(file, 'utf8')) as object,
);
const answered = exampleFinding({ kind: 'answered', type: null, severity: 'hint' });

describe('JSON report', () => {
  it('holds the fields of the contract, in its words', () => {
    const report = checkReportOf(exampleReview([exampleFinding()]), tool, true);
    assert.deepEqual(Object.keys(report), [
      'schema',
      'tool',
      'detector',
      'settings',
      'paper',
      'review',
      'score',
      'sentences',
      'findings',
      'coverage',
    ]);
    assert.deepEqual(report.paper.documents, [
      {
        path: 'my papers/on layers.pdf',
        sha256: 'ab',
        pages: 9,
        pagesWithoutText: [],
        recognisedPages: [],
      },
    ]);
    assert.equal(report.paper.pages, 9);
    assert.deepEqual(Object.keys(report.findings[0]!), [
      'id',
      'kind',
      'start',
      'end',
      'sentence',
      'type',
      'node',
      'score',
      'severity',
      'absence',
      'message',
      'reason',
      'detector',
      'evidence',
      'fixes',
    ]);
  });

  it('lists the sentences that an error overlaps, or all of them', () => {
    const one = exampleReview([exampleFinding()]);
    assert.equal(checkReportOf(one, tool, false).sentences.length, 1);
    assert.equal(checkReportOf(one, tool, true).sentences.length, 2);
    assert.equal(checkReportOf(exampleReview([answered]), tool, false).sentences.length, 0);
  });
});

describe('docs/report.schema.json', () => {
  it('is current (npm run docs)', () => {
    assert.deepEqual(JSON.parse(readFileSync(file, 'utf8')), JSON.parse(JSON.stringify(reportJsonSchema())));
  });

  it('accepts a report and a list of reports', () => {
    const report = checkReportOf(exampleReview([exampleFinding(), answered]), tool, true);
    for (const value of [report, [report, report], []]) {
      assert.ok(validate(JSON.parse(JSON.stringify(value))), JSON.stringify(validate.errors));
    }
  });

  it('refuses what the contract does not allow', () => {
    const report = checkReportOf(exampleReview([exampleFinding()]), tool, true);
    const finding = report.findings[0]!;
    const without = Object.fromEntries(Object.entries(report).filter(([key]) => key !== 'score'));
    for (const wrong of [
      { ...report, schema: 2 },
      { ...report, detector: 'magic' },
      { ...report, findings: [{ ...finding, type: 'Numbers' }] },
      { ...report, findings: [{ ...finding, evidence: [{ ...finding.evidence[0], page: 0 }] }] },
      { ...report, findings: [{ ...finding, start: -1 }] },
      without,
    ]) {
      assert.ok(!validate(wrong), JSON.stringify(wrong).slice(0, 80));
    }
  });

  it('lets fields pass that a later version adds', () => {
    const report = checkReportOf(exampleReview([]), tool, true);
    assert.ok(validate({ ...report, later: 1 }));
  });
});
