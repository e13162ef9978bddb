import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InputError } from '../../src/core/input-error.ts';
import type { Paper } from '../../src/core/paper/model.ts';
import { PaperStore } from '../../src/node/cache/paper-store.ts';
import { LockedError } from '../../src/node/locked-error.ts';
import { readPaper } from '../../src/node/read-paper.ts';

const fixtures = join(import.meta.dirname, '../fixtures');
const pdf = (name: string): string => join(fixtures, 'pdf', `${name}.pdf`);

describe('readPaper', () => {
  let folder: string;
  const write = (name: string, content: string | Uint8Array): string => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'peerlint-paper-'));
  });
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('reads a PDF with its hash and pages', async () => {
    const path = pdf('typography');
    const paper = await readPaper({ paper: path });
    const sha256 = createHash('sha256').update(readFileSync(path)).digest('hex');
    assert.deepEqual(paper.documents, [{ path, sha256, format: 'pdf', pages: 1 }]);
    assert.equal(paper.title, 'Efficient Office Workflows: A Difficult Classification');
  });

  it('tells the format by content where the name does not tell', async () => {
    const path = join(folder, 'download');
    copyFileSync(pdf('typography'), path);
    assert.equal((await readPaper({ paper: path })).documents[0]?.format, 'pdf');
    const text = write('paper', 'We train a small model. It works.');
    assert.equal((await readPaper({ paper: text })).documents[0]?.format, 'text');
  });

  it('takes supplements into the same paper', async () => {
    const main = write('main.md', '# T\n\n## 1 Intro\n\nProofs are in the supplementary material.\n');
    const more = write('more.txt', 'PROOFS\n\nThe proof is short.\n');
    assert.equal((await readPaper({ paper: main })).supplementMissing, true);
    const paper = await readPaper({ paper: main, supplements: [more, pdf('typography')] });
    assert.deepEqual(
      paper.documents.map(({ format, pages }) => [format, pages]),
      [
        ['markdown', null],
        ['text', null],
        ['pdf', 1],
      ],
    );
    assert.equal(paper.supplementMissing, false);
    assert.ok(paper.passages.some(({ document, page }) => document === 2 && page === 1));
  });

  it('opens an encrypted PDF with its password', async () => {
    const paper = await readPaper({ paper: pdf('encrypted-user'), password: 'user' });
    assert.equal(paper.documents[0]?.pages, 1);
    assert.equal(paper.locked, true);
  });

  it('needs no password, right or wrong, for a PDF that opens without one', async () => {
    for (const password of ['wrong', 'owner'])
      for (const name of ['encrypted-owner', 'typography']) {
        const { documents, locked } = await readPaper({ paper: pdf(name), password });
        assert.deepEqual([documents[0]?.format, locked], ['pdf', undefined], name);
      }
  });

  it('opens each locked document with the password for it', async () => {
    const copy = join(folder, 'locked.pdf');
    writeFileSync(copy, Buffer.concat([readFileSync(pdf('encrypted-user')), Buffer.from('\n')]));
    const files = { paper: pdf('encrypted-user'), supplements: [copy] };
    const password = (path: string) => (path === copy ? undefined : 'user');
    await assert.rejects(readPaper({ ...files, password }), (error) => {
      assert.ok(error instanceof LockedError);
      assert.deepEqual([error.file, error.wrong], [copy, false]);
      return true;
    });
    await readPaper({ ...files, password: () => 'user' });
  });

  it('tries each of several passwords', async () => {
    const paper = await readPaper({ paper: pdf('encrypted-user'), password: ['one', 'user', 'two'] });
    assert.equal(paper.documents[0]?.pages, 1);
    await assert.rejects(readPaper({ paper: pdf('encrypted-user'), password: ['one', 'two'] }), LockedError);
    await assert.rejects(readPaper({ paper: pdf('encrypted-user'), password: [] }), /Give its password/);
  });

  it('reads a file once that is given twice, and says so, also where the paper was kept', async () => {
    const store = new PaperStore({ folder: join(folder, 'twice'), version: 'test' });
    const [main, more] = [pdf('typography'), write('extra.md', '## Proofs\n\nThe proof is short.\n')];
    const again = write('again.md', readFileSync(more));
    const plain = await readPaper({ paper: main, supplements: [more], store });
    for (const paper of [
      await readPaper({ paper: main, supplements: [main, more, again] }),
      await readPaper({ paper: main, supplements: [main, more, again], store }),
    ]) {
      assert.deepEqual(paper.documents, plain.documents);
      assert.deepEqual(paper.sections, plain.sections);
      assert.deepEqual(
        paper.warnings.filter(({ kind }) => kind === 'supplement-repeated').map(({ text }) => text),
        [
          'The supplement typography.pdf is the same file as the paper and was left out.',
          'The supplement again.md is the same file as the supplement extra.md and was left out.',
        ],
      );
    }
    assert.deepEqual((await readPaper({ paper: main, supplements: [more], store })).warnings, plain.warnings);
  });

  it('is the same paper whatever a venue does to the file', async () => {
    const body = '# A Title\n\n## Abstract\n\nWe train a small model on two sets and it works well.\n';
    const plain = await readPaper({ paper: write('plain.md', body) });
    const copy = await readPaper({
      paper: write('copy.md', body.replace('small', 'SMALL').replace('well.', 'well')),
    });
    assert.notEqual(copy.documents[0]?.sha256, plain.documents[0]?.sha256);
    assert.equal(copy.key, plain.key);
  });

  it('decodes UTF-8 with a byte order mark, UTF-16 and Windows-1252', async () => {
    const text = 'Das Café hat 12 Gäste.';
    const files = [
      write('bom.txt', `\uFEFF${text}`),
      write('utf16.txt', Buffer.from(`\uFEFF${text}`, 'utf16le')),
      write('latin.txt', Buffer.from(text, 'latin1')),
    ];
    for (const paper of files) {
      const { passages } = await readPaper({ paper });
      assert.deepEqual(
        passages.map((each) => each.text),
        [text],
        paper,
      );
    }
  });

  const refusals: readonly [what: string, path: () => string, problem: RegExp][] = [
    ['a missing file', () => join(folder, 'missing.pdf'), /does not exist/],
    ['a directory', () => folder, /is a directory/],
    ['an empty file', () => write('empty.md', ''), /is empty/],
    ['an empty PDF', () => pdf('empty'), /is empty/],
    ['a text without words', () => write('blank.md', ' \n\n 12 \n'), /no words/],
    ['a binary file', () => write('binary.md', new Uint8Array([80, 75, 3, 4, 0, 0, 1, 2])), /binary/],
    ['a text named .pdf', () => write('text.pdf', 'this is no PDF'), /is a text file, not a PDF/],
    ['Markdown named .pdf', () => write('mark.pdf', '# Title\n\nCafé.\n'), /is a text file, not a PDF/],
    [
      'a web page named .pdf',
      () => write('page.pdf', '\uFEFF\n<!-- made by hand -->\n<!DOCTYPE html>\n<html><body>Log in.'),
      /is a web page, not a PDF\. Log in/,
    ],
    [
      'a web page in XML named .pdf',
      () => write('xml.pdf', '<?xml version="1.0"?>\n<html xmlns="x">Log in.</html>'),
      /is a web page, not a PDF/,
    ],
    [
      'text of comments alone, at once',
      () => write('comments.pdf', `${'<!-- no --> '.repeat(5000)}no page`),
      /is a text file, not a PDF/,
    ],
    ['a web page', () => write('page.html', '<html lang="en"><p>Log in.'), /is a web page, not a paper/],
    [
      'a PDF without its head',
      () => write('headless.pdf', '1 0 obj\n<< /Type /Catalog >>\nendobj\nstartxref\n0\n%%EOF\n'),
      /is damaged or not a PDF/,
    ],
    ['a truncated PDF', () => pdf('truncated'), /damaged/],
    ['an encrypted PDF', () => pdf('encrypted-user'), /is encrypted/],
    ['a scan', () => pdf('scan'), /images only/],
  ];
  for (const [what, path, problem] of refusals) {
    it(`refuses ${what} with a sentence that names the file and the mend`, async () => {
      const paper = path();
      await assert.rejects(readPaper({ paper }), (error) => {
        assert.ok(error instanceof InputError);
        assert.equal(error.file, paper);
        assert.match(error.message, problem);
        assert.match(error.mend, /^\p{Lu}.*\.$/u);
        assert.ok(!error.message.includes('\n'));
        return true;
      });
    });
  }

  it('refuses a wrong password', async () => {
    await assert.rejects(readPaper({ paper: pdf('encrypted-user'), password: 'no' }), /password is wrong/);
  });

  it('names the supplement that cannot be read', async () => {
    const main = write('ok.md', 'Some words.');
    const supplements = [join(folder, 'gone.pdf')];
    await assert.rejects(
      readPaper({ paper: main, supplements }),
      /gone\.pdf: does not exist\. Check the path of the supplement\.$/,
    );
  });

  it('refuses a file without permission', async function () {
    // Root may read everything, and Windows has other permissions.
    if (process.platform === 'win32' || process.getuid?.() === 0) this.skip();
    const path = write('locked.md', 'words');
    chmodSync(path, 0);
    await assert.rejects(readPaper({ paper: path }), /may not be read/);
  });

  it('refuses what is no regular file', async function () {
    if (process.platform === 'win32') this.skip();
    await assert.rejects(readPaper({ paper: '/dev/null' }), /not a regular file/);
    mkdirSync(join(folder, 'paper.pdf'));
    await assert.rejects(readPaper({ paper: join(folder, 'paper.pdf') }), /is a directory/);
  });

  describe('before it is known what a reader does not see', () => {
    const planted = /Ignore all previous instructions/;

    it('gives the paper early, with what may prove hidden, and then without it', async () => {
      const early: string[] = [];
      const steps = new Set<string>();
      const paper = await readPaper({
        paper: pdf('hidden-text'),
        onEarly: (each) => early.push(JSON.stringify(each.blocks)),
        onPage: (stage, page, pages) => steps.add(`${stage} ${page} of ${pages}`),
      });
      assert.equal(early.length, 1);
      assert.match(early[0]!, planted);
      assert.doesNotMatch(JSON.stringify(paper.blocks), planted);
      for (const step of steps) assert.match(step, /^(?:text|look) 1 of 1$/);
    });

    it('gives it with its supplements, or not at all', async () => {
      const early: number[] = [];
      const onEarly = (paper: Paper) => early.push(paper.documents.length);
      await readPaper({ paper: pdf('typography'), supplements: [pdf('hidden-text')], onEarly });
      assert.deepEqual(early, [2]);
      const text = write('s.md', '# Supplement\n\nWe train for ten epochs.');
      await readPaper({ paper: pdf('typography'), supplements: [text], onEarly });
      assert.deepEqual(early, [2]);
    });

    it('gives nothing early of a file that is refused', async () => {
      const early: Paper[] = [];
      const onEarly = (paper: Paper) => early.push(paper);
      await assert.rejects(readPaper({ paper: pdf('scan'), onEarly }), InputError);
      assert.deepEqual(early, []);
    });
  });

  describe('with a store', () => {
    const inStore = (name: string) => new PaperStore({ folder: join(folder, name), version: 'test' });
    const kept = (name: string): string[] =>
      readdirSync(join(folder, name)).filter((file) => file.endsWith('.paper'));
    const names = ['onecolumn', 'rotated-table', 'review-lines', 'hidden-text', 'cjk', 'broken-page'];

    it('finds paper and supplements again, the same in all', async () => {
      const files = {
        paper: pdf(names[0]!),
        supplements: [...names.slice(1).map(pdf), write('s.md', '# More')],
      };
      const plain = await readPaper(files);
      const store = inStore('same');
      assert.deepEqual(await readPaper({ ...files, store }), plain);
      assert.equal(kept('same').length, 1);
      assert.deepEqual(await readPaper({ ...files, store }), plain);
    });

    it('takes what it kept, under another name too, and not where a supplement has changed', async () => {
      const store = inStore('taken');
      const found: boolean[] = [];
      const spy = Object.assign(Object.create(store) as PaperStore, {
        get: async (...asked: Parameters<PaperStore['get']>) => {
          const paper = await store.get(...asked);
          found.push(paper !== null);
          return paper;
        },
        put: (paper: Paper) => store.put(paper),
      });
      const supplements = [write('more.md', '## Old\n\nText.')];
      await readPaper({ paper: pdf('typography'), supplements, store: spy });
      const copy = join(folder, 'copy.pdf');
      copyFileSync(pdf('typography'), copy);
      const paper = await readPaper({ paper: copy, supplements, store: spy });
      assert.equal(paper.documents[0]?.path, copy);
      write('more.md', '## New\n\nText.');
      const { sections } = await readPaper({ paper: copy, supplements, store: spy });
      assert.equal(sections.at(-1)?.title, 'New');
      assert.deepEqual(found, [false, true, false]);
    });

    it('keeps nothing of a paper that is locked, nor of what was read together with it', async () => {
      mkdirSync(join(folder, 'secret'));
      const store = inStore('secret');
      await readPaper({ paper: pdf('encrypted-user'), password: 'user', store });
      const together = await readPaper({
        paper: pdf('typography'),
        supplements: [pdf('encrypted-user')],
        password: 'user',
        store,
      });
      assert.deepEqual(kept('secret'), []);
      assert.equal(together.locked, true);
      await assert.rejects(readPaper({ paper: pdf('encrypted-user'), store }), /is encrypted/);
    });

    it('keeps a paper whose encryption only forbids printing: it opens for anyone', async () => {
      const store = inStore('owner');
      await readPaper({ paper: pdf('encrypted-owner'), store });
      assert.equal(kept('owner').length, 1);
    });

    it('keeps no text files, which are read as fast', async () => {
      mkdirSync(join(folder, 'text'));
      const store = inStore('text');
      await readPaper({ paper: write('plain.md', '# A Title\n\nWe train.'), store });
      assert.deepEqual(kept('text'), []);
    });

    it('gives no early paper of what it finds', async () => {
      mkdirSync(join(folder, 'early'));
      const store = inStore('early');
      await readPaper({ paper: pdf('hidden-text'), store });
      const early: Paper[] = [];
      await readPaper({ paper: pdf('hidden-text'), store, onEarly: (paper) => early.push(paper) });
      assert.deepEqual(early, []);
    });

    it('keeps no failure', async () => {
      mkdirSync(join(folder, 'failure'));
      const store = inStore('failure');
      await assert.rejects(readPaper({ paper: pdf('scan'), store }), InputError);
      assert.deepEqual(kept('failure'), []);
    });

    it('reads anew what is damaged in the store', async () => {
      const store = inStore('damaged');
      const first = await readPaper({ paper: pdf('typography'), store });
      const [name] = kept('damaged');
      writeFileSync(join(folder, 'damaged', name!), 'junk');
      assert.deepEqual(await readPaper({ paper: pdf('typography'), store }), first);
      assert.ok(readFileSync(join(folder, 'damaged', name!)).length > 100);
    });
  });
});
