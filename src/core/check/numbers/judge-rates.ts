import type { PaperIndex } from '../../evidence/paper-index.ts';
import type { Passage } from '../../paper/model.ts';
import type { FoundRate, Rate } from './rates.ts';
import { findRates, flatten, sameRate, sameVariables } from './rates.ts';
import { stemsOf } from './cells.ts';

interface PaperRate extends FoundRate {
  readonly passage: Passage;
  /** Stems of the words around the formula. */
  readonly around: ReadonlySet<string>;
  /** Stems of the words right before it, which name it: "an iteration complexity of". */
  readonly names: ReadonlySet<string>;
}

export interface RateVerdict {
  readonly claim: FoundRate;
  readonly verdict: 'supported' | 'contradicted';
  readonly score: number;
  /** The paper's formula. */
  readonly passage: Passage;
  readonly start: number;
  readonly end: number;
}

/** Characters on each side of a formula that tell what it bounds. */
const reach = 160;
const known = new WeakMap<PaperIndex, readonly PaperRate[]>();

function ratesOf(index: PaperIndex): readonly PaperRate[] {
  const have = known.get(index);
  if (have) return have;
  const made = index.paper.passages.flatMap((passage) =>
    passage.kind === 'reference'
      ? []
      : findRates(passage.text).map((found) => ({
          ...found,
          passage,
          around: new Set(stemsOf(passage.text.slice(Math.max(0, found.start - reach), found.end + reach))),
          names: namesBefore(passage.text, found.start),
        })),
  );
  known.set(index, made);
  return made;
}

/**
 * Compares the asymptotic rates of a review sentence with the paper's: the same variables with other exponents
 * contradict where the claimed rate occurs nowhere.
 */
export function judgeRates(text: string, index: PaperIndex): RateVerdict[] {
  const claims = findRates(text);
  if (claims.length === 0) return [];
  const rates = ratesOf(index);
  const stems = new Set(stemsOf(text));
  return claims.flatMap((claim) => {
    const supporting = rates.filter((rate) => agrees(rate, claim));
    if (supporting.length > 0) {
      const other = ofAnother(namesBefore(text, claim.start), claim, supporting, rates);
      return other === null
        ? { claim, verdict: 'supported' as const, score: 0, ...place(supporting[0]!) }
        : { claim, verdict: 'contradicted' as const, score: otherScore, ...place(other) };
    }
    if (standsInText(claim.rate, index)) return [];
    const all = rates.filter(({ rate }) => sameVariables(rate, claim.rate));
    const unsaid = all.filter(({ rate }) => !claims.some((other) => sameRate(other.rate, rate)));
    // A term of a min is no rival of a rate that stands alone: they belong to different settings.
    const rivals = (unsaid.length > 0 ? unsaid : all).filter(({ extreme }) => extreme === claim.extreme);
    const ranked = rivals
      .map((rival) => ({ rival, context: overlap(stems, rival.around, index) }))
      .sort((a, b) => b.context - a.context);
    const best = ranked[0];
    if (best === undefined) return [];
    // The paper has rates for several settings: which of them is meant must be plain.
    const next = ranked.find(({ rival }) => !agrees(rival, best.rival));
    if (next !== undefined && next.context > best.context - leastLead) return [];
    const different = new Set(rivals.map(({ rate }) => JSON.stringify([...rate]))).size;
    const score = Math.max(
      0,
      Math.min(0.9, 0.64 + 0.5 * Math.min(0.5, best.context) - 0.04 * Math.min(3, different - 1)),
    );
    return { claim, verdict: 'contradicted' as const, score, ...place(best.rival) };
  });
}

/** How much more of the sentence stands around the meant rate than around the next one. */
const leastLead = 0.08;

/** Characters before a formula that name it. */
const nameReach = 36;
/** Names that any rate may have. */
const anyRate = new Set(
  'rate bound order complex converg time cost upper lower result error optim'.split(' '),
);

