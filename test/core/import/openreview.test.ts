import assert from 'node:assert/strict';
import { importReviews } from '../../../src/core/import/import-reviews.ts';
import { kindsOf, outlineOf, readAgain } from './round-trip.ts';

const wrapped = (content: Record<string, unknown>): Record<string, { value: unknown }> =>
  Object.fromEntries(Object.entries(content).map(([key, value]) => [key, { value }]));

/** A note of API 2, as the server sends it. */
function note2(name: string, content: Record<string, unknown>, more: Record<string, unknown> = {}) {
  return {
    id: `n${name}`,
    forum: 'forumKelp1',
    replyto: 'forumKelp1',
    number: 3,
    domain: 'KELP.cc/2026/Conference',
    invitations: [`KELP.cc/2026/Conference/Submission12/-/${name}`, 'KELP.cc/2026/Conference/-/Edit'],
    signatures: ['KELP.cc/2026/Conference/Submission12/Reviewer_a1B2'],
    content: wrapped(content),
    ...more,
  };
}

const submission = note2(
  'Submission',
  { title: 'Sorting Kelp: "A" Study', abstract: 'We sort kelp.', pdf: '/pdf/x.pdf', authors: ['Ada Moss'] },
  { id: 'forumKelp1', number: 12, invitations: ['KELP.cc/2026/Conference/-/Submission'] },
);

