import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { pairRow } from '../../../src/core/bench/inject/row.ts';
import { tripleRow } from '../../../src/core/bench/inject/triples.ts';
import { filesOf, peerlint } from '../cli.ts';
import { jsonLines, kilnRows } from './kiln-rows.ts';

const rows = kilnRows(6);

describe('peerlint bench inject', function () {
  // Two processes with a loader of their own.
  this.timeout(120_000);
  const at = filesOf({
    'papers.jsonl': jsonLines(rows),
    'papers.jsonl.gz': gzipSync(jsonLines(rows)),
    'damaged.jsonl.gz': gzipSync(jsonLines(kilnRows(200))).subarray(0, 900),
    'mixed.jsonl': `${jsonLines(rows.slice(0, 2))}{"id": "half\n\n${jsonLines(rows.slice(1, 3))}{"id": "x", "paper": "short", "reviews": []}\n`,
    'empty.jsonl': '\n',
  });
  const lines = (file: string): string[] => readFileSync(at(file), 'utf8').trim().split('\n');

  it('writes rows of its schema, reviews and statistics; again alike, from a packed file too', async () => {
    const ran = await peerlint(
      'bench',
      'inject',
      at('papers.jsonl'),
      '--out',
      at('one'),
      '--positives',
      '60',
    );
    assert.equal(ran.status, 0, ran.err.join('\n'));
    const pairs = lines('one/pairs.jsonl').map((line) => pairRow.parse(JSON.parse(line)));
    assert.ok(pairs.length >= 24, `${pairs.length} rows`);
    assert.equal(new Set(pairs.map(({ id }) => id)).size, pairs.length);
    assert.ok(pairs.some(({ operator }) => operator.startsWith('number/')));
    for (const { label, span, text } of pairs) {
      assert.equal(label === 1, span !== null);
      if (span) assert.ok(text.slice(span.start, span.end).trim() !== '');
    }
    const triples = lines('one/reviews.jsonl').map((line) => tripleRow.parse(JSON.parse(line)));
    assert.ok(triples.length > 0);
    assert.match(ran.out, /^6 papers, 12 reviews, 24 sentences \(24 state something\), seed 1\.$/m);
    assert.equal(readFileSync(at('one/README.md'), 'utf8'), ran.out);
    assert.match(ran.out, /never submit them/);

    await peerlint('bench', 'inject', at('papers.jsonl.gz'), '--out', at('two'), '--positives', '60');
    assert.deepEqual(lines('two/pairs.jsonl'), lines('one/pairs.jsonl'));
    assert.deepEqual(lines('two/reviews.jsonl'), lines('one/reviews.jsonl'));
  });

  it('goes on behind the last whole paper of a run that was killed', async () => {
    const args = ['bench', 'inject', at('papers.jsonl'), '--positives', '60', '--out'];
    await peerlint(...args, at('whole'));
    await peerlint(...args, at('broken'));
    // What a kill leaves: the state of three papers, and half a row of the fourth.
    const pairs = lines('whole/pairs.jsonl');
    const papers = ['kiln-1', 'kiln-2', 'kiln-3'];
    const kept = (file: string): string =>
      lines(file)
        .filter((line) => papers.includes((JSON.parse(line) as { paper: string }).paper))
        .map((line) => `${line}\n`)
        .join('');
    const state = JSON.parse(readFileSync(at('broken/progress.json'), 'utf8')) as Record<string, unknown>;
    const reviews = kept('whole/reviews.jsonl');
    state['papers'] = 3;
    state['bytes'] = {
      'pairs.jsonl': Buffer.byteLength(kept('whole/pairs.jsonl')),
      'reviews.jsonl': Buffer.byteLength(reviews),
    };
    state['notes'] = { ...(state['notes'] as object), ids: papers };
    writeFileSync(at('broken/progress.json'), JSON.stringify(state));
    writeFileSync(at('broken/pairs.jsonl'), `${kept('whole/pairs.jsonl')}${pairs.at(-1)!.slice(0, 90)}`);
    writeFileSync(at('broken/reviews.jsonl'), reviews);
    const ran = await peerlint(...args, at('broken'));
    assert.ok(ran.err.includes('Going on behind 3 of 6 papers.'), ran.err.join('\n'));
    assert.deepEqual(lines('broken/pairs.jsonl'), pairs);
    assert.deepEqual(lines('broken/reviews.jsonl'), lines('whole/reviews.jsonl'));
  });

  it('keeps whole rows on a disk that is full, and goes on when there is room', async () => {
    const args = ['bench', 'inject', at('papers.jsonl'), '--positives', '60', '--out'];
    // A limit on the size of files stands for the disk: 60 blocks of 1 KiB hold the rows of one paper.
    const limited = spawnSync(
      'bash',
      [
        '-c',
        'trap "" XFSZ; ulimit -f 60; exec "$0" --import tsx src/cli/main.ts "$@"',
        process.execPath,
        ...args,
        at('full'),
      ],
      { encoding: 'utf8' },
    );
    assert.equal(limited.status, 2);
    assert.match(limited.stderr, /pairs\.jsonl: cannot grow: the disk is full\. Make room/);
    for (const line of lines('full/pairs.jsonl')) pairRow.parse(JSON.parse(line));
    await peerlint(...args, at('full'));
    await peerlint(...args, at('roomy'));
    assert.deepEqual(lines('full/pairs.jsonl'), lines('roomy/pairs.jsonl'));
  });

  it('does nothing more where all is done, and refuses another run in its folder', async () => {
    const args = ['bench', 'inject', at('papers.jsonl'), '--out', at('done'), '--limit', '2', '--positives'];
    await peerlint(...args, '20');
    const before = lines('done/pairs.jsonl');
    assert.equal((await peerlint(...args, '20')).status, 0);
    assert.deepEqual(lines('done/pairs.jsonl'), before);
    const other = await peerlint(...args, '30');
    assert.equal(other.status, 2);
    assert.match(other.err.join(), /done: holds the rows of a run with other settings/);
    // The test's own parent is a process that runs; one that is gone left its mark behind.
    writeFileSync(at('done/running.pid'), String(process.ppid));
    assert.match((await peerlint(...args, '20')).err.join(), /done: is being written by another run/);
    writeFileSync(at('done/running.pid'), '999999999');
    assert.equal((await peerlint(...args, '20')).status, 0);
    assert.equal(existsSync(at('done/running.pid')), false);
    writeFileSync(at('done/progress.json'), '{');
    const damaged = await peerlint(...args, '20');
    assert.match(damaged.err.join(), /progress\.json: is damaged\. Remove the folder/);
  });

  it('names bad lines with their place, counts them and goes on', async () => {
    const ran = await peerlint(
      'bench',
      'inject',
      at('mixed.jsonl'),
      '--out',
      at('mixed'),
      '--positives',
      '40',
    );
    assert.equal(ran.status, 0);
    assert.deepEqual(
      ran.err.map((line) => line.replace(/^.*\//, '')),
      [
        'mixed.jsonl:3: is no JSON; skipped.',
        'mixed.jsonl:5: paper kiln-2 came before; skipped.',
        'mixed.jsonl:7: paper x has hardly any text; skipped.',
      ],
    );
    assert.match(ran.out, /^3 papers, .*; 3 lines skipped\.$/m);
  });

  it('says in one line what cannot be used', async () => {
    const fails = async (message: RegExp, ...args: string[]): Promise<void> => {
      const { status, err } = await peerlint('bench', 'inject', ...args);
      assert.equal(status, 2);
      assert.equal(err.length, 1, err.join('\n'));
      assert.match(err[0]!, message);
    };
    await fails(/none\.jsonl: is not there\./, at('none.jsonl'), '--out', at('x'));
    await fails(/empty\.jsonl: holds no papers\./, at('empty.jsonl'), '--out', at('x'));
    await fails(/damaged\.jsonl\.gz: is damaged behind line \d+\./, at('damaged.jsonl.gz'), '--out', at('x'));
    await fails(/--out/, at('papers.jsonl'));
    await fails(/--positives/, at('papers.jsonl'), '--out', at('x'), '--positives', 'many');
    await fails(/belong together/, at('papers.jsonl'), '--out', at('x'), '--llm-model', 'tiny');
    await fails(
      /is not this machine/,
      at('papers.jsonl'),
      '--out',
      at('x'),
      '--llm-model',
      'a',
      '--llm-url',
      'https://llm.example.org/v1',
    );
    await fails(
      /127\.0\.0\.1:9 cannot be reached/,
      at('papers.jsonl'),
      '--out',
      at('gone'),
      '--llm-model',
      'a',
      '--llm-url',
      'http://127.0.0.1:9/v1',
    );
    assert.equal(existsSync(at('x')), false, 'no folder is left behind');
    mkdirSync(at('x'));
    writeFileSync(at('x/pairs.jsonl'), '');
    await fails(
      /pairs\.jsonl: cannot be made|cannot be made/,
      at('papers.jsonl'),
      '--out',
      at('x/pairs.jsonl/y'),
    );
  });
});
