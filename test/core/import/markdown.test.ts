import assert from 'node:assert/strict';
import fc from 'fast-check';
import { fileNames } from '../../../src/core/import/file-names.ts';
import { importReviews } from '../../../src/core/import/import-reviews.ts';
import { nobody, noPaper, type Imported } from '../../../src/core/import/imported.ts';
import { toMarkdown } from '../../../src/core/import/to-markdown.ts';
import { readAgain } from './round-trip.ts';

const blank: Imported = {
  paper: noPaper,
  id: null,
  venue: null,
  reviewer: nobody,
  fields: [],
  scores: [],
  leftOut: [],
  line: 1,
};

describe('toMarkdown', () => {
  it('keeps each text in its field, whatever the texts leave open or look like', () => {
    const line = fc.constantFrom(
      '# A heading of its own',
      '## Deeper',
      'A SETUP IN CAPITALS',
      'Underlined',
      '=====',
      '-----',
      '---',
      '...',
      '```',
      '~~~',
      '<!-- open',
      '-->',
      '$$',
      '\\[',
      '==+== Begin Review #1',
      '==*== Field',
      '==-== note',
      '> quoted',
      '- item',
      '',
      '  ',
      '----------- Framed -----------',
      '| a | b |',
      'paper: other.pdf',
      '<script>x</script>',
      '\\',
      'plain words',
    );
    const text = fc.array(line, { maxLength: 8 }).map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(text, text, text, (one, two, three) => {
        const names = ['Summary', 'Strengths', 'A field that nobody knows'];
        const fields = [one, two, three].map((own, i) => ({
          name: names[i]!,
          text: `The kelp of field ${i} opens it.\n\n${own}\n\nThe kelp of field ${i} closes it.`,
        }));
        const review = readAgain({ ...blank, fields });
        assert.equal(review.codec, 'markdown');
        assert.deepEqual(review.links, { paper: null, supplements: [] });
        const opening = review.sentences.filter(({ text: own }) => own.includes('opens it'));
        assert.deepEqual(
          opening.map(({ field }) => review.fields[field]!.role),
          ['summary', 'strengths', 'other'],
        );
        const closing = review.sentences.filter(({ text: own }) => own.includes('closes it'));
        assert.equal(closing.length, 3);
        // No known name stands in the texts: to its end a field has its own role.
        assert.deepEqual(
          closing.map(({ field }) => review.fields[field]!.role),
          ['summary', 'strengths', 'other'],
        );
      }),
      { numRuns: 300 },
    );
  });

  it('writes front matter that reads back, whatever the values hold', () => {
    const title = 'Kelp: "a" #1 --- \u2028 {x} `y` \n---\npaper: evil.pdf';
    const source = toMarkdown(
      {
        ...blank,
        paper: { number: '007', id: '- x', title: title.replace(/\s+/gu, ' ') },
        scores: [
          { name: '__proto__', value: '3: good' },
          { name: 'Rating', value: 'yes' },
          { name: 'Rating', value: '*alias' },
        ],
        fields: [{ name: 'Summary', text: 'It sorts.' }],
      },
      'openreview',
      { withNames: false },
    );
    const [again] = importReviews(source).reviews;
    assert.deepEqual(again!.paper, { number: '007', id: '- x', title: title.replace(/\s+/gu, ' ') });
    assert.equal(again!.links!.paper, null);
    assert.match(source, /__proto__: "?3: good"?\n/);
    assert.match(source, /Rating \(2\)/);
  });

  it('copies names and addresses where they are asked for, and only there', () => {
    const review: Imported = {
      ...blank,
      reviewer: { name: 'Ada Moss', email: 'ada@kelp.example', label: 'a1B2' },
      fields: [{ name: 'Summary', text: 'It sorts.' }],
    };
    assert.doesNotMatch(toMarkdown(review, 'openreview', { withNames: false }), /Ada|@/);
    assert.match(
      toMarkdown(review, 'openreview', { withNames: true }),
      /reviewer-name: Ada Moss\nreviewer-email: ada@kelp.example/,
    );
  });

  it('cannot be led out of its comment by a question', () => {
    const name = 'Q7 (What --> do you think <!-- of all the kelp in the paper --)';
    const source = toMarkdown({ ...blank, fields: [{ name, text: 'It is fine kelp.' }] }, 'cmt-xml', {
      withNames: false,
    });
    assert.equal(source.match(/-->/gu)?.length, 1);
    const review = readAgain({ ...blank, fields: [{ name, text: 'It is fine kelp.' }] });
    assert.deepEqual(
      review.sentences.map(({ text }) => text),
      ['It is fine kelp.'],
    );
  });
});

