import assert from 'node:assert/strict';
import { buildPaperIndex } from '../../../src/core/evidence/paper-index.ts';
import { passageFeatures, featureNames } from '../../../src/core/evidence/retrieval/passage-features.ts';
import { passageView, retrieve } from '../../../src/core/evidence/retrieval/retrieve.ts';
import { tellingTerms } from '../../../src/core/evidence/retrieval/review-words.ts';
import { isSeeking } from '../../../src/core/evidence/retrieval/seeking.ts';
import { termField } from '../../../src/core/evidence/retrieval/term-field.ts';
import { paperFromMarkdown } from '../../../src/core/paper/from-text.ts';

/** An invented paper in which each question of the tests is answered at one place. */
const source = `# Drying Seaweed with Waste Heat

## Abstract

We present KelpDry, which dries seaweed with the heat of a ferry.

## 1 Introduction

Seaweed spoils quickly. Drying it costs energy, and ferries waste heat.

## 2 Method

Warm air from the engine room is blown through trays of seaweed by two fans.

## 3 Results

KelpDry dries 120 kg of seaweed in a crossing and uses 14 % of the energy that an oven uses.

## 4 Broader Impact

Cheap drying may lead to the harvest of wild seaweed beyond what regrows.

## References

[1] Oven, A. (2019). Ovens for seaweed. Journal of Drying.

## A Appendix

### A.1 Wall-clock measurements

One drying run takes 47 minutes on a single engine and needs 3 GB of memory for the controller.

### A.2 Chosen constants

The fans turn with 900 rpm; the controller uses a step size of 0.05 and a window of 16 readings.
`;
const read = (text: string) =>
  paperFromMarkdown(text, { path: 'paper.md', sha256: '', format: 'markdown', pages: null });
const index = buildPaperIndex(read(source));
const texts = (sentence: string, limit = 3): string[] =>
  retrieve(sentence, index, limit).map(({ passage }) => passage.text);

describe('retrieve', () => {
  const cases: [sentence: string, words: RegExp][] = [
    ['The seaweed is dried with 14 % of the energy of an oven.', /14 %/],
    ['The runtime and memory needs are not reported.', /47 minutes|Wall-clock/],
    ['The societal impact is not discussed.', /harvest of wild|Broader Impact/],
    ['How are trays ventilated by the fans?', /two fans/],
  ];
  for (const [sentence, words] of cases)
    it(`finds the place for "${sentence}"`, () => {
      assert.ok(
        texts(sentence).some((text) => words.test(text)),
        texts(sentence).join('\n'),
      );
    });

  it('ranks each passage once and gives no more than asked for', () => {
    const hits = retrieve('How long does drying take?', index, 4);
    assert.equal(hits.length, 4);
    assert.equal(new Set(hits.map(({ passage }) => passage.id)).size, 4);
    const scores = hits.map(({ score }) => score);
    assert.deepEqual(
      scores,
      [...scores].sort((a, b) => b - a),
    );
  });

  it('takes an empty paper, words that no paper has and names of object properties', () => {
    const empty = buildPaperIndex(read(''));
    assert.deepEqual(retrieve('No ablation.', empty, 3), []);
    for (const odd of ['', '???', 'zxqv', 'constructor __proto__ toString', 'hasOwnProperty 2 3'])
      assert.equal(retrieve(odd, index, 2).length, 2);
  });

  it('keeps every feature between 0 and 1', () => {
    for (const sentence of ['No memory figures are given for 3 GB.', 'The paper dries seaweed [1].', ''])
      for (const row of passageFeatures(passageView(index.paper), index, sentence)) {
        assert.equal(row.length, featureNames.length);
        for (const value of row) assert.ok(value >= 0 && value <= 1 + 1e-9, String(value));
      }
  });
});

describe('isSeeking', () => {
  it('tells asking and missing from telling', () => {
    for (const seeking of ['No ablation.', 'How large is it?', "They don't say.", 'Please add it.'])
      assert.ok(isSeeking(seeking), seeking);
    for (const telling of ['The paper dries seaweed.', 'KelpDry uses two fans.'])
      assert.ok(!isSeeking(telling), telling);
  });
});

describe('tellingTerms', () => {
  it('drops the words of reviewing, unless nothing else is there', () => {
    assert.deepEqual(tellingTerms(['_paper', '_kelp', '_discuss']), ['_kelp']);
    assert.deepEqual(tellingTerms(['_paper', '_discuss']), ['_paper', '_discuss']);
  });
});

describe('termField', () => {
  it('gives the best document 1 and one without the words 0', () => {
    const field = termField([['_a', '_b'], ['_a', '_c', '_c'], ['_d']]);
    const scores = field.scores(['_c']);
    assert.deepEqual([...scores], [0, 1, 0]);
  });

  it('takes no documents and no words', () => {
    assert.deepEqual([...termField([]).scores(['_a'])], []);
    assert.deepEqual([...termField([['_a']]).scores([])], [0]);
  });
});
