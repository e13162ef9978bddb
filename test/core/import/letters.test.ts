import assert from 'node:assert/strict';
import { importReviews } from '../../../src/core/import/import-reviews.ts';
import { kindsOf, outlineOf, readAgain } from './round-trip.ts';

describe('importReviews, EasyChair', () => {
  it('reads letters with the new heads', () => {
    const source = `Dear Ada,

thank you for your submission. The reviews are below.

SUBMISSION: 74
TITLE: Sorting Kelp
AUTHORS: Ada Moss and Bo Reed


----------------------- REVIEW 1 ---------------------
SUBMISSION: 74
TITLE: Sorting Kelp
AUTHORS: Ada Moss and Bo Reed

----------- Overall evaluation -----------
SCORE: -2 (reject)
----- TEXT:
The paper sorts kelp.

It has no table of widths.
----------- Strengths -----------
It is fast.
----------- Reviewer's confidence -----------
SCORE: 4 (high)


----------------------- REVIEW 2 ---------------------
SUBMISSION: 74
TITLE: Sorting Kelp

----------- Overall evaluation -----------
SCORE: 1 (weak accept)
----- TEXT:

----------------------- METAREVIEW  ------------------------
Accept.
`;
    const { format, reviews, others } = importReviews(source);
    assert.equal(format, 'easychair');
    assert.deepEqual(kindsOf(others), { 'empty review': 1, 'meta-review': 1 });
    const [review] = reviews;
    assert.deepEqual([review!.id, review!.paper.number, review!.paper.title], ['1', '74', 'Sorting Kelp']);
    assert.deepEqual(review!.scores, [
      { name: 'Overall evaluation', value: '-2 (reject)' },
      { name: "Reviewer's confidence", value: '4 (high)' },
    ]);
    const again = readAgain(review!, 'easychair');
    assert.deepEqual(outlineOf(again), [
      ['other', 'Comments (Overall evaluation)', 'The paper sorts kelp.'],
      ['other', 'Comments (Overall evaluation)', 'It has no table of widths.'],
      ['strengths', 'Strengths', 'It is fast.'],
    ]);
    assert.doesNotMatch(again.source, /Ada|Reed/);
  });

  it('reads the old heads, with the scores above the text', () => {
    const source = `---------------------------- REVIEW 1 --------------------------
PAPER: 8
TITLE: Boiling Kelp in Very
   Large Pots
AUTHORS: Ada Moss

OVERALL EVALUATION: 2 (accept)
REVIEWER'S CONFIDENCE: 4 (high)

The paper boils kelp.

Score: this word begins a sentence and is no score.

---------------------------- REVIEW 2 --------------------------
PAPER: 9
TITLE: Drying Kelp

Overall evaluation: 1 (weak accept)

The paper dries kelp.
`;
    const { reviews, others } = importReviews(source);
    assert.deepEqual(others, []);
    assert.deepEqual(
      reviews.map(({ paper, scores, fields }) => [
        paper.number,
        paper.title,
        scores.map(({ value }) => value),
        fields[0]!.text,
      ]),
      [
        [
          '8',
          'Boiling Kelp in Very Large Pots',
          ['2 (accept)', '4 (high)'],
          'The paper boils kelp.\n\nScore: this word begins a sentence and is no score.',
        ],
        ['9', 'Drying Kelp', ['1 (weak accept)'], 'The paper dries kelp.'],
      ],
    );
  });

  it('takes the quoted reviews of a rebuttal for none', () => {
    const { reviews, others } = importReviews(
      'We thank all.\n\n> ------- REVIEW 1 -------\n> The paper sorts kelp.\n\nIt does.\n',
    );
    assert.equal(reviews.length, 0);
    assert.deepEqual(kindsOf(others), { 'quoted review': 1 });
  });
});

