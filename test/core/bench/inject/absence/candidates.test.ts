import assert from 'node:assert/strict';
import { absenceCandidates } from '../../../../../src/core/bench/inject/absence/candidates.ts';
import type { Candidate } from '../../../../../src/core/bench/inject/candidates.ts';
import { pairRow } from '../../../../../src/core/bench/inject/row.ts';
import type { PaperIndex } from '../../../../../src/core/evidence/paper-index.ts';
import { parseReview } from '../../../../../src/core/review/parse-review.ts';
import { taxonomyLeaves } from '../../../../../src/core/taxonomy/taxonomy.ts';
import { indexOf, mossPaper } from './paper-of-moss.ts';

const source = '# Summary\n\nMoss is counted.\n\n# Weaknesses\n\nThe slopes are few.\n\n# Rating\n\n6\n';
const reviews = parseReview(source, { path: 'review.md', sha256: '' }).map((review) => ({
  ...review,
  id: 'first',
}));

function candidates(index: PaperIndex, seed = 1): Map<string, Candidate> {
  return new Map(
    absenceCandidates('moss', index, { seed, reviews }).map((candidate) => [candidate.operator, candidate]),
  );
}

describe('Absence pairs', () => {
  const all = candidates(indexOf(mossPaper));

  it('makes the denial of what the paper has false, and the affirmation true', () => {
    const [denial, affirmation] = all.get('absence/ablation')!.rows;
    assert.deepEqual(
      [denial!.variant, denial!.label, denial!.state, denial!.type, denial!.absence],
      ['absence', 1, 'contradicted', 'Entity', true],
    );
    assert.equal(denial!.node, 'entity/false-absence/ablation-denied');
    assert.ok(denial!.evidence.some(({ section }) => section === '4.1 Ablation study'));
    assert.deepEqual(denial!.span, { start: 0, end: denial!.text.length - 1 });
    assert.deepEqual(
      [affirmation!.variant, affirmation!.label, affirmation!.state, affirmation!.type, affirmation!.absence],
      ['presence', 0, 'supported', null, false],
    );
  });

  it('makes the affirmation of what the paper lacks false, and the denial no error', () => {
    const [denial, affirmation] = all.get('absence/human')!.rows;
    assert.deepEqual([denial!.label, denial!.state, denial!.absence], [0, 'not-found', true]);
    assert.deepEqual(
      [affirmation!.label, affirmation!.state, affirmation!.type, affirmation!.node],
      [1, 'not-found', 'Entity', 'entity/invented-component/invented-study'],
    );
    const { start, end } = affirmation!.span!;
    assert.match(affirmation!.text.slice(start, end), /human evaluation|user study/i);
  });

  it('puts both at the end of the weaknesses of a review', () => {
    const at = source.indexOf('The slopes are few.') + 'The slopes are few.'.length;
    for (const row of [...all.values()].flatMap(({ rows }) => rows)) {
      assert.equal(row.review, 'first');
      assert.deepEqual(row.sentence, { start: at, end: at });
      assert.deepEqual([row.original, row.role, row.injected], ['', 'weaknesses', true]);
    }
  });

  it('makes rows of the format, with leaves of the taxonomy and one false row a pair', () => {
    const leaves = new Set(taxonomyLeaves().map(({ path }) => path));
    for (const { rows } of all.values()) {
      for (const row of rows) {
        pairRow.parse(row);
        assert.ok(leaves.has(row.node), row.node);
        assert.ok(row.evidence.length <= 3);
      }
      assert.deepEqual(rows.map(({ label }) => label).sort(), [0, 1]);
    }
  });

  it('says nothing of what the paper names in passing', () => {
    // A cost and a robustness are spoken of, without a place of their own.
    const told = mossPaper.replace(
      'for all slopes.',
      'for all slopes. The training time and robustness matter.',
    );
    const found = candidates(indexOf(told));
    assert.equal(found.has('absence/cost'), false);
    assert.equal(found.has('absence/robustness'), false);
  });

  it('denies nothing as lacking where the appendix was cut off', () => {
    const cut = mossPaper.replace('at once.', 'at once. Details are in Appendix C, see Appendix C.2.');
    const found = candidates(indexOf(cut));
    assert.equal(found.has('absence/human'), false);
    assert.equal(found.has('absence/ablation'), true);
  });

  it('is the same for the same seed', () => {
    const texts = (seed: number): string[] =>
      [...candidates(indexOf(mossPaper), seed).values()].flatMap(({ rows }) => rows.map(({ text }) => text));
    assert.deepEqual(texts(5), texts(5));
    assert.notDeepEqual(texts(5), texts(6));
  });
});
