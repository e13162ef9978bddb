import { checkReview } from '../check/check-review.ts';
import type { Checker } from '../check/checker.ts';
import { checkers } from '../check/checkers.ts';
import { SentenceCache } from '../check/sentence-cache.ts';
import type { PaperIndex } from '../evidence/paper-index.ts';
import { buildPaperIndex } from '../evidence/paper-index.ts';
import type { Paper } from '../paper/model.ts';
import type { Review } from '../review/model.ts';
import { parseReview } from '../review/parse-review.ts';

/** Sentences of the draft that is checked. */
export const draftLength = 30;
/** Edits that are tried on each draft, at places spread over it. */
const edits = 5;

/** CPU milliseconds of checking one draft. */
export interface CheckCost {
  readonly sentences: number;
  /** The index, and what the checkers compute once a paper with the first check. */
  readonly index: number;
  readonly first: number;
  /** Reading and checking the whole draft, nothing kept of an earlier check. */
  readonly whole: number;
  /** Reading and checking it again after one sentence was edited. */
  readonly edited: readonly number[];
  /** Of `whole`, by checker; "hints" are requests that the paper answers. */
  readonly parts: readonly (readonly [string, number])[];
}

/** CPU time of this process in milliseconds, from any start. */
export type CpuClock = () => number;

/** What checking reviews of a paper costs; null where they have too few sentences. Runs for about a second. */
export function checkCost(paper: Paper, texts: readonly string[], clock: CpuClock): CheckCost | null {
  const source = draftOf(texts);
  if (source === null) return null;
  const timed = <T>(work: () => T): [number, T] => {
    const before = clock();
    const result = work();
    return [clock() - before, result];
  };
  const [index, read] = timed(() => buildPaperIndex(paper));
  const check = (text: string, more: { checkers?: readonly Checker[]; judgements?: SentenceCache } = {}) =>
    timed(() => checkDraft(read, text, more))[0];
  const first = check(source);
  const whole = check(source);
  const parts = checkers.map((checker) => [checker.name, check(source, { checkers: [checker] })] as const);
  const without = check(source, { checkers: [] });
  const all = check(source, { checkers });
  const judgements = new SentenceCache();
  check(source, { judgements });
  return {
    sentences: readDraft(source).sentences.length,
    index,
    first,
    whole,
    edited: editsOf(source).map((text) => check(text, { judgements })),
    parts: [
      ...parts.map(([name, cost]) => [name, Math.max(0, cost - without)] as const),
      ['hints', Math.max(0, whole - all)],
      ['reading and the rest', without],
    ],
  };
}

function checkDraft(
  index: PaperIndex,
  text: string,
  more: { checkers?: readonly Checker[]; judgements?: SentenceCache },
): void {
  checkReview(index.paper, index, readDraft(text), { threshold: 'balanced', policy: 'localModel', ...more });
}

function readDraft(text: string): Review {
  return parseReview(text, { path: 'draft.md', sha256: '' })[0]!;
}

/** The first sentences of the texts, one behind the other; null where they are too few. */
export function draftOf(texts: readonly string[], length = draftLength): string | null {
  const source = texts.join('\n\n');
  const last = readDraft(source).sentences[length - 1];
  return last ? source.slice(0, last.end) : null;
}

/** Copies of a draft in which one sentence is edited: a word more at its end. */
export function editsOf(source: string): string[] {
  const { sentences } = readDraft(source);
  return Array.from({ length: edits }, (_, i) => {
    const { end } = sentences[Math.floor(((i + 0.5) / edits) * sentences.length)]!;
    const at = /[.?!]$/u.test(source.slice(0, end)) ? end - 1 : end;
    return `${source.slice(0, at)} indeed${source.slice(at)}`;
  });
}
