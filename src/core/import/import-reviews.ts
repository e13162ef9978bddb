import { readFrontMatter } from '../review/front-matter.ts';
import { isHotcrpForm } from '../review/hotcrp-form.ts';
import { looksLikeJson } from '../review/json-form.ts';
import { readCsv } from './csv-rows.ts';
import { importEasychair, isEasychair } from './easychair.ts';
import { importForumPage, isForumPage } from './forum-page.ts';
import { importHotcrpForm } from './hotcrp-form.ts';
import { importHotcrpText, isHotcrpText } from './hotcrp-text.ts';
import type { ImportResult } from './imported.ts';
import { importJson } from './json-reviews.ts';
import { importText } from './plain-text.ts';
import { headerIndex, readReviewTable } from './review-table.ts';
import { readSpreadsheetXml } from './spreadsheet-xml.ts';

/** Excel's XML of 2003, behind whatever may stand before the first element. */
const workbook =
  /^\s*(?:<\?[^>]*\?>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^[>]*(?:\[[^\]]*\])?\s*>\s*)*<(?:\w+:)?Workbook[\s>]/u;

/**
 * Reads all reviews of a file that a review system has exported, that came by mail, or that was copied from a page. The
 * format is told by the content, whatever the file is called. What is no review is listed in `others`, what cannot be
 * read in `problems`; nothing is left out in silence. Never throws.
 * @param source the decoded file without its byte order mark
 */
export function importReviews(source: string): ImportResult {
  if (looksLikeJson(source)) return importJson(source);
  if (workbook.test(source.slice(0, 5000))) return importSheets(source);
  if (isHotcrpForm(source)) return { format: 'hotcrp-form', ...importHotcrpForm(source) };
  if (isHotcrpText(source)) return { format: 'hotcrp-text', ...importHotcrpText(source) };
  if (isEasychair(source)) return { format: 'easychair', ...importEasychair(source) };
  const table = importTable(source);
  if (table) return table;
  // A draft that was linked to its paper by hand is one review, whatever it quotes.
  const drafted = readFrontMatter(source).length > 0;
  if (!drafted && isForumPage(source)) return { format: 'forum-page', ...importForumPage(source) };
  return { format: 'text', ...importText(source), problems: [] };
}

/** A CSV file whose first rows name its columns; null for any other text. */
function importTable(source: string): ImportResult | null {
  // The heading decides, and may be long: CMT writes whole questions there.
  const start = source.slice(0, 200_000);
  if (!/[,;\t]/u.test(start.slice(0, 5000)) || headerIndex(readCsv(start).rows.slice(0, 10)) < 0) return null;
  const { rows, problems } = readCsv(source);
  const table = readReviewTable(rows, null);
  return { format: 'table', ...table, problems: [...problems, ...table.problems] };
}

function importSheets(source: string): ImportResult {
  const { sheets, problems } = readSpreadsheetXml(source);
  const tables = sheets
    .filter(({ rows }) => rows.length > 0)
    .map(({ rows }) => {
      const first = rows[0]!.cells.filter((cell) => cell.trim() !== '');
      return readReviewTable(rows, headerIndex(rows) > 0 && first.length === 1 ? first[0]! : null);
    });
  if (tables.length === 0 && problems.length === 0)
    problems.push({ line: 1, reason: 'the workbook has no sheet with rows.' });
  return {
    format: 'cmt-xml',
    reviews: tables.flatMap(({ reviews }) => reviews),
    others: tables.flatMap(({ others }) => others),
    problems: [...problems, ...tables.flatMap((table) => table.problems)],
  };
}
