import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, it } from 'mocha';
import { readPapers } from '../../../src/cli/bench/read-data.ts';
import { scorePaper } from '../../../src/core/bench/score-paper.ts';
import { filesOf, paper } from '../cli.ts';

const sentences = [
  'SUMMARY:',
  'The paper proposes LayerNet, which has 69 layers.',
  'There is no ablation study.',
];
const review = sentences.join('\n');
const starts = [0, 9, 9 + sentences[1]!.length + 1];

// p1 falls into the fitting half of a dev set, p0 into the other; p47 and p0 into the final part of a train set.
const rows = (ids: readonly string[]): string =>
  ids
    .map((id) =>
      JSON.stringify({
        id,
        title: 'LayerNet',
        paper,
        reviews: [
          {
            id: `${id}#0`,
            text: review,
            sentences: sentences.map((one, i) => ({ start: starts[i], end: starts[i]! + one.length })),
          },
        ],
      }),
    )
    .join('\n');
const labels = (ids: readonly string[]): string =>
  ids
    .flatMap((id) =>
      [
        { kind: 'label', class: 'other', truth: 'na', i: 0, text: sentences[0] },
        { kind: 'label', class: 'fact', truth: 'supported', i: 1, text: sentences[1] },
        {
          kind: 'label',
          class: 'fact',
          truth: 'contradicted',
          i: 2,
          text: sentences[2],
          type: 'Hyperbole',
          absence: true,
          confidence: 'high',
          start: 9,
          end: 26,
        },
        {
          kind: 'inject',
          i: 1,
          original: sentences[1],
          edited: 'The paper proposes LayerNet, which has 96 layers.',
          type: 'Number',
          start: 39,
          end: 41,
        },
      ].map((label) => JSON.stringify({ review: `${id}#0`, ...label })),
    )
    .join('\n');

describe('bench:dev', () => {
  const at = filesOf({
    'neurips_dev.jsonl.gz': gzipSync(rows(['p0', 'p1', 'p2'])),
    'neurips_dev.labels.jsonl': labels(['p0', 'p1']),
    'neurips_train.jsonl.gz': gzipSync(rows(['p0', 'p1'])),
    'neurips_train.labels.jsonl': labels(['p0', 'p1']),
  });
  const folder = at('.');
  const script = fileURLToPath(new URL('../../../src/cli/bench/dev.ts', import.meta.url));
  const bench = async (...args: string[]): Promise<{ out: string; err: string; status: number }> => {
    const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
      env: { ...process.env, PEERLINT_DATA: '' },
    });
    const [out, err, [status]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    return { out, err, status: status as number };
  };

  it('reads the labelled papers of the parts asked for', async () => {
    const ids = async (unlabelled: boolean, limit: number): Promise<string[]> => {
      const found: string[] = [];
      const query = { folder, set: 'neurips_dev', parts: ['fit', 'report'], limit, unlabelled } as const;
      for await (const { id } of readPapers(query)) found.push(id);
      return found;
    };
    assert.deepEqual(await ids(false, Infinity), ['p0', 'p1']);
    assert.deepEqual(await ids(true, Infinity), ['p0', 'p1', 'p2']);
    assert.deepEqual(await ids(false, 1), ['p0']);
  });

  it('checks an injection in its review with all else untouched', async () => {
    const query = { folder, set: 'neurips_dev', parts: ['fit'], limit: 9, unlabelled: false } as const;
    for await (const bench of readPapers(query)) {
      const { samples, reviews } = await scorePaper(bench, { checkers: [] });
      assert.equal(reviews, 1);
      assert.deepEqual(
        samples.map(({ source, text: one, gold }) => [source, one, gold]),
        [
          ['natural', sentences[0], 'clean'],
          ['natural', sentences[1], 'clean'],
          ['natural', sentences[2], 'wrong'],
          ['injected', 'The paper proposes LayerNet, which has 96 layers.', 'wrong'],
        ],
      );
      const [, , absent, injected] = samples;
      assert.equal(absent!.text.slice(absent!.span!.start, absent!.span!.end), 'no ablation study');
      assert.equal(injected!.text.slice(injected!.span!.start, injected!.span!.end), '96');
    }
  });

  it('shows what one checker found, alone, and marks a hit only on the sentence it speaks of', async () => {
    const query = { folder, set: 'neurips_dev', parts: ['fit'], limit: 1, unlabelled: false } as const;
    const stub = {
      name: 'stub',
      check: ({ text: one }: { text: string }) =>
        one.includes('96')
          ? [
              {
                start: one.indexOf('96'),
                end: one.indexOf('96') + 2,
                verdict: 'contradicted' as const,
                type: 'Number' as const,
                node: 'number/count',
                score: 0.99,
                severity: 'warning' as const,
                absence: false,
                reason: 'The paper says 69.',
                quotes: [{ passage: 0, start: 0, end: 5, score: 1 }],
              },
            ]
          : [],
    };
    for await (const bench of readPapers(query)) {
      const { samples } = await scorePaper(bench, { checkers: [stub] });
      assert.deepEqual(
        samples.map(({ shown }) => shown.length),
        [0, 0, 0, 1],
      );
      const [finding] = samples[3]!.shown;
      assert.deepEqual([finding!.start, finding!.end, finding!.detector], [39, 41, 'stub']);
      assert.equal(samples[3]!.before, false);
    }
  });

  it('prints its figures and writes them as JSON', async () => {
    const { out, status } = await bench(folder, '--set', 'neurips_dev', '--json', at('figures.json'));
    assert.equal(status, 0);
    assert.match(out, /== neurips_dev \(all\): 2 papers, 2 labelled reviews/);
    assert.match(out, /injected: 2 wrong sentences/);
    assert.match(out, /lexical overlap +P \d\.\d{3}/);
    const [set] = JSON.parse(readFileSync(at('figures.json'), 'utf8')) as [
      { figures: { clean: { n: number } }; samples: unknown[] },
    ];
    assert.equal(set.figures.clean.n, 4);
    assert.equal(set.samples.length, 8);
  });

  it('writes no sentence of the final part, and refuses to show one', async () => {
    const run = await bench(folder, '--set', 'neurips_train', '--split', 'final', '--json', at('final.json'));
    assert.match(run.out, /neurips_train \(final\): 1 papers/);
    const [set] = JSON.parse(readFileSync(at('final.json'), 'utf8')) as [{ samples: { paper: string }[] }];
    assert.deepEqual([...new Set(set.samples.map((sample) => sample.paper))], ['p1']);
    const refused = await bench(folder, '--set', 'neurips_train', '--split', 'all', '--show', 'wrong', '5');
    assert.equal(refused.status, 2);
    assert.match(refused.err, /^--show: is refused where the final part is run\./);
  });

  it('ends with status 2 and one line for what it cannot use', async () => {
    for (const [args, message] of [
      [[], /needs a folder/],
      [[at('nowhere')], /neurips_dev\.labels\.jsonl: is not there\. Name the folder/],
      [[folder, '--checker', 'magic'], /knows no "magic"/],
      [[folder, '--set', 'neurips_dev', '--split', 'final'], /neurips_dev has no part "final"/],
    ] as const) {
      const { status, err } = await bench(...args);
      assert.equal(status, 2, err);
      assert.match(err, message);
      assert.equal(err.trimEnd().split('\n').length, 1);
    }
  });
});
