import { stemsOf, statementsOf, type Statement } from '../../evidence/statements.ts';
import { mayEqual } from '../../text/number-match.ts';
import { findQuantities } from '../../text/numbers.ts';
import { foldLower } from '../../text/fold.ts';
import { tokenize } from '../../text/tokens.ts';
import type { Random } from '../random.ts';
import type { Grounded } from './grounded.ts';
import { agreeing } from './make/article.ts';
import { speaksOfOthers } from './of-others.ts';
import type { Operator, PaperEdit, Swap } from './operator.ts';
import { restatements } from './restated.ts';

/** What is altered must share this much (0..1) of a claim, or it says something else; of an opinion, which is vaguer, more. */
const states = { fact: 0.34, opinion: 0.45 };
/** Statements that share this much of a claim are altered along where they hold the words. */
const mayTell = 0.25;
/** And these must be, be it in other words that the operator knows for it, or the fact still stands in the paper. */
const tells = 0.35;

/**
 * The swap with every other place at which the paper says the same: altered on the paper's side alone, the fact would
 * stand there as before. Where one of them cannot be altered alike, or what is altered is said of other work, the swap
 * is told of the claim alone; null where that makes no error.
 */
export function toldEverywhere(
  swap: Swap,
  operator: Operator,
  grounded: Grounded,
  random: () => Random,
): Swap | null {
  if (swap.sides === 'claim') return swap;
  const own = statementAt(swap.paper, grounded);
  const shares = restatements(grounded, swap.claim);
  if (own && !isStated(grounded, own, shares.get(own) ?? 0)) return ofClaimAlone(swap);
  const others = [...shares]
    .filter(([statement, share]) => share >= mayTell && statement !== own)
    .sort(([a, left], [b, right]) => right - left || a.passage.id - b.passage.id || a.start - b.start);
  const found = foundAgain(
    swap,
    operator,
    grounded,
    others.map(([statement]) => statement),
    random,
  );
  const also: PaperEdit[] = [];
  for (const [statement, share] of others) {
    const first = found.get(statement);
    const same = sameWords(swap, grounded, statement);
    const edits = first ? [first, ...same.filter((edit) => isApart(edit, first))] : same;
    also.push(...edits);
    if (edits.length > 0) continue;
    const known = !isNameOrNumber(swap, grounded) && operator.fits(statement.text);
    if (share >= tells && (known || holdsWords(swap, grounded, statement))) return ofClaimAlone(swap);
  }
  return also.length === 0 ? swap : { ...swap, also };
}

/** Whether a statement says what the claim says, and of the same work. */
function isStated({ text, kind }: Grounded, statement: Statement, share: number): boolean {
  if (share < states[kind === 'fact' ? 'fact' : 'opinion']) return false;
  return !speaksOfOthers(statement.text) || speaksOfOthers(text);
}

/** With the claim altered beside the paper as it is; null where that claim would not be false. */
export function ofClaimAlone(swap: Swap): Swap | null {
  const isError = swap.sides !== 'paper' && swap.stronger !== 'before';
  return isError ? { ...swap, sides: 'claim' } : null;
}

function statementAt({ passage, start }: PaperEdit, { index }: Grounded): Statement | undefined {
  return statementsOf(index).all.find(
    (one) => one.passage.id === passage && one.start <= start && start < one.end,
  );
}

/** What the operator itself makes of the other statements, one after the other, where it alters the claim alike. */
function foundAgain(
  swap: Swap,
  operator: Operator,
  grounded: Grounded,
  others: readonly Statement[],
  random: () => Random,
): ReadonlyMap<Statement, PaperEdit> {
  const found = new Map<Statement, PaperEdit>();
  let left = others.filter((statement) => operator.fits(statement.text));
  while (left.length > 0) {
    const support = left.map((statement) => ({ statement, cover: 0 }));
    const again = operator
      .propose({ ...grounded, support }, random())
      .find(
        ({ claim, effect }) =>
          effect === 'changes' && claim.start === swap.claim.start && claim.text === swap.claim.text,
      );
    const place = again && left.find((one) => isIn(again.paper, one));
    if (!again || !place) break;
    found.set(place, again.paper);
    left = left.filter((one) => one !== place);
  }
  return found;
}

