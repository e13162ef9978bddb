import assert from 'node:assert/strict';
import { InputError } from '../../../src/core/input-error.ts';
import { parseReview } from '../../../src/core/review/parse-review.ts';
import { sourceRange } from '../../../src/core/review/source-range.ts';
import { outline, readOne, texts, withoutSentence } from './read.ts';

const meta = { path: 'review.json', sha256: 'abc' };

describe('parseReview, JSON', () => {
  it('reads strings and lists as fields, numbers as ratings', () => {
    const source =
      '{\n  "Summary": "It learns. It is fast.",\n  "Strengths": ["Simple.", "Cheap."],\n  "Soundness": 3,\n  "Decision": "Reject",\n  "Ethical Concerns": false\n}';
    const review = readOne(source);
    assert.deepEqual(outline(review), [
      ['summary', 'Summary', 'It learns.'],
      ['summary', 'Summary', 'It is fast.'],
      ['strengths', 'Strengths', 'Simple.'],
      ['strengths', 'Strengths', 'Cheap.'],
    ]);
    assert.deepEqual(
      review.fields.map(({ role, name, start, end }) => [role, name, source.slice(start, end)]),
      [
        ['summary', 'Summary', 'It learns. It is fast.'],
        ['strengths', 'Strengths', '"Simple.", "Cheap."'],
        ['rating', 'Soundness', '3'],
        ['rating', 'Decision', '"Reject"'],
        ['ethics', 'Ethical Concerns', 'false'],
      ],
    );
    assert.equal(review.codec, 'json');
    assert.equal(review.recognised, true);
  });

  it('maps through escapes, and holds headings and lists inside a string', () => {
    const source = String.raw`{"strengths_and_weaknesses": "**Strengths**\n- A \"caf\u00e9\" \ud83d\ude00.\n\n**Weaknesses**\n- No $\\alpha$ value."}`;
    const review = readOne(source);
    assert.deepEqual(outline(review), [
      ['strengths', 'Strengths', 'A "café" 😀.'],
      ['weaknesses', 'Weaknesses', 'No $\\alpha$ value.'],
    ]);
    const [first] = review.sentences;
    const cafe = sourceRange(first!, 3, 7);
    assert.equal(source.slice(cafe.start, cafe.end), 'caf\\u00e9');
    const quoted = sourceRange(first!, 2, 8);
    assert.equal(source.slice(quoted.start, quoted.end), '\\"caf\\u00e9\\"');
  });

  it('removes a list element with its comma and leaves valid JSON', () => {
    const source =
      '{"Weaknesses": [\n  "No code.",\n  "Too slow. Too dear.",\n  "No data."\n], "Questions": ["Why?"], "Summary": "It sorts."}';
    const review = readOne(source);
    const after = review.sentences.map((sentence) => {
      const { Weaknesses, Questions, Summary } = JSON.parse(withoutSentence(review, sentence)) as Record<
        string,
        unknown
      >;
      return [Weaknesses, Questions, Summary];
    });
    assert.deepEqual(after, [
      [['Too slow. Too dear.', 'No data.'], ['Why?'], 'It sorts.'],
      [['No code.', 'Too dear.', 'No data.'], ['Why?'], 'It sorts.'],
      [['No code.', 'Too slow.', 'No data.'], ['Why?'], 'It sorts.'],
      [['No code.', 'Too slow. Too dear.'], ['Why?'], 'It sorts.'],
      [['No code.', 'Too slow. Too dear.', 'No data.'], [], 'It sorts.'],
      [['No code.', 'Too slow. Too dear.', 'No data.'], ['Why?'], ''],
    ]);
  });

  it('reads OpenReview notes of both API versions, in all their containers', () => {
    const note2 = {
      id: 'r2',
      forum: 'p',
      invitations: [
        'ICLR.cc/2026/Conference/Submission1/-/Official_Review',
        'ICLR.cc/2026/Conference/-/Edit',
      ],
      signatures: ['ICLR.cc/2026/Conference/Submission1/Reviewer_a1B2'],
      content: {
        summary: { value: 'It learns.' },
        rating: { value: 6 },
        code_of_conduct: { value: 'Yes, I agree to it all the way down.' },
      },
    };
    const note1 = {
      id: 'r1',
      forum: 'p',
      invitation: 'ICLR.cc/2022/Conference/Paper1/-/Official_Review',
      content: { summary_of_the_paper: 'It sorts.', main_review: 'No proof.' },
    };
    const rebuttal = {
      id: 'x',
      forum: 'p',
      invitations: ['V/-/Rebuttal'],
      content: { rebuttal: { value: 'We disagree with all of the reviewers here.' } },
    };
    const meta2 = {
      id: 'm',
      forum: 'p',
      invitations: ['V/-/Meta_Review'],
      content: { metareview: { value: 'Reject.' } },
    };
    const submission = {
      id: 'p',
      forum: 'p',
      invitations: ['V/-/Submission'],
      content: { title: { value: 'T' }, abstract: { value: 'We sort in a new way that nobody has tried.' } },
      details: { replies: [note2, rebuttal] },
    };
    const cases: [string, [string, string[]][]][] = [
      [JSON.stringify(note2), [['r2', ['It learns.']]]],
      [
        JSON.stringify([note1, note2, rebuttal, meta2]),
        [
          ['r1', ['It sorts.', 'No proof.']],
          ['r2', ['It learns.']],
        ],
      ],
      [JSON.stringify({ notes: [rebuttal, note1] }), [['r1', ['It sorts.', 'No proof.']]]],
      [JSON.stringify([submission], null, 1), [['r2', ['It learns.']]]],
      [
        `${JSON.stringify(note1)}\n${JSON.stringify(note2)}\n`,
        [
          ['r1', ['It sorts.', 'No proof.']],
          ['r2', ['It learns.']],
        ],
      ],
      [JSON.stringify({ notes: [rebuttal] }), []],
    ];
    for (const [source, expected] of cases) {
      const found = parseReview(source, meta).map((review) => [review.id, texts(review)]);
      assert.deepEqual(found, expected, source.slice(0, 60));
    }
  });

  it('numbers reviews without ids and keeps repeated ids apart', () => {
    const flat = parseReview('[{"Summary": "A."}, {"Summary": "B."}]', meta);
    assert.deepEqual(
      flat.map(({ id }) => id),
      ['1', '2'],
    );
    const note = { id: 'n', forum: 'f', invitation: 'V/-/Review', content: { review: 'It is fine.' } };
    assert.deepEqual(
      parseReview(JSON.stringify([note, note]), meta).map(({ id }) => id),
      ['n', 'n-2'],
    );
  });

  it('takes duplicate keys, nested objects, empty strings, null and short unknown values as they come', () => {
    const source =
      '{"Summary": "A.", "Summary": "B.", "Weaknesses": "", "Questions": [], "Strengths": null, "extra": {"Comments": "C."}, "reviewer": "A person with a rather long name and title.", "tag": "short"}';
    const review = readOne(source);
    assert.deepEqual(texts(review), ['A.', 'B.', 'C.']);
    assert.deepEqual(withoutSentence(review, review.sentences[1]!), source.replace('"B."', '""'));
  });

  it('reads any long string of an unknown form as text', () => {
    const review = readOne(
      '{"Q3_free_text": "The table on the last page contradicts the abstract.", "n": 3}',
    );
    assert.deepEqual(outline(review), [
      ['other', 'Q3 free text', 'The table on the last page contradicts the abstract.'],
    ]);
    assert.equal(review.recognised, false);
  });

  it('refuses JSON that does not parse, with the place', () => {
    assert.throws(
      () => parseReview('{\n  "Summary": "A."\n  "Rating": 3\n}', meta),
      (error) =>
        error instanceof InputError &&
        /^review\.json: is not valid JSON \(line 3, column 3\)\./.test(error.message),
    );
    assert.throws(() => parseReview('{"Summary": "A', meta), InputError);
    assert.throws(
      () => parseReview(`${'[{"a":'.repeat(600)}1${'}]'.repeat(600)}`, meta),
      /nested too deeply/,
    );
  });

  it('takes text that only starts with a bracket for text', () => {
    assert.deepEqual(texts(readOne('[Summary] The paper is short.')), ['[Summary] The paper is short.']);
    assert.deepEqual(texts(readOne('{x} is undefined.')), ['{x} is undefined.']);
    assert.deepEqual(texts(readOne('[1] is not cited.')), ['[1] is not cited.']);
  });

  it('reads fields whose keys begin like a setting, and leaves the settings out', () => {
    const content = {
      paper_summary: 'It sorts kelp by length.',
      key_questions_for_authors: 'Why by length?',
      paper_formatting_concerns: 'The margins of the second page are too narrow to hold its notes.',
      paper_id: 'A paper is never a claim, however long the name of it may be.',
      secondary_reviewer: 'A person who also read the paper, with a name of forty letters.',
    };
    const review = readOne(JSON.stringify({ id: 'r', invitation: 'V/-/Official_Review', content }));
    assert.deepEqual(
      outline(review).map(([role, , text]) => [role, text]),
      [
        ['summary', 'It sorts kelp by length.'],
        ['questions', 'Why by length?'],
        ['other', 'The margins of the second page are too narrow to hold its notes.'],
      ],
    );
  });
});
