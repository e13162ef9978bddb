import assert from 'node:assert/strict';
import type { PaperDocument } from '../../../src/core/paper/model.ts';
import { mostPages, usualPatience } from '../../../src/node/pdf/limits.ts';
import { readPdfInThread } from '../../../src/node/pdf/read-in-thread.ts';
import { readPdfPages } from '../../../src/node/pdf/read-pages.ts';
import { tinyPdf } from './tiny-pdf.ts';

const document: PaperDocument = { path: 'tiny.pdf', sha256: '', format: 'pdf', pages: null };

describe('readPdfPages', () => {
  it('reads runs with their place from the top left corner', async () => {
    const { pages, pageCount, failed, outline } = await readPdfPages(tinyPdf(2));
    assert.deepEqual([pageCount, failed, outline], [2, [], []]);
    const [run] = pages[0]!.runs;
    assert.equal(run?.text, 'Hello there');
    assert.deepEqual([pages[0]!.width, pages[0]!.height], [612, 792]);
    assert.deepEqual([run.x, run.y, run.size, run.angle], [72, 92, 12, 0]);
  });
});

describe('readPdfInThread', () => {
  it('leaves the bytes to their owner', async () => {
    const bytes = tinyPdf(1);
    const before = bytes.slice();
    await readPdfInThread(bytes, document);
    assert.deepEqual(bytes, before);
  });

  it('answers each of several requests with its own file', async () => {
    const words = ['First', 'Second', 'Third'];
    const readings = await Promise.all(words.map((text) => readPdfInThread(tinyPdf(1, text), document)));
    assert.deepEqual(
      readings.map((reading) => 'read' in reading && reading.read.draft.blocks.map(({ text }) => text)),
      words.map((word) => [word]),
    );
  });

  it('tells the pages of the document', async () => {
    const reading = await readPdfInThread(tinyPdf(3), document);
    assert.ok('read' in reading);
    assert.deepEqual(reading.read.draft.document, { ...document, pages: 3 });
  });

  it('refuses more pages than a paper has, with their number', async () => {
    const reading = await readPdfInThread(tinyPdf(mostPages + 1), document);
    assert.deepEqual('problem' in reading && [reading.problem, reading.pageCount], [
      'too-many-pages',
      mostPages + 1,
    ]);
  });

  it('gives up what takes too long and reads the next file all the same', async () => {
    const patience = { ...usualPatience, cpu: 0 };
    const late = await readPdfInThread(tinyPdf(mostPages), document, { patience });
    assert.ok('problem' in late && late.problem === 'time');
    assert.ok('read' in (await readPdfInThread(tinyPdf(1), document)));
  });

  it('calls garbage broken', async () => {
    const garbage = [
      new Uint8Array(),
      new Uint8Array(2000).fill(7),
      new TextEncoder().encode('%PDF-1.7\nnothing'),
    ];
    for (const bytes of garbage) {
      const reading = await readPdfInThread(bytes, document);
      assert.ok('problem' in reading && reading.problem === 'broken');
    }
  });
});
