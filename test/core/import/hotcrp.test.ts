import assert from 'node:assert/strict';
import { importReviews } from '../../../src/core/import/import-reviews.ts';
import { kindsOf, outlineOf, readAgain } from './round-trip.ts';

const form = (id: string, paper: number, summary: string): string => `==+== Begin Review #${id}
==+== Version 2
==+== Reviewer: Ada Moss <ada@kelp.example>
==-== Updated 3 Mar 2026
==+== Paper #${paper}
==-== Title: Sorting Kelp
==-==        by Length

==+== Review Readiness
==-== Enter "Ready" if the review is ready.

Ready

==*== Paper summary

${summary}

==*== Comments for
==*== authors
==-== (Markdown is understood.)

- No widths.
\\==+== This line was escaped.

==*== Overall merit
==-== Choices:
==-==    1. Reject
==-==    2. Weak reject
==-== Enter the number of your choice:

2. Weak reject

==*== Reviewer expertise
==-== Choices:
==-==    1. None
==-== Enter the number of your choice:

(Your choice here)

==+== Scratchpad (for unsaved private notes)

Ask Bo.

==+== End Review
`;

describe('importReviews, HotCRP', () => {
  it('reads offline forms of several papers in one file', () => {
    const source = `==+== KELP 2026 Review Forms
==-== Do not change lines that start with "==+==".

${form('18A', 18, 'The paper sorts kelp.')}
${form('19B', 19, 'The paper boils kelp.')}
${form('20C', 20, '').replace('- No widths.\n\\==+== This line was escaped.', '').replace('2. Weak reject\n\n==*==', 'No entry\n\n==*==')}`;
    const { format, reviews, others } = importReviews(source);
    assert.equal(format, 'hotcrp-form');
    assert.deepEqual(
      reviews.map(({ id, paper, line }) => [id, paper.number, paper.title, source.split('\n')[line - 1]]),
      [
        ['18A', '18', 'Sorting Kelp by Length', '==+== Begin Review #18A'],
        ['19B', '19', 'Sorting Kelp by Length', '==+== Begin Review #19B'],
      ],
    );
    assert.deepEqual(kindsOf(others), { 'empty review': 1 });
    assert.deepEqual(reviews[0]!.scores, [{ name: 'Overall merit', value: '2. Weak reject' }]);
    assert.deepEqual(reviews[0]!.leftOut, ['Scratchpad']);
    assert.deepEqual(reviews[0]!.reviewer, { name: 'Ada Moss', email: 'ada@kelp.example', label: 'A' });
    const again = readAgain(reviews[0]!);
    assert.deepEqual(outlineOf(again), [
      ['summary', 'Paper summary', 'The paper sorts kelp.'],
      ['other', 'Comments for authors', 'No widths.'],
      ['other', 'Comments for authors', '==+== This line was escaped.'],
    ]);
    assert.equal(again.codec, 'markdown');
    assert.doesNotMatch(again.source, /Moss|Ask Bo/);
  });

  it('reads the old field headers, and forms for no paper yet', () => {
    const source = `==+== KELP Paper Review Form
==+== Paper Number

7

==+== A. Strengths

It is fast.

==+== B. Weaknesses

It is wet.
`;
    const [review] = importReviews(source).reviews;
    assert.deepEqual(review!.fields, [
      { name: 'Strengths', text: 'It is fast.' },
      { name: 'Weaknesses', text: 'It is wet.' },
    ]);
    assert.equal(review!.paper.number, '7');
  });

  it('reads the text of reviews and comments, papers apart', () => {
    const wide = '='.repeat(75);
    const name = 'What would make this paper about the sorting of kelp better, and what would make it worse';
    const source = `KELP 2026 Paper #18 Reviews and Comments
${wide}
* Paper #18 Sorting Kelp
  by Length


Review #18A
${wide}
* Reviewer: Ada Moss <ada@kelp.example>
* Updated: 3 Mar 2026 9:00:00am UTC

Paper summary
-------------
The paper sorts kelp.

It is short.

Overall merit
-------------
2. Weak reject

Novelty
-------
N/A

${name.slice(0, 70)}
${name.slice(71)}
${'-'.repeat(75)}
Widths would make it better.


Response by Bo Reed <bo@kelp.example>
${'-'.repeat(75)}
We answer.


Comment @A1 by Reviewer A
${'-'.repeat(75)}
Noted.

${'* '.repeat(37)}*

KELP 2026 Paper #19 Reviews and Comments
${wide}
* Paper #19 Boiling Kelp

Review #19A
${wide}

Strengths
---------
It is warm.
`;
    const { format, reviews, others, problems } = importReviews(source);
    assert.equal(format, 'hotcrp-text');
    assert.deepEqual(problems, []);
    assert.deepEqual(
      reviews.map(({ id, paper }) => [id, paper.number, paper.title]),
      [
        ['18A', '18', 'Sorting Kelp by Length'],
        ['19A', '19', 'Boiling Kelp'],
      ],
    );
    assert.deepEqual(kindsOf(others), { rebuttal: 1, comment: 1 });
    assert.deepEqual(reviews[0]!.scores, [{ name: 'Overall merit', value: '2. Weak reject' }]);
    assert.deepEqual(
      reviews[0]!.fields.map((field) => field.name.split(' ').slice(-2).join(' ')),
      ['Paper summary', 'it worse'],
    );
    assert.equal(reviews[0]!.reviewer.email, 'ada@kelp.example');
    assert.deepEqual(
      outlineOf(readAgain(reviews[0]!)).map(([role, , text]) => [role, text]),
      [
        ['summary', 'The paper sorts kelp.'],
        ['summary', 'It is short.'],
        ['other', 'Widths would make it better.'],
      ],
    );
    assert.deepEqual(reviews[1]!.fields, [{ name: 'Strengths', text: 'It is warm.' }]);
  });
});
