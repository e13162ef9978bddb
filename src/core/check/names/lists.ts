import type { PaperIndex } from '../../evidence/paper-index.ts';
import { statementsOf, stemsOf, type Statement } from '../../evidence/statements.ts';
import { fold } from '../../text/fold.ts';

/** One thing of a list; UTF-16 range in the text. */
export interface ListItem {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly stems: readonly string[];
}

const separator = /(?:,\s?(?:and|or|as well as)|,|;|\s(?:and|or|as well as))\s/giu;
/** Ends a list or stands before its first thing. */
const border =
  /[:()[\]]|\s(?:such as|including|like|namely|i\.e\.,?|e\.g\.,?|is|are|was|were|on|of|for|with|as|that|which|to|between|by|from|in)\s/giu;
const mostWords = 4;

/** Lists of three things and more, each of at most four words; [] where there is none. */
export function listsIn(text: string): ListItem[][] {
  const folded = fold(text).replace(/\s?\[[\d,; -]{1,20}\]|\s?\([^()]{0,30}\d{4}[a-z]?\)/gu, (hit) =>
    '\u0001'.repeat(hit.length),
  );
  const cuts = [...folded.matchAll(separator)];
  const runs: ListItem[][] = [];
  let run: ListItem[] = [];
  let from = 0;
  for (let at = 0; at <= cuts.length; at += 1) {
    const cut = cuts[at];
    const to = cut?.index ?? folded.length;
    const part = folded.slice(from, to);
    // Only the first thing may have a sentence before it, only the last one behind.
    const ends = [...part.matchAll(border)];
    const first = ends.at(-1);
    if (ends.length > 0) {
      const stop = ends[0]!;
      const tail = run.length > 0 ? itemAt(folded, from, from + stop.index) : null;
      if (tail) run.push(tail);
      runs.push(run);
      run = [];
      const head = itemAt(folded, from + first!.index + first![0].length, to);
      if (head) run.push(head);
    } else {
      const one = itemAt(folded, from, to);
      if (one) run.push(one);
      else {
        runs.push(run);
        run = [];
      }
    }
    from = cut ? cut.index + cut[0].length : folded.length;
  }
  runs.push(run);
  return runs.filter((items) => items.length > 2);
}

function itemAt(text: string, from: number, to: number): ListItem | null {
  const raw = text.slice(from, to);
  const bare = raw.replace(/\u0001/gu, ' ');
  const start = from + (/^[\s"'*]*(?:(?:the|an?|both|its|their) )?/iu.exec(bare)?.[0].length ?? 0);
  const end = from + bare.replace(/[\s"'*.!?]+$/u, '').length;
  const words = text.slice(start, end).split(/\s+/u);
  if (end <= start || words.length > mostWords) return null;
  const stems = stemsOf(text.slice(start, end)).map(({ stem }) => stem);
  return stems.length === 0 ? null : { start, end, text: text.slice(start, end), stems };
}

export interface PaperList {
  readonly statement: Statement;
  /** Ranges in the statement's text. */
  readonly items: readonly ListItem[];
}

const known = new WeakMap<PaperIndex, readonly PaperList[]>();

/** All lists of a paper's sentences; read once a paper. */
export function paperLists(index: PaperIndex): readonly PaperList[] {
  const have = known.get(index);
  if (have) return have;
  const made = statementsOf(index).all.flatMap((statement) =>
    statement.text.length > 1200 || !statement.text.includes(',')
      ? []
      : listsIn(statement.text).map((items) => ({ statement, items })),
  );
  known.set(index, made);
  return made;
}
