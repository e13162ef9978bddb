import assert from 'node:assert/strict';
import { captionLabel, sentencesAbout } from '../../../src/core/evidence/sentences-about.ts';
import { selectedText } from '../../../src/core/evidence/selected-text.ts';
import { parseReview } from '../../../src/core/review/parse-review.ts';

const draft = `## Summary

The paper presents a scheduler for tram depots. The authors show that it works.

## Weaknesses

- The cooling schedule of the annealer is never justified.
- Table 3 hides the variance of the depots.
- I would have liked more figures.
- The depots in Table 2 and 3 are all small.
`;

const { sentences } = parseReview(draft, { path: 'r.md', sha256: '' })[0]!;
const about = (passage: string) => sentencesAbout(passage, sentences).map(({ sentence }) => sentence.text);

describe('sentences of a draft about a passage', () => {
  it('are those that share its rare words', () => {
    const [first] = about('The annealer starts hot and follows a geometric\ncooling sched-\nule.');
    assert.equal(first, 'The cooling schedule of the annealer is never justified.');
  });

  it('are first those that name the table whose caption it is', () => {
    const found = about('Table 3: Delay in minutes.\nNorth 4.1');
    assert.deepEqual(found.slice(0, 2), [
      'Table 3 hides the variance of the depots.',
      'The depots in Table 2 and 3 are all small.',
    ]);
  });

  it('are found by a few words of a table', () => {
    assert.deepEqual(about('cooling schedule'), ['The cooling schedule of the annealer is never justified.']);
  });

  it('are first those in which the words stand together', () => {
    const [review] = parseReview('A schedule that is cooling. The cooling schedule is odd.', {
      path: 'r.md',
      sha256: '',
    });
    const [first] = sentencesAbout('a cooling schedule', review!.sentences);
    assert.equal(first?.sentence.text, 'The cooling schedule is odd.');
  });

  it('are none where only words of reviewing are shared', () => {
    assert.deepEqual(about('The authors show that the approach works and present the paper.'), []);
    assert.deepEqual(about('Completely unrelated: marmalade.'), []);
    assert.deepEqual(about(''), []);
  });

  it('are none of an empty draft', () => {
    assert.deepEqual(sentencesAbout('The annealer cools.', []), []);
  });

  it('are no more than asked for', () => {
    assert.equal(sentencesAbout('Table 3: Delay.', sentences, 1).length, 1);
  });
});

describe('the caption in a passage', () => {
  it('is one that begins a line', () => {
    assert.deepEqual(captionLabel('12 3.4\nFigure 7: Layout of a depot.'), { kind: 'figure', number: '7' });
  });

  it('is none where the text only speaks of a table', () => {
    assert.equal(captionLabel('as Table 2 shows, delays fall'), null);
    assert.equal(captionLabel('Table 2 shows that delays fall'), null);
  });
});

describe('selected text', () => {
  it('is joined over line ends and hyphens', () => {
    assert.equal(selectedText('a geo-\nmetric   cooling\n\nschedule '), 'a geometric cooling schedule');
  });
});
