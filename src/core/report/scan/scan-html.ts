import { coarseTypes } from '../../findings/finding.ts';
import { placeOf } from '../place.ts';
import { countsOf, coverageOf, notesOf, told } from './counts.ts';
import { escapeHtml as text } from './escape-html.ts';
import { scanStyle } from './scan-style.ts';
import type { ScanResults } from './scan-output.ts';
import { skipKinds, type ScanFinding, type ScanRow } from './scan-row.ts';

/** Neither scripts nor anything from elsewhere may load, whatever a review holds. */
const policy = "default-src 'none'; style-src 'unsafe-inline'";

/** One page that needs nothing else: a table of the reviews, then the findings of each with the paper's own words. */
export async function* htmlText(results: ScanResults): AsyncGenerator<string> {
  const { rows, skipped, tool } = results;
  yield (
    '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n' +
    `<meta http-equiv="Content-Security-Policy" content="${policy}">\n` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="referrer" content="no-referrer">\n' +
    `<title>PeerLint: scan of reviews</title>\n<style>${scanStyle}</style>\n</head>\n<body>\n<h1>Scan of reviews</h1>\n`
  );
  const total = { warning: 0, information: 0, hint: 0 };
  let reviews = 0;
  for await (const { row } of rows()) {
    if (reviews === 0) yield tableHead();
    reviews += 1;
    const { bySeverity } = countsOf(row);
    for (const severity of ['warning', 'information', 'hint'] as const)
      total[severity] += bySeverity[severity];
    yield tableRow(row, reviews);
  }
  if (reviews > 0) yield '</tbody>\n</table>\n';
  yield `<p>${reviews} ${reviews === 1 ? 'review' : 'reviews'} checked: ${told(total)}. ${skipped.length} skipped. PeerLint ${text(tool.version)}. A finding is a claim that the paper speaks against; read the quotation before you act on it.</p>\n`;
  if (skipped.length > 0) {
    yield '<h2>Skipped</h2>\n<ul>\n';
    for (const { path, kind, reason } of skipped)
      yield `<li><b>${text(path)}</b> (${skipKinds[kind]}): ${text(reason)}</li>\n`;
    yield '</ul>\n';
  }
  let at = 0;
  for await (const { row } of rows()) {
    at += 1;
    yield reviewSection(row, at);
  }
  yield '</body>\n</html>\n';
}

function tableHead(): string {
  const heads = ['Paper', 'Review', 'Warnings', 'Information', 'Hints', ...coarseTypes, 'Answered'];
  return `<table>\n<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>\n<tbody>\n`;
}

function tableRow(row: ScanRow, at: number): string {
  const { bySeverity, byType, answered } = countsOf(row);
  const counts = [
    ...[bySeverity.warning, bySeverity.information, bySeverity.hint],
    ...coarseTypes.map((type) => byType[type]),
    answered,
  ];
  const cells = counts.map((n) => `<td class="n">${n === 0 ? '·' : n}</td>`).join('');
  return `<tr><td>${text(row.paper.title ?? row.paper.path)}</td><td><a href="#r${at}">${nameOf(row)}</a></td>${cells}</tr>\n`;
}

function nameOf({ review }: ScanRow): string {
  return text(review.id === '1' ? review.path : `${review.path} (${review.id})`);
}

function reviewSection(row: ScanRow, at: number): string {
  const { paper, settings, detector } = row;
  const notes = notesOf(row).map((note) => `<li>${text(note)}</li>`);
  return (
    `<section id="r${at}">\n<h2>${nameOf(row)}</h2>\n` +
    `<p class="of">${text(paper.title ?? '')} (${text(paper.path)}). ${told(countsOf(row).bySeverity)}; ${coverageOf(row)}; ${detector}, ${settings.threshold}.</p>\n` +
    (notes.length === 0 ? '' : `<ul class="notes">${notes.join('')}</ul>\n`) +
    row.findings.map((finding) => findingArticle(row, finding)).join('') +
    '</section>\n'
  );
}

function findingArticle({ paper }: ScanRow, finding: ScanFinding): string {
  const { severity, type, line, column, context, start, end, sentence, reason, evidence, absence } = finding;
  const paths = paper.documents.map(({ path }) => path);
  // The mark inside of the sentence; a sentence that was cut may end before it.
  const from = Math.min(Math.max(0, start - sentence.start), context.length);
  const to = Math.min(Math.max(from, end - sentence.start), context.length);
  const claim = `${text(context.slice(0, from))}<mark>${text(context.slice(from, to))}</mark>${text(context.slice(to))}`;
  const quotes = evidence.map((quote) => {
    const place = placeOf({ ...quote }, paths);
    return `<blockquote>${text(quote.text)}${place === '' ? '' : `<footer>${text(place)}</footer>`}</blockquote>\n`;
  });
  return (
    `<article class="${severity}">\n<h3>${severity} · ${type ?? 'already answered'}${absence ? ' · false absence' : ''} · line ${line}, column ${column}</h3>\n` +
    `<p class="claim">${claim}</p>\n<p>${text(reason)}</p>\n${quotes.join('')}</article>\n`
  );
}
