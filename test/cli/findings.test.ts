import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, it } from 'mocha';
import type { CheckReport } from '../../src/core/report/schema.ts';
import { readPaper } from '../../src/node/read-paper.ts';
import { fairReview, filesOf, paper, peerlint } from './cli.ts';

const fixture = (name: string): string =>
  fileURLToPath(new URL(`../fixtures/sample/${name}`, import.meta.url));
const schema = new URL('../../docs/report.schema.json', import.meta.url);
const validate = new Ajv2020({ strict: false }).compile(JSON.parse(readFileSync(schema, 'utf8')) as object);

// The astral letter makes UTF-16 units and code points differ before every false claim.
const falseReview = `# Summary

The paper proposes LayerNet (𝒩) for image classification.

# Weaknesses

There is no ablation study. Table 7 is hard to read.
`;

describe('command line: findings', () => {
  const at = filesOf({ 'paper.md': paper, 'false.md': falseReview, 'fair.md': fairReview });
  const report = async (...args: string[]): Promise<CheckReport> =>
    JSON.parse((await peerlint('check', ...args, '--format', 'json')).out) as CheckReport;

  it('ends with status 1 where a claim is refuted and 0 where none is', async () => {
    assert.equal((await peerlint('check', at('false.md'), '--paper', at('paper.md'))).status, 1);
    assert.equal((await peerlint('check', at('fair.md'), '--paper', at('paper.md'))).status, 0);
    assert.equal(
      (await peerlint('check', at('fair.md'), at('false.md'), '--paper', at('paper.md'))).status,
      1,
    );
  });

  it('says where in UTF-16 units, what type, why, and what the paper says', async () => {
    const { findings, score, sentences } = await report(at('false.md'), '--paper', at('paper.md'));
    const absence = findings.find((finding) => finding.absence);
    assert.ok(absence);
    assert.match(falseReview.slice(absence.start, absence.end), /no ablation study/);
    assert.equal(
      falseReview.slice(absence.sentence.start, absence.sentence.end),
      'There is no ablation study.',
    );
    assert.ok(absence.reason.length > 0);
    assert.ok(absence.evidence.length > 0);
    for (const { text, page, rects } of absence.evidence) {
      assert.ok(paper.includes(text), text);
      assert.deepEqual([page, rects], [null, []]);
    }
    assert.match(absence.evidence[0]!.section ?? '', /Ablation Study/);
    assert.ok(score > 0.5);
    assert.ok(
      sentences.some(({ start, verdict }) => start === absence.sentence.start && verdict === 'contradicted'),
    );
  });

  it('lists every sentence with a score that does not depend on the threshold', async () => {
    const scores = async (threshold: string): Promise<number[]> => {
      const all = ['--all-sentences', '--threshold', threshold];
      return (await report(at('false.md'), '--paper', at('paper.md'), ...all)).sentences.map(
        ({ score }) => score,
      );
    };
    const strict = await scores('strict');
    assert.equal(strict.length, 3);
    assert.deepEqual(await scores('recall'), strict);
  });

  it('points at the text in the terminal', async () => {
    const { out } = await peerlint('check', at('false.md'), '--paper', at('paper.md'));
    assert.match(out, /false\.md:7:\d+ {2}\w+ {2}/);
    assert.match(out, /^ {2}There is no ablation study\.\n {2} *\^+$/m);
    assert.match(out, /Ablation Study\n {2}\| “/);
  });

  it('quotes the sample PDF word for word with page and rectangles', async () => {
    const files = [fixture('review.md'), '--paper', fixture('paper.pdf')];
    const { findings, paper: read, coverage } = await report(...files);
    const { passages } = await readPaper({ paper: fixture('paper.pdf') });
    assert.ok(findings.length > 0);
    assert.equal(coverage.pagesRead, read.pages);
    const quotes = findings.flatMap(({ evidence }) => evidence);
    assert.ok(quotes.length > 0);
    for (const { text, page, rects } of quotes) {
      assert.ok(
        passages.some((passage) => passage.text.includes(text)),
        text,
      );
      assert.ok(page !== null && page >= 1 && page <= read.pages!);
      assert.ok(rects.length > 0);
    }
  }).timeout(60_000);

  it('prints what its schema says, in all forms of output', async () => {
    for (const files of [[at('false.md')], [at('false.md'), at('fair.md')]]) {
      const { out } = await peerlint(
        'check',
        ...files,
        '--paper',
        at('paper.md'),
        '--format',
        'json',
        '--all-sentences',
      );
      assert.ok(validate(JSON.parse(out)), JSON.stringify(validate.errors));
    }
    const { out } = await peerlint(
      'check',
      fixture('review.json'),
      '--paper',
      fixture('paper.pdf'),
      '--format',
      'json',
      '--all-sentences',
    );
    assert.ok(validate(JSON.parse(out)), JSON.stringify(validate.errors));
  }).timeout(60_000);

  it('writes SARIF for all reviews together', async () => {
    const files = [at('fair.md'), at('false.md'), at('gone.md')];
    const { status, out } = await peerlint('check', ...files, '--paper', at('paper.md'), '--format', 'sarif');
    assert.equal(status, 2);
    const { runs } = JSON.parse(out) as {
      runs: [{ results: unknown[]; invocations: [{ executionSuccessful: boolean }] }];
    };
    assert.ok(runs[0].results.length > 0);
    assert.equal(runs[0].invocations[0].executionSuccessful, false);
  });
});
