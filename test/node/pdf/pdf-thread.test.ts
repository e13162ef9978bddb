import assert from 'node:assert/strict';
import { mostPages } from '../../../src/node/pdf/pdf-error.ts';
import { readPdfInThread } from '../../../src/node/pdf/pdf-thread.ts';
import { tinyPdf } from './tiny-pdf.ts';

describe('readPdfInThread', () => {
  it('reads runs with their place from the top left corner', async () => {
    const outcome = await readPdfInThread(tinyPdf(2));
    assert.ok('pages' in outcome);
    const { pages, pageCount, failed, outline } = outcome.pages;
    assert.deepEqual([pageCount, failed, outline], [2, [], []]);
    const [run] = pages[0]!.runs;
    assert.equal(run?.text, 'Hello there');
    assert.deepEqual([pages[0]!.width, pages[0]!.height], [612, 792]);
    assert.deepEqual([run.x, run.y, run.size, run.angle], [72, 92, 12, 0]);
  });

  it('leaves the bytes to their owner', async () => {
    const bytes = tinyPdf(1);
    const before = bytes.slice();
    await readPdfInThread(bytes);
    assert.deepEqual(bytes, before);
  });

  it('answers each of several requests with its own file', async () => {
    const words = ['First', 'Second', 'Third'];
    const outcomes = await Promise.all(words.map((text) => readPdfInThread(tinyPdf(1, text))));
    assert.deepEqual(
      outcomes.map((outcome) => 'pages' in outcome && outcome.pages.pages[0]?.runs[0]?.text),
      words,
    );
  });

  it('refuses more pages than a paper has, with their number', async () => {
    const outcome = await readPdfInThread(tinyPdf(mostPages + 1));
    assert.ok('problem' in outcome);
    assert.deepEqual([outcome.problem, outcome.pageCount], ['too-many-pages', mostPages + 1]);
  });

  it('gives up after the time limit and reads the next file all the same', async () => {
    const late = await readPdfInThread(tinyPdf(mostPages), undefined, 1);
    assert.ok('problem' in late);
    assert.equal(late.problem, 'timeout');
    assert.ok('pages' in (await readPdfInThread(tinyPdf(1))));
  });

  it('calls garbage broken', async () => {
    const garbage = [
      new Uint8Array(),
      new Uint8Array(2000).fill(7),
      new TextEncoder().encode('%PDF-1.7\nnothing'),
    ];
    for (const bytes of garbage) {
      const outcome = await readPdfInThread(bytes);
      assert.ok('problem' in outcome);
      assert.equal(outcome.problem, 'broken');
    }
  });
});
