/**
 * `tsx scripts/gold/make-gold.ts DRAFTS`: turns plain-text drafts (NAME.txt, see drafts.ts; never in the repository)
 * into test/gold/pdf/NAME.json, which holds hashes alone. Needs pdftotext for the boxes.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import type { GoldFile } from '../../src/core/bench/gold-file.ts';
import { readGoldFile } from '../../src/core/bench/gold-file.ts';
import { goldFurniture, goldHeading, goldRow, goldSentence } from '../../src/core/bench/gold-items.ts';
import { goldHash, goldLetters } from '../../src/core/bench/gold-text.ts';
import type { Draft } from './drafts.ts';
import { readDraft } from './drafts.ts';
import type { Word } from './words.ts';
import { boxOf, byLines, findWords, wordsOf } from './words.ts';

const [drafts] = process.argv.slice(2);
if (drafts === undefined) throw new Error('Name the folder of the drafts.');
const out = fileURLToPath(new URL('../../test/gold/pdf/', import.meta.url));
mkdirSync(out, { recursive: true });
const style = await resolveConfig(out);
for (const file of readdirSync(drafts)
  .filter((name) => name.endsWith('.txt'))
  .sort()) {
  const name = file.slice(0, -'.txt'.length);
  const gold = goldOf(name, readDraft(readFileSync(path.join(drafts, file), 'utf8')));
  const json = await format(JSON.stringify(gold), { ...style, parser: 'json' });
  readGoldFile(json);
  writeFileSync(path.join(out, `${name}.json`), json);
}

function goldOf(name: string, draft: Draft): GoldFile {
  const pdf = createHash('sha256').update(readFileSync(draft.pdf)).digest('hex');
  const salt = goldHash('gold', pdf);
  const pages = new Map<number, Word[]>();
  const words = (page: number): Word[] => {
    if (!pages.has(page)) pages.set(page, wordsOf(draft.pdf, page, draft.range));
    return pages.get(page)!;
  };
  const box = (page: number, text: string): GoldFile['paragraphs'][number]['box'] => {
    const own = words(page);
    for (const order of [own, byLines(own), byLines(own, true)]) {
      const found = findWords(order, goldLetters(text));
      if (found !== null) return boxOf(order.slice(...found));
    }
    return null;
  };
  return {
    name,
    pdf,
    salt,
    tables: draft.tables.map(({ page, rows }) => ({
      page,
      rows: rows.map((cells) =>
        goldRow(salt, cells, box(page, cells.filter((cell) => !cell.startsWith('?')).join(' '))),
      ),
    })),
    headings: draft.listed
      ? draft.headings.map(({ page, level, number, title }) =>
          goldHeading(
            salt,
            page,
            /^\d$/u.test(level) ? Number(level) : null,
            number === '-' ? null : number,
            title,
            level === 'r',
          ),
        )
      : null,
    paragraphs: draft.paragraphs.map(({ page, lastPage, sentences }) => ({
      page,
      lastPage,
      box: paragraphBox(words(page), sentences),
      sentences: sentences.map(({ text, optional }) => goldSentence(salt, text, optional)),
    })),
    pages: draft.pages.map(({ page, items, lines }) => ({
      page,
      furniture: items.map(({ kind, text, optional }) => goldFurniture(salt, kind, text, optional)),
      lines,
    })),
  };
}

/** Around the sentences that could be placed on the paragraph's first page. */
function paragraphBox(
  words: readonly Word[],
  sentences: readonly { readonly text: string }[],
): GoldFile['paragraphs'][number]['box'] {
  const found = sentences.flatMap(({ text }) => {
    const range = findWords(words, goldLetters(text));
    return range === null ? [] : words.slice(...range);
  });
  return found.length === 0 ? null : boxOf(found);
}
