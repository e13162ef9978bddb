import { lazy } from '../lazy.ts';
import { alwaysJoins, joinsBeforeReference, joinsUnlessOpener, openers } from './abbreviations.ts';

export interface TextRange {
  readonly start: number;
  readonly end: number;
}

const segmenter = lazy(() => new Intl.Segmenter('en', { granularity: 'sentence' }));
const closers = /^["'”’»)\]}*_`）」』】》〉］]+/u;
const bareMarker = /^[([]?(?:\d{1,3}|[A-Za-z]|[ivxIVX]{1,5}|[A-Za-z]{1,2}\d{1,2}(?:\.\d{1,2})?)[.):\]]+$/u;
const placeNoun =
  /\b(?:Sections?|Appendix|Appendices|Figures?|Tables?|Theorem|Lemma|Proposition|Corollary|Definition|Equation|Algorithm|Step|Part|Case|Type|Class|Model|Method|Group|Task|Option|Reviewer|Phase|Stage|Panel|Vitamin|Hepatitis)\s+[A-Z]\.$/u;

/**
 * Splits running text into sentences: trimmed UTF-16 ranges in order, none empty. A blank line always splits; a
 * single line end counts as a space. Intl.Segmenter does the main work; it is corrected at abbreviations, initials,
 * list numbers, citations, math and code spans, and at sentences that start in lower case or without a space.
 */
export function splitSentences(text: string): TextRange[] {
  const sentences: TextRange[] = [];
  const blankLine = /(?:\r\n|\r|\n)[^\S\r\n]*(?:(?:\r\n|\r|\n)[^\S\r\n]*)+/g;
  let from = 0;
  for (const gap of text.matchAll(blankLine)) {
    splitParagraph(text, from, gap.index, sentences);
    from = gap.index + gap[0].length;
  }
  splitParagraph(text, from, text.length, sentences);
  return sentences;
}

function splitParagraph(text: string, from: number, to: number, out: TextRange[]): void {
  // Line ends become spaces one for one: Intl.Segmenter would end a sentence at each of them.
  // A run without any space this long is data, not words; the rules would take quadratic time in its length.
  const line = text
    .slice(from, to)
    .replace(/\s/gu, ' ')
    .replace(/(?<!\S)\S{500,}/gu, (run) => '_'.repeat(run.length));
  let start = 0;
  for (const end of [...boundaries(line), line.length]) {
    const piece = line.slice(start, end);
    const trimmed = piece.trim();
    if (trimmed !== '') {
      const left = from + start + piece.indexOf(trimmed);
      out.push({ start: left, end: left + trimmed.length });
    }
    start = end;
  }
}

/** Offsets inside `line` at which a new sentence starts, ascending. */
function boundaries(line: string): number[] {
  const candidates = new Set<number>();
  for (const index of segmenterBoundaries(line)) candidates.add(passClosers(line, index));
  for (const index of hiddenBoundaries(line)) candidates.add(index);
  const locked = lockedSpans(line);
  const kept: number[] = [];
  let start = 0;
  let next = 0;
  for (const index of [...candidates].sort((a, b) => a - b)) {
    while (next < locked.length && locked[next]![1] <= index) next++;
    if (next < locked.length && locked[next]![0] < index) continue;
    if (joins(line, start, index)) continue;
    kept.push(index);
    start = index;
  }
  return kept;
}

/** Boundaries of Intl.Segmenter. It takes quadratic time in the length of its input, so it gets the line in pieces. */
function* segmenterBoundaries(line: string): Generator<number> {
  const [size, margin] = [2000, 200];
  let from = 0;
  while (from < line.length) {
    const piece = line.slice(from, from + size);
    const last = from + size >= line.length;
    let next = from + size - margin;
    for (const { index } of segmenter().segment(piece)) {
      // Near the end of a piece the text that decides may be cut off.
      if (index === 0 || (!last && index > size - margin)) continue;
      next = from + index;
      yield next;
    }
    from = last ? line.length : next;
  }
}

/** Moves a boundary behind closing quotes, brackets, markup and a citation that belong to the sentence before it. */
function passClosers(line: string, index: number): number {
  const before = line.slice(Math.max(0, index - 4), index);
  const opened = /[.?!]([[(“"'])$|[。！？．][（「『【《〈［]$/u.exec(before);
  const at = opened ? index - 1 : index;
  const rest = line.slice(at, at + 60);
  if (!opened && /\s$/u.test(before)) return at;
  const cited = /^(?:\[\d{1,3}(?:[,–-] ?\d{1,3})*\])+/u.exec(rest);
  if (cited) return at + cited[0].length;
  if (opened) return at;
  const closing = closers.exec(rest);
  return closing && /^(?:\s|$)/u.test(rest.slice(closing[0].length)) ? at + closing[0].length : at;
}

/** Sentence starts that Intl.Segmenter cannot see: "fine. however it", "fine.The next". */
function hiddenBoundaries(line: string): number[] {
  const found: number[] = [];
  for (const hit of line.matchAll(
    /(?<![\p{L}\d)\]%])(?<word>[\p{L}\d)\]%]{2,})[.] +(?<next>[\p{Ll}][\p{L}\d-]*)/gu,
  )) {
    const { word, next } = hit.groups as { word: string; next: string };
    const lower = word.toLowerCase();
    if (alwaysJoins.has(lower) || joinsBeforeReference.has(lower) || joinsUnlessOpener.has(lower)) continue;
    if (lower === 'etc' || line[hit.index - 1] === '.') continue;
    if (openers.has(next) || /^\p{Ll}+\p{Lu}/u.test(next))
      found.push(hit.index + hit[0].length - next.length);
  }
  for (const hit of line.matchAll(/(?<!\p{Ll})\p{Ll}{3,}[.?!](?=(?<next>\p{Lu}\p{Ll}*)[ ,])/gu)) {
    const next = (hit.groups as { next: string }).next;
    if (openers.has(next.toLowerCase())) found.push(hit.index + hit[0].length);
  }
  // "Neither was helpful.^13 One reason is ...": the mark of a footnote, as the reader of PDFs writes it.
  for (const hit of line.matchAll(
    /(?<![\p{L}\d)\]%])(?<word>[\p{L}\d)\]%]{2,})[.?!]["”’)\]]*\^\d{1,3}(?:,\d{1,3})* +(?=["“‘(]*[\p{Lu}\d])/gu,
  )) {
    const { word } = hit.groups as { word: string };
    if (!alwaysJoins.has(word.toLowerCase())) found.push(hit.index + hit[0].length);
  }
  // "It is slow. b) It is dear", "Others exist. [3] is closest"
  for (const hit of line.matchAll(/[.?!] +(?=\(?[a-h]\) |\[\d{1,3}\] \p{Ll})/gu))
    found.push(hit.index + hit[0].length);
  return found;
}

