import assert from 'node:assert/strict';
import type { TaggedPiece } from '../../../src/core/model/detector-model.ts';
import { wrongSpans } from '../../../src/core/model/wrong-spans.ts';

type Tags = TaggedPiece['tags'];
const o: Tags = [0.9, 0.05, 0.05];
const b: Tags = [0.1, 0.8, 0.1];
const i: Tags = [0.1, 0.1, 0.8];

/** Pieces of the words of a sentence: a word with two tags has two pieces. */
function pieces(sentence: string, tags: readonly (Tags | readonly [Tags, Tags])[]): TaggedPiece[] {
  const words = [...sentence.matchAll(/\S+/g)];
  return words.flatMap(({ 0: word, index }, at) => {
    const own = tags[at]!;
    const list = (Array.isArray(own[0]) ? own : [own]) as readonly Tags[];
    return list.map((one) => ({ start: index, end: index + word.length, tags: one }));
  });
}

function marked(sentence: string, tags: readonly (Tags | readonly [Tags, Tags])[]): [string, number][] {
  return wrongSpans(sentence, pieces(sentence, tags)).map(({ start, end, score }) => [
    sentence.slice(start, end),
    Number(score.toFixed(2)),
  ]);
}

describe('spans of wrong words', () => {
  it('begin at a beginning and go on inside', () => {
    assert.deepEqual(marked('The glaze is deep mauve today', [o, o, o, b, i, o]), [['deep mauve', 0.9]]);
    assert.deepEqual(marked('nine kilns at dawn', [b, o, o, b]), [
      ['nine', 0.9],
      ['dawn', 0.9],
    ]);
  });

  it('are legal: what is inside belongs to a beginning', () => {
    // The beginning is only a little likely, but without it the inside would not be allowed.
    const weak: Tags = [0.5, 0.3, 0.2];
    assert.deepEqual(marked('the deep mauve glaze', [o, weak, i, o]), [['deep mauve', 0.7]]);
  });

  it('hold whole words and whole numbers', () => {
    assert.deepEqual(marked('a mauveish glaze', [o, [b, o], o]), [['mauveish', 0.9]]);
    const sentence = 'It fires 64.2% of plates';
    const parts: TaggedPiece[] = [
      { start: 0, end: 2, tags: o },
      { start: 3, end: 8, tags: o },
      { start: 9, end: 11, tags: b },
      { start: 11, end: 12, tags: o },
      { start: 12, end: 13, tags: o },
      { start: 13, end: 14, tags: o },
    ];
    const [span] = wrongSpans(sentence, parts);
    assert.equal(sentence.slice(span!.start, span!.end), '64.2%');
  });

  it('put the surest first', () => {
    const sure: Tags = [0.01, 0.98, 0.01];
    assert.deepEqual(marked('nine kilns at dawn', [b, o, o, sure]), [
      ['dawn', 0.99],
      ['nine', 0.9],
    ]);
  });

  it('fall back to the likeliest run, and then to the sentence', () => {
    const likely: Tags = [0.6, 0.2, 0.2];
    const less: Tags = [0.68, 0.16, 0.16];
    assert.deepEqual(marked('less here and more there', [less, o, o, likely, likely]), [['more there', 0.4]]);
    assert.deepEqual(marked(' The glaze is teal. ', [o, o, o, o]), [['The glaze is teal.', 0.1]]);
    assert.deepEqual(wrongSpans('Not read.', []), [{ start: 0, end: 9, score: 0 }]);
    assert.deepEqual(wrongSpans('', []), []);
  });
});
