import assert from 'node:assert/strict';
import { resolveLink } from '../../../src/extension/linking/resolve-link.ts';
import type { LinkInput } from '../../../src/extension/linking/resolve-link.ts';

/** A disk with these files. */
function disk(...files: string[]) {
  return {
    exists: (file: string) => Promise.resolve(files.includes(file)),
    list: (folder: string) =>
      Promise.resolve(files.filter((f) => f.startsWith(`${folder}/`)).map((f) => f.slice(folder.length + 1))),
  };
}

function input(
  over: Partial<LinkInput> & { paper?: string; recognised?: boolean; supplements?: string[] } = {},
): LinkInput {
  const { paper = null, recognised = false, supplements = [], ...rest } = over;
  return {
    path: '/w/r.md',
    links: { paper, supplements, recognised },
    chosen: null,
    folder: '/w',
    trusted: true,
    ...rest,
  };
}

describe('resolveLink', () => {
  it('follows front matter relative to the draft, with its supplements', async () => {
    const link = await resolveLink(
      input({ path: '/w/d/r.md', paper: '../p/x.pdf', supplements: ['s.pdf'] }),
      disk('/w/p/x.pdf'),
    );
    assert.deepEqual(link, {
      kind: 'linked',
      paper: '/w/p/x.pdf',
      supplements: ['/w/d/s.pdf'],
      reason: 'front-matter',
    });
  });

  it('says which file is missing instead of taking another', async () => {
    const link = await resolveLink(input({ paper: 'x.pdf', recognised: true }), disk('/w/r.pdf'));
    assert.deepEqual(link, { kind: 'missing', paper: '/w/x.pdf', reason: 'front-matter' });
  });

  it('takes the PDF of the same base name, also where there are others', async () => {
    const link = await resolveLink(input(), disk('/w/a.pdf', '/w/r.PDF'));
    assert.ok(link.kind === 'linked');
    assert.deepEqual([link.paper, link.reason], ['/w/r.PDF', 'same-name']);
  });

  it('takes the only PDF beside a recognised review', async () => {
    const link = await resolveLink(input({ recognised: true }), disk('/w/a.pdf', '/w/notes.md'));
    assert.ok(link.kind === 'linked');
    assert.deepEqual([link.paper, link.reason], ['/w/a.pdf', 'review-form']);
  });

  it('offers several PDFs and takes none of them', async () => {
    const link = await resolveLink(input({ recognised: true }), disk('/w/b.pdf', '/w/a.pdf'));
    assert.deepEqual(link, { kind: 'none', candidates: ['/w/a.pdf', '/w/b.pdf'] });
  });

  it('offers the PDF beside a file that is not recognised as a review', async () => {
    assert.deepEqual(await resolveLink(input(), disk('/w/a.pdf')), {
      kind: 'none',
      candidates: ['/w/a.pdf'],
    });
  });

  for (const name of ['README.md', 'readme.txt', 'CHANGELOG.md', 'CONTRIBUTING.md', 'LICENSE']) {
    it(`leaves ${name} beside a PDF alone although it looks like a review`, async () => {
      const link = await resolveLink(input({ path: `/w/${name}`, recognised: true }), disk('/w/a.pdf'));
      assert.equal(link.kind, 'none');
    });
  }

  it('obeys the user’s choice before everything else', async () => {
    const chosen = { paper: '/z/c.pdf', frontMatter: 'x.pdf' };
    const link = await resolveLink(
      input({ paper: 'x.pdf', chosen }),
      disk('/z/c.pdf', '/w/x.pdf', '/w/r.pdf'),
    );
    assert.ok(link.kind === 'linked');
    assert.deepEqual([link.paper, link.reason], ['/z/c.pdf', 'chosen']);
  });

  it('obeys front matter that was written after the choice', async () => {
    const chosen = { paper: '/z/c.pdf', frontMatter: null };
    const link = await resolveLink(input({ paper: 'x.pdf', chosen }), disk('/z/c.pdf', '/w/x.pdf'));
    assert.ok(link.kind === 'linked');
    assert.equal(link.paper, '/w/x.pdf');
  });

  it('reads no file outside the folder for front matter in a workspace that is not trusted', async () => {
    const files = disk('/etc/secret.md', '/w/x.pdf', '/wide/x.pdf');
    for (const paper of ['/etc/secret.md', '../etc/secret.md', '../wide/x.pdf']) {
      assert.equal((await resolveLink(input({ paper, trusted: false }), files)).kind, 'not-trusted', paper);
    }
    const beside = await resolveLink(input({ paper: 'x.pdf', trusted: false }), files);
    assert.equal(beside.kind, 'linked');
    const supplement = input({ paper: 'x.pdf', supplements: ['/etc/secret.md'], trusted: false });
    assert.equal((await resolveLink(supplement, files)).kind, 'not-trusted');
  });

  it('links an untitled draft by absolute front matter or choice alone', async () => {
    const files = disk('/w/a.pdf', '/a.pdf');
    const untitled = { path: null, folder: null, recognised: true };
    assert.deepEqual(await resolveLink(input(untitled), files), { kind: 'none', candidates: [] });
    assert.equal((await resolveLink(input({ ...untitled, paper: '/a.pdf' }), files)).kind, 'linked');
    assert.equal((await resolveLink(input({ ...untitled, paper: 'a.pdf' }), files)).kind, 'missing');
    const chosen = { paper: '/a.pdf', frontMatter: null };
    assert.equal((await resolveLink(input({ ...untitled, chosen }), files)).kind, 'linked');
  });
});
