import type { GoldFile, GoldPage, GoldRow, GoldSentence } from './gold-file.ts';
import { edge } from './gold-file.ts';
import { headingForm } from './gold-headings.ts';
import { goldHash, goldLetters, normalizeGold } from './gold-text.ts';

/** A table row from its cells as printed, empty ones left out; "?CELL" may be missing. */
export function goldRow(salt: string, cells: readonly string[], box: GoldRow['box'] = null): GoldRow {
  const sure = cells.filter((cell) => !cell.startsWith('?'));
  return {
    box,
    cells: cells.map((cell) => {
      const hash = goldHash(salt, normalizeGold(cell.replace(/^\?/u, '')));
      return cell.startsWith('?') ? `?${hash}` : hash;
    }),
    text: goldHash(salt, normalizeGold(sure.join(' '))),
  };
}

/** A heading from its title without number. */
export function goldHeading(
  salt: string,
  page: number,
  level: number | null,
  number: string | null,
  title: string,
  runIn = false,
): NonNullable<GoldFile['headings']>[number] {
  return { page, level, number, title: goldHash(salt, headingForm(title)), runIn };
}

export function goldSentence(salt: string, text: string, optional = false): GoldSentence {
  const letters = goldLetters(text);
  return {
    letters: letters.length,
    all: goldHash(salt, letters),
    head: goldHash(salt, letters.slice(0, edge)),
    tail: goldHash(salt, letters.slice(-edge)),
    optional,
  };
}

/** One printed line that is no part of the paper's text. */
export function goldFurniture(
  salt: string,
  kind: string,
  text: string,
  optional = false,
): GoldPage['furniture'][number] {
  const letters = goldLetters(text);
  return { kind, letters: letters.length, text: goldHash(salt, letters), optional };
}
