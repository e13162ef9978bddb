import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { capContexts, capThreshold } from '../../../src/core/evaluate/cap/cap-contexts.ts';
import { capFigures, capScore } from '../../../src/core/evaluate/cap/cap-figures.ts';
import { capMarkdown } from '../../../src/core/evaluate/cap/cap-markdown.ts';
import { isFluent, isHallucination } from '../../../src/core/evaluate/cap/cap-record.ts';
import { readCap, readCapLabels } from '../../../src/core/evaluate/cap/read-cap.ts';
import { close } from './reference-items.ts';

const row = (over: Record<string, unknown> = {}): string =>
  JSON.stringify({
    index: 'en-tst-1',
    title: 'Counting puffins from kites',
    abstract: 'We count puffins.',
    doi: '10.1/kite',
    url: 'https://example.org/kite',
    authors: [{ given: 'Ada', surname: 'Gull' }],
    question: 'What is counted?',
    output_text: 'Puffins are counted.',
    output_tokens: ['Puffins', ' are', ' counted', '.'],
    logits: [1.5, -0.5, 2, 3],
    model_id: 'some/model',
    model_config: { top_p: 0.9, temperature: 0.1 },
    prompt: 'Answer the question.',
    has_fluency_mistakes: 'n',
    has_factual_mistakes: 'y',
    ...over,
  });
const read = (...lines: string[]) => readCap({ file: 'cap.jsonl', lines });

describe('records of CAP', () => {
  it('are read with all their fields', () => {
    const { records, malformed } = read(row());
    assert.deepEqual(malformed, []);
    assert.deepEqual(records, [
      {
        index: 'en-tst-1',
        language: 'en',
        title: 'Counting puffins from kites',
        abstract: 'We count puffins.',
        doi: '10.1/kite',
        url: 'https://example.org/kite',
        authors: [{ given: 'Ada', surname: 'Gull' }],
        question: 'What is counted?',
        outputText: 'Puffins are counted.',
        outputTokens: ['Puffins', ' are', ' counted', '.'],
        logits: [1.5, -0.5, 2, 3],
        model: 'some/model',
        modelConfiguration: '{"top_p":0.9,"temperature":0.1}',
        prompt: 'Answer the question.',
        fluencyMistakes: 'no',
        factualMistakes: true,
      },
    ]);
  });

  it('may write labels in any of the known ways', () => {
    const labels = (fluency: unknown, factual: unknown) => {
      const { records, malformed } = read(
        row({ has_fluency_mistakes: fluency, has_factual_mistakes: factual }),
      );
      return [records[0]?.fluencyMistakes, records[0]?.factualMistakes, malformed.length];
    };
    assert.deepEqual(labels('y', 'n'), ['yes', false, 0]);
    assert.deepEqual(labels('Yes', 'NO '), ['yes', false, 0]);
    assert.deepEqual(labels('minor', 'yes'), ['minor', true, 0]);
    assert.deepEqual(labels('M', true), ['minor', true, 0]);
    assert.deepEqual(labels(false, 0), ['no', false, 0]);
    assert.deepEqual(labels(null, ''), [null, null, 0]);
    assert.deepEqual(labels('n', 'minor'), [undefined, undefined, 1]);
    assert.deepEqual(labels('perhaps', 'y'), [undefined, undefined, 1]);
  });

  it('may name their fields otherwise and leave out what is not needed', () => {
    const { records, malformed } = read(
      JSON.stringify({
        Index: 7,
        lang: 'TE',
        question: 'Q?',
        'Output Text': 'A.',
        'output tokens': [1, 2],
        output_logits: [[0.5, 9], [0.25]],
        model: 'm',
        'model configuration': 'greedy',
        authors: ['Ada Gull', { first: 'Bo', last: 'Tern' }],
        has_fluency_mistakes: 'n',
        has_factual_mistakes: 'n',
      }),
    );
    assert.deepEqual(malformed, []);
    const record = records[0]!;
    assert.deepEqual(
      [record.index, record.language, record.model, record.modelConfiguration, record.title],
      ['7', 'te', 'm', 'greedy', ''],
    );
    assert.deepEqual(
      [record.outputTokens, record.logits],
      [
        ['1', '2'],
        [0.5, 0.25],
      ],
    );
    assert.deepEqual(record.authors, [
      { given: '', surname: 'Ada Gull' },
      { given: 'Bo', surname: 'Tern' },
    ]);
  });

  it('take numbers that only Python knows for missing, and leave the same words in a text alone', () => {
    const line = row({ output_text: 'It is NaN or "Infinity".', logits: [1] }).replace(
      '[1]',
      '[NaN, -Infinity, 2]',
    );
    const { records, malformed } = read(line);
    assert.deepEqual(malformed, []);
    assert.deepEqual(records[0]?.logits, [null, null, 2]);
    assert.equal(records[0]?.outputText, 'It is NaN or "Infinity".');
  });

  it('name what is malformed by its line, skip it and read on', () => {
    const { records, malformed } = read(
      '\uFEFF' + row(),
      '',
      '{"index": "en-tst-2", "question"',
      '[1, 2]',
      'null',
      row({ index: 'xx-tst-3' }),
      row({ index: 'en-tst-4', question: ' ' }),
      row({ index: 'en-tst-5', output_text: 5 }),
      row(),
      row({ index: undefined }),
      row({ index: 'en-tst-9', language: 'tlh' }),
      row({ index: 'fr-tst-1' }),
    );
    assert.deepEqual(
      records.map(({ index, language }) => [index, language]),
      [
        ['en-tst-1', 'en'],
        ['fr-tst-1', 'fr'],
      ],
    );
    assert.deepEqual(
      malformed.map(({ file, line }) => [file, line]),
      [3, 4, 5, 6, 7, 8, 9, 10, 11].map((line) => ['cap.jsonl', line]),
    );
    assert.match(malformed[0]!.problem, /no JSON/);
    assert.match(malformed[3]!.problem, /language/);
    assert.match(malformed[4]!.problem, /question/);
    assert.match(malformed[6]!.problem, /its index is that of line 1/);
  });

  it('take the language of the file where nothing else tells, and never a name of an object', () => {
    const lines = [row({ index: '12', constructor: 'en' })];
    assert.equal(readCap({ file: 'f', lines, language: 'hi' }).records[0]?.language, 'hi');
    assert.equal(readCap({ file: 'f', lines }).malformed.length, 1);
  });

  it('join labels from another file', () => {
    const { labels, malformed } = readCapLabels({
      file: 'labels.jsonl',
      lines: [
        '{"index": "en-tst-1", "has_fluency_mistakes": "m", "has_factual_mistakes": "n"}',
        '{"index": "en-tst-2", "has_fluency_mistakes": "?", "has_factual_mistakes": "n"}',
      ],
    });
    assert.deepEqual(
      malformed.map(({ line }) => line),
      [2],
    );
    const bare = { has_fluency_mistakes: undefined, has_factual_mistakes: undefined };
    const { records } = readCap(
      { file: 'f', lines: [row(bare), row({ ...bare, index: 'en-tst-3' })] },
      labels,
    );
    assert.deepEqual(
      records.map(({ fluencyMistakes, factualMistakes }) => [fluencyMistakes, factualMistakes]),
      [
        ['minor', false],
        [null, null],
      ],
    );
  });
});

