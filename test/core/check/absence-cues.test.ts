import assert from 'node:assert/strict';
import { cuesOf } from '../../../src/core/check/absence/cues.ts';
import { thingsOf } from '../../../src/core/check/absence/things.ts';
import { wordsOf } from '../../../src/core/check/absence/words.ts';

/** Denied things of a sentence as "degree: words". */
function denied(sentence: string): string[] {
  const words = wordsOf(sentence);
  return cuesOf(words).flatMap((cue) =>
    thingsOf(words, cue).map(({ range, graded }) => {
      const phrase = sentence.slice(words[range.from]!.start, words[range.to - 1]!.end);
      return `${graded ? 'graded' : cue.degree}: ${phrase}`;
    }),
  );
}

describe('denials of a sentence', () => {
  const flat: readonly (readonly [sentence: string, ...things: string[]])[] = [
    ['The paper does not discuss the learning rate.', 'learning rate'],
    ["The authors don't report the learning rate.", 'learning rate'],
    ['The authors have not compared their method with BERT.', 'method with BERT'],
    ['It fails to mention the licence.', 'licence'],
    ['The learning rate is not given.', 'The learning rate'],
    ['The learning rate is never reported.', 'The learning rate'],
    ['Robustness to noise not tested', 'Robustness to noise'],
    ['The paper lacks pseudo-code.', 'pseudo-code'],
    ['There is no ablation.', 'ablation'],
    ['No error bars are shown.', 'error bars'],
    ['No ablation of the voxel resolution is performed.', 'ablation of the voxel resolution'],
    ['The paper offers no efficiency analysis.', 'efficiency analysis'],
    ['Why is no TSPLIB instance tested?', 'TSPLIB instance'],
    ['The inference speed is missing.', 'The inference speed'],
    ['The stopping rule remains unspecified.', 'The stopping rule'],
    ['The standard deviation is left out of Figure 2.', 'The standard deviation'],
    ['The absence of an ablation weakens the claims.', 'ablation'],
    ['Claims are made without any ablation.', 'ablation'],
    ['The evaluation stops there without reporting the variance.', 'variance'],
    ['Nothing is said about author disambiguation.', 'author disambiguation'],
    ['I looked in vain for an ablation of the hard negatives.', 'ablation of the hard negatives'],
    ['The biggest gap for me is that author disambiguation is never discussed.', 'author disambiguation'],
    [
      'How a trace can be stopped, for whatever reason, is not dealt with.',
      'How a trace can be stopped, for whatever reason',
    ],
    ['A comparison with paired catchments would be essential, and there is none.', 'paired catchments'],
    ['Why is the noise level not measured?', 'noise level'],
    ['Why are the seeds left out?', 'seeds'],
    ['Why are there no error bars?', 'error bars'],
    ['It is not tested whether the drum scales to large rivers.', 'drum scales to large rivers'],
    ['The authors should have stated its size.', 'size'],
    ['Its size should have been reported.', 'size'],
    ['Where is the ablation?', 'ablation'],
    ['2. No throughput numbers though speed is claimed.', 'throughput numbers'],
    ['No mention is made of the licence.', 'licence'],
    ['No analysis is given of the stopping rule.', 'stopping rule'],
    ['GravelNet is not used in the experiments.', 'GravelNet'],
    ['The paper skips the proof of the bound.', 'proof of the bound'],
    ['For instance, the licence is missing.', 'licence'],
  ];
  for (const [sentence, ...things] of flat) {
    it(`flat: ${sentence}`, () => {
      assert.deepEqual(
        denied(sentence).map((each) => each.toLowerCase().replace('the ', '')),
        things.map((thing) => `flat: ${thing}`.toLowerCase().replace('the ', '')),
      );
    });
  }

  const graded: readonly (readonly [sentence: string, ...things: string[]])[] = [
    ['The paper does not adequately discuss the limitations.', 'limitations'],
    ['The limitations are not discussed in depth.', 'limitations'],
    ['The impact of the loss is not well-explored.', 'impact of the loss'],
    ['Limited comparison with recent baselines', 'recent baselines'],
    ['Insufficient discussion of the limitations', 'limitations'],
    ['There is insufficient discussion on the computational overhead.', 'computational overhead'],
    ['The paper lacks a thorough discussion of limitations.', 'limitations'],
    ['The overhead is inadequately addressed.', 'overhead'],
    ['Implementation details are sparse.', 'Implementation details'],
    ['The training protocol is not sufficiently detailed.', 'training protocol'],
  ];
  for (const [sentence, ...things] of graded) {
    it(`graded: ${sentence}`, () => {
      assert.deepEqual(
        denied(sentence).map((each) => each.replace('The ', '')),
        things.map((thing) => `graded: ${thing}`),
      );
    });
  }

  it('tells hardly any from none', () => {
    assert.deepEqual(denied('Testing for correctness gets next to no attention.'), ['nearly: correctness']);
    assert.deepEqual(denied('Tuning of the baselines is barely documented.'), [
      'nearly: Tuning of the baselines',
    ]);
  });

  const none = [
    'The method does not require labels.',
    'The method does not need any supervision.',
    'Please add an ablation study.',
    'The paper would benefit from an ablation.',
    'Where is the camera defined?',
    'The paper not only discusses the limitations but also mends them.',
    'This problem is often overlooked.',
    'An issue that is usually ignored by previous methods.',
    'No method is perfect.',
    'I have no further questions.',
    'It works without labels.',
    'It suits scenarios with limited training time.',
    'How does it compare to optimizers not included in the experiments?',
    'The presentation lacks clarity.',
    'The novelty of the approach is limited.',
    'Existing methods do not discuss the cost.',
    'Most of the surveyed papers carry out no human evaluation.',
    'Where publishers supply no metadata, a classifier fills the gap.',
    'The model handles missing data well.',
    'If no ablation is given, the score must be low.',
    'The limitations are discussed in Section 5.',
    '',
    '...',
    'Please use no more than three levels of headings.',
    'The gain is no larger than the noise.',
    'The bound no longer holds for deep networks.',
  ];
  for (const sentence of none) {
    it(`none: ${sentence}`, () => {
      assert.deepEqual(denied(sentence), []);
    });
  }
});

