import type { PaperIndex } from '../../evidence/paper-index.ts';
import { ownNames } from '../aligned/own-names.ts';
import { statementsOf, type Statement } from '../aligned/statements.ts';
import { own, wordsOf, type Word } from '../aligned/words.ts';

/** "all tracking problems" against "certain tracking problems": the same things, more of them than the paper says. */
export interface WidenedCase {
  /** UTF-16 range of determiner and noun in the review's sentence. */
  readonly start: number;
  readonly end: number;
  readonly statement: Statement;
  /** Range of the paper's narrower words in `statement.lower`. */
  readonly narrow: readonly [number, number];
  readonly score: number;
}

const wide =
  /\b(?:all(?: of)?(?: the| these| its| their)?|every(?: single)?|each(?: and every)?(?: of the| of)?|any(?: kind of| form of| type of| number of)?|arbitrar(?:y|ily)(?: large| small)?)\b/gu;
const narrow =
  /\b(?:certain|only some|some of|most(?: of)?(?: the)?|several|a (?:few|small subset|subset|number|majority|fraction|portion)(?: of)?(?: the)?|sufficiently (?:small|large)|not all|not every|(?:at most|up to|less than|fewer than|only|around|about) \d+(?:\.\d+)? ?%(?: of)?(?: the)?|(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:out )?of (?:the )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|the majority of|the first(?: and last)?)\b/gu;
const unsure =
  /\b(?:not|n't|never|if|whether|unless|should|would|could|might|may|cannot|claim\w*|how|why|hope\w*|expect\w*|unclear|lack\w*|missing|need\w*|at all|after all|above all|first of all|difficult|hard|no)\b/u;

interface Phrase {
  /** Terms of the noun phrase that the determiner opens, the head last. */
  readonly terms: readonly string[];
  readonly end: number;
}

/** The words right behind a determiner: the things that it counts. */
function phraseAfter(words: readonly Word[], end: number, lower: string): Phrase | null {
  const terms: string[] = [];
  let to = end;
  for (const word of words) {
    if (word.start < end) continue;
    const between = lower.slice(to, word.start);
    // A small word or a mark ends the phrase, but for "of the".
    if (!/^[\s-]*(?:(?:of|the|these|those|our|its|single|such)\s+)*$/u.test(between) && word.start >= to)
      break;
    terms.push(word.term);
    to = Math.max(to, word.end);
    if (new Set(terms).size >= 4) break;
  }
  return terms.length === 0 ? null : { terms, end: to };
}

/** Quantities that a review widens and the paper states narrowly, for the same things in the same connection. */
export function widenedCases(lower: string, text: string, index: PaperIndex): WidenedCase[] {
  const hits = [...lower.matchAll(wide)];
  if (hits.length === 0) return [];
  const statements = statementsOf(index);
  const words = wordsOf(text, ownNames(index));
  return hits.flatMap((hit) => {
    const [from, to] = clauseAround(lower, hit.index);
    if (unsure.test(lower.slice(from, hit.index))) return [];
    const phrase = phraseAfter(words, hit.index + hit[0].length, lower);
    if (!phrase) return [];
    const rest = new Set(
      words
        .filter(({ start, end }) => start >= from && end <= to && (end <= hit.index || start >= phrase.end))
        .map(({ term }) => term),
    );
    let best: WidenedCase | null = null;
    const head = phrase.terms.at(-1)!;
    for (const at of statements.holding(head)) {
      const statement = statements.all[at]!;
      if (statement.related) continue;
      // The paper says it of all of them as well.
      if (holdsPhrase(statement, wide, phrase.terms)) return [];
      const narrower = holdsPhrase(statement, narrow, phrase.terms);
      if (!narrower) continue;
      const shared = new Set(
        statement.words.map(({ term }) => term).filter((term) => rest.has(term) && term !== own),
      );
      const weight = [...shared].reduce((sum, term) => sum + statements.idf(term), 0);
      const distinct = new Set(phrase.terms).size;
      // One noun alone is met anywhere: then the rest of the claim must be met as well.
      if (shared.size === 0 || (distinct > 1 ? weight < 2 : shared.size < 2 || weight < 7)) continue;
      if (distinct === 1 && /^(?:the first|several)/u.test(statement.lower.slice(...narrower))) continue;
      const score = Math.min(0.84, 0.55 + 0.06 * Math.min(distinct, 3) + 0.02 * Math.min(weight, 10));
      if (!best || score > best.score)
        best = { start: hit.index, end: phrase.end, statement, narrow: narrower, score };
    }
    return best ?? [];
  });
}

/** Where a statement has a determiner of this kind before the same noun phrase. */
function holdsPhrase(
  { lower, words }: Statement,
  kind: RegExp,
  terms: readonly string[],
): readonly [number, number] | null {
  for (const hit of lower.matchAll(kind)) {
    const phrase = phraseAfter(words, hit.index + hit[0].length, lower);
    if (!phrase || phrase.terms.at(-1) === undefined) continue;
    const all = new Set(phrase.terms);
    // One noun alone must stand right behind the determiner.
    if (new Set(terms).size === 1 && (phrase.terms[0] !== terms[0] || new Set(phrase.terms).size > 1))
      continue;
    const met = [...new Set(terms)].filter((term) => all.has(term)).length;
    if (all.has(terms.at(-1)!) && met >= Math.min(2, new Set(terms).size)) return [hit.index, phrase.end];
  }
  return null;
}

function clauseAround(lower: string, at: number): [number, number] {
  let from = 0;
  for (const hit of lower.slice(0, at).matchAll(/[;:] |[.?!] |\b(?:but|while|whereas|although|though)\b/gu))
    from = hit.index + hit[0].length;
  const stop = /[;:] |[.?!] |\b(?:but|while|whereas|although|though)\b/u.exec(lower.slice(at));
  return [from, stop ? at + stop.index : lower.length];
}
