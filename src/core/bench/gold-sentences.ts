import type { Block, Paper } from '../paper/model.ts';
import { splitSentences } from '../text/sentences.ts';
import type { GoldFile, GoldSentence } from './gold-file.ts';
import { edge } from './gold-file.ts';
import { goldHash, goldLetters } from './gold-text.ts';

export interface BoundaryScore {
  readonly page: number;
  readonly kind: 'right' | 'missed' | 'wrong' | 'lost';
  /** Letters around the boundary as read. */
  readonly read: string;
}

export interface SentenceScores {
  readonly boundaries: readonly BoundaryScore[];
  /** For each sentence whether its letters came out whole and in order. */
  readonly whole: readonly boolean[];
}

/** Kinds of block whose text the reader splits into sentences. */
const running = new Set<Block['kind']>([
  'paragraph',
  'list-item',
  'abstract',
  'other',
  'footnote',
  'equation',
]);
/** A mark of a footnote may stand between two sentences. */
const markLetters = 4;

/**
 * Finds the sentences of each sampled paragraph in the letters that were read, and compares where they end with where
 * the project's splitter and the ends of blocks put boundaries. "lost": the sentence's end was not found.
 */
export function scoreSentences(gold: GoldFile, paper: Paper): SentenceScores {
  const boundaries: BoundaryScore[] = [];
  const whole: boolean[] = [];
  for (const { page, lastPage, sentences } of gold.paragraphs) {
    const stream = streamOf(
      paper.blocks.filter(
        (block) =>
          block.document === 0 && block.page !== null && block.page >= page - 1 && block.page <= lastPage,
      ),
    );
    const places = placesOf(gold.salt, sentences, stream.letters);
    for (const each of places) whole.push(each.whole);
    boundaries.push(...compare(page, sentences, places, stream));
  }
  return { boundaries, whole };
}

interface Stream {
  readonly letters: string;
  /** Offsets into `letters` at which a sentence ends. */
  readonly ends: readonly number[];
}

function streamOf(blocks: readonly Block[]): Stream {
  let letters = '';
  const ends: number[] = [];
  for (const { kind, text } of blocks) {
    const ranges = running.has(kind) ? splitSentences(text) : [{ start: 0, end: text.length }];
    for (const { start, end } of ranges) {
      letters += goldLetters(text.slice(start, end));
      ends.push(letters.length);
    }
  }
  return { letters, ends };
}

interface Place {
  readonly start: number | null;
  readonly end: number | null;
  readonly whole: boolean;
}

function placesOf(salt: string, sentences: readonly GoldSentence[], letters: string): Place[] {
  const windows = new Map<number, Map<string, number[]>>();
  const at = (hash: string, size: number): readonly number[] => {
    let found = windows.get(size);
    if (found === undefined) windows.set(size, (found = hashesOf(salt, letters, size)));
    return found.get(hash) ?? [];
  };
  const places: Place[] = [];
  let from = 0;
  for (const sentence of sentences) {
    const size = Math.min(edge, sentence.letters);
    const starts = at(sentence.head, size);
    const ahead = [...starts.filter((n) => n >= from), ...starts.filter((n) => n < from)];
    const whole = ahead.find((n) => goldHash(salt, letters.slice(n, n + sentence.letters)) === sentence.all);
    const start = whole ?? starts.find((n) => n >= from) ?? null;
    const limit = (start ?? from) + sentence.letters * 1.5 + 60;
    const tail = at(sentence.tail, size).find((n) => n >= (start ?? from) && n + size <= limit);
    const end = whole === undefined ? (tail === undefined ? null : tail + size) : whole + sentence.letters;
    places.push({ start, end, whole: whole !== undefined });
    from = end ?? start ?? from;
  }
  return places;
}

function hashesOf(salt: string, letters: string, size: number): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (let n = 0; n + size <= letters.length; n += 1) {
    const hash = goldHash(salt, letters.slice(n, n + size));
    const list = found.get(hash);
    if (list) list.push(n);
    else found.set(hash, [n]);
  }
  return found;
}

function compare(
  page: number,
  sentences: readonly GoldSentence[],
  places: readonly Place[],
  { letters, ends }: Stream,
): BoundaryScore[] {
  const out: BoundaryScore[] = [];
  const around = (n: number): string =>
    `${letters.slice(Math.max(0, n - 30), n)} | ${letters.slice(n, n + 30)}`;
  const used = new Set<number>();
  places.forEach(({ end, start }, n) => {
    const next = places[n + 1];
    const after = next?.start ?? null;
    // The end of this sentence, or the start of the next where the end was misread.
    const low = end ?? after;
    if (low === null) {
      if (sentences[n + 1]?.optional !== true)
        out.push({ page, kind: 'lost', read: start === null ? '' : around(start) });
      return;
    }
    const high = after !== null && after >= low && after - low <= markLetters ? after : low + (next ? 0 : 2);
    const hit = ends.find((each) => each >= low && each <= high);
    if (hit !== undefined) used.add(hit);
    if (sentences[n + 1]?.optional === true) return;
    out.push({ page, kind: hit === undefined ? 'missed' : 'right', read: around(low) });
  });
  const known = places.flatMap(({ start, end }) =>
    start !== null && end !== null ? [[start, end] as const] : [],
  );
  for (const each of new Set(ends))
    if (!used.has(each) && known.some(([start, end]) => each > start && each < end))
      out.push({ page, kind: 'wrong', read: around(each) });
  return out;
}