describe('things of a denial', () => {
  it('takes coordinated things apart and gives each the shared head', () => {
    assert.deepEqual(denied('No discussion of limitations and societal impact.'), [
      'flat: limitations',
      'flat: societal impact',
    ]);
    assert.deepEqual(denied('The loss, the batch size and the learning rate are not given.'), [
      'flat: loss',
      'flat: batch size',
      'flat: learning rate',
    ]);
  });

  it('ends a list where something is allowed or counted', () => {
    assert.deepEqual(denied('There is no code, only a sketch of the method.'), ['flat: code']);
    assert.deepEqual(denied('It has no appendix, no more than four tables.'), ['flat: appendix']);
  });

  it('keeps the degree of each coordinated thing apart', () => {
    assert.deepEqual(denied('The paper lacks code and detailed proofs.'), ['flat: code', 'graded: proofs']);
  });

  it('reads what stands behind "such as" as instances', () => {
    const words = wordsOf('The paper does not discuss limitations, such as the cost or the bias.');
    const things = thingsOf(words, cuesOf(words)[0]!);
    assert.deepEqual(
      things.map(({ range, example }) => [words[range.to - 1]!.text, example]),
      [
        ['limitations', false],
        ['cost', true],
        ['bias', true],
      ],
    );
  });

  it('leaves purposes out', () => {
    assert.deepEqual(denied('There is no ablation to understand the effect of each part.'), [
      'flat: ablation',
    ]);
  });

  it('narrows a passive by its complement', () => {
    const words = wordsOf('The results are not compared to BERT.');
    const [thing] = thingsOf(words, cuesOf(words)[0]!);
    const { from, to } = thing!.constraints[0]!;
    assert.deepEqual(
      words.slice(from, to).map(({ text }) => text),
      ['to', 'bert'],
    );
  });
});
