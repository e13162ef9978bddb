import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { describe, it } from 'mocha';
import type { CheckReport } from '../../src/core/report/schema.ts';
import { fairReview, filesOf, paper, peerlint } from './cli.ts';

describe('command line: input', () => {
  const at = filesOf({
    'paper.md': paper,
    'review.md': fairReview,
    'linked.md': `---\npaper: papers/paper.md\nsupplement: papers/extra.md\n---\n${fairReview}`,
    'papers/paper.md': paper,
    'papers/extra.md': '# Supplement\n\n## Proofs\n\nThe proof of Theorem 1 is by induction.\n',
    'papers/more.md': '# More\n\n## Data\n\nThe data has two classes.\n',
    'lost.md': `---\npaper: gone.pdf\n---\n${fairReview}`,
    'empty.md': '',
    'binary.md': new Uint8Array([0, 1, 2, 3, 255, 0]),
    'empty.pdf': '',
    'fake.pdf': 'no PDF at all',
    'two.json': JSON.stringify({
      notes: ['A', 'B'].map((name) => ({
        invitations: [`V/Submission1/-/Official_Review`],
        id: name,
        forum: 'f',
        content: { summary: { value: `The paper proposes LayerNet, says ${name}. It has 69 layers.` } },
      })),
    }),
    'password.txt': 'secret\n',
  });
  mkdirSync(at('folder'));

  const check = (...args: string[]) => peerlint('check', ...args);
  const json = async (...args: string[]): Promise<CheckReport | CheckReport[]> =>
    JSON.parse((await check(...args, '--format', 'json')).out) as CheckReport | CheckReport[];

  it('checks a review against the paper named', async () => {
    const { status, out, err } = await check(at('review.md'), '--paper', at('paper.md'));
    assert.deepEqual([status, err], [0, []]);
    assert.match(out, /nothing found; \d of \d sentences checked/);
  });

  it('takes paper and supplement from front matter, relative to the review', async () => {
    const report = (await json(at('linked.md'))) as CheckReport;
    assert.deepEqual(
      report.paper.documents.map(({ path }) => path),
      [at('papers/paper.md'), at('papers/extra.md')],
    );
  });

  it('lets --paper win over front matter, its supplement included', async () => {
    const report = (await json(at('linked.md'), '--paper', at('paper.md'))) as CheckReport;
    assert.deepEqual(
      report.paper.documents.map(({ path }) => path),
      [at('paper.md')],
    );
  });

  it('takes --supplement more than once', async () => {
    const extra = ['--supplement', at('papers/extra.md'), '--supplement', at('papers/more.md')];
    const report = (await json(at('review.md'), '--paper', at('paper.md'), ...extra)) as CheckReport;
    assert.equal(report.paper.documents.length, 3);
  });

  it('prints an object for one review and a list otherwise', async () => {
    const one = await json(at('review.md'), '--paper', at('paper.md'));
    const several = await json(at('review.md'), at('linked.md'), '--paper', at('paper.md'));
    const inOneFile = await json(at('two.json'), '--paper', at('paper.md'));
    assert.ok(!Array.isArray(one));
    assert.ok(Array.isArray(several));
    assert.equal(several.length, 2);
    assert.ok(Array.isArray(inOneFile));
    assert.equal(new Set(inOneFile.map(({ review }) => review.id)).size, 2);
  });

  it('prints the readable ones of several inputs and ends with status 2', async () => {
    const { status, out, err } = await check(
      at('gone.md'),
      at('review.md'),
      '--paper',
      at('paper.md'),
      '--format',
      'json',
    );
    assert.equal(status, 2);
    assert.equal((JSON.parse(out) as CheckReport[]).length, 1);
    assert.equal(err.length, 1);
    assert.match(err[0]!, /gone\.md: does not exist\./);
  });

  const unreadable: readonly (readonly [string, string[], RegExp])[] = [
    ['a missing review', [at('gone.md'), '--paper', at('paper.md')], /gone\.md: does not exist/],
    ['a directory for a review', [at('folder'), '--paper', at('paper.md')], /folder: is a directory/],
    ['an empty review', [at('empty.md'), '--paper', at('paper.md')], /empty\.md: is empty/],
    ['a binary review', [at('binary.md'), '--paper', at('paper.md')], /binary\.md: is a binary file/],
    ['a missing paper', [at('review.md'), '--paper', at('gone.pdf')], /gone\.pdf: does not exist/],
    ['a directory for a paper', [at('review.md'), '--paper', at('folder')], /folder: is a directory/],
    ['an empty paper', [at('review.md'), '--paper', at('empty.pdf')], /empty\.pdf: is empty/],
    ['a PDF that is none', [at('review.md'), '--paper', at('fake.pdf')], /fake\.pdf: /],
    ['a binary paper', [at('review.md'), '--paper', at('binary.md')], /binary\.md: is a binary file/],
    ['no paper at all', [at('review.md')], /review\.md: names no paper\. Give --paper/],
    ['front matter that names a missing paper', [at('lost.md')], /gone\.pdf: does not exist/],
    [
      'a missing password file',
      [at('review.md'), '--paper', at('paper.md'), '--password-file', at('gone.txt')],
      /gone\.txt: cannot be read \(ENOENT\)/,
    ],
  ];
  for (const [what, args, message] of unreadable) {
    for (const format of ['text', 'json', 'sarif']) {
      it(`ends with status 2, one line and no ${format} for ${what}`, async () => {
        const { status, out, err } = await check(...args, '--format', format);
        assert.equal(status, 2);
        assert.equal(out, '');
        assert.equal(err.length, 1, err.join('\n'));
        assert.match(err[0]!, message);
      });
    }
  }

  it('prints names of files in letters that no terminal acts on', async () => {
    const names = ['two\nlines.md', 'red\u001b[31m.md', 'bell\u0007.md', 'turned\u202efdp.md', 'c1\u009b.md'];
    for (const name of names) {
      for (const args of [
        ['paper', at(name)],
        ['check', at(name), '--paper', at('paper.md')],
        ['check', at('review.md'), '--paper', at(name)],
        ['check', at('review.md'), '--paper', at('paper.md'), '--password-file', at(name)],
      ]) {
        const { status, err } = await peerlint(...args);
        assert.equal(status, 2);
        assert.equal(err.length, 1, err.join('\n'));
        assert.doesNotMatch(err[0]!, /[\p{Cc}\u202e]/u);
      }
    }
  });

  it('names an unreadable paper once, however many reviews speak of it', async () => {
    const { err } = await check(at('review.md'), at('linked.md'), '--paper', at('gone.pdf'));
    assert.equal(err.length, 1);
  });

  it('reads a password from the first line of a file', async () => {
    const { status } = await check(
      at('review.md'),
      '--paper',
      at('paper.md'),
      '--password-file',
      at('password.txt'),
    );
    assert.equal(status, 0);
  });
});