describe('hallucination', () => {
  it('is what is fluent but false; minor mistakes are mistakes unless asked for otherwise', () => {
    const told = (fluency: unknown, factual: unknown, minor = false) => {
      const record = read(row({ has_fluency_mistakes: fluency, has_factual_mistakes: factual })).records[0]!;
      return [isFluent(record, minor), isHallucination(record, minor)];
    };
    assert.deepEqual(told('n', 'y'), [true, true]);
    assert.deepEqual(told('n', 'n'), [true, false]);
    assert.deepEqual(told('y', 'y'), [false, false]);
    assert.deepEqual(told('minor', 'y'), [false, false]);
    assert.deepEqual(told('minor', 'y', true), [true, true]);
    assert.deepEqual(told(null, null), [null, null]);
  });
});

describe('figures of CAP', () => {
  // false, fluent, score; the third is scored in two chunks, of which the higher counts.
  const points = [
    ['en', 'y', 'n', [0.9]],
    ['en', 'y', 'y', [0.8]],
    ['en', 'n', 'n', [0.1, 0.7, 0.2]],
    ['hi', 'n', 'n', [0.2]],
    ['hi', 'y', 'n', [0.3]],
    ['hi', 'n', 'minor', [0.1]],
  ] as const;
  const { records } = read(
    ...points.map(([language, factual, fluency], i) =>
      row({
        index: `${language}-tst-${i}`,
        doi: `10.1/${i}`,
        has_factual_mistakes: factual,
        has_fluency_mistakes: fluency,
      }),
    ),
    row({ index: 'fr-tst-1', has_factual_mistakes: null, has_fluency_mistakes: null }),
    row({ index: 'fr-tst-2' }),
  );
  const scores = new Map(points.map(([language, , , chunks], i) => [`${language}-tst-${i}`, chunks]));
  const options = { threshold: 0.5, seed: 1, resamples: 50 };

  it('are the highest over the chunks', () => {
    assert.deepEqual([capScore([0.1, 0.7, 0.2]), capScore([]), capScore(undefined)], [0.7, null, null]);
  });

  it('are worked out by hand and agree with scikit-learn', () => {
    const { groups, unlabelled, unscored } = capFigures(records, scores, options);
    assert.deepEqual([unlabelled, unscored], [1, 1]);
    assert.deepEqual(
      groups.map(({ language }) => language),
      ['en', 'fr', 'hi', 'all'],
    );
    const all = groups.at(-1)!;
    assert.deepEqual([all.allPoints.n, all.fluentPoints.n, all.false, all.hallucinations], [6, 4, 3, 2]);
    assert.deepEqual(all.fluency, { no: 4, minor: 1, yes: 1 });
    // All: flagged .9 (false), .8 (false), .7 (true); false: 2 hits of 3 told and 3 gold, F1 2/3; true: likewise.
    close(all.allPoints.value, 2 / 3);
    // Fluent: .9 false and .7 true flagged, .2 true and .3 false not: each class 1 of 2 and 2, F1 1/2.
    close(all.fluentPoints.value, 1 / 2);
    // Fluent but false are .9 and .3; flagged .9, .8, .7: yes 2*1/(3+2) = .4; no 2*2/(3+4) = 4/7.
    close(all.hallucination.value, (0.4 + 4 / 7) / 2);
    // scikit-learn, average='macro': 0.6666666666666666, 0.5, 0.48571428571428565.
    close(all.hallucination.value, 0.48571428571428565);
    // English: both false flagged, so is the true one: F1 of false 4/5, of true 0.
    close(groups[0]?.allPoints.value, (4 / 5 + 0) / 2);
    // French has labels but no score: no figure, and no guess.
    assert.deepEqual([groups[1]?.allPoints.value, groups[1]?.allPoints.n], [null, 0]);
  });

  it('count minor mistakes as fluent where asked for', () => {
    const all = capFigures(records, scores, { ...options, minorIsFluent: true }).groups.at(-1)!;
    assert.equal(all.fluentPoints.n, 5);
  });

  it('compare contexts on the answers that both have', () => {
    // Full context scores everything .6: all flagged. The narrowed one lacks the first answer.
    const full = new Map([...scores.keys()].map((index) => [index, [0.6]]));
    const narrowed = new Map([...scores].slice(1));
    const {
      narrowed: near,
      full: whole,
      gain,
    } = capContexts(
      records,
      { narrowed: { scores: narrowed, threshold: 0.5 }, full: { scores: full, threshold: 0.5 } },
      { seed: 2, resamples: 100 },
    );
    // Left: false .8, .3; true .7, .2, .1. Narrowed: false 1 of 2 told and 2, F1 1/2; true 2 of 3 and 3, F1 2/3.
    close(near.value, (1 / 2 + 2 / 3) / 2);
    // Full: all told false, F1 2*2/(5+2) = 4/7; true 0.
    close(whole.value, 4 / 7 / 2);
    close(gain.value, near.value! - whole.value!);
    assert.equal(near.n, 5);
  });

  it('are printed with n, the highest figure never without its count', () => {
    const figures = capFigures(records, scores, options);
    const context = { scores, threshold: 0.5 };
    const ablation = capContexts(records, { narrowed: context, full: context }, options);
    const page = capMarkdown('a|b', figures, [{ name: 'all points', figures: ablation }]);
    assert.match(page, /^## CAP: a\\\|b\n/);
    assert.match(page, /1 records without labels and 1 without a score are left out/);
    assert.match(page, /\| en \| 2 \| 1 \| 2 \/ 0 \/ 1 \| 0\.400 \[.*\] \(n 3\) \|/);
    assert.match(page, /\| fr \| 0 \| 0 \| 0 \/ 0 \/ 0 \| – \| – \| – \|/);
    assert.match(page, /\| all points \| 0\.667 .* \| 0\.667 .* \| 0\.000 \[0\.000, 0\.000\] \(n 6\) \|/);
  });

  it('choose the threshold with the best F1 on training records', () => {
    // Flag from .9: 2/4; .8: 4/5; .7: 4/6; .3: 6/7; .2: 6/8; .1: 6/9.
    assert.equal(capThreshold(records, scores), 0.3);
    assert.equal(capThreshold([], scores), null);
  });
});
