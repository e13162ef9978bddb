import assert from 'node:assert/strict';
import { alignedStatements, strongClaims } from '../../../src/core/check/aligned/align.ts';
import { holdsWord, ownNames } from '../../../src/core/check/aligned/own-names.ts';
import { statementsOf } from '../../../src/core/check/aligned/statements.ts';
import { weakWords } from '../../../src/core/check/aligned/weak-words.ts';
import { own, wordsOf } from '../../../src/core/check/aligned/words.ts';
import { metricOf } from '../../../src/core/check/comparisons/metric-direction.ts';
import { soleNumber } from '../../../src/core/check/comparisons/result-tables.ts';
import { buildPaperIndex } from '../../../src/core/evidence/paper-index.ts';
import { paperFromMarkdown } from '../../../src/core/paper/from-text.ts';
import { larderSource } from './larder-paper.ts';

const index = buildPaperIndex(
  paperFromMarkdown(larderSource, { path: 'p.md', sha256: '', format: 'markdown', pages: null }),
);

describe('words and statements that claims are aligned by', () => {
  it('knows the name of the proposal, and not those of its rivals', () => {
    assert.ok(ownNames(index).has('larder'));
    assert.ok(!ownNames(index).has('freshnet'));
  });

  it('takes every way to name the proposal as one term', () => {
    const names = ownNames(index);
    for (const text of ['Larder wins', 'our method wins', 'the proposed approach wins', 'Ours wins'])
      assert.equal(wordsOf(text, names)[0]?.term, own, text);
    assert.ok(wordsOf('FreshNet wins', names).every(({ term }) => term !== own));
  });

  it('reads sentences, not the bibliography, and marks what is told of others', () => {
    const { all } = statementsOf(index);
    assert.ok(all.some(({ lower }) => lower.includes('certain fermented foods')));
    assert.ok(all.every(({ lower }) => !lower.includes('d. pickle')));
    assert.equal(all.find(({ lower }) => lower.includes('halves the error'))?.related, true);
  });

  it('finds the sentence that shares most of a claim, with its reserve', () => {
    const text = 'The humidity module adds no overhead at start-up.';
    const statements = statementsOf(index);
    const claims = strongClaims(text.toLowerCase(), wordsOf(text, ownNames(index)), statements);
    const none = claims.find(({ strong }) => strong.kind === 'none');
    const [best] = alignedStatements(none!, statements, 5);
    assert.match(best!.statement.lower, /slight overhead/);
    assert.ok(best!.weak.includes('slight'));
    assert.ok(best!.cover > 0.5 && best!.cover <= 1);
    assert.equal(best!.strongToo, false);
  });

  it('tells the kinds of reserve apart', () => {
    const kinds = new Set(weakWords('it is slightly worse on most sets, except one').map(({ kind }) => kind));
    for (const kind of ['slight', 'worse', 'most', 'except'] as const) assert.ok(kinds.has(kind), kind);
  });

  it('compares whole words', () => {
    assert.ok(holdsWord('on berry-9, larder wins', 'larder'));
    assert.ok(!holdsWord('larders are cold', 'larder'));
  });
});

describe('metrics and cells', () => {
  it('knows which value is the better one', () => {
    assert.deepEqual(metricOf('Accuracy (%)'), { direction: 1, cost: false });
    assert.deepEqual(metricOf('FID'), { direction: -1, cost: false });
    assert.deepEqual(metricOf('Score ↓'), { direction: -1, cost: false });
    assert.deepEqual(metricOf('Latency (ms)'), { direction: -1, cost: true });
    assert.equal(metricOf('Berry-9').direction, 0);
  });

  it('reads cells that hold one number', () => {
    assert.equal(soleNumber('47.5 ± 0.3'), 47.5);
    assert.equal(soleNumber('0 . 93'), 0.93);
    assert.equal(soleNumber('81.2%'), 81.2);
    assert.equal(soleNumber('12.1 (2)'), 12.1);
    assert.equal(soleNumber('1,024'), 1024);
    assert.equal(soleNumber('21.9 23.6'), null);
    assert.equal(soleNumber('n/a'), null);
  });
});
