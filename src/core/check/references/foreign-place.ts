import type { Anchor } from '../../evidence/anchors.ts';
import type { Paper } from '../../paper/model.ts';

/** A citation: "[4]", "Oakes et al.", "(Oakes, 2019)", "Oakes (2019)". */
const citation =
  /\[\d{1,3}(?:\s*[,;–-]\s*\d{1,3})*[\],]|\bet al\b|\([^()]{0,60}\b(?:19|20)\d\d[a-z]?\b|\p{Lu}[\p{L}'’-]+ \((?:19|20)\d\d/u;
/** Marks of a line of a bibliography. */
const bibliographic =
  /\b(?:arXiv|doi|https?:|vol\.|pp\.|proceedings|proc\. of)|^\W*(?:\[\d{1,3}\]|\d{1,2}\.)\s*\p{Lu}[^?!]{0,80}[,.] ?\(?(?:19|20)\d\d\b/iu;
/** Words that a citation may stand from a place and still say whose place it is, in characters. */
const reach = 30;

/**
 * True where the sentence, or the paper itself, gives the place to another work: a citation stands beside it, the
 * sentence is a line of a bibliography, or the place stands alone in square brackets.
 */
export function isOfCitedWork(text: string, { mention, end }: Anchor): boolean {
  if (bibliographic.test(text)) return true;
  const last = Math.max(end, mention.end);
  if (/\[(?:see )?$/u.test(text.slice(0, mention.start)) && /^\s*\]/u.test(text.slice(last))) return true;
  const before = text.slice(Math.max(0, mention.start - reach), mention.start);
  const behind = text.slice(last, last + reach);
  return citation.test(before.replace(/^.*[;?!] /u, '')) || citation.test(behind.replace(/[;?!] .*$/u, ''));
}

/** True where the paper quotes numbered statements of this kind from other works: "Theorem 4 of Oakes et al.". */
export function quotesForeign(paper: Paper, { kind, word }: Anchor): boolean {
  if (kind !== 'statement') return false;
  const foreign = new RegExp(
    `\\b${word}s? \\d+(?:\\.\\d+)*,? (?:of|in|from|by) (?:the work of )?(?:\\[\\d|\\p{Lu}\\p{Ll}+(?: et al| and \\p{Lu}|,? [[(]))|(?:\\bet al\\.?|\\])[^.;]{0,20}\\b${word} \\d`,
    'iu',
  );
  return paper.passages.some(({ text }) => foreign.test(text));
}

/** The review itself says that the place is not there, or asks for it. */
export function saysMissing(text: string, { mention, end }: Anchor): boolean {
  const around = text.slice(Math.max(0, mention.start - 90), Math.max(end, mention.end) + 90);
  if (
    /\b(?:missing|absent|omitted|not (?:\w+ )?(?:included|provided|available|found|present|there|exist)|(?:cannot|could not|can't|couldn't|unable to) (?:\w+ )?(?:find|locate|see)|does(?: not|n't) (?:exist|appear|contain)|do(?: not|n't) (?:exist|appear)|there is no)\b/iu.test(
      around,
    )
  )
    return true;
  return /\b(?:add|adding|include|including|insert|create|needs?|lacks?|no) (?:an? |another )?(?:new |additional |extra )?$/iu.test(
    text.slice(0, mention.start),
  );
}
