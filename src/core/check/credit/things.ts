import { wordShape } from '../../evidence/lexicon/name-scan.ts';
import { stemsOf, type StemAt } from '../../evidence/statements.ts';
import { fold } from '../../text/fold.ts';
import { isStopWord } from '../../text/tokens.ts';
import type { CreditClaim } from './claims.ts';

/** A part of a phrase that may be the name of the thing; UTF-16 range in the sentence. */
export interface Thing {
  readonly start: number;
  readonly end: number;
  readonly stems: readonly string[];
  /** A short form or a word with inner capitals stands in it, or all its words have capitals. */
  readonly isName: boolean;
}

/** Words that praise or place a thing and are no part of what it is called. */
const praise =
  /^(?:new|novel|own|simple|interesting|elegant|clever|effective|efficient|powerful|key|core|main|entire|whole|published|existing|known|unmodified|original|earlier|previous|two|three|several|following|first|second|idea|concept|notion|use|called|named|so-called|well-known|very|proposed|introduced|paper|authors?|work|method|contribution)s?$/iu;
/** Heads that may stay behind a name without changing what is meant. */
const generic =
  /^(?:methods?|models?|algorithms?|approach(?:es)?|frameworks?|networks?|modules?|architectures?|systems?|metrics?|datasets?|benchmarks?|loss(?:es)?|techniques?|strateg(?:y|ies)|mechanisms?|schemes?|tricks?|principles?|functions?|procedures?|properties|property|theory|terms?)$/iu;

/**
 * Readings of a claim's noun phrase, the longest first: at most five content words in a row that begin where the phrase
 * does (or end there, where it stands before the words of the claim), words of praise aside. A name may be one word.
 */
export function thingsIn(sentence: string, { thing, leads, claim }: CreditClaim): Thing[] {
  const text = fold(sentence).slice(thing.start, thing.end);
  const words = stemsOf(text);
  const found: Thing[] = [];
  for (let size = Math.min(5, words.length); size > 0; size -= 1)
    for (let first = 0; first + size <= words.length; first += 1) {
      const part = words.slice(first, first + size);
      const [start, end] = [part[0]!.start, part.at(-1)!.end];
      const shapes = text.slice(start, end).split(/[\s-]+/u);
      const isName =
        (size > 1 && shapes.every((word) => /^\p{Lu}/u.test(word))) ||
        shapes.some((word) => ['acronym', 'camel', 'digit'].includes(wordShape(word) ?? ''));
      if (size === 1 && !isName) continue;
      if (/[()]/u.test(text.slice(start, end)) || !runsOn(text, part)) continue;
      const skipped = leads ? words.slice(first + size) : words.slice(0, first);
      const idle = skipped.every(
        (one) =>
          praise.test(text.slice(one.start, one.end)) ||
          (leads && generic.test(text.slice(one.start, one.end))),
      );
      if (
        claim === 'own' || leads
          ? !idle || (!leads && !runsOn(text, words.slice(0, first + size)))
          : skipped.length > 2 || !runsOn(text, words.slice(0, first + size))
      )
        continue;
      if (!endsPhrase(text.slice(end))) continue;
      found.push({
        start: thing.start + start,
        end: thing.start + end,
        stems: part.map(({ stem }) => stem),
        isName,
      });
    }
  return found;
}

const relation =
  /^(?:across|via|through|using|during|between|among|under|over|against|within|per|after|before|without|into|onto|toward|towards|along|than|also|including|called|based)$/iu;

/** Neither stop word nor preposition between the words or among them: "bound and the risk" are two things. */
function runsOn(text: string, part: readonly StemAt[]): boolean {
  return part.every(({ start, end }, at) => {
    if (relation.test(text.slice(start, end))) return false;
    const next = part[at + 1];
    return !next || /^(?:[- ]|'s )$/u.test(text.slice(end, next.start));
  });
}

/** What follows is no further word of the same noun phrase, as far as words alone tell. */
function endsPhrase(rest: string): boolean {
  const next = /^ (?<word>[\p{L}'-]+)/u.exec(rest)?.groups?.['word'];
  if (next === undefined) return !rest.startsWith('-');
  return (
    isStopWord(next.toLowerCase()) ||
    generic.test(next) ||
    /(?:ed|ing|[^su]s)$/u.test(next) ||
    /^(?:not|only|also|as|here)$/u.test(next)
  );
}
