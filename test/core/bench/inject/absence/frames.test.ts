import assert from 'node:assert/strict';
import { flat, framed, graded } from '../../../../../src/core/bench/inject/absence/frames.ts';
import { deniables, type Thing } from '../../../../../src/core/bench/inject/absence/things.ts';

const thing = (noun: string, number: Thing['number']): Thing => ({ noun, number, shown: /./ });

describe('Frames of denials and affirmations', () => {
  it('gives one thing its article', () => {
    const study = thing('ablation study', 'one');
    assert.equal(
      framed('The paper does not include <any>.', study).text,
      'The paper does not include an ablation study.',
    );
    assert.equal(framed('<A> {is|are} missing.', study).text, 'An ablation study is missing.');
    assert.equal(
      framed('There {is|are} no <bare>.', thing('user study', 'one')).text,
      'There is no user study.',
    );
    assert.equal(framed('I found <a>.', thing('user study', 'one')).text, 'I found a user study.');
  });

  it('agrees with several, and with what is not counted', () => {
    const bars = thing('error bars', 'many');
    assert.equal(
      framed('The paper comes without <any>.', bars).text,
      'The paper comes without any error bars.',
    );
    assert.equal(framed('<A> {is|are} missing.', bars).text, 'Error bars are missing.');
    assert.equal(
      framed('There {is|are} plenty of <bare>.', thing('theory', 'some')).text,
      'There is plenty of theory.',
    );
  });

  it('tells where the thing stands', () => {
    const { text, thing: at } = framed('The submission lacks <a>.', thing('error analysis', 'one'));
    assert.equal(text.slice(at.start, at.end), 'an error analysis');
  });

  it('has a place for the thing in every frame, and as many ways to affirm as to deny', () => {
    for (const { denials, affirmations } of [flat, graded]) {
      assert.equal(denials.length, affirmations.length);
      for (const frame of [...denials, ...affirmations])
        for (const { things } of deniables)
          for (const one of things) {
            const { text } = framed(frame, one);
            assert.match(text, /^\p{Lu}[^<>{}|]{20,}\.$/u);
          }
    }
  });
});
