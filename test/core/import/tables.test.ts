import assert from 'node:assert/strict';
import { importReviews } from '../../../src/core/import/import-reviews.ts';
import { kindsOf, outlineOf, readAgain } from './round-trip.ts';

const cell = (text: string, more = ''): string =>
  `<Cell${more}><Data ss:Type="String"><![CDATA[${text}]]></Data></Cell>`;
const questions = [
  'Q1 (Please summarize the main\nclaims of the paper in your own words.)',
  'Q2 (List the strengths\nof the paper.)',
  'Q3 (Please rate the paper.)',
  'Q3 (Please rate the paper. - Value)',
  'Q4 (Comments to chairs)',
];
const header = [
  'Paper ID',
  'Paper Title',
  'Reviewer Name',
  'Reviewer Email',
  'Reviewer Number',
  'Created',
  'Last Modified',
  ...questions,
];
const row = (id: string, ...answers: string[]): string =>
  `<Row>${cell(id)}${cell('Sorting "Kelp"')}${cell('Ada Moss')}${cell('ada@kelp.example')}${cell('2')}${cell('3/13/2026 6:21:39 PM -08:00')}${cell('')}${answers.map((a) => cell(a)).join('')}</Row>`;
const workbook = (...rows: string[]): string => `<?xml version="1.0"?>
<?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
 <Worksheet ss:Name="Main Track"><Table>
  <Row>${cell('KELP 2026')}</Row>
  <Row ss:Index="3">${header.map((name) => cell(name)).join('')}</Row>
${rows.join('\n')}
 </Table></Worksheet>
</Workbook>
`;

