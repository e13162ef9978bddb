import type { PaperIndex } from '../../evidence/paper-index.ts';
import { ownNames } from '../aligned/own-names.ts';
import { statementsOf, type Statement, type Statements } from '../aligned/statements.ts';
import { weakWords, type WeakWord } from '../aligned/weak-words.ts';
import { own, wordsOf, type Word } from '../aligned/words.ts';
import { isBorneByTables } from './borne-by-tables.ts';
import { extremes, type Extreme } from './extremes.ts';

/** A measured word, or a plain one where the paper tells the result without any degree. */
export type Reserve = Omit<WeakWord, 'kind'> & { readonly kind: WeakWord['kind'] | 'plain' };

/** An extreme word of a review with the paper's more measured sentence on the same thing. */
export interface DegreeCase {
  readonly extreme: Extreme;
  /** UTF-16 range in the review's sentence. */
  readonly start: number;
  readonly end: number;
  readonly statement: Statement;
  /** The reserve nearest to the shared words; range in `statement.lower`. */
  readonly reserve: Reserve;
  readonly features: Readonly<Record<string, number>>;
}

const unsure =
  /\b(?:not|n't|never|no longer|if|whether|unless|should|would|could|might|may|cannot|claim(?:s|ed)?|how|why|instead of|rather than|hope\w*|expect\w*|unclear|suggest\w*|without (?!any|a single|one)|lack\w*|would be|(?:is|are) not|do(?:es)? not|hard to|difficult to|please|need(?:s|ed)? to|to be)\b/u;
/** "99.9 %", "99.99 ± 0.01%": somewhere in the paper something is all but perfect. */
const allButAll = /(?<![\d.])(?:99(?:\.\d+)?|100(?:\.0+)?)(?: ?± ?[\d. ]{1,6})? ?%/u;
/** Words between an extreme word and what it is said of. */
const reach = 9;

/** The extreme words of a sentence for which the paper has a more measured sentence and none that bears them out. */
export function degreeCases(lower: string, text: string, index: PaperIndex): DegreeCase[] {
  const hits = extremes.flatMap((extreme) =>
    [...lower.matchAll(extreme.said)].map((hit) => ({ extreme, hit })),
  );
  if (hits.length === 0) return [];
  const statements = statementsOf(index);
  const words = wordsOf(text, ownNames(index));
  return hits.flatMap(({ extreme, hit }) => {
    const [start, end] = [hit.index, hit.index + hit[0].length];
    const [from, to] = clauseAround(lower, start, end);
    if (unsure.test(lower.slice(from, start)) || /\?\s*$/u.test(lower)) return [];
    // With figures of its own, or as the name of a thing, it is no mere superlative.
    if (
      (extreme.id === 'margin' || extreme.id === 'perfect') &&
      /\d(?:\.\d+)? ?%|\bfrom \d|≈ ?\d|\d\.\d/u.test(lower)
    )
      return [];
    // "for eliminating outliers": what a thing is meant to do, not what it has done.
    if (
      extreme.id === 'removal' &&
      /\b(?:for|to|of|at|by)(?: (?:the|fully|completely))? $/u.test(lower.slice(0, start))
    )
      return [];
    // The paper puts it as strongly itself, be it of something else.
    if (statements.all.some((statement) => statement.lower.includes(hit[0]))) return [];
    if (extreme.id === 'perfect' && statements.all.some(({ lower: told }) => allButAll.test(told))) return [];
    if (isBorneByTables(extreme, lower.slice(from, to), index)) return [];
    const about = aboutOf(words, start, end, from, to, statements);
    return bestCase(extreme, start, end, about, statements) ?? [];
  });
}

function clauseAround(lower: string, start: number, end: number): [number, number] {
  let from = 0;
  for (const hit of lower
    .slice(0, start)
    .matchAll(/[;:] |[.?!] |\b(?:but|while|whereas|although|though)\b/gu))
    from = hit.index + hit[0].length;
  const stop = /[;:] |[.?!] |\b(?:but|while|whereas|although|though)\b/u.exec(lower.slice(end));
  return [from, stop ? end + stop.index : lower.length];
}

/** What the words in [start, end) are said of: telling words of the clause, nearer ones weighing more. */
export function aboutOf(
  words: readonly Word[],
  start: number,
  end: number,
  from: number,
  to: number,
  statements: Statements,
): Map<string, number> {
  const about = new Map<string, number>();
  const place = words.find((word) => word.start >= start)?.at ?? (words.at(-1)?.at ?? 0) + 1;
  for (const word of words) {
    if (word.start < from || word.end > to) continue;
    // Words inside the extreme phrase count ("no performance loss"), the extreme word itself hardly matters.
    const distance = word.start >= start && word.end <= end ? 0 : Math.abs(word.at - place);
    if (distance > reach) continue;
    const weight = statements.idf(word.term) / (1 + distance / 4);
    about.set(word.term, Math.max(weight, about.get(word.term) ?? 0));
  }
  return about;
}

/** "enhances quality" where the review has "doubles quality": the paper's own word for the same result. */
const plainVerb =
  /\b(?:improv\w*|enhanc\w*|increas\w*|outperform\w*|surpass\w*|boost\w*|reduc\w*|lower(?:s|ed|ing)?|better|fewer|higher|achiev\w*|attain\w*|exceed\w*|decreas\w*|gains?)\b/u;

function plainResult(lower: string, { id, also }: Extreme, cover: number, shared: number): Reserve | null {
  if (!also || id === 'exact' || cover < 0.34 || shared < 3) return null;
  const hit = plainVerb.exec(lower);
  return hit && { kind: 'plain', start: hit.index, end: hit.index + hit[0].length };
}

const kept = /\b(?:maintain|retain|preserv|keep|remain)\w*\b[^.;]{0,60}$/u;
/** Characters between shared words and a reserve that belong together. */
const near = 70;

function bestCase(
  extreme: Extreme,
  start: number,
  end: number,
  about: ReadonlyMap<string, number>,
  statements: Statements,
): DegreeCase | null {
  const total = [...about.values()].reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return null;
  const scores = new Map<number, number>();
  for (const [term, weight] of about)
    for (const at of statements.holding(term)) scores.set(at, (scores.get(at) ?? 0) + weight);
  let best: { found: DegreeCase; rank: number } | null = null;
  let borne = 0;
  for (const [at, score] of scores) {
    const cover = score / total;
    if (cover < 0.15) continue;
    const statement = statements.all[at]!;
    if (extreme.borne.test(statement.lower)) {
      borne = Math.max(borne, cover);
      continue;
    }
    if (statement.related || cover < extreme.leastCover || statement.lower.endsWith('?')) continue;
    if (extreme.also && !extreme.also.test(statement.lower)) continue;
    const shared = statement.words.filter((word) => about.has(word.term));
    const terms = new Set(shared.map(({ term }) => term));
    const measured = nearest(statement.lower, weakWords(statement.lower), shared, extreme);
    const reserve = measured ?? plainResult(statement.lower, extreme, cover, terms.size);
    if (!reserve) continue;
    const telling = Math.max(
      0,
      ...[...terms].filter((term) => term !== own).map((term) => statements.idf(term)),
    );
    if (terms.size < 2 && telling < 4.5) continue;
    // "while its accuracy remains comparable": of another thing than the gain.
    if (reserve.kind === 'par' && kept.test(statement.lower.slice(0, reserve.start))) continue;
    const order = measured ? extreme.weak.indexOf(measured.kind) : 4;
    const rank = cover + 0.1 * Math.min(terms.size, 4) + 0.03 * telling - 0.06 * order;
    if (best && rank <= best.rank) continue;
    best = {
      rank,
      found: {
        extreme,
        start,
        end,
        statement,
        reserve,
        features: {
          cover,
          shared: Math.min(terms.size, 6) / 6,
          telling: telling / 8,
          own: terms.has(own) ? 1 : 0,
          [`said:${extreme.id}`]: 1,
          [`weak:${reserve.kind}`]: 1,
        },
      },
    };
  }
  if (!best || borne > extreme.mostBorne || borne > 2 * best.found.features['cover']!) return null;
  return {
    ...best.found,
    features: { ...best.found.features, borne, lead: best.found.features['cover']! - borne },
  };
}

/** "the same setting", "second", "our approaches": no statement of equality. */
const isEqual =
  /^(?:comparab|competitive|similar|on par|match|identical|close to|approach(?:es|ing) the|second[- ]best|no )/u;
const smallGains: ReadonlySet<string> = new Set(['margin']);

/** A number of at most five points or percent. */
function isSmall(text: string): boolean {
  const value = Number(/\d+(?:\.\d+)?/u.exec(text)?.[0] ?? 'NaN');
  return value <= 5;
}

function nearest(
  lower: string,
  weak: readonly WeakWord[],
  shared: readonly Word[],
  { id, weak: kinds }: Extreme,
): WeakWord | null {
  let best: { word: WeakWord; rank: number } | null = null;
  for (const word of weak) {
    const order = kinds.indexOf(word.kind);
    if (order < 0) continue;
    if (word.kind === 'par' && !isEqual.test(lower.slice(word.start, word.end + 5))) continue;
    // A large gain may be called so.
    if (smallGains.has(id) && word.kind === 'share' && !isSmall(lower.slice(word.start, word.end + 8)))
      continue;
    const gap = Math.min(...shared.map((one) => Math.max(0, one.start - word.end, word.start - one.end)));
    if (gap > near) continue;
    const rank = order * 20 + gap;
    if (!best || rank < best.rank) best = { word, rank };
  }
  return best?.word ?? null;
}
