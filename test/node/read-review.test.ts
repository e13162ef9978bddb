import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InputError } from '../../src/core/input-error.ts';
import { readReviewFile } from '../../src/node/read-review.ts';

describe('readReviewFile', () => {
  const folder = mkdtempSync(join(tmpdir(), 'peerlint-review-'));
  after(() => rmSync(folder, { recursive: true }));

  function file(name: string, content: string | Uint8Array): string {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  }

  const utf16be = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le').swap16();

  it('reads text, its path and the hash of its bytes', async () => {
    const path = file('a.md', 'Strengths:\n- Fast — ok.\n');
    const [review] = await readReviewFile(path);
    assert.equal(review?.path, path);
    assert.equal(review.sha256, createHash('sha256').update('Strengths:\n- Fast — ok.\n').digest('hex'));
    assert.deepEqual(
      review.sentences.map(({ text, start }) => [text, start]),
      [['Fast — ok.', 13]],
    );
  });

  it('drops the byte order mark and decodes UTF-16 that has one; line ends stay', async () => {
    const text = 'Strengths:\r\n- Schön.\r\n';
    for (const bytes of [
      Buffer.from(`\ufeff${text}`),
      Buffer.from(`\ufeff${text}`, 'utf16le'),
      utf16be(text),
    ]) {
      const [review] = await readReviewFile(file('bom.txt', bytes));
      assert.equal(review?.source, text);
      assert.equal(text.slice(review.sentences[0]!.start, review.sentences[0]!.end), 'Schön.');
    }
  });

  it('refuses what is no review in one line that names the file and the mend', async () => {
    const cases: [string, string, RegExp][] = [
      ['missing', join(folder, 'none.md'), /does not exist\. Check/],
      ['below a file', join(file('f.md', 'A b.'), 'x.md'), /does not exist/],
      ['directory', folder, /is a directory\. Give the review file itself/],
      ['empty', file('empty.md', ''), /is empty/],
      ['blank', file('blank.md', ' \n\t\n'), /is empty/],
      ['only a mark', file('bom.md', '\ufeff'), /is empty/],
      ['PDF', file('swapped.md', '%PDF-1.7\n%\u00e2\u00e3'), /is a PDF, not a review\. .*--paper/],
      ['PDF behind stray bytes', file('stray.pdf', '\n%PDF-1.4\n1 0 obj'), /is a PDF/],
      [
        'Word',
        file('review.docx', Buffer.from('504b030414000600', 'hex')),
        /Word.*Save the review as plain text/,
      ],
      ['RTF', file('review.rtf', '{\\rtf1 text}'), /RTF/],
      ['binary', file('a.bin', Buffer.from([1, 2, 0, 255, 254, 0])), /is a binary file/],
      ['zeros', file('zeros.txt', Buffer.alloc(64)), /is a binary file/],
      ['UTF-16 without mark', file('u16.txt', Buffer.from('The paper.', 'utf16le')), /is a binary file/],
      [
        'Latin-1',
        file('latin.txt', Buffer.from('ok.\nSchön.\n', 'latin1')),
        /is not UTF-8 text \(line 2\)\. Save it/,
      ],
      ['broken JSON', file('broken.json', '{"Summary": "A.",}'), /is not valid JSON \(line 1, column 18\)/],
      ['JSON without a review', file('none.json', '{"notes": []}'), /holds no review text/],
      ['headings alone', file('heads.md', '## Strengths\n\n## Weaknesses\n'), /holds no review text/],
      [
        'blank form',
        file('form.txt', '==+== X Review Form\n==*== Comments\n\n==+== End Review\n'),
        /holds no review text/,
      ],
    ];
    for (const [name, path, message] of cases) {
      await assert.rejects(
        readReviewFile(path),
        (error) => {
          assert.ok(error instanceof InputError, `${name}: ${String(error)}`);
          assert.match(error.message, message, name);
          assert.ok(error.message.startsWith(`${path}: `), name);
          assert.doesNotMatch(error.message, /\n/, name);
          return true;
        },
        name,
      );
    }
  });

  it('refuses a file that is too large, also one without an end', async () => {
    await assert.rejects(
      readReviewFile(file('large.txt', 'a '.repeat(17 * 1024 * 1024))),
      /is larger than 32 MB/,
    );
    if (process.platform !== 'win32')
      await assert.rejects(readReviewFile('/dev/zero'), /is larger than 32 MB/);
  });

  it('names a file that may not be read', async function () {
    if (process.platform === 'win32' || process.getuid?.() === 0) this.skip();
    const path = file('locked.md', 'A b.');
    chmodSync(path, 0);
    await assert.rejects(readReviewFile(path), /permission is denied/);
  });

  it('reads standard input', () => {
    const module = new URL('../../src/node/read-review.ts', import.meta.url).href;
    const script = `const { readReviewFile } = await import(${JSON.stringify(module)});
      try { for (const r of await readReviewFile('-')) console.log(r.path + ' ' + r.sentences.map((s) => s.text).join('|')); }
      catch (error) { console.log(error.message); }`;
    const run = (input: string): string =>
      spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
        input,
        encoding: 'utf8',
      }).stdout.trim();
    assert.equal(run('It is fast. It is small.'), '- It is fast.|It is small.');
    assert.match(run(''), /^standard input: is empty\./);
  });
});