/** Spans that hold no boundary: inline math, inline code, addresses. */
function lockedSpans(line: string): [number, number][] {
  const spans: [number, number][] = [];
  for (const hit of line.matchAll(
    /\$\$[^$]{1,400}\$\$|\$[^$\n]{1,200}\$|`[^`]{1,200}`|https?:\/\/[^\s)\]>]+/gu,
  )) {
    // "$5. It costs $6" is money, not math.
    if (/^\$\d[\d.,]*\D*\s\$$/u.test(hit[0])) continue;
    spans.push([hit.index, hit.index + hit[0].length]);
  }
  return spans;
}

/** Whether the text before `index` goes on behind it, although Intl.Segmenter saw a boundary there. */
function joins(line: string, start: number, index: number): boolean {
  // Long enough for every test below: a text without any boundary must not take quadratic time.
  const head = line.slice(Math.max(start, index - 200), index).trimEnd();
  const tail = line.slice(index, index + 60).trimStart();
  if (head.trim() === '' || tail === '') return true;
  if (!/\s/u.test(line[index - 1]!) && !/\s/u.test(line[index]!) && !startsWithoutSpace(head, tail))
    return true;
  if (/^[\p{P}\s]+$/u.test(tail) && index + 60 >= line.length) return true;
  if (bareMarker.test(head.trim()) || isMarkerAfterStop(head)) return true;
  const nextWord = /^["'“‘([*_]*(?<word>\p{L}[\p{L}'’]*)/u.exec(tail)?.groups?.['word'] ?? '';
  const opens = openers.has(nextWord.toLowerCase()) && !/^\p{Lu}\./u.test(tail);
  // `as they say.” (Line 109)`, `is it cheaper? (but I assume ...)`: the bracket belongs to what it follows.
  if (/^[([](?:\p{Ll}{2}|\d{1,4}[^)\]\d]|\d{4}|L\d|Line|Sec|Fig|Tab|Eq|App|Page)/u.test(tail)) return true;
  // `asks "why?" and then`, `(why?) is`, `wait... and`: a closed quotation or ellipsis inside a sentence.
  if (/^\p{Ll}/u.test(tail) && /(?:[?!.]["'”’»)\]]+|\.\.\.|…)$/u.test(head)) return true;
  if (!head.endsWith('.')) return false;
  if (/\.\.$/u.test(head)) return false;
  const last = /(?<word>[\p{L}.]+)\.$/u.exec(head.slice(-24).replace(/ \.$/u, '.'))?.groups?.['word'] ?? '';
  const word = last.toLowerCase();
  if (alwaysJoins.has(word)) return true;
  if (joinsBeforeReference.has(word)) return startsReference(tail);
  if (joinsUnlessOpener.has(word)) return !opens;
  return /^\p{Lu}$/u.test(last) && isInitial(head, nextWord, opens);
}

/** "The reasons: 1. The data" and "It is slow. 2. It is dear", but not "Tab. 4. The gap". */
function isMarkerAfterStop(head: string): boolean {
  const word = /(?<word>[\p{L}.]*)[:;.?!,] +\(?\d{1,2}[.)]$/u.exec(head.slice(-40))?.groups?.['word'];
  return word !== undefined && !joinsBeforeReference.has(word.toLowerCase());
}

/** No space between two sentences: only where the mark ends a word and a capital or a script without spaces follows. */
function startsWithoutSpace(head: string, tail: string): boolean {
  return (
    /[。！？．।॥؟۔]["'”’»」』)\]）】》〉］]*$/u.test(head) ||
    (/[\p{L}\d)\]"”’$%][.?!]+["”’)\]]*$/u.test(head) && /^["“(]*\p{Lu}/u.test(tail))
  );
}

function startsReference(tail: string): boolean {
  return /^(?:[([]?\d|[([]?[A-Z]{1,3}[.\d)\]]|[([]?[A-Z] |[$\\~#]|\(?[ivx]+\)|[([]?[A-Z]\d?[,;:)]|\?\?)/u.test(
    tail,
  );
}

/** "J. Smith", "Smith, J. and": the full stop of a name's initial, but not "Section J. To reproduce". */
function isInitial(head: string, nextWord: string, opens: boolean): boolean {
  if (placeNoun.test(head.slice(-40))) return false;
  if (!/^\p{Lu}/u.test(nextWord) || opens) return false;
  const before = head.slice(0, -2).trimEnd();
  return before === '' || /(?:[.,&(]|\b(?:and|by|of|from|with|see|et|for|to|in|or))$/u.test(before);
}
