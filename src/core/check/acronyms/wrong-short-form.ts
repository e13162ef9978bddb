import { nameKey, singularKey } from '../../evidence/lexicon/name-key.ts';
import { paperWords } from '../../evidence/lexicon/paper-words.ts';
import { distance } from '../../evidence/lexicon/presence.ts';
import type { PaperIndex } from '../../evidence/paper-index.ts';
import { fold } from '../../text/fold.ts';
import { paperAcronyms, shortKey, type Definition } from './paper-acronyms.ts';

/** A short form in a review that is not the paper's for the words before it; UTF-16 range of the short form. */
export interface WrongShortForm {
  readonly start: number;
  readonly end: number;
  readonly said: string;
  readonly definition: Definition;
}

const bracketed = /\((?<inner>\p{Lu}[\p{L}\p{N}-]{1,9})\)/gu;

/**
 * Short forms behind the paper's own expansion of another one: slips of at most two letters. Anything else is an
 * abbreviation of the reviewer's own.
 */
export function wrongShortForms(text: string, index: PaperIndex): WrongShortForm[] {
  const folded = fold(text);
  return [...folded.matchAll(bracketed)].flatMap((hit) => {
    const said = hit.groups?.['inner'] ?? '';
    const key = shortKey(said);
    if (key.length < 3 || paperWords(index).lower.has(key)) return [];
    const before = nameKey(folded.slice(0, hit.index));
    const meant = paperAcronyms(index).all.filter(({ long }) => endsWith(before, long));
    const [definition] = meant;
    if (!definition || meant.some(({ short }) => isNear(shortKey(short), key))) return [];
    const own = shortKey(definition.short);
    if (own.length !== key.length || distance(own, key, 2) > 2) return [];
    const start = hit.index + 1;
    return [{ start, end: start + said.length, said, definition }];
  });
}

function endsWith(before: string, long: string): boolean {
  const key = nameKey(long);
  return key.length > 7 && (before.endsWith(key) || singularKey(before).endsWith(singularKey(key)));
}

/** One holds the other: "LM" for "LLM", "GAPNet" for "GAP". */
function isNear(a: string, b: string): boolean {
  return a.includes(b) || b.includes(a);
}
