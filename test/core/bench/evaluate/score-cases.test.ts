import assert from 'node:assert/strict';
import type { Detector, DetectorBatch } from '../../../../src/core/bench/detectors/detector.ts';
import { scoreCases } from '../../../../src/core/bench/evaluate/score-cases.ts';
import { kilnCase, kilnJob } from './kiln-case.ts';

/** Notes what it is asked, and answers alike each time. */
function witness(
  more: Partial<Detector> & { readonly score?: number } = {},
): Detector & { asked: DetectorBatch[] } {
  const asked: DetectorBatch[] = [];
  return {
    name: 'witness',
    needs: [],
    asked,
    detect(batch) {
      asked.push(batch);
      return Promise.resolve(
        batch.items.map(() => ({
          score: more.score ?? 0.25,
          type: null,
          spans: [{ start: 0, end: 3, score: 1 }],
        })),
      );
    },
    ...more,
  };
}
const window = { passage: 3, section: '3 Experiments', text: 'We fire kilns.' };

describe('scoring labelled cases', () => {
  it('shows gold windows, retrieved ones or the whole paper, each in a column of its own', async () => {
    const detector = witness();
    const job = kilnJob([kilnCase({ windows: [window] })]);
    const { rows } = await scoreCases(job, [detector], {
      data: 'd',
      contexts: ['gold', 'retrieved', 'full'],
    });
    assert.deepEqual(Object.keys(rows[0]!.outputs), [
      'witness (gold)',
      'witness (retrieved)',
      'witness (full)',
    ]);
    const [gold, retrieved, full] = detector.asked.map(({ items }) => items[0]!.evidence);
    assert.deepEqual(gold, [window]);
    assert.equal(retrieved!.length, 3);
    assert.match(retrieved![0]!.text, /a success rate of 91\.5% on stoneware plates/);
    assert.equal(full, null);
  });

  it('takes the passages that hold the quotation as gold, and has no answer where there is none', async () => {
    const detector = witness();
    const cases = [
      kilnCase({ quotation: 'Cracks in thick plates are reduced' }),
      kilnCase({ quotation: '' }),
    ];
    const { rows } = await scoreCases(kilnJob(cases), [detector], { data: 'd', contexts: ['gold'] });
    assert.equal(detector.asked[0]!.items.length, 1);
    assert.match(detector.asked[0]!.items[0]!.evidence![0]!.text, /Cracks in thick plates/);
    assert.equal(rows[0]!.outputs['witness']!.score, 0.25);
    assert.equal(rows[1]!.outputs['witness'], null);
  });

  it('asks about rows with edits on the edited paper, once for all rows of one edit', async () => {
    const detector = witness({ needs: ['paper'] });
    const probe = witness();
    await scoreCases(kilnJob([kilnCase({})]), [probe], { data: 'd', contexts: ['full'] });
    const passages = probe.asked[0]!.paper!.paper.passages;
    const passage = passages.findIndex(({ text }) => text.includes('48 kilns'));
    const start = passages[passage]!.text.indexOf('48');
    const patches = [{ passage, start, end: start + 2, text: '7' }];
    const job = kilnJob([kilnCase({ patches }), kilnCase({}), kilnCase({ patches })]);
    const { rows } = await scoreCases(job, [detector], { data: 'd', contexts: ['gold'] });
    assert.equal(rows.length, 3);
    assert.deepEqual(
      detector.asked.map(({ items, paper }) => [
        items.length,
        paper!.paper.passages.some(({ text }) => text.includes('We fire 7 kilns')),
      ]),
      [
        [2, true],
        [1, false],
      ],
    );
  });

  it('reads the role off the review, and hands the review on', async () => {
    const detector = witness();
    const source = '# Weaknesses\n\nNo gas kiln was fired.\n';
    const context = { id: 'r', source, start: 14, end: 36 };
    await scoreCases(kilnJob([kilnCase({ role: null, context })]), [detector], {
      data: 'd',
      contexts: ['full'],
    });
    const [item] = detector.asked[0]!.items;
    assert.equal(item!.role, 'weaknesses');
    assert.deepEqual(item!.review, context);
  });

  it('asks nobody who needs a paper that is not there', async () => {
    const whole = witness({ name: 'whole', needs: ['paper'] });
    const job = kilnJob([kilnCase({ windows: [window] })], { source: null });
    const { rows } = await scoreCases(job, [whole, witness()], { data: 'd', contexts: ['gold'] });
    assert.deepEqual(whole.asked, []);
    assert.deepEqual([rows[0]!.outputs['whole'], rows[0]!.outputs['witness']!.score], [null, 0.25]);
  });

  it('takes no answer that would spoil the figures', async () => {
    const settings = { data: 'd', contexts: ['full'] as const };
    const job = kilnJob([kilnCase({ text: 'No gas.' })]);
    for (const score of [Number.NaN, 1.5, -0.1])
      await assert.rejects(scoreCases(job, [witness({ score })], settings), /does not lie in 0\.\.1/);
    const silent = witness({ detect: () => Promise.resolve([]) });
    await assert.rejects(scoreCases(job, [silent], settings), /gave 0 answers to 1 sentences/);
    const wild = witness({
      detect: () =>
        Promise.resolve([
          {
            score: 1,
            type: null,
            spans: [
              { start: 3, end: 99, score: 1 },
              { start: 0, end: 2, score: 1 },
            ],
          },
        ]),
    });
    const { rows } = await scoreCases(job, [wild], settings);
    assert.deepEqual(rows[0]!.outputs['witness']!.spans, [{ start: 0, end: 2, score: 1 }]);
  });
});

describe('retrieval of what settles a case', () => {
  const settings = { data: 'd', contexts: ['full'] as const };

  it('is measured by the passage that the change of its group edits, on the paper as it was', async () => {
    const detector = witness({
      needs: ['paper'],
      detect: ({ paper, items }) =>
        Promise.resolve(
          items.map(() => ({ score: paper!.index.folded.length > 0 ? 1 : 0, type: null, spans: [] })),
        ),
    });
    const patches = [{ passage: 4, start: 0, end: 1, text: 'x' }];
    const job = kilnJob([
      kilnCase({ group: 'a' }),
      kilnCase({ group: 'a', patches }),
      kilnCase({ group: 'b' }),
      kilnCase({ quotation: 'needs no thermal model' }),
    ]);
    const { rows } = await scoreCases(job, [detector], settings);
    const golds = rows.map(({ retrieval }) => retrieval?.gold ?? null);
    // Rows come back by the state of their paper: those on the paper as it is first.
    assert.deepEqual(golds.slice(0, 2), [[4], null]);
    assert.equal(golds[2]!.length, 1);
    assert.equal(golds[3], null);
    assert.equal(rows[0]!.retrieval!.found['BM25']!.length > 0, true);
    const cheap = await scoreCases(
      kilnJob([kilnCase({ group: 'a', windows: [] }), kilnCase({ group: 'a', patches })]),
      [witness()],
      {
        data: 'd',
        contexts: ['gold'],
      },
    );
    assert.equal(cheap.rows[0]!.retrieval, null, 'no index is built for it');
  });
});
