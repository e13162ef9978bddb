import assert from 'node:assert/strict';
import fc from 'fast-check';
import { countWordForms, joinLines, noForms } from '../../../src/core/paper/join-lines.ts';

const join = (...lines: string[]): string => joinLines(lines, countWordForms(lines)).text;

describe('joinLines', () => {
  it('puts one space between lines', () => {
    assert.equal(join('we train', 'two models'), 'we train two models');
  });

  it('joins a word that a line end cut', () => {
    assert.equal(join('a small represen-', 'tation of text'), 'a small representation of text');
  });

  it('keeps the hyphen where that form is commoner in the document', () => {
    const rest = ['a pre-trained model', 'another pre-trained model'];
    assert.equal(join('with pre-', 'trained weights', ...rest).slice(0, 24), 'with pre-trained weights');
  });

  it('drops the hyphen where the plain form is commoner, also before a capital', () => {
    const rest = ['SciBERT and SciBERT'];
    assert.equal(join('we use SciB-', 'ERT here', ...rest).slice(0, 20), 'we use SciBERT here ');
  });

  it('keeps the hyphen before and after capitals and digits', () => {
    assert.equal(join('the F1-', 'score'), 'the F1-score');
    assert.equal(join('and GPT-', '4 as judge'), 'and GPT-4 as judge');
  });

  it('keeps the space of a suspended hyphen', () => {
    assert.equal(join('sentence-', 'and token-level'), 'sentence- and token-level');
  });

  it('keeps the hyphen of usual compounds', () => {
    assert.equal(join('with cross-', 'entropy loss'), 'with cross-entropy loss');
    assert.equal(join('a domain-', 'specific model'), 'a domain-specific model');
    assert.equal(join('the high', 'lower-', 'ing'), 'the high lowering');
  });

  it('removes a soft hyphen', () => {
    assert.equal(join('repre\u00AD', 'sent'), 'represent');
  });

  it('writes Chinese and Japanese without spaces', () => {
    assert.equal(join('本文提出一种', '方法。'), '本文提出一种方法。');
    assert.equal(join('使用 BERT', '模型'), '使用 BERT 模型');
  });

  it('joins web addresses that a line end cuts, and no words behind one', () => {
    assert.equal(join('at https://git.org/ana/', 'wide-nets and'), 'at https://git.org/ana/wide-nets and');
    assert.equal(join('from https:', '//a.org'), 'from https://a.org');
    assert.equal(join('see http://a.org/tools/', 'which we use'), 'see http://a.org/tools/ which we use');
    assert.equal(join('either/', 'or-else is meant'), 'either/ or-else is meant');
  });

  it('tells where each line went', () => {
    const { text, ranges } = joinLines(['a repre-', 'sentation'], noForms);
    assert.equal(text, 'a representation');
    assert.deepEqual(ranges, [
      { start: 0, end: 7 },
      { start: 7, end: 16 },
    ]);
  });

  it('loses no letter and no digit, whatever the lines', () => {
    const word = fc.stringMatching(/^[a-zA-Z0-9]{1,8}-?$/);
    const line = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (lines) => {
        const { text, ranges } = joinLines(lines, countWordForms(lines));
        const bare = (value: string): string => value.replace(/[^a-zA-Z0-9]/g, '');
        assert.equal(bare(text), bare(lines.join('')));
        ranges.forEach(({ start, end }, at) => {
          assert.equal(bare(text.slice(start, end)), bare(lines[at]!));
        });
      }),
    );
  });
});