function isApart(a: PaperEdit, b: PaperEdit): boolean {
  return a.end <= b.start || b.end <= a.start;
}

function isIn({ passage, start, end }: PaperEdit, statement: Statement): boolean {
  return passage === statement.passage.id && statement.start <= start && end <= statement.end;
}

/** The very words of claim or passage, wherever the statement holds them, exchanged as they are there. */
function sameWords(swap: Swap, grounded: Grounded, statement: Statement): PaperEdit[] {
  const pairs = [
    [wordsAt(swap, grounded).paper, swap.paper.text],
    [wordsAt(swap, grounded).claim, swap.claim.text],
  ] as const;
  const { passage } = statement;
  for (const [old, by] of pairs.flatMap(([a, b]) => [[a, b] as const, [bare(a), bare(b)] as const])) {
    if (!/[\p{L}\p{N}]/u.test(old) || by === '') continue;
    const hits = [...statement.text.matchAll(patternOf(old))];
    if (hits.length === 0) continue;
    return hits.map((hit) => {
      const start = statement.start + hit.index;
      // The capital of a sentence's first word stays there.
      const lower = /^\p{Ll}/u.test(hit[0]) && /^\p{Lu}/u.test(old);
      const words = lower ? by.charAt(0).toLowerCase() + by.slice(1) : by;
      return {
        passage: passage.id,
        ...agreeing(passage.text, { start, end: start + hit[0].length, text: words }),
      };
    });
  }
  return [];
}

function bare(words: string): string {
  return words.replace(/^(?:an?|the) (?=\S)/iu, '');
}

function patternOf(words: string): RegExp {
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&').replace(/\s+/gu, '\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}-]|\\d[.,])${escaped}(?![\\p{L}\\p{N}-]|[.,]\\d)`, 'giu');
}

/** Words of the change in any form, or its number in any writing. */
function holdsWords(swap: Swap, grounded: Grounded, statement: Statement): boolean {
  const numbers = findQuantities(grounded.text).filter(
    ({ numberStart, numberEnd }) => swap.claim.start <= numberStart && numberEnd <= swap.claim.end,
  );
  if (numbers.length > 0)
    return findQuantities(statement.text).some((one) => numbers.some((number) => mayEqual(number, one)));
  const squeezed = lettersOf(statement.text);
  const stems = new Set(statement.stems.map(({ stem }) => stem));
  const tokens = new Set(tokenize(statement.text).map(({ text }) => text));
  const told = wordsAt(swap, grounded);
  return ([[told.paper, swap.paper.text] as const, [told.claim, swap.claim.text] as const] as const).some(
    ([old, by]) => {
      // "Trainingfree", where a line's end took the hyphen.
      if (lettersOf(old).length >= leastLetters && squeezed.includes(lettersOf(old))) return true;
      const kept = new Set(stemsOf(by).map(({ stem }) => stem));
      const gone = stemsOf(old).filter(({ stem }) => !kept.has(stem));
      if (gone.length > 0) return gone.every(({ stem }) => stems.has(stem));
      return tokenize(old).every(({ text }) => tokens.has(text));
    },
  );
}

/** Shorter words stand within others by chance. */
const leastLetters = 9;

function lettersOf(text: string): string {
  return foldLower(text).replace(/\P{L}+/gu, '');
}

/** What is told by its own name alone, and by no other words. */
function isNameOrNumber(swap: Swap, grounded: Grounded): boolean {
  return /\d|(?!^)\p{Lu}/u.test(wordsAt(swap, grounded).claim);
}

function wordsAt({ claim, paper }: Swap, { text, index }: Grounded): { claim: string; paper: string } {
  return {
    claim: text.slice(claim.start, claim.end),
    paper: index.paper.passages[paper.passage]!.text.slice(paper.start, paper.end),
  };
}
