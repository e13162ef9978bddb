import assert from 'node:assert/strict';
import { readManifest } from '../../../src/core/import/manifest.ts';
import { pairReviews, type PairableReview } from '../../../src/core/import/pairing.ts';

const paired = (reviews: readonly (string | PairableReview)[], documents: readonly string[]): unknown[] => {
  const { pairs, unpaired } = pairReviews(
    reviews.map((review) => (typeof review === 'string' ? { path: review } : review)),
    documents,
  );
  return [
    ...pairs.map(({ review, paper, by }) => [review, paper, by]),
    ...unpaired.map(({ path }) => [path, null]),
  ];
};

describe('pairReviews', () => {
  it('goes by front matter, from the review’s own folder', () => {
    const links = { paper: '../papers/kelp.pdf', supplements: ['../papers/kelp-extra.pdf'] };
    const { pairs, unused } = pairReviews(
      [{ path: 'reviews/a.md', links }],
      ['papers/kelp.pdf', 'papers/kelp-extra.pdf', 'papers/moss.pdf'],
    );
    assert.deepEqual(pairs, [
      {
        review: 'reviews/a.md',
        paper: 'papers/kelp.pdf',
        supplements: ['papers/kelp-extra.pdf'],
        by: 'front matter',
      },
    ]);
    assert.deepEqual(unused, ['papers/kelp-extra.pdf', 'papers/moss.pdf']);
  });

  it('never falls back where front matter or manifest name what is not there', () => {
    const links = { paper: '../../out.pdf', supplements: [] };
    const { pairs, unpaired } = pairReviews(
      [{ path: 'r/a.md', links }, { path: 'r/b.md' }],
      ['r/a.pdf'],
      [
        { review: 'r/b.md', paper: 'r/none.pdf', supplements: [], line: 2 },
        { review: 'r/c.md', paper: 'r/a.pdf', supplements: [], line: 3 },
      ],
    );
    assert.deepEqual(pairs, []);
    assert.deepEqual(
      unpaired.map(({ reason }) => reason),
      [
        'Its front matter names "../../out.pdf", which is not in this folder.',
        'The manifest (line 2) names "r/none.pdf", which is not there.',
      ],
    );
    const { problems } = pairReviews(
      [],
      [],
      [{ review: 'r/c.md', paper: 'a.pdf', supplements: [], line: 3 }],
    );
    assert.deepEqual(problems, [
      { line: 3, reason: 'the manifest names the review "r/c.md", which is not there.' },
    ]);
  });

  it('puts the manifest above all, and several papers for one review are none', () => {
    const documents = ['a.pdf', 'b.pdf'];
    const row = (paper: string, line: number) => ({ review: './A.md', paper, supplements: [], line });
    const review = { path: 'a.md', links: { paper: 'a.pdf', supplements: [] } };
    assert.equal(pairReviews([review], documents, [row('b.pdf', 2)]).pairs[0]!.paper, 'b.pdf');
    assert.match(
      pairReviews([review], documents, [row('b.pdf', 2), row('a.pdf', 3)]).unpaired[0]!.reason,
      /lines 2, 3/,
    );
  });

  it('goes by names: the same, or the paper’s with "review" behind it', () => {
    assert.deepEqual(
      paired(
        ['x/kelp.md', 'x/Moss-review-2.md', 'x/fern_review.txt'],
        ['x/kelp.pdf', 'x/moss.pdf', 'x/fern.pdf', 'kelp.pdf'],
      ),
      [
        ['x/kelp.md', 'x/kelp.pdf', 'same name'],
        ['x/Moss-review-2.md', 'x/moss.pdf', 'same name'],
        ['x/fern_review.txt', 'x/fern.pdf', 'same name'],
      ],
    );
  });

  it('takes the only paper of the folder, or of the nearest one above that has any', () => {
    assert.deepEqual(
      paired(
        ['p1/r1.md', 'p1/reviews/deep/r2.md', 'p2/r1.md', 'r.md'],
        ['p1/paper.pdf', 'p1/paper-supplement.pdf', 'p2/a.pdf', 'p2/b.pdf'],
      ),
      [
        ['p1/r1.md', 'p1/paper.pdf', 'only paper'],
        ['p1/reviews/deep/r2.md', 'p1/paper.pdf', 'only paper'],
        ['p2/r1.md', null],
        ['r.md', null],
      ],
    );
  });

  it('goes by numbers in names', () => {
    const papers = ['conf26-paper18.pdf', '19.pdf', '20_Sorting_Kelp.pdf', 'submission_021.pdf', '180.pdf'];
    assert.deepEqual(
      paired(
        ['review18A.txt', 'review19r193.txt', 'paper20-review-a1B2.md', '21_R1.md', 'review5.md'],
        papers,
      ),
      [
        ['review18A.txt', 'conf26-paper18.pdf', 'number in the name'],
        ['review19r193.txt', '19.pdf', 'number in the name'],
        ['paper20-review-a1B2.md', '20_Sorting_Kelp.pdf', 'number in the name'],
        ['21_R1.md', 'submission_021.pdf', 'number in the name'],
        ['review5.md', null],
      ],
    );
  });

  it('goes by number, id and title of the front matter', () => {
    const papers = ['18.pdf', 'in/xYz12-_a.pdf', '7_Sorting_Kelp_by_Its_Length_and_Wei.pdf', 'xyz12-_a.pdf'];
    assert.deepEqual(
      paired(
        [
          { path: 'r/1.md', number: '0018' },
          { path: 'r/2.md', id: 'xYz12-_a' },
          { path: 'r/3.md', title: 'Sorting Kelp by Its Length and Weight' },
          { path: 'r/4.md', number: '99' },
        ],
        papers,
      ),
      [
        ['r/1.md', '18.pdf', 'paper number'],
        ['r/2.md', 'in/xYz12-_a.pdf', 'paper id'],
        ['r/3.md', '7_Sorting_Kelp_by_Its_Length_and_Wei.pdf', 'title'],
        ['r/4.md', null],
      ],
    );
  });

  it('says which papers fit where several do, and takes no paper that says it is another', () => {
    const both = pairReviews([{ path: 'paper18-review-A.md' }], ['a/paper18.pdf', 'b/18.pdf']);
    assert.deepEqual(both.unpaired, [
      {
        path: 'paper18-review-A.md',
        reason: 'Several papers fit (number in the name): a/paper18.pdf, b/18.pdf.',
      },
    ]);
    const other = pairReviews([{ path: 'r.md', number: '19' }], ['paper18.pdf']);
    assert.deepEqual(other.unpaired, [{ path: 'r.md', reason: 'No file is named after paper 19.' }]);
  });

  it('gives a paper its supplements', () => {
    const { pairs, unused } = pairReviews(
      [{ path: 'x/paper1-review-A.md' }, { path: 'y/r.md' }],
      ['x/paper1.pdf', 'x/paper1_supp.pdf', 'x/paper2.pdf', 'y/main.pdf', 'y/supplementary_material.pdf'],
    );
    assert.deepEqual(
      pairs.map(({ supplements }) => supplements),
      [['x/paper1_supp.pdf'], ['y/supplementary_material.pdf']],
    );
    assert.deepEqual(unused, ['x/paper2.pdf']);
  });

  it('compares names in any case and any composition of letters', () => {
    assert.deepEqual(paired(['Mu\u0308ller.md'], ['m\u00fcller.pdf', 'other.pdf']), [
      ['Mu\u0308ller.md', 'm\u00fcller.pdf', 'same name'],
    ]);
  });
});

