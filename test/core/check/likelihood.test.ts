import assert from 'node:assert/strict';
import { likelihoodOf, sentenceFeatureNames } from '../../../src/core/check/likelihood/likelihood.ts';
import { likelihoodWeights } from '../../../src/core/check/likelihood/weights.ts';
import { sentenceFit, wordFeatureNames } from '../../../src/core/check/likelihood/word-fit.ts';
import { buildPaperIndex } from '../../../src/core/evidence/paper-index.ts';
import { parseReview } from '../../../src/core/review/parse-review.ts';
import { paperOf } from '../paper-of.ts';

const index = buildPaperIndex(
  paperOf([
    'The tide gauge network is trained on harbour records from twelve ports.',
    'A recurrent decoder predicts the water level six hours ahead.',
    'The wind fields are taken from the reanalysis of the weather service.',
  ]),
);

function feature(text: string, word: string, name: (typeof wordFeatureNames)[number]): number {
  const found = sentenceFit(text, index).words.find(({ start, end }) => text.slice(start, end) === word);
  return found!.features[wordFeatureNames.indexOf(name)]!;
}

function likelihood(text: string): number {
  const [review] = parseReview(`## Summary\n\n${text}\n`, { path: 'r.md', sha256: '' });
  return likelihoodOf(review!.sentences[0]!, 'summary', index);
}

describe('how words fit the paper', () => {
  it('sees that the paper says the rest of the sentence without the word', () => {
    const wrong = 'A convolutional decoder predicts the water level six hours ahead.';
    assert.equal(feature(wrong, 'convolutional', 'unseen'), 1);
    assert.equal(feature(wrong, 'convolutional', 'others-without-it-in-sentence'), 1);
    assert.equal(feature(wrong, 'decoder', 'unseen'), 0);
  });

  it('sees that a word belongs to another place of the paper', () => {
    const wrong = 'The wind fields are predicted from the harbour records.';
    assert.equal(feature(wrong, 'wind', 'stranger-to-neighbour'), 0);
    assert.equal(feature(wrong, 'predicted', 'stranger-to-both'), 1);
  });

  it('knows a number that the paper never gives', () => {
    assert.equal(feature('It uses 14 ports.', '14', 'unseen-number'), 1);
  });

  it('gives a row as long as its names for any sentence', () => {
    for (const text of ['', '!?', 'The', '漢字 वाक्य', 'x'.repeat(3000)])
      for (const { features } of sentenceFit(text, index).words)
        assert.equal(features.length, wordFeatureNames.length);
  });
});

describe('likelihood of a sentence', () => {
  it('has a weight for every feature and a constant', () => {
    assert.equal(likelihoodWeights.word.length, wordFeatureNames.length + 1);
    assert.equal(likelihoodWeights.sentence.length, sentenceFeatureNames.length + 1);
  });

  it('is higher where the words do not fit', () => {
    const right = likelihood('The tide gauge network is trained on harbour records from twelve ports.');
    const wrong = likelihood('The tide gauge network is trained on satellite images from ninety rivers.');
    assert.ok(wrong > right, `${wrong} > ${right}`);
  });

  it('stays within 0..1 on a paper without text', () => {
    const empty = buildPaperIndex(paperOf([]));
    const [review] = parseReview('## Summary\n\nIt is deep.\n', { path: 'r.md', sha256: '' });
    const value = likelihoodOf(review!.sentences[0]!, 'summary', empty);
    assert.ok(value >= 0 && value <= 1);
  });
});