describe('importReviews, OpenReview', () => {
  it('reads a thread of API 2: one review, everything else is counted by kind', () => {
    const notes = [
      submission,
      note2('Official_Review', {
        summary: 'The paper sorts kelp.',
        strengths: '- It is fast.',
        weaknesses: '- No table of widths.',
        questions: 'Why kelp?',
        soundness: 3,
        rating: '6: marginally above',
        confidence: 4,
        flag_for_ethics_review: ['No ethics review needed.'],
        code_of_conduct: 'Yes',
      }),
      note2('Rebuttal', { rebuttal: 'We added the table.' }),
      note2('Official_Comment', { title: 'Thanks', comment: 'Thank you.' }),
      note2('Meta_Review', { metareview: 'Kelp is fine.', recommendation: 'Accept' }),
      note2('Decision', { decision: 'Accept' }, { id: 'd' }),
      note2('Official_Review', { summary: ' ', rating: 3 }, { id: 'empty' }),
    ];
    const { format, reviews, others, problems } = importReviews(JSON.stringify({ notes, count: 7 }));
    assert.equal(format, 'openreview');
    assert.deepEqual(problems, []);
    assert.deepEqual(kindsOf(others), {
      submission: 1,
      rebuttal: 1,
      comment: 1,
      'meta-review': 1,
      decision: 1,
      'empty review': 1,
    });
    const [review] = reviews;
    assert.equal(reviews.length, 1);
    assert.deepEqual(review!.paper, { number: '12', id: 'forumKelp1', title: 'Sorting Kelp: "A" Study' });
    assert.equal(review!.id, 'nOfficial_Review');
    assert.equal(review!.venue, 'KELP.cc/2026/Conference');
    assert.deepEqual(review!.reviewer, { name: null, email: null, label: 'a1B2' });
    assert.deepEqual(review!.scores, [
      { name: 'Soundness', value: '3' },
      { name: 'Rating', value: '6: marginally above' },
      { name: 'Confidence', value: '4' },
    ]);
    assert.deepEqual(review!.leftOut, ['Flag for ethics review', 'Code of conduct']);
    assert.deepEqual(outlineOf(readAgain(review!)), [
      ['summary', 'Summary', 'The paper sorts kelp.'],
      ['strengths', 'Strengths', 'It is fast.'],
      ['weaknesses', 'Weaknesses', 'No table of widths.'],
      ['questions', 'Questions', 'Why kelp?'],
    ]);
  });

  it('reads API 1: flat content, one invitation, numbers of papers in it', () => {
    const note = {
      id: 'r1',
      forum: 'f1',
      original: null,
      invitation: 'KELP.cc/2021/Conference/Paper7/-/Official_Review',
      signatures: ['KELP.cc/2021/Conference/Paper7/AnonReviewer2'],
      content: {
        title: 'Good kelp',
        summary_of_the_paper: 'It sorts kelp.',
        main_review: 'The sorting is sound and the kelp is fresh, as the tables show.',
        summary_of_the_review: 'A fine paper, all in all.',
        correctness: '3: Some of the claims have minor issues. A few statements are not well-supported.',
        technical_novelty_and_significance: '2: The contributions are only marginally significant or novel.',
        recommendation: '6: marginally above the acceptance threshold',
      },
    };
    const { reviews } = importReviews(JSON.stringify(note));
    const [review] = reviews;
    assert.deepEqual(review!.paper, { number: '7', id: 'f1', title: null });
    assert.equal(review!.reviewer.label, '2');
    assert.equal(review!.venue, 'KELP.cc/2021/Conference');
    assert.deepEqual(
      review!.scores.map(({ name }) => name),
      ['Correctness', 'Technical novelty and significance', 'Recommendation'],
    );
    assert.deepEqual(outlineOf(readAgain(review!)), [
      ['summary', 'Summary of the paper', 'It sorts kelp.'],
      ['other', 'Main review', 'The sorting is sound and the kelp is fresh, as the tables show.'],
      ['other', 'Summary of the review', 'A fine paper, all in all.'],
    ]);
  });

  it('finds reviews in every container', () => {
    const review = (id: string) =>
      note2('Official_Review', { summary: `Kelp ${id} is sorted.`, rating: 5 }, { id });
    const [a, b] = [review('a'), review('b')];
    const holders: Readonly<Record<string, string>> = {
      notes: JSON.stringify({ count: 2, notes: [a, b] }, null, 2),
      list: JSON.stringify([a, b]),
      lines: `${JSON.stringify(a)}\n${JSON.stringify(b)}\n`,
      replies: JSON.stringify([{ ...submission, details: { replies: [a, b] } }]),
      directReplies: JSON.stringify({ ...submission, details: { directReplies: [a, b] } }),
      nested: JSON.stringify([
        { ...submission, details: { replies: [{ ...a, details: { replies: [b] } }] } },
      ]),
    };
    for (const [name, source] of Object.entries(holders)) {
      const { reviews, problems } = importReviews(source);
      assert.deepEqual(problems, [], name);
      assert.deepEqual(
        reviews.map(({ id }) => id),
        ['a', 'b'],
        name,
      );
    }
  });

  it('gives the fields of the known venues their roles', () => {
    const text = (of: string): string =>
      `The ${of} of the kelp is told at length in this field, in one sentence.`;
    const forms: readonly (readonly [string, string])[] = [
      ['summary', 'summary'],
      ['strengths_and_weaknesses', 'other'],
      ['limitations', 'limitations'],
      ['final_justification', 'other'],
      ['paper_formatting_concerns', 'other'],
      ['key_questions_for_authors', 'questions'],
      ['questions_for_authors', 'questions'],
      ['claims_and_evidence', 'other'],
      ['methods_and_evaluation_criteria', 'other'],
      ['relation_to_broader_scientific_literature', 'other'],
      ['essential_references_not_discussed', 'other'],
      ['other_strengths_and_weaknesses', 'other'],
      ['paper_summary', 'summary'],
      ['summary_of_strengths', 'strengths'],
      ['summary_of_weaknesses', 'weaknesses'],
      ['comments_suggestions_and_typos', 'questions'],
      ['best_paper_justification', 'other'],
      ['limitations_and_societal_impact', 'limitations'],
      ['ethical_concerns', 'ethics'],
      ['summary_of_contributions', 'summary'],
      ['requested_changes', 'questions'],
      ['broader_impact_concerns', 'limitations'],
      ['clarity,_quality,_novelty_and_reproducibility', 'other'],
      ['a_field_that_no_venue_ever_had', 'other'],
    ];
    const note = note2('Official_Review', Object.fromEntries(forms.map(([key]) => [key, text(key)])));
    const review = readAgain(importReviews(JSON.stringify(note)).reviews[0]!);
    assert.deepEqual(
      review.sentences.map(({ field, text: own }) => [own, review.fields[field]!.role]),
      forms.map(([key, role]) => [text(key), role]),
    );
  });

  it('takes lists, numbers, truth values, null and objects as values', () => {
    const { reviews } = importReviews(
      JSON.stringify(
        note2('Official_Review', {
          weaknesses: [
            'The widths of the kelp are nowhere told in the whole of the paper, nor its age.',
            'No code.',
          ],
          keywords: ['kelp', 'sorting'],
          rating: 2.5,
          audience: true,
          nothing: null,
          extra: { colour: 'brown', length: { value: 'as long as the boat that the kelp was taken from' } },
        }),
      ),
    );
    assert.deepEqual(reviews[0]!.fields, [
      {
        name: 'Weaknesses',
        text: '- The widths of the kelp are nowhere told in the whole of the paper, nor its age.\n- No code.',
      },
      { name: 'Extra', text: 'colour: brown\nlength: as long as the boat that the kelp was taken from' },
    ]);
    assert.deepEqual(reviews[0]!.scores, [
      { name: 'Keywords', value: 'kelp; sorting' },
      { name: 'Rating', value: '2.5' },
      { name: 'Audience', value: 'true' },
    ]);
  });

  it('knows a review of a venue with names of its own by its fields, and keeps the newest version of a note', () => {
    const own = note2(
      'Assessment',
      { summary: 'It sorts kelp.', strengths: 'Fast.', rating: 4 },
      { id: 'x', mdate: 5 },
    );
    const newer = note2(
      'Assessment',
      { summary: 'It sorts all kelp.', strengths: 'Fast.', rating: 4 },
      { id: 'x', mdate: 9 },
    );
    const issue = note2('Review_Issue_Report', {
      justification: 'The reviewer has not read the paper at all, it seems.',
    });
    const gone = note2('Official_Review', { summary: 'Gone.' }, { id: 'g', ddate: 1700000000000 });
    const { reviews, others } = importReviews(JSON.stringify([own, newer, own, issue, gone]));
    assert.deepEqual(
      reviews.map(({ fields }) => fields[0]!.text),
      ['It sorts all kelp.'],
    );
    assert.deepEqual(kindsOf(others), {
      'older version of a review': 2,
      'review issue report': 1,
      'deleted review': 1,
    });
  });

  it('hides names of reviewers, whose profiles sign some exports', () => {
    const note = note2(
      'Official_Review',
      { summary: 'It sorts.', secondary_reviewer: ['~Bo_Reed1'] },
      { signatures: ['~Ada_Moss1', 'ada@kelp.example'] },
    );
    const [review] = importReviews(JSON.stringify(note)).reviews;
    assert.deepEqual(review!.reviewer, { label: null, name: 'Ada Moss', email: 'ada@kelp.example' });
    assert.doesNotMatch(readAgain(review!).source, /Ada|Moss|Reed|@/);
  });

  it('says line and reason of a broken note and reads those around it', () => {
    const review = (id: string): string =>
      JSON.stringify(note2('Official_Review', { summary: `Kelp ${id}.` }, { id }), null, 2).replaceAll(
        '\n',
        '\n  ',
      );
    const source = `[\n  ${review('a')},\n  ${review('b').replace('"forum"', 'forum')},\n  ${review('c')}\n]\n`;
    const { reviews, problems } = importReviews(source);
    assert.deepEqual(
      reviews.map(({ id }) => id),
      ['a', 'c'],
    );
    assert.equal(problems.length, 1);
    const begin = source.split('\n').findIndex((line, i) => i > 2 && line === '  {') + 1;
    assert.equal(problems[0]!.line, begin);
    assert.match(problems[0]!.reason, /2 lines below, column 5/);
  });

  it('reads what a cut-off file still holds, in lines and in a list', () => {
    const review = (id: string): string =>
      JSON.stringify(note2('Official_Review', { summary: `Kelp ${id}.` }, { id }));
    for (const source of [
      `${review('a')}\n${review('b').slice(0, 80)}\n${review('c')}`,
      `{"notes":[${review('a')},${review('c')},${review('b').slice(0, 80)}`,
    ]) {
      const { reviews, problems } = importReviews(source);
      assert.deepEqual(
        reviews.map(({ id }) => id),
        ['a', 'c'],
      );
      assert.ok(problems.length > 0);
      assert.ok(problems.every(({ line }) => line >= 1 && line <= 3));
    }
  });
});

