import { isFinite } from '../check/absence/clause.ts';
import { conjunctsOf } from '../check/absence/conjuncts.ts';
import type { WordRange } from '../check/absence/denial.ts';
import { reportingVerb } from '../check/absence/lexicon.ts';
import type { Word } from '../check/absence/words.ts';
import type { Attribution } from './attribution.ts';
import type { SourceRange } from './source-range.ts';

/** Words of a conjunct; a longer one is a clause of its own, or was cut wrongly. */
const longestConjunct = 9;

/** Offsets of a range of words; null for an empty one. */
export function rangeOf(words: readonly Word[], { from, to }: WordRange): SourceRange | null {
  return to > from ? { start: words[from]!.start, end: words[to - 1]!.end } : null;
}

const opens = /^(?:but|while|whereas|although|though|because|since|which|so|yet|however)$/u;

/** Stretches between strong marks, conjunctions and commas behind which a verb has a subject of its own. */
export function clausesOf(words: readonly Word[], attributions: readonly Attribution[]): WordRange[] {
  const reports = attributions.filter(({ verbatim }) => !verbatim);
  const cuts = [
    0,
    ...reports.flatMap(({ frame, content }) => [wordAt(words, frame.start), wordAt(words, content.start)]),
  ];
  words.forEach(({ text }, i) => {
    if (i === 0) return;
    const next = words[i + 1]?.text ?? '';
    const strong = /^[;:?!]$/u.test(text) || (text === '.' && i < words.length - 1);
    const joined = (text === 'and' || text === ',') && startsClause(words, i + 1);
    if (strong || joined) cuts.push(i + 1);
    else if (opens.test(text) && next !== 'as') cuts.push(i + (text === 'which' ? 1 : 0));
  });
  return [...new Set([...cuts, words.length])]
    .sort((a, b) => a - b)
    .map((from, i, all) => trimmed(words, { from, to: all[i + 1] ?? from }))
    .filter(({ from, to }) => words.slice(from, to).filter(({ mark }) => !mark).length >= 2)
    .filter(
      ({ from }) =>
        !reports.some(({ frame }) => frame.start <= words[from]!.start && words[from]!.start < frame.end),
    );
}

/** Index of the first word that starts at an offset or behind it. */
function wordAt(words: readonly Word[], offset: number): number {
  const at = words.findIndex(({ start }) => start >= offset);
  return at < 0 ? words.length : at;
}

/** A subject of at most five words and a verb: "and the decoder is frozen". */
function startsClause(words: readonly Word[], from: number): boolean {
  const first = words[from]?.text ?? '';
  if (
    !/^(?:the|this|these|it|they|its|their|there|no|all|both|each|authors|results|experiments)$/u.test(first)
  )
    return false;
  for (let i = from + 1; i < Math.min(words.length, from + 6); i += 1) {
    const { text, mark } = words[i]!;
    if (mark || text === 'and' || text === 'or') return false;
    if (isVerb(words, i)) return true;
  }
  return false;
}

const several = /^(?:authors|they|we|experiments|results|methods|models)$/u;
const determiner = /^(?:the|a|an|its|their|these|those|this|no|all|some|any|of|on|in|and|for|with)$/u;

/** Many verbs are nouns too: "the experiments", "of results" are. */
function isVerb(words: readonly Word[], at: number): boolean {
  const [before, { text }] = [words[at - 1]?.text ?? '', words[at]!];
  if (isFinite(words[at]!)) return true;
  if (determiner.test(before)) return false;
  if (actions.test(text)) return true;
  return reportingVerb(text) !== null && (/(?:s|ed)$/u.test(text) || several.test(before));
}

const actions =
  /^(?:proposes?|introduces?|uses?|trains?|achieves?|outperforms?|improves?|requires?|relies|reduces?|employs?|combines?|adopts?|applies|learns?|assumes?|makes?|offers?|runs?|needs?)$/u;

function trimmed(words: readonly Word[], { from, to }: WordRange): WordRange {
  let [start, end] = [from, to];
  const joins = (at: number): boolean =>
    /^(?:and|or|but|so|yet|which|while|whereas|although|though|because|since|however)$/u.test(
      words[at]!.text,
    );
  while (start < end && (words[start]!.mark || joins(start))) start += 1;
  while (
    end > start &&
    (joins(end - 1) || (words[end - 1]!.mark && !/^[)\]"%]$/u.test(words[end - 1]!.text)))
  )
    end -= 1;
  return { from: start, to: end };
}

/** A clause as it is, or its coordinated objects, each a claim with the clause's subject. */
export function partsOf(
  words: readonly Word[],
  clause: WordRange,
): { range: SourceRange; subject: SourceRange | null }[] {
  const whole = rangeOf(words, clause)!;
  let verb = clause.from;
  while (verb < clause.to && !isVerb(words, verb)) verb += 1;
  const subject = verb < clause.to ? rangeOf(words, { from: clause.from, to: verb }) : null;
  const object = { from: Math.min(verb + 1, clause.to), to: clause.to };
  const conjuncts = conjunctsOf(words, object).map(({ range }) => range);
  const [first] = conjuncts;
  const apart =
    conjuncts.length > 1 &&
    conjuncts.every(({ from, to }) => to - from <= longestConjunct && !holdsVerb(words, from, to)) &&
    // "a solver, using smaller steps": the second goes on with the first.
    conjuncts.every(({ from }) => from === first!.from || !/ing$/u.test(words[from]!.text));
  if (!apart) return [{ range: whole, subject }];
  return conjuncts.map((range) => ({ range: rangeOf(words, range)!, subject }));
}

function holdsVerb(words: readonly Word[], from: number, to: number): boolean {
  for (let i = from; i < to; i += 1) if (isVerb(words, i)) return true;
  return false;
}