describe('fileNames', () => {
  const of = (number: string | null, id: string | null, title: string | null = null): Imported => ({
    ...blank,
    paper: { number, id: null, title },
    id,
  });

  it('are safe on every system, differ, and say paper and review', () => {
    const names = fileNames([
      of('18', '18A'),
      of('18', '18a'),
      of(null, 'Ab', '../../etc/passwd'),
      of(null, null, 'CON'),
      of(null, '../..\\x', null),
      of('1/../2', 'é?*:|"<>'),
      of(null, 'x'.repeat(500), 'Kelp '.repeat(200)),
      of(null, null),
    ]);
    assert.deepEqual(names.slice(0, 2), ['paper18-review-A.md', 'paper18-review-a-2.md']);
    assert.equal(new Set(names.map((name) => name.toLowerCase())).size, names.length);
    for (const name of names) {
      assert.match(name, /^[A-Za-z0-9][A-Za-z0-9_.-]*\.md$/);
      assert.ok(name.length <= 100 && !name.includes('..'), name);
      assert.doesNotMatch(name, /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i);
    }
  });
});

describe('importReviews, hostile input', () => {
  it('ends on any text, soon', () => {
    const sources = [
      '['.repeat(200_000),
      '{"a":'.repeat(100_000),
      `{"notes":[${'{'.repeat(50_000)}`,
      `{"notes":[{"content":${'{"value":'.repeat(400)}1${'}'.repeat(400)},"forum":"f"}]}`,
      `"paper","title","review"\n${'"'.repeat(200_000)}`,
      `<Workbook>${'<Row>'.repeat(50_000)}`,
      `<Workbook>${'<Row><Cell><Data>x</Data></Cell></Row>'.repeat(20_000)}`,
      `------- REVIEW 1 -------\n${'-'.repeat(200_000)}`,
      `Review #1A\n${'='.repeat(75)}\n${'x\n-\n'.repeat(50_000)}`,
      `==+== Begin Review #1\n${'==*== a\n'.repeat(50_000)}`,
      `Official Review by Reviewer a1B2\n${' '.repeat(100_000)}x`,
      `${'Official Review of Paper1 by '.repeat(5000)}`,
      `Official Review by Reviewer a1B2\n${`${'1  '.repeat(130)}\n`.repeat(200)}`,
      `Review #1A\n${'='.repeat(75)}\n* Reviewer: ${'a'.repeat(300_000)}`,
      'Reviewer 1\n'.repeat(20_000),
      `{"Summary": "${'\\\\'.repeat(500_000)}"}`,
      `{"Summary": "${'a'.repeat(5_000_000)}"}`,
    ];
    for (const source of sources) {
      const start = process.cpuUsage();
      const result = importReviews(source);
      const { user } = process.cpuUsage(start);
      assert.ok(user < 10_000_000, `${source.slice(0, 40)}: ${user / 1e6} s`);
      assert.ok(
        result.reviews.length + result.others.length + result.problems.length > 0,
        source.slice(0, 40),
      );
    }
  });

  it('takes keys of prototypes as names like any others', () => {
    const note =
      '{"forum":"f","invitation":"V/-/Official_Review","content":{"__proto__":"a text of more than forty letters, which is a field","constructor":"another text of more than forty letters, a field too","summary":"It sorts."}}';
    const { reviews } = importReviews(note);
    assert.deepEqual(
      reviews[0]!.fields.map(({ text }) => text.slice(0, 7)),
      ['a text ', 'another', 'It sort'],
    );
    assert.equal(({} as Record<string, unknown>)['summary'], undefined);
  });

  it('keeps markup as the text that it is', () => {
    const text =
      'It <script>alert(1)</script> sorts [kelp](command:x) and ![kelp](http://kelp.example/x.png).';
    const { reviews } = importReviews(JSON.stringify({ Summary: text }));
    assert.equal(reviews[0]!.fields[0]!.text, text);
  });
});
