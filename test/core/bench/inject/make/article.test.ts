import assert from 'node:assert/strict';
import { agreeing } from '../../../../../src/core/bench/inject/make/article.ts';
import { replaced } from '../../../../../src/core/bench/inject/operator.ts';

describe('words put in place of others', () => {
  const put = (text: string, old: string, by: string): string => {
    const start = text.indexOf(old);
    return replaced(text, agreeing(text, { start, end: start + old.length, text: by }));
  };

  it('bring their article along', () => {
    assert.equal(put('It gives a gain.', 'gain', 'advantage'), 'It gives an advantage.');
    assert.equal(put('It gives an advantage.', 'advantage', 'gain'), 'It gives a gain.');
    assert.equal(put('An increase was seen.', 'increase', 'decrease'), 'A decrease was seen.');
    assert.equal(put('It is a biased model.', 'biased', 'unified'), 'It is a unified model.');
    assert.equal(put('It is a biased model.', 'biased', 'unbiased'), 'It is an unbiased model.');
    assert.equal(put('It takes a day.', 'day', 'hour'), 'It takes an hour.');
    assert.equal(put('A BLEU score is given.', 'BLEU', 'F1'), 'An F1 score is given.');
  });

  it('leave everything else alone', () => {
    assert.equal(put('The gain is small.', 'gain', 'advantage'), 'The advantage is small.');
    assert.equal(put('Data on a gain', 'Data', 'advice'), 'Advice on a gain');
    assert.equal(put('a model', 'model', ''), 'a ');
  });

  it('take the capital letter of a sentence over, but not that of a name', () => {
    assert.equal(put('Higher ramps crack plates.', 'Higher', 'lower'), 'Lower ramps crack plates.');
    assert.equal(put('They use Adam here.', 'Adam', 'RMSprop'), 'They use RMSprop here.');
    assert.equal(put('They use Adam here.', 'Adam', 'plain descent'), 'They use plain descent here.');
  });
});
