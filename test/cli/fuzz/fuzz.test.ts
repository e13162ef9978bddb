import assert from 'node:assert/strict';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Entry } from '../../../src/cli/fuzz/fuzz-log.ts';
import { FuzzLog } from '../../../src/cli/fuzz/fuzz-log.ts';
import { mutated, mutations } from '../../../src/cli/fuzz/mutations.ts';
import { partsOf } from '../../../src/cli/fuzz/pdf-parts.ts';
import { Random } from '../../../src/core/bench/random.ts';
import { verdictOn } from '../../../src/cli/fuzz/verdict.ts';
import { tinyPdf } from '../../node/pdf/tiny-pdf.ts';
import { packed, pagesOf, prose } from '../../node/pdf/hostile-pdf.ts';

const tiny = Buffer.from(tinyPdf(2));

describe('damaged copies of PDFs', () => {
  it('are the same for the same number, and others for others', () => {
    const of = (seed: number): Buffer => mutated(tiny, new Random(seed)).bytes;
    assert.deepEqual(of(5), of(5));
    const copies = Array.from({ length: 20 }, (_, at) => of(at).toString('latin1'));
    assert.ok(new Set(copies).size > 15);
  });

  const original = pagesOf([packed(prose('apples')), prose('bread')]);
  for (const [name, mutation] of Object.entries(mutations)) {
    it(`are damaged by "${name}" and leave the original whole`, () => {
      const before = Buffer.from(original);
      const results = Array.from({ length: 8 }, (_, seed) =>
        mutation(original, new Random(seed), () => partsOf(original)),
      );
      assert.deepEqual(original, before);
      assert.ok(results.some((result) => result && !result.equals(original)));
    });
  }

  it('are made from what a file holds', () => {
    const { objects, streams, references, numbers, text } = partsOf(tiny);
    // Catalog, page tree, font, contents and two pages; one stream.
    assert.equal(objects.length, 6);
    assert.deepEqual(
      streams.map(({ start, end }) => text.slice(start, end)),
      ['BT /F1 12 Tf 72 700 Td (Hello there) Tj ET'],
    );
    assert.ok(references.some(({ start, end }) => text.slice(start, end) === '4 0 R'));
    assert.ok(!numbers.some(({ start, end }) => text.slice(start, end) === '700'), 'not of the stream');
  });
});

describe('the verdict', () => {
  const reading = { kind: 'ok', detail: '', time: 1, cpu: 1, memory: 100 } as const;
  it('is bad for what takes too long or too much', () => {
    assert.equal(verdictOn(reading), 'ok');
    assert.equal(verdictOn({ ...reading, cpu: 10_001 }), 'HANG');
    assert.equal(verdictOn({ ...reading, kind: 'refused', memory: 601 }), 'MEMORY');
    assert.equal(verdictOn({ ...reading, kind: 'UNCLEAR', memory: 601 }), 'UNCLEAR');
  });
});

describe('the log', () => {
  const head = { seed: 1, files: ['a.pdf'] };
  const entry: Entry = {
    ...{ number: 3, file: 'a.pdf', done: ['flip'], verdict: 'ok', detail: '' },
    ...{ time: 1, cpu: 1, memory: 1 },
  };
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'peerlint-log-'));
  });
  after(() => {
    rmSync(folder, { recursive: true });
  });

  it('goes on behind a line that was cut', () => {
    const path = join(folder, 'log.jsonl');
    new FuzzLog(path, head, false).add(entry);
    appendFileSync(path, '{"number":4,"fi');
    const log = new FuzzLog(path, head, true);
    assert.deepEqual(log.entries, [entry]);
    log.add({ ...entry, number: 4 });
    assert.equal(readFileSync(path, 'utf8').trim().split('\n').length, 3);
  });

  it('of another run is not gone on with', () => {
    const path = join(folder, 'other.jsonl');
    new FuzzLog(path, head, false);
    assert.throws(() => new FuzzLog(path, { ...head, seed: 2 }, true), /is the log of another run/);
  });
});
