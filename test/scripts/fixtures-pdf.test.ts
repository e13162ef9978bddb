/** What the PDF fixtures are said to show is what pdf.js, without this project's reader, finds on their pages. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readPages, squash } from './fixtures-pdf-text.ts';

interface Said {
  page: number;
  text: string;
}
interface Expected {
  opens: boolean;
  error?: 'empty' | 'invalid' | 'password';
  password?: string;
  pages?: number;
  pagesWithoutText?: number[];
  failedPages?: number[];
  title?: string;
  headings?: { number: string | null; title: string; page: number }[];
  captions?: { kind: string; number: string; text: string; page: number }[];
  tables?: { number: string; page: number; rows: string[][] }[];
  equations?: { number: string; page: number }[];
  references?: { author: string; year: string }[];
  sentences?: Said[];
  footnotes?: Said[];
  furniture?: Said[];
  hidden?: (Said & { how: string })[];
  lineNumbers?: { first: number; last: number; step: number; perPage: number[] };
  lines?: (Said & { number: number })[];
}

const root = new URL('../fixtures/', import.meta.url);
const names = readdirSync(new URL('pdf/', root)).filter((name) => name.endsWith('.pdf'));
const papers = [...names.map((name) => `pdf/${name}`), 'sample/paper.pdf'];
const expectation = (path: string): Expected =>
  JSON.parse(readFileSync(new URL(path.replace(/pdf$/, 'expected.json'), root), 'utf8')) as Expected;

describe('PDF fixtures', () => {
  for (const path of papers) {
    const expected = expectation(path);
    if (!expected.opens) {
      it(`${path} does not open: ${expected.error}`, async () => {
        const name = expected.error === 'password' ? 'PasswordException' : 'InvalidPDFException';
        await assert.rejects(readPages(new URL(path, root)), { name });
        if (expected.password === undefined) return;
        assert.equal((await readPages(new URL(path, root), { password: expected.password })).length, 1);
      });
      continue;
    }
    it(`${path} shows what its expectations say, on the pages named`, async () => {
      // Line numbers are the only text of less than 8 points in the copies that have them.
      const options = { failed: expected.failedPages ?? [], height: expected.lines ? 8 : 0 };
      const pages = (await readPages(new URL(path, root), options)).map(squash);
      assert.equal(pages.length, expected.pages);
      const gone = pages.flatMap((page, i) => (page === '' ? [i + 1] : []));
      assert.deepEqual(gone, [...(expected.pagesWithoutText ?? []), ...(expected.failedPages ?? [])]);
      const on = (page: number, text: string): void =>
        assert.ok(pages[page - 1]!.includes(squash(text)), `p. ${page}: ${text}`);

      if (expected.title !== undefined) on(1, expected.title);
      for (const { number, title, page } of expected.headings ?? []) on(page, `${number ?? ''}${title}`);
      const said = ['captions', 'sentences', 'footnotes', 'furniture', 'lines'] as const;
      for (const { page, text } of said.flatMap((kind): Said[] => expected[kind] ?? [])) on(page, text);
      for (const { page, rows } of expected.tables ?? []) for (const row of rows) on(page, row.join(''));
      for (const { page, number } of expected.equations ?? []) on(page, `(${number})`);
      for (const { author, year } of expected.references ?? []) {
        assert.ok(
          pages.some((page) => page.includes(author) && page.includes(year)),
          author,
        );
      }
    });
  }

  it('number the lines of review copies without a gap, each beside its text', async () => {
    for (const [name, digits] of [
      ['review-lines', 3],
      ['review-lines5', 1],
    ] as const) {
      const pages = (await readPages(new URL(`pdf/${name}.pdf`, root))).map(squash);
      const { lines, lineNumbers } = expectation(`pdf/${name}.pdf`);
      const { first, last, step, perPage } = lineNumbers!;
      const numbers = Array.from({ length: (last - first) / step + 1 }, (_, i) => first + i * step);
      assert.deepEqual(
        lines!.map(({ number }) => number),
        numbers,
      );
      assert.deepEqual(
        perPage.map((_, i) => lines!.filter(({ page }) => page === i + 1).length),
        perPage,
      );
      for (const { page, text, number } of lines!) {
        // The package writes the number right after the line, whichever margin it is set in.
        assert.ok(
          pages[page - 1]!.includes(squash(text) + String(number).padStart(digits, '0')),
          `${number}: ${text}`,
        );
      }
    }
  });

  it('hide text in the four ways that are named, three of which pdf.js hands out as text', async () => {
    const [page] = await readPages(new URL('pdf/hidden-text.pdf', root));
    const hidden = expectation('pdf/hidden-text.pdf').hidden!;
    assert.deepEqual(
      hidden.map(({ how }) => how),
      ['white', 'tiny', 'invisible', 'off-page'],
    );
    assert.deepEqual(
      hidden.map(({ text }) => squash(page!).includes(squash(text))),
      [true, true, true, false],
    );
  });

  it('hold Chinese and Japanese that cannot be read without character maps', async () => {
    const pages = await readPages(new URL('pdf/cjk.pdf', root), { maps: false });
    assert.deepEqual(pages, ['', '']);
  });

  it('stay small and each come with expectations', () => {
    const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    const total = files.reduce(
      (sum, { parentPath, name }) => sum + statSync(`${parentPath}/${name}`).size,
      0,
    );
    assert.ok(total < 3e6, String(total));
    const listed = files.map(({ name }) => name).filter((name) => name.endsWith('.expected.json'));
    assert.equal(listed.length, papers.length);
  });

  it('say in one sentence which program is missing to make them', () => {
    const script = fileURLToPath(new URL('../../scripts/make-fixtures.mjs', import.meta.url));
    const { status, stderr } = spawnSync(process.execPath, [script, 'sample'], {
      env: { PATH: '/nowhere' },
      encoding: 'utf8',
    });
    assert.equal(status, 2);
    assert.match(
      stderr,
      /^make-fixtures: pdflatex is missing: install it, on Debian with "apt-get install .*"\.\n$/,
    );
  });
});