describe('importReviews, other JSON', () => {
  it('reads reviews of the API of HotCRP, in which upper-case keys are fields', () => {
    const reviews = [
      {
        object: 'review',
        pid: 18,
        rid: 193,
        ordinal: 'A',
        rtype: 2,
        status: 'complete',
        version: 4,
        blind: true,
        reviewer: 'Ada Moss',
        reviewer_email: 'ada@kelp.example',
        modified_at: 1700000000,
        S01: 2,
        T01: 'The paper sorts kelp by its length and says so.',
        hidden_fields: ['T02'],
      },
      { object: 'review', pid: 18, rid: 194, status: 'empty' },
      { object: 'comment', pid: 18, text: 'Thanks.' },
      { object: 'comment', pid: 18, response: '1', text: 'We answer.' },
    ];
    const { format, reviews: read, others } = importReviews(JSON.stringify({ ok: true, reviews }));
    assert.equal(format, 'hotcrp-json');
    assert.deepEqual(
      read.map(({ paper, id, reviewer }) => [paper.number, id, reviewer.label]),
      [['18', '18A', 'A']],
    );
    assert.deepEqual(read[0]!.scores, [{ name: 'S01', value: '2' }]);
    assert.deepEqual(outlineOf(readAgain(read[0]!)), [
      ['other', 'T01', 'The paper sorts kelp by its length and says so.'],
    ]);
    assert.deepEqual(kindsOf(others), { 'empty review': 1, comment: 1, rebuttal: 1 });
  });

  it('reads an object whose keys are fields, and names what is none', () => {
    const { format, reviews, others } = importReviews(
      '[{"Summary": "It sorts.", "Weaknesses": ["No code."], "Rating": "6"}, {"colour": "brown"}, 7]',
    );
    assert.equal(format, 'json');
    assert.deepEqual(
      reviews.map(({ fields }) => fields.map(({ name, text }) => [name, text])),
      [
        [
          ['Summary', 'It sorts.'],
          ['Weaknesses', 'No code.'],
        ],
      ],
    );
    assert.deepEqual(kindsOf(others), {
      'object without review fields': 1,
      'value without review fields': 1,
    });
  });
});
