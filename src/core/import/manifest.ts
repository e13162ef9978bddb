import { readCsv } from './csv-rows.ts';
import { oneLine } from './clean-text.ts';
import type { ImportProblem } from './imported.ts';
import { readJsonElements } from './json-elements.ts';
import { memberOf, stringOf, stringsOf } from './json-values.ts';
import type { ManifestRow } from './pairing.ts';
import { resolveIn } from './pairing-names.ts';

/**
 * Reads a manifest: CSV with the columns "review" and "paper" (and "supplement", several with ";" between them), or
 * JSON, a list of objects with these keys. Paths are relative to the manifest, which lies at the top of the folder; one
 * that leads out of the folder is a problem, as is a line without both.
 */
export function readManifest(source: string): { rows: ManifestRow[]; problems: ImportProblem[] } {
  const rows: ManifestRow[] = [];
  const problems: ImportProblem[] = [];
  const add = (line: number, review: string, paper: string, supplements: readonly string[]): void => {
    const paths = [review, paper, ...supplements].map((name) => resolveIn('', name.trim()));
    const outside = [review, paper, ...supplements].find((_, i) => paths[i] === null);
    if (review.trim() === '' || paper.trim() === '')
      problems.push({ line, reason: 'the line does not name both a review and a paper.' });
    else if (outside !== undefined)
      problems.push({ line, reason: `"${oneLine(outside)}" lies outside of the folder.` });
    else
      rows.push({
        line,
        review: paths[0]!,
        paper: paths[1]!,
        supplements: paths.slice(2).map((path) => path!),
      });
  };
  if (/^\s*[[{]/u.test(source)) readJson(source, add, problems);
  else readTable(source, add, problems);
  return { rows, problems };
}

type Add = (line: number, review: string, paper: string, supplements: readonly string[]) => void;

function readJson(source: string, add: Add, problems: ImportProblem[]): void {
  const read = readJsonElements(source);
  for (const { node, line } of read.elements) {
    const supplements = [
      ...stringsOf(memberOf(node, 'supplement')),
      ...stringsOf(memberOf(node, 'supplements')),
    ];
    const reviews = [...stringsOf(memberOf(node, 'review')), ...stringsOf(memberOf(node, 'reviews'))];
    const paper = stringOf(memberOf(node, 'paper')) ?? '';
    for (const review of reviews.length > 0 ? reviews : ['']) add(line, review, paper, supplements);
  }
  problems.push(...read.problems);
}

function readTable(source: string, add: Add, problems: ImportProblem[]): void {
  const { rows, problems: broken } = readCsv(source);
  problems.push(...broken);
  const [header, ...body] = rows;
  const names = (header?.cells ?? []).map((name) => oneLine(name).toLowerCase());
  const [review, paper] = [names.indexOf('review'), names.indexOf('paper')];
  if (review < 0 || paper < 0) {
    problems.push({
      line: header?.line ?? 1,
      reason: 'the first row does not name the columns "review" and "paper".',
    });
    return;
  }
  const supplement = names.findIndex((name) => /^supplements?$/u.test(name));
  for (const { line, cells } of body) {
    const named = supplement < 0 ? [] : (cells[supplement] ?? '').split(';').map((name) => name.trim());
    add(line, cells[review] ?? '', cells[paper] ?? '', named.filter(Boolean));
  }
}