describe('importReviews, pages of forums', () => {
  it('reads what was copied from the page of a paper', () => {
    const source = `Sorting Kelp by Length
Download PDF
Anonymous
Published: 12 Oct 2025

Official Review of Submission12 by Reviewer a1B2
Official Reviewby Reviewer a1B202 Nov 2025, 07:56 (modified: 29 Nov 2025, 04:57)Everyone
Revisions

Summary:
The paper sorts kelp.

Soundness: 3: good
Strengths And Weaknesses:
Strengths

- It is fast.

Weaknesses

- No widths. Note: the kelp is wet.

Rating: 5: marginally below the acceptance threshold
Confidence: 4: You are confident in your assessment, but not absolutely certain.
Code Of Conduct: Yes
Add: Public Comment

Official Comment by Authors
Official Comment by Authors 20 Nov 2025, 10:00 Everyone
Comment:
Thank you.

## Official Review by Reviewer c3D4
*03 Nov 2025, 12:09*

### Summary
It boils kelp.
`;
    const { format, reviews, others } = importReviews(source);
    assert.equal(format, 'forum-page');
    assert.deepEqual(kindsOf(others), { comment: 1 });
    assert.deepEqual(
      reviews.map(({ id, paper }) => [id, paper.number, paper.title]),
      [
        ['a1B2', '12', 'Sorting Kelp by Length'],
        ['c3D4', '12', 'Sorting Kelp by Length'],
      ],
    );
    assert.deepEqual(
      reviews[0]!.scores.map(({ name }) => name),
      ['Soundness', 'Rating', 'Confidence'],
    );
    assert.deepEqual(outlineOf(readAgain(reviews[0]!, 'forum-page')), [
      ['summary', 'Summary', 'The paper sorts kelp.'],
      ['strengths', 'Strengths', 'It is fast.'],
      ['weaknesses', 'Weaknesses', 'No widths.'],
      ['weaknesses', 'Weaknesses', 'Note: the kelp is wet.'],
    ]);
    assert.deepEqual(reviews[1]!.fields, [{ name: 'Summary', text: 'It boils kelp.' }]);
  });
});

describe('importReviews, text', () => {
  it('takes a text as one review and leaves it as it is', () => {
    const text = '# Summary\n\nIt sorts kelp.\n\n## Weaknesses\n\n* No widths.';
    const { format, reviews } = importReviews(`\n${text}\r\n\n`);
    assert.equal(format, 'text');
    assert.deepEqual(reviews[0]!.fields, [{ name: '', text }]);
    assert.deepEqual(
      outlineOf(readAgain(reviews[0]!, 'text')).map(([role]) => role),
      ['summary', 'weaknesses'],
    );
  });

  it('tells the reviewers of an editor’s letter apart', () => {
    const { reviews, others } = importReviews(
      'Dear Ada,\n\nplease revise.\n\nReviewer #1:\n\nIt sorts kelp. Reviewer 2 is right.\n\n**Reviewer 2**\n\nIt boils kelp.\n\nReviewer 3:\n\n',
    );
    assert.deepEqual(
      reviews.map(({ id, fields }) => [id, fields[0]!.text]),
      [
        ['1', 'It sorts kelp. Reviewer 2 is right.'],
        ['2', 'It boils kelp.'],
      ],
    );
    assert.deepEqual(kindsOf(others), { 'text before the first review': 1, 'empty review': 1 });
  });

  it('keeps the links of a draft, and names the other keys', () => {
    const { reviews } = importReviews(
      '---\npaper: kelp.pdf\nsupplement: [a.pdf]\nmood: "low"\npaper-number: 7\n---\nIt sorts kelp.\n',
    );
    const [review] = reviews;
    assert.deepEqual(review!.links, { paper: 'kelp.pdf', supplements: ['a.pdf'] });
    assert.deepEqual(review!.leftOut, ['mood']);
    const again = readAgain(review!, 'text');
    assert.deepEqual(again.links, { paper: 'kelp.pdf', supplements: ['a.pdf'] });
    assert.deepEqual(
      again.sentences.map(({ text }) => text),
      ['It sorts kelp.'],
    );
    assert.match(again.source, /^paper-number: "7"$/m);
  });
});
