import type { Passage } from '../paper/model.ts';
import { splitSentences } from '../text/sentences.ts';
import { isStopWord, stemWord, tokenize } from '../text/tokens.ts';
import type { PaperIndex } from './paper-index.ts';

/** A content word of a text: its stem and UTF-16 range. Hyphenated words come in parts. */
export interface StemAt {
  readonly stem: string;
  readonly start: number;
  readonly end: number;
}

/** A sentence of the paper outside of tables and bibliography; UTF-16 range in `passage.text`. */
export interface Statement {
  readonly passage: Passage;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Content words in order; ranges in `passage.text`. */
  readonly stems: readonly StemAt[];
}

/** Where a phrase stands in the paper; UTF-16 range in `statement.passage.text`. */
export interface Occurrence {
  readonly statement: Statement;
  readonly start: number;
  readonly end: number;
}

/** The sentences of one paper, found by the stems of their words. */
export interface Statements {
  readonly all: readonly Statement[];
  /** Statements that hold the stem. */
  with(stem: string): readonly Statement[];
  /** Places at which these stems follow each other, with at most `gap` other content words between them. */
  places(stems: readonly string[], gap?: number): readonly Occurrence[];
}

const built = new WeakMap<PaperIndex, Statements>();

/** Read on first use, once a paper. */
export function statementsOf(index: PaperIndex): Statements {
  const known = built.get(index);
  if (known) return known;
  const made = buildStatements(index);
  built.set(index, made);
  return made;
}

function buildStatements({ paper }: PaperIndex): Statements {
  const all: Statement[] = [];
  const byStem = new Map<string, Statement[]>();
  for (const passage of paper.passages) {
    if (passage.kind === 'reference' || passage.kind === 'table') continue;
    const stems = stemsOf(passage.text);
    let from = 0;
    for (const { start, end } of splitSentences(passage.text)) {
      while (from < stems.length && stems[from]!.start < start) from += 1;
      let to = from;
      while (to < stems.length && stems[to]!.end <= end) to += 1;
      const statement = {
        passage,
        start,
        end,
        text: passage.text.slice(start, end),
        stems: stems.slice(from, to),
      };
      from = to;
      all.push(statement);
      for (const stem of new Set(statement.stems.map((one) => one.stem))) {
        const list = byStem.get(stem);
        if (list) list.push(statement);
        else byStem.set(stem, [statement]);
      }
    }
  }
  const none: readonly Statement[] = [];
  const withStem = (stem: string): readonly Statement[] => byStem.get(stem) ?? none;
  return {
    all,
    with: withStem,
    places(stems, gap = 1) {
      if (stems.length === 0) return [];
      const rarest = [...stems].sort((a, b) => withStem(a).length - withStem(b).length)[0]!;
      return withStem(rarest).flatMap((statement) => runsIn(statement, stems, gap));
    },
  };
}

/** Content words of a text: stop words and numbers out, hyphens split ("non-convex" is one word), possessives off. */
export function stemsOf(text: string): StemAt[] {
  return tokenize(text).flatMap(({ text: token, start }) => {
    const out: StemAt[] = [];
    for (const part of token.matchAll(/(?:(?:non|semi|multi)-)?[^-]+/gu)) {
      const word = part[0].replace(/'s?$/u, '').replace('-', '');
      if (word.length < 2 || /^\d/u.test(word) || isStopWord(word)) continue;
      const from = start + part.index;
      out.push({ stem: stemWord(word), start: from, end: from + part[0].replace(/'s?$/u, '').length });
    }
    return out;
  });
}

function runsIn(statement: Statement, stems: readonly string[], gap: number): Occurrence[] {
  const words = statement.stems;
  const found: Occurrence[] = [];
  for (let first = 0; first < words.length; first += 1) {
    if (words[first]!.stem !== stems[0]) continue;
    let at = first;
    let skipped = 0;
    for (let next = 1; next < stems.length && at >= 0; next += 1) {
      let to = at + 1;
      while (to < words.length && to - at - 1 + skipped <= gap && words[to]!.stem !== stems[next]) to += 1;
      skipped += to - at - 1;
      at = to < words.length && skipped <= gap && words[to]!.stem === stems[next] ? to : -1;
    }
    if (at >= 0) found.push({ statement, start: words[first]!.start, end: words[at]!.end });
  }
  return found;
}
