import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, it } from 'mocha';
import { readGoldFile } from '../../../src/core/bench/gold-file.ts';
import { goldFurniture, goldHeading, goldRow, goldSentence } from '../../../src/core/bench/gold-items.ts';
import { filesOf } from '../cli.ts';

const url = (path: string): URL => new URL(`../../../${path}`, import.meta.url);
const script = fileURLToPath(url('src/cli/bench/pdf-gold.ts'));
const salt = 'salt of a test';

async function bench(...args: string[]): Promise<{ out: string; err: string; status: number }> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args]);
  const [out, err, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { out, err, status: status as number };
}

/** What a person sees on page 2 of test/fixtures/pdf/onecolumn.pdf. */
function goldOfFixture(pdf: string): string {
  return JSON.stringify({
    name: 'onecolumn',
    pdf,
    salt,
    tables: [{ page: 2, rows: [goldRow(salt, ['Quill', '39,800', '2,400']), goldRow(salt, ['Quill', '1'])] }],
    headings: [goldHeading(salt, 2, 2, '3.2', 'When to Restart')],
    paragraphs: [
      {
        page: 2,
        lastPage: 2,
        box: null,
        sentences: ['Table 2 varies θ on Pebble-100.', 'Values between 0.2 and 0.3 work well.'].map((each) =>
          goldSentence(salt, each),
        ),
      },
    ],
    pages: [{ page: 2, furniture: [goldFurniture(salt, 'page-number', '2')], lines: null }],
  });
}

describe('bench:pdf-gold', () => {
  const sha256 = createHash('sha256')
    .update(readFileSync(url('test/fixtures/pdf/onecolumn.pdf')))
    .digest('hex');
  const at = filesOf({
    'gold/a.json': goldOfFixture(sha256),
    'gold/b.json': goldOfFixture('f'.repeat(64)).replace('"onecolumn"', '"absent"'),
    'pdfs/none.txt': '',
  });

  it('measures the files that are there, names the others, lists what is missing', async () => {
    const { out, err, status } = await bench(at('pdfs'), '--gold', at('gold'), '--show', 'rows');
    assert.equal(status, 0, err);
    assert.match(err, /absent: its PDF is not there; skipped\./);
    assert.match(out, /table rows whole \(cells\) +1\/2 = 50\.0 %/);
    assert.match(out, /headings found +1\/1 = /);
    assert.match(out, /sentence boundaries found +2\/2 = /);
    assert.match(out, /furniture removed +1\/1 = /);
    assert.match(out, /^onecolumn p\. 2 rows: /m);
  }).timeout(120_000);

  it('ends with status 2 and one line where a folder is not there', async () => {
    for (const [args, message] of [
      [[at('nowhere')], /nowhere: is no folder\./],
      [[at('pdfs'), '--gold', at('pdfs')], /pdfs: holds no gold of that name\./],
    ] as const) {
      const { status, err } = await bench(...args);
      assert.equal(status, 2);
      assert.match(err, message);
    }
  }).timeout(120_000);
});

describe('The gold in test/gold/pdf', () => {
  it('is valid and large enough', () => {
    const files = readdirSync(url('test/gold/pdf/')).map((name) =>
      readGoldFile(readFileSync(url(`test/gold/pdf/${name}`), 'utf8')),
    );
    const tables = files.flatMap((file) => file.tables);
    assert.ok(tables.length >= 12 && files.filter((file) => file.tables.length > 0).length >= 8);
    assert.ok(tables.reduce((sum, { rows }) => sum + rows.length, 0) >= 60);
    assert.ok(files.filter(({ headings }) => headings !== null).length >= 10);
    const sampled = files.filter(({ paragraphs }) => paragraphs.length > 0);
    const sentences = sampled.flatMap(({ paragraphs }) => paragraphs.flatMap((each) => each.sentences));
    assert.ok(sentences.length >= 300 && sampled.length >= 10);
    const pages = files.flatMap((file) => file.pages);
    assert.ok(pages.length >= 25 && files.filter((file) => file.pages.length > 0).length >= 12);
  });
});
