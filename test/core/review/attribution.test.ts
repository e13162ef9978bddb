import assert from 'node:assert/strict';
import { attributionAt, attributionsOf } from '../../../src/core/review/attribution.ts';
import { cpuMs } from '../../cpu-ms.ts';

/** [sentence, speaker, what is reported]; null where nothing is. */
const cases: readonly (readonly [string, 'authors' | 'others' | null, string?])[] = [
  ['The authors claim that the cache is never full.', 'authors', 'the cache is never full'],
  ['The authors claim a gain of 3 points.', 'authors', 'a gain of 3 points'],
  ['They also argue that the trace is long, but I doubt it.', 'authors', 'the trace is long'],
  ['The paper states in Section 3 that the loss is convex.', 'authors', 'the loss is convex'],
  ['Section 4.2 states that the loss is convex.', 'authors', 'the loss is convex'],
  ['According to the paper, the loss is convex.', 'authors', 'the loss is convex'],
  ['As stated in the abstract, the loss is convex.', 'authors', 'the loss is convex'],
  ['It is claimed that the loss is convex; this is wrong.', 'authors', 'the loss is convex'],
  ['The claim that the loss is convex is bold.', 'authors', 'the loss is convex is bold'],
  ['The authors openly acknowledge that training is slow.', 'authors', 'training is slow'],
  ['Kuhn et al. (2019) show that the bound is tight.', 'others', 'the bound is tight'],
  ['Prior work argues that the bound is tight.', 'others', 'the bound is tight'],
  ['[12] claims that the bound is tight.', 'others', 'the bound is tight'],
  ['The loss is convex.', null],
  ['The authors do not claim that the loss is convex.', null],
  ['Do the authors claim that the loss is convex?', null],
  ['I claim that the loss is convex.', null],
  ['This is a limitation, which the authors acknowledge in their checklist.', null],
  ['The claims are bold.', null],
];

describe('attributionsOf', () => {
  for (const [text, speaker, content] of cases) {
    it(`${speaker ?? 'nobody'}: ${text}`, () => {
      const [first] = attributionsOf(text);
      assert.equal(first?.speaker ?? null, speaker);
      if (first) assert.equal(text.slice(first.content.start, first.content.end), content);
    });
  }

  it('tells what the reviewer grants from what is left with the authors', () => {
    assert.equal(attributionsOf('The authors claim that it is fast.')[0]?.stance, 'claim');
    assert.equal(attributionsOf('The authors show that it is fast.')[0]?.stance, 'fact');
  });

  it('lists a quotation of two words and more, with whom it is of', () => {
    const text = 'Kuhn et al. say that "the bound is tight", and the "cache" is small.';
    const quoted = attributionsOf(text).filter(({ verbatim }) => verbatim);
    assert.deepEqual(
      quoted.map(({ speaker, content }) => [speaker, text.slice(content.start, content.end)]),
      [['others', 'the bound is tight']],
    );
  });

  it('finds whose a range is', () => {
    const text = 'The authors claim that it is fast, but the table shows otherwise.';
    const all = attributionsOf(text);
    const at = (words: string) => {
      const start = text.indexOf(words);
      return attributionAt(all, { start, end: start + words.length })?.speaker ?? 'reviewer';
    };
    assert.equal(at('fast'), 'authors');
    assert.equal(at('The authors claim'), 'reviewer');
  });

  it('takes linear time on hostile text', () => {
    for (const text of ['the authors '.repeat(30_000), `"${'a '.repeat(200_000)}`, 'A '.repeat(200_000)])
      assert.ok(cpuMs(() => attributionsOf(text)) < 2000, text.slice(0, 12));
  });
});
