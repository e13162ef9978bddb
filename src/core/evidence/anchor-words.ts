import { lazy } from '../lazy.ts';
import type { AnchorKind } from './anchors.ts';

/** Words that name a kind of place, as alternatives of a pattern. */
export const placeWords: readonly (readonly [AnchorKind, string])[] = [
  ['table', String.raw`tables?|tabs?\.|tbl\.`],
  ['figure', String.raw`(?:sub)?figures?|figs?\.?|fgs?\.`],
  ['section', String.raw`(?:sub)?sections?|sub-?secs?\.?|secs?\.?|sects?\.?|\u00A7{1,2}`],
  ['equation', String.raw`equations?|eqn?s?\.?|formulas?|formula`],
  ['algorithm', String.raw`algorithms?|algs?\.?|algos?\.?`],
  [
    'appendix',
    String.raw`appendix|appendices|appx?\.?|apps?\.|supplementary section|supp\. sec\.|(?:supplementary(?: materials?)?|supplements?)(?= [A-Z]\.?\d)`,
  ],
  [
    'statement',
    String.raw`theorems?|thms?\.?|lemmas?|lemmata|propositions?|props?\.|corollar(?:y|ies)|cors?\.|definitions?|defs?\.?|assumptions?|assump\.|remarks?|conjectures?|claims?|observations?|hypothes[ei]s`,
  ],
  ['footnote', String.raw`footnotes?|fn\.`],
  ['page', String.raw`pages?|pp?\.|pg\.`],
  ['line', String.raw`lines?(?: (?:numbers?|nos?\.?|nrs?\.?))?|ll?\.|ll(?=\s?\d)|ln\.?|l(?=\s?\d)`],
];

const arabic = String.raw`(?:[A-Za-z]{1,2}[.-]?)?\d{1,4}(?!\d)(?:\.\d{1,3}){0,3}(?:\.?\s?\([a-z]\)|[a-z](?![\p{L}\d]))?`;
const letter = String.raw`[A-Z](?:\.\d{1,2}){0,3}(?![\p{L}\d'\u2019])`;
const roman = String.raw`(?:I{1,3}|IV|VI{0,3}|IX|X)(?![\p{L}\d])`;
const number = String.raw`(?:${arabic}|${roman}|${letter})`;
/** Lines have no parts; a number with more digits than any paper has lines is one too. */
const lineNumber = String.raw`\d{1,6}(?![\d.]\d|\d)`;
export const numberOf = (kind: AnchorKind): string => (kind === 'line' ? lineNumber : number);
/** Between the numbers of a list. */
export const separator = String.raw`\s?(?:,\s?(?:and|&)?|and|&|-{1,2}|to|or|/)\s?`;
const open = String.raw`(?:#\s?|\(\s?|\$?\\ref\{[^}]*\})?`;

/** A word for a place with its number, and the further numbers of a list. */
export const placePatterns = lazy(() =>
  placeWords.map(([kind, source]) => ({
    kind,
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d])(?<word>${source})(?<gap>[\s~]{0,2}${open})(?<first>${numberOf(kind)})\)?(?<rest>(?:${separator}\(?(?:${kind === 'line' || kind === 'page' ? String.raw`l|p\.` : ''})?${numberOf(kind)}\)?)*)`,
      'giu',
    ),
  })),
);

/** "l. 5" and "L5" are lines, "app. A" an appendix; but "fig a", "in tables a few" and "SEC-7" are no places. */
export function plausible(kind: AnchorKind, word: string, gap: string, first: string): boolean {
  const digitless = !/\d/u.test(first);
  if (digitless && /^[a-z]/u.test(first)) return false;
  if (/^[a-z]{1,2}\d/u.test(first) && !/^[a-z]\d/u.test(first)) return false;
  if (digitless && (kind === 'line' || kind === 'page' || kind === 'footnote' || kind === 'equation'))
    return false;
  if (digitless && kind === 'section' && /^I$/u.test(first) && !/[.]$|^S/u.test(word)) return false;
  if (digitless && kind === 'statement' && !/^\p{Lu}/u.test(word)) return false;
  if (digitless && kind === 'appendix' && word === 'apps') return false;
  if (
    gap === '' &&
    /\p{L}$/u.test(word) &&
    !/^ll?$/iu.test(word) &&
    !/^(?:fig|eq|sec|tab|thm|alg)$/iu.test(word)
  )
    return false;
  // "l 33" is a length.
  if (kind === 'line' && /^l$/u.test(word)) return gap === '' && /^\d{2,4}$/u.test(first);
  if (/^\d{4}$/u.test(first) && kind !== 'line' && kind !== 'page') return false;
  return !(kind === 'statement' && /^(?:claim|observation)s?$/u.test(word) && digitless);
}

const statementWords: readonly (readonly [RegExp, string])[] = [
  [/^th/iu, 'theorem'],
  [/^le/iu, 'lemma'],
  [/^pr/iu, 'proposition'],
  [/^cor/iu, 'corollary'],
  [/^def/iu, 'definition'],
  [/^as/iu, 'assumption'],
  [/^re/iu, 'remark'],
  [/^con/iu, 'conjecture'],
  [/^cl/iu, 'claim'],
  [/^ob/iu, 'observation'],
  [/^hy/iu, 'hypothesis'],
];

/** What the place is called: the word for statements, the kind for all others. */
export function wordOf(kind: AnchorKind, word: string): string {
  if (kind !== 'statement') return kind;
  return statementWords.find(([start]) => start.test(word))?.[1] ?? word.toLowerCase();
}
