import type { TextRange } from '../text/sentences.ts';
import { tokenize } from '../text/tokens.ts';
import type { TaggedPiece } from './detector-model.ts';

/** A UTF-16 range in the sentence; score 0..1. */
export interface ScoredSpan extends TextRange {
  readonly score: number;
}

/** Where no tag wins, pieces that are more likely wrong than this are taken for a span. */
const leastLikely = 0.3;

/**
 * What the tags mark in a sentence, best first: the likeliest legal sequence (nothing goes on that has not begun), at
 * word borders. Where it marks nothing, the likeliest run; where there is none, the whole sentence. [] for "".
 */
export function wrongSpans(sentence: string, pieces: readonly TaggedPiece[]): ScoredSpan[] {
  const marked = runsOf(likeliestTags(pieces), pieces);
  const runs = marked.length > 0 ? marked : likelyRuns(pieces);
  const spans = snapped(sentence, runs);
  if (spans.length > 0) return spans;
  const text = sentence.trim();
  const start = sentence.indexOf(text);
  return text === '' ? [] : [{ start, end: start + text.length, score: meanWrong(pieces) }];
}

const [outside, begin, inside] = [0, 1, 2] as const;
type Tag = 0 | 1 | 2;
const tags = [outside, begin, inside] as const;

/** Viterbi over the tags; inside follows begin or inside alone. */
function likeliestTags(pieces: readonly TaggedPiece[]): Tag[] {
  let best: readonly number[] = [0, -Infinity, -Infinity];
  const from: Tag[][] = [];
  for (const { tags: probabilities } of pieces) {
    const before = best;
    const came = tags.map((tag): Tag => {
      const open = tag === inside ? ([begin, inside] as const) : tags;
      return open.reduce<Tag>((a, b) => (before[b]! > before[a]! ? b : a), open[0]);
    });
    best = tags.map((tag) => before[came[tag]!]! + Math.log(probabilities[tag] + 1e-12));
    from.push(came);
  }
  const out: Tag[] = [];
  let tag = tags.reduce<Tag>((a, b) => (best[b]! > best[a]! ? b : a), outside);
  for (let at = pieces.length - 1; at >= 0; at -= 1) {
    out.unshift(tag);
    tag = from[at]![tag]!;
  }
  return out;
}

/** Runs of pieces with their mean probability. */
type Run = readonly TaggedPiece[];

function runsOf(sequence: readonly Tag[], pieces: readonly TaggedPiece[]): Run[] {
  const runs: TaggedPiece[][] = [];
  sequence.forEach((tag, at) => {
    if (tag === begin) runs.push([pieces[at]!]);
    else if (tag === inside) runs.at(-1)?.push(pieces[at]!);
  });
  return runs;
}

/** The likeliest run of pieces none of which is marked. */
function likelyRuns(pieces: readonly TaggedPiece[]): Run[] {
  const runs: TaggedPiece[][] = [];
  let open = false;
  for (const piece of pieces) {
    const likely = wrongness(piece) > leastLikely;
    if (likely && open) runs.at(-1)?.push(piece);
    else if (likely) runs.push([piece]);
    open = likely;
  }
  const best = runs.reduce<Run>((a, b) => (meanWrong(b) > meanWrong(a) ? b : a), []);
  return best.length > 0 ? [best] : [];
}

/** Whole words and numbers; ranges that meet then become one. */
function snapped(sentence: string, runs: readonly Run[]): ScoredSpan[] {
  const words = tokenize(sentence);
  const out: ScoredSpan[] = [];
  for (const run of runs) {
    const range = { start: run[0]!.start, end: run.at(-1)!.end };
    const met = words.filter(({ start, end }) => start < range.end && range.start < end);
    const start = Math.min(range.start, ...met.map((word) => word.start));
    const end = Math.max(range.end, ...met.map((word) => word.end));
    const span = { start, end, score: meanWrong(run) };
    const last = out.at(-1);
    if (last && last.end > span.start)
      out[out.length - 1] = {
        start: last.start,
        end: Math.max(last.end, end),
        score: Math.max(last.score, span.score),
      };
    else out.push(span);
  }
  return out.sort((a, b) => b.score - a.score || a.start - b.start);
}

function wrongness({ tags: [, begun, within] }: TaggedPiece): number {
  return Math.min(1, begun + within);
}

function meanWrong(pieces: readonly TaggedPiece[]): number {
  return pieces.reduce((sum, piece) => sum + wrongness(piece), 0) / (pieces.length || 1);
}
