import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { scoredCase } from '../../../src/core/bench/evaluate/scored-case.ts';
import type { Report } from '../../../src/core/bench/evaluate/report.ts';
import { filesOf, peerlint } from '../cli.ts';
import { jsonLines } from '../inject/kiln-rows.ts';
import { kilnPairs, kilnTexts } from './kiln-pairs.ts';

const pairs = kilnPairs(8);
const spoilt = (at: number, more: object): object => ({ ...pairs[at], id: 'eeeeeeeeeeeeeee0', ...more });

describe('peerlint bench evaluate', function () {
  // Two processes with a loader of their own.
  this.timeout(120_000);
  const at = filesOf({
    'papers.jsonl': jsonLines(kilnTexts(8)),
    'pairs.jsonl': jsonLines(pairs),
    'pairs.jsonl.gz': gzipSync(jsonLines(pairs)),
    'llm.jsonl': jsonLines(kilnPairs(8, 'small-model')),
    'bad.jsonl':
      jsonLines(pairs.slice(0, 2)) +
      '{"schema": 1, "variant"\n' +
      jsonLines([
        spoilt(1, { span: { start: 20, end: 900 } }),
        spoilt(1, { type: 'Vagueness' }),
        spoilt(1, { label: 2 }),
        pairs[1]!,
        spoilt(1, { patches: [{ passage: 4000, start: 0, end: 3, text: 'x' }] }),
        ...pairs.slice(2),
      ]),
    'thin.jsonl': jsonLines([
      { id: 'kiln-1', title: 'Kilnet', paper: 'lost', reviews: [] },
      ...kilnTexts(8).slice(1),
    ]),
    'other.jsonl': '{"x": 1}\n',
    'empty/note.txt': '',
  });
  const report = (folder: string): Report =>
    JSON.parse(readFileSync(at(`${folder}/evaluation.json`), 'utf8')) as Report;
  // Without the small model, which a copy of the project may have or not; small-model.test.ts has its rows.
  const evaluate = (...args: string[]) => peerlint('bench', 'evaluate', '--policy', 'rulesOnly', ...args);

  it('prints all local baselines side by side first, and writes figures, plots and scores', async () => {
    const ran = await evaluate(
      at('pairs.jsonl'),
      '--papers',
      at('papers.jsonl'),
      '--split',
      'all',
      '--out',
      at('one'),
    );
    assert.equal(ran.status, 0, ran.err.join('\n'));
    const table = ran.out.split('\n').filter((line) => line.startsWith('| pairs, pairs |'));
    assert.deepEqual(
      table.map((line) => line.split('|')[2]!.trim()),
      ['all-negative', 'random-spans', 'lexical-overlap', 'bm25-top', 'symbolic', 'local', 'fusion'],
    );
    assert.match(table[5]!, /not installed/);
    const { populations, malformed } = report('one');
    assert.deepEqual(malformed, []);
    const [{ evaluation, controls, operators }] = populations as [Report['populations'][number]];
    assert.deepEqual([evaluation.papers, evaluation.sentences, evaluation.wrong], [8, 16, 8]);
    const figures = Object.fromEntries(evaluation.detectors.map((one) => [one.name, one]));
    // The number of the wrong row is the one word that its window does not have.
    assert.equal(figures['lexical-overlap']!.auroc.value, 1);
    assert.equal(figures['lexical-overlap']!.spansGiven.exact.value, 1);
    assert.equal(figures['symbolic']!.auroc.value, 1);
    assert.equal(figures['symbolic']!.sentences.scores.f1.value, 1);
    assert.equal(figures['symbolic']!.typesGiven.microF1.value, 1);
    assert.deepEqual(figures['all-negative']!.sentences.confusion, { tp: 0, fp: 0, fn: 8, tn: 8 });
    assert.deepEqual(
      controls.map(({ name, auroc }) => [name, auroc.n]),
      [
        ['length only', 16],
        ['claim only', 16],
        ['evidence only', 16],
      ],
    );
    // Both rows of a change have one window, so the evidence alone cannot tell.
    assert.equal(controls[2]!.auroc.value, 0.5);
    assert.deepEqual([...new Set(operators.map(({ group }) => group))], ['number/count', 'number/value']);
    const rows = readFileSync(at('one/scores.jsonl'), 'utf8').trim().split('\n');
    assert.equal(rows.map((row) => scoredCase.parse(JSON.parse(row))).length, 16);
    assert.equal(readFileSync(at('one/evaluation.md'), 'utf8'), ran.out);
    assert.ok(readdirSync(at('one')).includes('pairs-pairs-roc.svg'));
    assert.doesNotMatch(ran.out, /Task 1: reviews/);
  });

  it('chooses thresholds on fitting papers, reports on the others, and needs no paper for windows', async () => {
    const ran = await evaluate(
      at('pairs.jsonl.gz'),
      '--detector',
      'lexical-overlap',
      '--detector',
      'symbolic',
    );
    assert.equal(ran.status, 0, ran.err.join('\n'));
    assert.match(ran.out, /^# pairs, pairs: final papers, thresholds from its fit papers$/m);
    const rows = ran.out.split('\n').filter((line) => line.startsWith('| pairs, pairs |'));
    assert.equal(rows.length, 1, 'the product has no paper to look at');
    assert.match(ran.out, /pairs, pairs: symbolic has no answer for (\d+) of \1 sentences/);
  });

  it('takes thresholds from another data set, and holds generators out', async () => {
    const ran = await evaluate(
      at('llm.jsonl'),
      '--fit',
      at('pairs.jsonl'),
      '--detector',
      'lexical-overlap',
      '--out',
      at('fit'),
    );
    assert.equal(ran.status, 0, ran.err.join('\n'));
    assert.match(ran.out, /^# llm, pairs: fit and final papers, thresholds from pairs$/m);
    const [one] = report('fit').populations;
    assert.equal(one!.evaluation.sentences, 16);
    assert.equal(one!.evaluation.detectors[0]!.sentences.scores.f1.value, 1);
    assert.deepEqual(
      one!.makers.map(({ group, wrong }) => [group, wrong]),
      [['small-model', 8]],
    );
  });

  it('compares contexts on the sentences that have all of them', async () => {
    const ran = await evaluate(
      at('pairs.jsonl'),
      ...['--papers', at('papers.jsonl'), '--split', 'all', '--detector', 'lexical-overlap'],
      ...['--context', 'gold', 'retrieved', 'full', '--out', at('contexts')],
    );
    assert.equal(ran.status, 0, ran.err.join('\n'));
    const [one] = report('contexts').populations;
    assert.deepEqual(
      one!.evaluation.detectors.map(({ name, auroc }) => [name, auroc.n]),
      [
        ['lexical-overlap (gold)', 16],
        ['lexical-overlap (retrieved)', 16],
        ['lexical-overlap (full)', 16],
      ],
    );
    assert.deepEqual(
      one!.gains.map(({ column, over }) => [column, over]),
      [
        ['lexical-overlap (gold)', 'lexical-overlap (retrieved)'],
        ['lexical-overlap (retrieved)', 'lexical-overlap (full)'],
      ],
    );
  });

  it('names bad rows with file and line, counts them and leaves them out', async () => {
    const ran = await evaluate(
      at('bad.jsonl'),
      ...['--papers', at('thin.jsonl'), '--split', 'all', '--detector', 'symbolic', '--out', at('bad')],
    );
    assert.equal(ran.status, 0, ran.err.join('\n'));
    const named = ran.err.map((line) => line.replace(/^.*\//, '')).sort();
    assert.deepEqual(named, [
      'bad.jsonl:3: is no JSON; skipped.',
      'bad.jsonl:4: the label 20-900 lies outside of its sentence of 59; skipped.',
      'bad.jsonl:5: type: it is none of the nine types; skipped.',
      'bad.jsonl:6: label: Invalid input; skipped.',
      'bad.jsonl:7: is the row of line 2 again; skipped.',
      'thin.jsonl:1: paper kiln-1 has hardly any text; skipped.',
    ]);
    assert.match(ran.out, /^# Rows left out: 6$/m);
    assert.match(ran.out, /symbolic has no answer for 3 of 17 sentences/);
    assert.equal(report('bad').populations[0]!.evaluation.detectors[0]!.auroc.n, 14);
  });

  it('names a patch that does not fit its paper', async () => {
    const ran = await evaluate(
      at('bad.jsonl'),
      ...['--papers', at('papers.jsonl'), '--split', 'all', '--detector', 'lexical-overlap'],
    );
    assert.ok(
      ran.err.some((line) =>
        line.endsWith('bad.jsonl:8: the patch of passage 4000 lies outside of the paper; skipped.'),
      ),
      ran.err.join('\n'),
    );
  });

  it('goes on behind the last whole paper of a run that was killed, and ends alike', async () => {
    const args = [
      at('pairs.jsonl'),
      '--papers',
      at('papers.jsonl'),
      '--split',
      'all',
      '--detector',
      'symbolic',
      '--out',
    ];
    const whole = await evaluate(...args, at('whole'));
    await evaluate(...args, at('killed'));
    const rows = readFileSync(at('killed/scores.jsonl'), 'utf8').split('\n');
    const kept = `${rows.slice(0, 6).join('\n')}\n`;
    const state = JSON.parse(readFileSync(at('killed/progress.json'), 'utf8')) as object;
    writeFileSync(
      at('killed/progress.json'),
      JSON.stringify({ ...state, papers: 3, bytes: { 'scores.jsonl': Buffer.byteLength(kept) } }),
    );
    writeFileSync(at('killed/scores.jsonl'), kept + rows[6]!.slice(0, 40));
    const again = await evaluate(...args, at('killed'));
    assert.ok(again.err.includes('Going on behind 3 of 8 papers.'), again.err.join('\n'));
    assert.equal(again.out, whole.out);
    assert.equal(
      readFileSync(at('killed/scores.jsonl'), 'utf8'),
      readFileSync(at('whole/scores.jsonl'), 'utf8'),
    );
    const other = await evaluate(...args.slice(0, -3), '--detector', 'bm25-top', '--out', at('killed'));
    assert.equal(other.status, 2);
    assert.match(other.err.join(), /killed: holds the rows of a run with other settings/);
  });

  it('says in one line what cannot be used', async () => {
    const fails = async (message: RegExp, ...args: string[]): Promise<void> => {
      const { status, err } = await evaluate(...args);
      assert.equal(status, 2);
      assert.equal(err.length, 1, err.join('\n'));
      assert.match(err[0]!, message);
    };
    await fails(/none: is neither a file nor a set of label files\./, at('none'));
    await fails(/other\.jsonl: holds no rows that can be evaluated\./, at('other.jsonl'));
    await fails(/empty: is a folder\./, at('empty'));
    await fails(
      /oracle: is no detector\. It is one of: all-negative,/,
      at('pairs.jsonl'),
      '--detector',
      'oracle',
    );
    await fails(/--split: pairs has no part "report"/, at('pairs.jsonl'), '--split', 'report');
    await fails(/--split/, at('pairs.jsonl'), '--split', 'half');
    await fails(/is not there/, at('pairs.jsonl'), '--papers', at('gone.jsonl'));
    assert.equal(existsSync(at('none')), false);
  });
});
