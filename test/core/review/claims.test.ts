import assert from 'node:assert/strict';
import fc from 'fast-check';
import { aspectOf } from '../../../src/core/review/aspects.ts';
import { claimsIn } from '../../../src/core/review/claims.ts';
import { taxonomyLeaves } from '../../../src/core/taxonomy/taxonomy.ts';

/** "claim" or "-claim" where denied, "~claim" where graded. */
function read(text: string): string[] {
  return claimsIn(text, 'weaknesses').map(({ start, end, polarity, degree }) => {
    const mark = polarity === 'affirmed' ? '' : degree === 'flat' ? '-' : '~';
    return mark + text.slice(start, end);
  });
}

describe('claimsIn', () => {
  it('takes coordinated things apart', () => {
    assert.deepEqual(read('Limitations and societal impact are not discussed.'), [
      '-Limitations',
      '-societal impact',
    ]);
    assert.deepEqual(read('There is no ablation, no code and no thorough discussion of limitations.'), [
      '-ablation',
      '-code',
      '~discussion of limitations',
    ]);
    assert.deepEqual(read('The method uses ARC, LRU and a learned index.'), ['ARC', 'LRU', 'learned index']);
  });

  it('takes clauses apart, each with its subject', () => {
    const text = 'The encoder is frozen, and the decoder has 12 layers.';
    const claims = claimsIn(text, 'summary');
    assert.deepEqual(read(text), ['The encoder is frozen', 'the decoder has 12 layers']);
    assert.deepEqual(
      claims.map(({ subject }) => subject && text.slice(subject.start, subject.end)),
      ['The encoder', 'the decoder'],
    );
  });

  it('knows a denial from what stands beside it', () =>
    assert.deepEqual(read('The idea is sound, but the learning rate is not reported.'), [
      'The idea is sound',
      '-learning rate',
    ]));

  it('tells whose claim it is', () => {
    const text = 'The authors claim that the cache is never full, but the variance is not reported.';
    assert.deepEqual(
      claimsIn(text, 'weaknesses').map(({ speaker }) => speaker),
      ['authors', 'reviewer'],
    );
  });

  it('gives ranges inside the text, in order, for any text', () => {
    const words = fc.constantFrom(
      'no',
      'not',
      'and',
      ',',
      'the',
      'code',
      'is',
      'lacks',
      '"',
      ';',
      'authors',
      'claim',
      'that',
      '12',
      '(',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 30 }), (list) => {
        const text = list.join(' ');
        let last = 0;
        for (const { start, end } of claimsIn(text, 'other')) {
          assert.ok(last <= start && start < end && end <= text.length);
          last = start;
        }
      }),
    );
  });
});

describe('aspectOf', () => {
  for (const [aspect, text] of [
    ['ethics', 'The societal impact and privacy are not discussed.'],
    ['reproducibility', 'The code and the seeds are missing.'],
    ['related-work', 'Several references to prior work are missing.'],
    ['novelty', 'The idea is not novel.'],
    ['clarity', 'The notation is confusing and the writing unclear.'],
    ['experiments', 'There is no ablation and only one dataset.'],
    ['soundness', 'The proof of the lemma has a flaw.'],
    ['limitations', 'Failure cases are left out.'],
  ] as const)
    it(`${aspect}: ${text}`, () => assert.equal(aspectOf(text, 'weaknesses'), aspect));

  it('goes by the field where the words say nothing', () => {
    assert.equal(aspectOf('It is there.', 'limitations'), 'limitations');
    assert.equal(aspectOf('The code is there.', 'summary'), 'summary');
  });

  it('every leaf of the taxonomy has compatible aspects', () => {
    for (const { path, leaf } of taxonomyLeaves()) assert.ok(leaf.aspects.length > 0, path);
  });
});