describe('readManifest', () => {
  it('reads CSV and JSON', () => {
    const rows = [
      { line: 2, review: 'r/a.md', paper: 'p/kelp.pdf', supplements: ['p/s1.pdf', 'p/s2.pdf'] },
      { line: 3, review: 'r/b.md', paper: 'p/moss.pdf', supplements: [] },
    ];
    assert.deepEqual(
      readManifest('review,paper,supplement\nr\\a.md,./p/kelp.pdf,p/s1.pdf; p/s2.pdf\nr/b.md,p/moss.pdf,\n'),
      { rows, problems: [] },
    );
    const json =
      '[\n{"review": "r/a.md", "paper": "p/kelp.pdf", "supplements": ["p/s1.pdf", "p/s2.pdf"]},\n{"review": "r/b.md", "paper": "p/moss.pdf"}]';
    assert.deepEqual(readManifest(json), { rows, problems: [] });
  });

  it('names lines that cannot be used', () => {
    const { rows, problems } = readManifest(
      'review,paper\na.md,\n../b.md,p.pdf\nc.md,/etc/passwd\nd.md,p.pdf\n',
    );
    assert.deepEqual(
      rows.map(({ review }) => review),
      ['d.md'],
    );
    assert.deepEqual(problems, [
      { line: 2, reason: 'the line does not name both a review and a paper.' },
      { line: 3, reason: '"../b.md" lies outside of the folder.' },
      { line: 4, reason: '"/etc/passwd" lies outside of the folder.' },
    ]);
    assert.match(readManifest('a,b\n1,2\n').problems[0]!.reason, /"review" and "paper"/);
  });
});
