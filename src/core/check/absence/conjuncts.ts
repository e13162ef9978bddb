import type { WordRange } from './denial.ts';
import { carrierNouns, degreeWords, emptyWords, gradingAdjectives } from './lexicon.ts';
import { deniesNothing } from './no-more.ts';
import { trimPhrase } from './trim-phrase.ts';
import type { Word } from './words.ts';

/** One of several coordinated phrases. */
export interface Conjunct {
  readonly range: WordRange;
  /** Words before the complement, shared by all: "comparison with" in "comparison with A and B". */
  readonly head: WordRange | null;
  /** What narrows it besides. */
  readonly shared: readonly WordRange[];
  /** It has a word of degree of its own: "no code and detailed proofs". */
  readonly graded: boolean;
}

const preposition =
  /^(?:of|on|for|about|regarding|concerning|to|with|in|against|between|into|how|why|what|whether|that|which|when|where|over|across|from|under|around|within|as|by|behind|beyond|than)$/;
const coordinator = /^(?:,|and|or|nor|\/|&|;)$/;

/** Coordinated phrases; "discussion of A and B" gives A and B with the head "discussion of". */
export function conjunctsOf(words: readonly Word[], range: WordRange): Conjunct[] {
  if (range.to <= range.from) return [];
  const pieces = piecesOf(words, range);
  const conjuncts: Conjunct[] = [];
  let head: WordRange | null = null;
  for (const whole of pieces) {
    const piece = trimPhrase(words, whole);
    const graded = words.slice(whole.from, piece.from).some(({ text }) => degreeWords.has(text));
    const at = prepositionIn(words, piece);
    if (at > piece.from && carries(words, at)) {
      const rest = trimPhrase(words, { from: at + 1, to: piece.to });
      const empty = !hasContent(words, rest);
      if (!empty) head = { from: piece.from, to: at + 1 };
      conjuncts.push({ range: empty ? piece : rest, head: empty ? null : head, shared: [], graded });
      continue;
    }
    // "comparison with A in B and C": C stands beside B, so A narrows it too.
    const before = conjuncts.at(-1);
    const nested =
      head !== null && before?.head === head && prepositionIn(words, before.range) >= 0 && at < 0;
    conjuncts.push({ range: piece, head, shared: nested ? [before.range] : [], graded });
  }
  return shareTail(words, pieces, conjuncts);
}

/** "limitations and failure cases of the adapter": the closing complement narrows the earlier ones too. */
function shareTail(
  words: readonly Word[],
  pieces: readonly WordRange[],
  conjuncts: readonly Conjunct[],
): Conjunct[] {
  const last = pieces.at(-1);
  const at = last && pieces.length > 1 ? prepositionIn(words, last) : -1;
  const apart = conjuncts.some(({ head }) => head !== null);
  const own = pieces.slice(0, -1).some((piece) => prepositionIn(words, piece) >= 0);
  if (!last || at < 0 || at + 1 >= last.to || apart || own) return [...conjuncts];
  const tail = { from: at + 1, to: last.to };
  return conjuncts.map((each, i) =>
    i < conjuncts.length - 1 ? { ...each, shared: [...each.shared, tail] } : each,
  );
}

/** The phrase cut at its commas, "and" and "or"; a question ("how X and Y differ") stays whole. */
function piecesOf(words: readonly Word[], range: WordRange): WordRange[] {
  if (/^(?:how|why|whether|what|when)$/.test(words[range.from]!.text)) return [range];
  const pieces: WordRange[] = [];
  let from = range.from;
  let depth = 0;
  let paired = false;
  for (let i = range.from; i < range.to; i += 1) {
    const { text } = words[i]!;
    if (text === '(' || text === '[') depth += 1;
    if (text === ')' || text === ']') depth -= 1;
    if (text === 'between' || text === 'both' || text === 'combining') paired = true;
    if (depth > 0 || !coordinator.test(text)) continue;
    if (paired && (text === 'and' || text === 'or')) {
      paired = false;
      continue;
    }
    pieces.push({ from, to: i });
    from = i + 1;
  }
  pieces.push({ from, to: range.to });
  const end = pieces.findIndex((piece, at) => at > 0 && leavesList(words, piece));
  return (end < 0 ? pieces : pieces.slice(0, end)).filter((piece) => {
    const trimmed = trimPhrase(words, piece);
    return trimmed.to > trimmed.from;
  });
}

/** "no Word files, only Type-1 fonts", "no code, no more than a page": what stands there is not denied any more. */
function leavesList(words: readonly Word[], { from }: WordRange): boolean {
  const [first, second, third] = words.slice(from, from + 3).map(({ text }) => text);
  if (/^(?:only|just|merely|solely|instead)$/.test(first ?? '')) return true;
  return first === 'no' && deniesNothing(second ?? '', third ?? '');
}

function prepositionIn(words: readonly Word[], range: WordRange): number {
  for (let i = range.from; i < range.to; i += 1) if (preposition.test(words[i]!.text)) return i;
  return -1;
}

/** Whether the words before a preposition only carry what follows it ("discussion of"). */
function carries(words: readonly Word[], preposition: number): boolean {
  const last = words[preposition - 1]!.text;
  return carrierNouns.has(last) || gradingAdjectives.has(last) || degreeWords.has(last);
}

function hasContent(words: readonly Word[], range: WordRange): boolean {
  return words
    .slice(range.from, range.to)
    .some(
      ({ text, mark }) => !mark && !emptyWords.has(text) && !carrierNouns.has(text) && !degreeWords.has(text),
    );
}
