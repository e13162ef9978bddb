import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { namedReview } from '../../../src/node/scan/look-at-file.ts';
import { planScan } from '../../../src/node/scan/plan-scan.ts';
import { fairReview, filesOf, paper } from '../../cli/cli.ts';

const note = (number: number, text: string) => ({
  id: `n${number}`,
  forum: `f${number}`,
  invitations: [`V/Submission${number}/-/Official_Review`],
  content: { summary: { value: text }, weaknesses: { value: 'It is slow.' }, rating: { value: '6: accept' } },
});

describe('plan of a scan', () => {
  it('tells reviews, papers and other texts apart, and pairs them', async () => {
    const at = filesOf({
      'a/paper.md': paper,
      'a/review.txt': 'LayerNet has 69 layers.\n',
      'a/todo.txt': 'Call the chairs.\n',
      'a/empty.txt': '',
      'b/x.md': paper,
      'b/y.md': paper,
      'b/x-review-A.md': fairReview,
      'b/linked.md': `---\npaper: y.md\n---\n\n${fairReview}`,
      'b/latin.txt': new Uint8Array([0x4e, 0xe9, 0x65, 0x0a]),
    });
    const { papers, skipped } = await planScan(at(''));
    assert.deepEqual(
      papers.map(({ paper: name, reviews }) => [name, reviews.map((one) => [one.path, one.pairedBy])]),
      [
        ['a/paper.md', [['a/review.txt', 'only paper']]],
        ['b/x.md', [['b/x-review-A.md', 'same name']]],
        ['b/y.md', [['b/linked.md', 'front matter']]],
      ],
    );
    assert.deepEqual(
      skipped.map(({ path, kind }) => [path, kind]),
      [['b/latin.txt', 'unreadable']],
    );
    assert.match(skipped[0]!.reason, /^It is not UTF-8 text \(line 1\)\. Save it with the encoding UTF-8\.$/);
  });

  it('pairs each review of an export with its own paper', async () => {
    const at = filesOf({
      'export.json': JSON.stringify([note(7, 'It has 69 layers.'), note(9, 'It has 70.'), note(5, 'Good.')]),
      'paper7.md': paper,
      'paper9.md': paper,
    });
    const { papers, skipped } = await planScan(at(''));
    assert.deepEqual(
      papers.map(({ paper: name, reviews }) => [name, reviews.map(({ id }) => id)]),
      [
        ['paper7.md', ['n7']],
        ['paper9.md', ['n9']],
      ],
    );
    assert.deepEqual(
      skipped.map(({ path, kind }) => [path, kind]),
      [['export.json', 'unpaired']],
    );
  });

  it('follows a manifest, and says which of its lines fit nothing', async () => {
    const at = filesOf({
      'manifest.csv': 'review,paper\nr/one.md,p/b.md\nr/gone.md,p/a.md\n',
      'p/a.md': paper,
      'p/b.md': paper,
      'r/one.md': 'LayerNet has 69 layers.\n',
    });
    const { papers, skipped } = await planScan(at(''));
    assert.deepEqual(
      papers.map(({ paper: name, reviews }) => [name, reviews[0]!.path, reviews[0]!.pairedBy]),
      [['p/b.md', 'r/one.md', 'manifest']],
    );
    assert.deepEqual(
      skipped.map(({ path, kind }) => [path, kind]),
      [
        ['manifest.csv', 'unreadable'],
        ['p/a.md', 'unused'],
      ],
    );
  });

  it('gives each paper to exactly one part', async () => {
    const files = Array.from({ length: 12 }, (_, i) => [
      [`${i}/paper.md`, paper],
      [`${i}/review.md`, fairReview],
    ]).flat();
    const at = filesOf(Object.fromEntries(files) as Record<string, string>);
    const parts = await Promise.all(
      [1, 2, 3].map((index) => planScan(at(''), { index, count: 3 }).then(({ papers }) => papers)),
    );
    assert.ok(parts.every((part) => part.length > 0));
    assert.equal(new Set(parts.flat().map((one) => one.paper)).size, 12);
    assert.equal(parts.flat().length, 12);
  });

  it('knows reviews by their names', () => {
    for (const name of [
      'review.md',
      'a/review-2.txt',
      'paper18-review-A.txt',
      'review18A.txt',
      'reviewer2.md',
    ])
      assert.ok(namedReview(name), name);
    for (const name of [
      'paper.md',
      'reviewer-guidelines.md',
      'preview.md',
      'paper18-review-form.txt',
      'README.md',
    ])
      assert.ok(!namedReview(name), name);
  });
});
