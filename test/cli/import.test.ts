import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseReview } from '../../src/core/review/parse-review.ts';
import { filesOf, paper, peerlint } from './cli.ts';

const note = (id: string, content: Record<string, string>, reviewer = 'V/Submission12/Reviewer_a1B2') => ({
  id,
  forum: 'f',
  invitations: ['V/Submission12/-/Official_Review'],
  signatures: [reviewer],
  content: Object.fromEntries(Object.entries(content).map(([key, value]) => [key, { value }])),
});
const comment = { ...note('c', { comment: 'Thanks.' }), invitations: ['V/Submission12/-/Official_Comment'] };
const review = note('r', { summary: 'LayerNet has 96 layers.', rating: '6: accept', code_of_conduct: 'Yes' });

describe('peerlint import', () => {
  it('writes one markdown file a review, which check reads, and accounts for the rest', async () => {
    const at = filesOf({ 'export.txt': JSON.stringify({ notes: [review, comment] }), 'paper.md': paper });
    const { status, out, err } = await peerlint('import', at('export.txt'), '--out', at('reviews'));
    assert.deepEqual([status, err], [0, []]);
    assert.equal(
      out,
      `${at('export.txt')}: OpenReview notes, 1 review of 1 paper\n1 file written to ${at('reviews')}\n` +
        'no reviews: comment 1\nfields not copied: Code of conduct 1\n',
    );
    const file = path.join(at('reviews'), 'paper12-review-a1B2.md');
    const [read] = parseReview(readFileSync(file, 'utf8'), { path: file, sha256: '' });
    assert.equal(read!.recognised, true);
    assert.deepEqual(
      read!.fields.map(({ role, name }) => [role, name]),
      [['summary', 'Summary']],
    );
    const checked = await peerlint('check', file, '--paper', at('paper.md'), '--no-cache');
    assert.equal(checked.status, 1);
    assert.match(checked.out, /69 layers/);
  });

  it('replaces no file without --force, and says which; the same again is no conflict', async () => {
    const at = filesOf({
      'a.json': JSON.stringify(review),
      'b.json': JSON.stringify(note('r', { summary: 'It has 70 layers.' })),
    });
    const to = ['--out', at('out')];
    await peerlint('import', at('a.json'), ...to);
    const file = path.join(at('out'), 'paper12-review-a1B2.md');
    const first = readFileSync(file, 'utf8');
    const again = await peerlint('import', at('a.json'), ...to);
    assert.equal(again.status, 0);
    assert.match(again.out, /0 files written to .*, 1 there already/);
    const other = await peerlint('import', at('b.json'), ...to);
    assert.equal(other.status, 2);
    assert.match(other.err[0]!, /paper12-review-a1B2\.md: is there already.*--force/);
    assert.equal(readFileSync(file, 'utf8'), first);
    assert.equal((await peerlint('import', at('b.json'), ...to, '--force')).status, 0);
    assert.match(readFileSync(file, 'utf8'), /70 layers/);
    assert.deepEqual(readdirSync(at('out')), ['paper12-review-a1B2.md']);
  });

  it('copies names only with --with-names', async () => {
    const csv =
      'paper,title,review,reviewername,email,Paper summary\n1,Kelp,1A,Ada Moss,ada@kelp.example,It sorts.\n';
    const at = filesOf({ 'r.csv': csv });
    const hidden = await peerlint('import', at('r.csv'), '--out', at('a'));
    assert.match(hidden.out, /not copied: --with-names/);
    assert.doesNotMatch(
      readFileSync(path.join(at('a'), 'paper1-review-A.md'), 'utf8').concat(hidden.out),
      /Ada|@/,
    );
    await peerlint('import', at('r.csv'), '--out', at('b'), '--with-names');
    assert.match(readFileSync(path.join(at('b'), 'paper1-review-A.md'), 'utf8'), /Ada Moss[\s\S]*ada@kelp/);
  });

  it('says file, line and reason of what is broken, and writes the others', async () => {
    const at = filesOf({
      'r.jsonl': `${JSON.stringify(review)}\n{"id": "x", forum}\n${JSON.stringify({ ...review, id: 's', signatures: [] })}\n`,
    });
    const { status, err } = await peerlint('import', at('r.jsonl'), '--out', at('out'));
    assert.equal(status, 2);
    assert.equal(err.length, 1);
    assert.match(
      err[0]!,
      /r\.jsonl, line 2: the value that begins here cannot be read \(column 13\)\. Mend it/,
    );
    assert.deepEqual(readdirSync(at('out')).sort(), ['paper12-review-a1B2.md', 'paper12-review-s.md']);
  });

  it('refuses in one sentence what holds no review, and writes nothing', async () => {
    const at = filesOf({
      'none.json': JSON.stringify([comment]),
      'empty.txt': '',
      'book.xlsx': 'PK\u0003\u0004xx',
      file: 'x',
    });
    for (const [name, message] of [
      ['none.json', /holds no review that can be imported \(comment 1\)/],
      ['empty.txt', /is empty/],
      ['book.xlsx', /Excel/],
      ['gone.txt', /does not exist/],
    ] as const) {
      const { status, out, err } = await peerlint('import', at(name), '--out', at('out'));
      assert.deepEqual([status, out, err.length], [2, '', 1], name);
      assert.match(err[0]!, message);
    }
    assert.equal(existsSync(at('out')), false);
    const below = await peerlint('import', at('file'), '--out', at('file/out'));
    assert.match(below.err[0]!, /is a file, or lies below one/);
    assert.match((await peerlint('import', at('none.json'))).err[0]!, /--out/);
  });

  it('keeps a draft’s link to its paper true in the new folder', async () => {
    const at = filesOf({
      'in/draft.md': '---\npaper: ../paper.md\n---\n# Summary\n\nLayerNet has 96 layers.\n',
      'paper.md': paper,
    });
    mkdirSync(at('a/b'), { recursive: true });
    await peerlint('import', at('in/draft.md'), '--out', at('a/b/out'));
    const [name] = readdirSync(at('a/b/out'));
    const checked = await peerlint('check', path.join(at('a/b/out'), name!), '--no-cache');
    assert.equal(checked.status, 1, checked.err.join());
  });

  it('writes into the folder alone, whatever the export calls its papers', async () => {
    const evil = {
      ...note('../../evil', { summary: 'It sorts kelp.' }, 'x'),
      forum: '/etc/../../evil',
      invitations: ['V/-/Official_Review'],
    };
    const at = filesOf({ 'r.json': JSON.stringify(evil), 'keep.md': 'x' });
    writeFileSync(at('evil.md'), 'x');
    await peerlint('import', at('r.json'), '--out', at('out'));
    assert.deepEqual(readdirSync(at('out')), ['etc-.-.-evil-review-evil.md']);
    assert.equal(readFileSync(at('evil.md'), 'utf8'), 'x');
  });
});
