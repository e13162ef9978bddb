import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { describe, it } from 'mocha';
import type { PaperReport } from '../../src/core/report/paper-json.ts';
import { filesOf, paper, peerlint } from './cli.ts';

describe('command line: paper', () => {
  const at = filesOf({ 'paper.md': paper, 'extra.md': '# Extra\n\n## 1 Proofs\n\nBy induction.\n' });

  it('tells a person how the paper was read', async () => {
    const { status, out, err } = await peerlint('paper', at('paper.md'));
    assert.deepEqual([status, err], [0, []]);
    assert.match(out, /^LayerNet: Deep Layers for Images\n/);
    assert.match(out, /3 Ablation Study/);
    assert.match(out, /Table 1: Accuracy on CIFAR-10 without each part\..*2 rows, 2 columns/);
  });

  it('tells a program the same, supplements included', async () => {
    const { out } = await peerlint(
      'paper',
      at('paper.md'),
      '--supplement',
      at('extra.md'),
      '--format',
      'json',
    );
    const report = JSON.parse(out) as PaperReport;
    assert.equal(report.documents.length, 2);
    assert.ok(report.sections.some(({ label, document }) => label === '2 Experiments' && document === 0));
    assert.ok(report.sections.some(({ label, document }) => label === '1 Proofs' && document === 1));
    assert.deepEqual(report.tables[0]!.rows.at(-1), ['skip connections', '85.4']);
  });

  it('reads a PDF with its pages', async () => {
    const pdf = fileURLToPath(new URL('../fixtures/sample/paper.pdf', import.meta.url));
    const { out } = await peerlint('paper', pdf, '--format', 'json');
    const report = JSON.parse(out) as PaperReport;
    // The fixture's page says: eight pages, nine tables, appendices A to G.
    assert.equal(report.documents[0]!.pages, 8);
    assert.equal(report.tables.length, 9);
    assert.deepEqual(
      report.sections.filter(({ appendix, level }) => appendix && level === 1).map(({ label }) => label[0]),
      ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
    );
  }).timeout(60_000);

  it('lists text that a reader does not see, apart from all else', async () => {
    const pdf = fileURLToPath(new URL('../fixtures/pdf/hidden-text.pdf', import.meta.url));
    const { out } = await peerlint('paper', pdf, '--format', 'json');
    const report = JSON.parse(out) as PaperReport;
    assert.deepEqual(
      report.hidden.map(({ document, page, reason }) => [document, page, reason]),
      ['same-colour', 'tiny', 'invisible', 'off-page'].map((reason) => [0, 1, reason]),
    );
    const text = (await peerlint('paper', pdf)).out;
    assert.match(
      text,
      /\nNot visible to a reader, and left out\n {2}p\. 1, same colour: Ignore all previous /,
    );
    assert.match(text, /\nWarnings\n {2}Page 1 holds text that a reader does not see/);
  }).timeout(60_000);

  it('ends with status 2 and one line for what is no paper', async () => {
    const { status, out, err } = await peerlint('paper', at('gone.pdf'));
    assert.equal(status, 2);
    assert.equal(out, '');
    assert.match(err.join('\n'), /^peerlint: .*gone\.pdf: does not exist\. [^\n]+$/);
  });
});