describe('importReviews, CMT', () => {
  it('reads the sheet of reviews: header on the third row, questions over lines, choices in two columns', () => {
    const source = workbook(
      row(
        '41',
        'It sorts kelp.\n\nAnd dries it.',
        'It is fast.',
        'Weak accept',
        '3',
        'None of it is new to me, but it is well told.',
      ),
      row('42', '', '', 'Reject', '1', ''),
    );
    const { format, reviews, others, problems } = importReviews(source);
    assert.equal(format, 'cmt-xml');
    assert.deepEqual(problems, []);
    assert.deepEqual(kindsOf(others), { 'empty review': 1 });
    const [review] = reviews;
    assert.deepEqual(review!.paper, { number: '41', id: null, title: 'Sorting "Kelp"' });
    assert.equal(review!.id, '2');
    assert.equal(review!.venue, 'KELP 2026');
    assert.deepEqual(review!.reviewer, { name: 'Ada Moss', email: 'ada@kelp.example', label: null });
    assert.deepEqual(review!.scores, [{ name: 'Q3 (Please rate the paper.)', value: 'Weak accept (3)' }]);
    assert.deepEqual(review!.leftOut, ['Created']);
    const again = readAgain(review!, 'cmt-xml');
    assert.deepEqual(outlineOf(again), [
      ['summary', 'Summary (Q1)', 'It sorts kelp.'],
      ['summary', 'Summary (Q1)', 'And dries it.'],
      ['strengths', 'Strengths (Q2)', 'It is fast.'],
      ['other', 'Comments to chairs (Q4)', 'None of it is new to me, but it is well told.'],
    ]);
    assert.match(
      again.source,
      /<!-- Q1 \(Please summarize the main claims of the paper in your own words\.\) -->/,
    );
  });

  it('goes by the place that cells name, and leaves comments on cells out', () => {
    const source = workbook(
      `<Row>${cell('41')}<Cell ss:Index="8"><Data ss:Type="String">It sorts &amp; dries.</Data><Comment><ss:Data>Bo wrote this</ss:Data></Comment></Cell>${cell('It is fast.')}</Row>`,
    );
    const [review] = importReviews(source).reviews;
    assert.deepEqual(
      review!.fields.map(({ text }) => text),
      ['It sorts & dries.', 'It is fast.'],
    );
  });

  it('says the line of a row that breaks, and reads the rows around it', () => {
    const broken = row('42', 'It boils.', 'Warm.', 'Reject', '1', '').replace(
      '</Data></Cell></Row>',
      '</Cell></Row>',
    );
    const source = workbook(
      row('41', 'It sorts.', 'Fast.', '', '', ''),
      broken,
      row('43', 'It fries.', 'Hot.', '', '', ''),
    );
    const { reviews, problems } = importReviews(source);
    assert.deepEqual(
      reviews.map(({ paper }) => paper.number),
      ['41', '43'],
    );
    assert.equal(problems.length, 1);
    assert.equal(source.split('\n')[problems[0]!.line - 1], broken);
  });

  it('keeps a row with a character that XML forbids, and says it', () => {
    const source = workbook(row('41', 'It \u0002sorts.', 'Fast.', '', '', ''));
    const { reviews, problems } = importReviews(source);
    assert.deepEqual(
      reviews[0]!.fields.map(({ text }) => text),
      ['It sorts.', 'Fast.'],
    );
    assert.equal(problems.length, 1);
  });

  it('says where a file is cut off', () => {
    const whole = workbook(
      row('41', 'It sorts.', 'Fast.', '', '', ''),
      row('42', 'It boils.', 'Warm.', '', '', ''),
    );
    const { reviews, problems } = importReviews(whole.slice(0, whole.indexOf('It boils')));
    assert.deepEqual(
      reviews.map(({ paper }) => paper.number),
      ['41'],
    );
    assert.ok(problems.length > 0);
  });

  it('expands no entities of its own and no cell a billion columns away', () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "kelp"><!ENTITY b "&a;&a;&a;">]>`;
    const source = workbook(
      `<Row>${cell('41', ' ss:Index="1000000000"')}</Row>`,
      row('42', 'It sorts.', 'Fast.', '', '', '').replace('<![CDATA[It sorts.]]>', 'It &b; sorts.'),
    ).replace('<Workbook', `${bomb}<Workbook`);
    const { reviews, problems } = importReviews(source);
    assert.ok(problems.length >= 1);
    assert.ok(reviews.every(({ fields }) => fields.every(({ text }) => !text.includes('kelpkelp'))));
  });

  it('leaves the export of meta-reviews aside', () => {
    const source =
      'Paper ID,Paper Title,Meta-Reviewer Name,Meta-Reviewer Email,Q1 (Summarize.)\n4,Kelp,Ada,a@k.example,It sorts kelp.\n';
    const { reviews, others } = importReviews(source);
    assert.equal(reviews.length, 0);
    assert.deepEqual(kindsOf(others), { 'meta-review': 1 });
  });
});

describe('importReviews, CSV', () => {
  const quoted = (...cells: string[]): string =>
    cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(',');

  it('reads CMT converted to CSV, with lines above the header', () => {
    const source = [
      'KELP 2026,,,,,,,,,,,',
      quoted(...header),
      quoted(
        '41',
        'Sorting Kelp',
        'Ada Moss',
        'ada@kelp.example',
        '1',
        '',
        '',
        'It sorts.',
        'It is\nfast.',
        'Accept',
        '4',
        '',
      ),
    ].join('\r\n');
    const { format, reviews, problems } = importReviews(source);
    assert.equal(format, 'table');
    assert.deepEqual(problems, []);
    assert.equal(reviews[0]!.line, 5);
    assert.deepEqual(outlineOf(readAgain(reviews[0]!, 'table')), [
      ['summary', 'Summary (Q1)', 'It sorts.'],
      ['strengths', 'Strengths (Q2)', 'It is fast.'],
    ]);
  });

  it('reads the CSV of HotCRP, with commas, semicolons or tabs', () => {
    for (const mark of [',', ';', '\t']) {
      const source = `paper,title,review,reviewername,email,Overall merit,Paper summary,Comments for authors
18,Sorting Kelp,18A,Ada Moss,ada@kelp.example,2. Weak reject,It sorts kelp.,No widths.
18,Sorting Kelp,18B,Bo Reed,bo@kelp.example,,,
`.replaceAll(',', mark);
      const { reviews, others } = importReviews(source);
      assert.deepEqual(
        reviews.map(({ id, paper, scores }) => [id, paper.number, scores]),
        [['18A', '18', [{ name: 'Overall merit', value: '2. Weak reject' }]]],
      );
      assert.deepEqual(kindsOf(others), { 'empty review': 1 });
      assert.doesNotMatch(readAgain(reviews[0]!).source, /Moss|@/);
    }
  });

  it('says the line of a row that is broken, and reads the others', () => {
    const source = `paper,title,review,Paper summary
1,Kelp,1A,It sorts.
2,Kelp,2A,"It "sorts" badly."
3,Kelp,3A,It boils.
4,Kelp,4A,It fries.,more,cells
5,Kelp,5A,It dries.
`;
    const { reviews, problems } = importReviews(source);
    assert.deepEqual(
      reviews.map(({ id }) => id),
      ['1A', '3A', '5A'],
    );
    assert.deepEqual(
      problems.map(({ line }) => line),
      [3, 5],
    );
    const open = importReviews(
      'paper,title,review,Paper summary\n1,Kelp,1A,It sorts.\n2,Kelp,2A,"It never ends.\n3,Kelp,3A,It boils.\n',
    );
    assert.deepEqual(
      open.reviews.map(({ id }) => id),
      ['1A'],
    );
    assert.equal(open.problems.length, 1);
  });

  it('keeps a cell that a spreadsheet would take for a formula as the text that it is', () => {
    const source =
      'paper,title,review,Paper summary,Comments for authors\n1,=HYPERLINK("x"),1A,"=cmd|\'/c calc\'!A0 is what the paper calls a kelp.",-1+1 is not 0 here.\n';
    const { reviews, problems } = importReviews(source.replace('=HYPERLINK("x")', '"=HYPERLINK(""x"")"'));
    assert.deepEqual(problems, []);
    assert.equal(reviews[0]!.paper.title, '=HYPERLINK("x")');
    assert.equal(reviews[0]!.fields[0]!.text, "=cmd|'/c calc'!A0 is what the paper calls a kelp.");
  });

  it('does not take a review with commas for a table', () => {
    const { format } = importReviews('Summary\n\nThe paper, title and all, sorts kelp, algae and moss.\n');
    assert.equal(format, 'text');
  });
});