function namesBefore(text: string, start: number): ReadonlySet<string> {
  const clause =
    text
      .slice(Math.max(0, start - nameReach), start)
      .split(/[.;:,()$]/u)
      .at(-1) ?? '';
  return new Set(stemsOf(clause.replace(/^\p{L}*/u, '')));
}

const otherScore = 0.62;
/** Words right before a formula that name it. */
const namesKept = 2;

/**
 * "an iteration complexity of O(e^-4)" where the paper gives the iteration complexity as O(e^-2) and e^-4 for something
 * else: the paper's rate that has the claim's own name, where none of those that agree has it.
 */
function ofAnother(
  names: ReadonlySet<string>,
  claim: FoundRate,
  supporting: readonly PaperRate[],
  rates: readonly PaperRate[],
): PaperRate | null {
  const own = [...names]
    .slice(-namesKept)
    .filter((stem) => stem.length > 2 && !anyRate.has(stem) && !stem.includes('-'));
  if (own.length === 0) return null;
  if (supporting.some((rate) => own.some((stem) => rate.names.has(stem)))) return null;
  const named = rates.filter(
    (rate) => sameVariables(rate.rate, claim.rate) && own.every((stem) => rate.names.has(stem)),
  );
  const values = new Set(named.map(({ rate }) => JSON.stringify([...rate])));
  return values.size === 1 ? named[0]! : null;
}

function place({ passage, start, end }: PaperRate): Pick<RateVerdict, 'passage' | 'start' | 'end'> {
  return { passage, start, end };
}

function agrees(paper: FoundRate, claim: FoundRate): boolean {
  return [paper.rate, paper.wide].some((a) =>
    [claim.rate, claim.wide].some((b) => a !== null && b !== null && (sameRate(a, b) || mirrored(a, b))),
  );
}

/** "n^2 samples" and "an error of 1/n^2" may be one result told from two sides. */
function mirrored(a: Rate, b: Rate): boolean {
  return sameRate(new Map([...a].map(([name, exponent]) => [name, -exponent])), b);
}

function overlap(claim: ReadonlySet<string>, around: ReadonlySet<string>, index: PaperIndex): number {
  let all = 0;
  let met = 0;
  for (const stem of claim) {
    const worth = index.idf(`_${stem}`);
    all += worth;
    if (around.has(stem)) met += worth;
  }
  return all === 0 ? 0 : met / all;
}

const flatTexts = new WeakMap<PaperIndex, string>();

/** Each power of the rate stands somewhere in the paper's formulas, in one of the usual spellings. */
function standsInText(rate: Rate, index: PaperIndex): boolean {
  let flat = flatTexts.get(index);
  if (flat === undefined) {
    flat = index.paper.passages.map(({ text }) => flatten(text)).join('\n');
    flatTexts.set(index, flat);
  }
  const text = flat;
  return [...rate].every(([name, exponent]) => {
    if ((name === 'log' && Math.abs(exponent) <= 1) || exponent === 1 || exponent === -1) return true;
    const size = Math.abs(exponent);
    if (size === 0.5)
      return (
        text.includes(`\u221A${name}`) ||
        text.includes(`\u221A(${name}`) ||
        text.includes(`${name}1/2`) ||
        text.includes(`${name}-1/2`)
      );
    const spelled = [2, 3, 4, 5, 6]
      .map((bottom) => [Math.round(size * bottom), bottom] as const)
      .find(([top, bottom]) => Math.abs(top / bottom - size) < 1e-6);
    const power = Number.isInteger(size) ? String(size) : spelled ? spelled.join('/') : null;
    if (power === null) return true;
    return ['', '-', '^', '^-'].some((mark) =>
      new RegExp(`${name}${mark === '' ? '' : mark.replace('^', '\\^')}${power}(?![\\d/])`, 'u').test(text),
    );
  });
}
