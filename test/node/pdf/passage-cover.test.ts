import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PageWord } from '../../../src/core/bench/passage-cover.ts';
import { passageCover } from '../../../src/core/bench/passage-cover.ts';
import { assemblePaper } from '../../../src/core/paper/assemble.ts';
import { draftFromPdf } from '../../../src/core/paper/layout/draft-from-pdf.ts';
import { readPdfPages } from '../../../src/node/pdf/read-pages.ts';
import { pdfFixtures } from './expected.ts';
import { pageWords } from './page-words.ts';

const shared = fileURLToPath(new URL('../../../../shared/pdfs/', import.meta.url));
/** Share of the words that may differ: runs and words of formulas are cut differently. */
const most = 0.01;

async function coverOf(pdf: string): Promise<ReturnType<typeof passageCover>> {
  const pages = await readPdfPages(new Uint8Array(readFileSync(pdf)));
  const document = { path: pdf, sha256: '', format: 'pdf', pages: pages.pageCount } as const;
  return passageCover(assemblePaper([draftFromPdf(pages, document)]), pageWords(pages));
}

describe('rectangles of passages', () => {
  for (const { name, pdf, expected } of pdfFixtures()) {
    if (!expected.opens) continue;
    it(`${name}.pdf: hold the words of the passages and no others`, async () => {
      const cover = await coverOf(pdf);
      assert.ok(cover.wrong <= cover.words * most, JSON.stringify(cover.misses));
    });
  }

  it('do so in real papers', async function () {
    if (!existsSync(shared)) {
      console.log('      skipped: ../shared is not here');
      return;
    }
    this.timeout(240_000);
    for (const name of readdirSync(shared).filter((each) => /^(?!broken|scan|enc).*\.pdf$/u.test(each))) {
      const cover = await coverOf(`${shared}${name}`);
      assert.ok(cover.wrong <= cover.words * 0.03, `${name}: ${cover.wrong} of ${cover.words} words`);
    }
  });
});

describe('passageCover', () => {
  const passage = (text: string): Parameters<typeof passageCover>[0] => ({
    passages: [
      {
        id: 0,
        kind: 'text',
        text,
        context: '',
        page: 1,
        section: null,
        document: 0,
        pieces: [{ start: 0, end: text.length, page: 1, rect: [0, 0, 100, 10] }],
      },
    ],
  });
  const word = (text: string, x: number, y = 5): PageWord => ({ page: 1, text, x, y });

  it('names words outside of the rectangles and foreign words inside', () => {
    const { words, misses } = passageCover(passage('the loss falls'), [
      word('the', 10),
      word('loss', 110),
      word('rises', 50),
      word('falls', 80),
      word('falls', 80, 15),
    ]);
    assert.equal(words, 3);
    assert.deepEqual(misses, [{ passage: 0, page: 1, outside: ['loss'], foreign: ['rises'] }]);
  });

  it('takes words cut by a line end, ligatures and raised figures for the same', () => {
    const own = passage('a fine coordinate of 10^4');
    const inside = [word('a', 5), word('ﬁne', 10), word('coordi-', 20), word('nate', 30), word('of', 40)];
    assert.deepEqual(passageCover(own, [...inside, word('10', 50), word('4', 55)]).misses, []);
  });
});
