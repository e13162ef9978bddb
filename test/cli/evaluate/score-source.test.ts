import assert from 'node:assert/strict';
import type { Detector } from '../../../src/core/bench/detectors/detector.ts';
import type { PaperCases } from '../../../src/core/bench/evaluate/labelled-case.ts';
import { detectorsNamed } from '../../../src/cli/evaluate/detectors-named.ts';
import type { DataSource } from '../../../src/cli/evaluate/data-source.ts';
import { scoreSource } from '../../../src/cli/evaluate/score-source.ts';
import { kilnCase, kilnJob } from '../../core/bench/evaluate/kiln-case.ts';

const jobs: PaperCases[] = Array.from({ length: 4 }, (_, i) =>
  kilnJob([kilnCase({ text: `Kilns of kind ${i}.` }), kilnCase({ text: `Plates of kind ${i}.` })], {
    paper: `k${i}`,
  }),
);
const source: DataSource = {
  name: 'memory',
  kind: 'pairs',
  split: 'train',
  jobs: jobs.length,
  context: 'full',
  async *read() {
    yield* await Promise.resolve(jobs);
  },
};

/** Counts characters, and notes for which papers it was asked. */
function counting(papers: string[]): Detector {
  return {
    name: 'counting',
    needs: [],
    detect: ({ paperId, items }, signal) => {
      signal?.throwIfAborted();
      papers.push(paperId);
      return Promise.resolve(items.map(({ text }) => ({ score: text.length / 100, type: null, spans: [] })));
    },
  };
}

describe('detectors in the command’s own process', function () {
  this.timeout(60_000);
  const run = async (papers: string[], done: number, signal?: AbortSignal) => {
    const detectors = detectorsNamed(['counting', 'all-negative'], 1, [counting(papers)]);
    const rows = [];
    const settings = { source, data: 'memory', detectors, contexts: ['full'] as const, seed: 1, done };
    const all = scoreSource({ ...settings, bad: () => undefined, ...(signal ? { signal } : {}) });
    for await (const one of all) rows.push(...one.rows);
    return rows;
  };

  it('are asked once a paper, in order, and their answers stand beside those of the workers', async () => {
    const papers: string[] = [];
    const rows = await run(papers, 1);
    assert.deepEqual(papers, ['k1', 'k2', 'k3']);
    assert.deepEqual(
      rows.map(({ text, outputs }) => [text, outputs['all-negative']?.score, outputs['counting']?.score]),
      [1, 2, 3].flatMap((i) => [
        [`Kilns of kind ${i}.`, 0, 0.16],
        [`Plates of kind ${i}.`, 0, 0.17],
      ]),
    );
  });

  it('can be cancelled', async () => {
    const stop = new AbortController();
    stop.abort(new Error('enough'));
    const papers: string[] = [];
    await assert.rejects(run(papers, 0, stop.signal), /enough/);
    assert.deepEqual(papers, []);
  });

  it('are known by name; what is not there yet is named with the reason', () => {
    const { local, here, missing } = detectorsNamed([], 1, [counting([])]);
    assert.deepEqual([local.length, here.length], [5, 1]);
    assert.deepEqual(
      missing.map(({ name }) => name),
      ['local', 'fusion'],
    );
    assert.deepEqual(detectorsNamed(['local'], 1).missing.length, 1);
    assert.throws(() => detectorsNamed(['counting'], 1), /is no detector\. It is one of: all-negative/);
  });
});
