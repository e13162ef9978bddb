import { fold } from '../text/fold.ts';
import { citations } from './anchor-citations.ts';
import { readsAsLineLetter, readsAsLineWord } from './line-mentions.ts';

export type AnchorKind =
  | 'table'
  | 'figure'
  | 'section'
  | 'equation'
  | 'algorithm'
  | 'appendix'
  | 'statement'
  | 'footnote'
  | 'page'
  | 'line'
  | 'citation'
  | 'author-year';

/** A place or source that a text names. */
export interface Anchor {
  readonly kind: AnchorKind;
  /** What a statement is called, lower case: "theorem", "lemma"; the kind itself otherwise. */
  readonly word: string;
  /** "3", "4.2", "B.2", "2a"; "Ling 2015" for author-year citations. Roman numbers of tables are Arabic here. */
  readonly number: string;
  /** Upper end of a range of lines or pages ("lines 120-125"), else null. Other ranges become one anchor a number. */
  readonly to: string | null;
  /** UTF-16 range: the word with its number for the first of a list, the number alone for the others. */
  readonly start: number;
  readonly end: number;
  /** Range of the whole mention, lists included: "Tables 2 and 3". */
  readonly mention: { readonly start: number; readonly end: number };
}

const words: readonly (readonly [AnchorKind, string])[] = [
  ['table', String.raw`tables?|tabs?\.|tbl\.`],
  ['figure', String.raw`(?:sub)?figures?|figs?\.?|fgs?\.`],
  ['section', String.raw`(?:sub)?sections?|sub-?secs?\.?|secs?\.?|sects?\.?|\u00A7{1,2}`],
  ['equation', String.raw`equations?|eqn?s?\.?|formulas?|formula`],
  ['algorithm', String.raw`algorithms?|algs?\.?|algos?\.?`],
  ['appendix', String.raw`appendix|appendices|appx?\.?|apps?\.|supplementary section|supp\. sec\.`],
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
const numberOf = (kind: AnchorKind): string => (kind === 'line' ? lineNumber : number);
const separator = String.raw`\s?(?:,\s?(?:and|&)?|and|&|-{1,2}|to|or|/)\s?`;
const open = String.raw`(?:#\s?|\(\s?|\$?\\ref\{[^}]*\})?`;

const patterns = words.map(([kind, source]) => ({
  kind,
  pattern: new RegExp(
    String.raw`(?<![\p{L}\d])(?<word>${source})(?<gap>[\s~]{0,2}${open})(?<first>${numberOf(kind)})\)?(?<rest>(?:${separator}\(?(?:${kind === 'line' || kind === 'page' ? String.raw`l|p\.` : ''})?${numberOf(kind)}\)?)*)`,
    'giu',
  ),
}));

const romanValues: Readonly<Record<string, number>> = {
  I: 1,
  II: 2,
  III: 3,
  IV: 4,
  V: 5,
  VI: 6,
  VII: 7,
  VIII: 8,
  IX: 9,
  X: 10,
};
/** Longest span of a range that is written out ("Tables 2-9"). */
const longestRange = 30;

/** Places and citations that a text names, in reading order. Spellings are those of USERS.md, section 2. */
export function findAnchors(text: string): Anchor[] {
  const folded = fold(text);
  const found: Anchor[] = [];
  for (const { kind, pattern } of patterns) {
    for (const match of folded.matchAll(pattern)) found.push(...fromMatch(kind, match));
  }
  const free = citations(folded).filter(
    ({ start, end }) => !found.some(({ mention }) => mention.start < end && start < mention.end),
  );
  found.push(...free);
  return found.sort((a, b) => a.start - b.start);
}

function fromMatch(kind: AnchorKind, match: RegExpExecArray): Anchor[] {
  const { word = '', gap = '', first = '' } = match.groups ?? {};
  if (!plausible(kind, word, gap, first)) return [];
  const shared = { kind, word: wordOf(kind, word), to: null };
  const items = listItems(kind, match);
  const last = items.at(-1)!;
  const mention = { start: match.index, end: last.end };
  if (kind === 'line' && !readsAsLine(match, items, mention)) return [];
  if (kind === 'line' || kind === 'page')
    return spans(items).map((span) => ({ ...shared, ...span, ...mention, mention }));
  const anchors: Anchor[] = [];
  items.forEach((item, at) => {
    const range = { start: at === 0 ? match.index : item.start, end: item.end, mention };
    const previous = items[at - 1];
    if (item.through && previous) {
      for (const between of numbersBetween(previous.number, item.number)) {
        anchors.push({ ...shared, number: between, ...range });
      }
    }
    anchors.push({ ...shared, number: item.number, ...range });
  });
  return anchors;
}

/** Lines and pages stay ranges: "lines 3-5, 9" is 3 to 5 and 9. */
function spans(items: readonly Item[]): { number: string; to: string | null }[] {
  const out: { number: string; to: string | null }[] = [];
  for (const item of items) {
    const last = out.at(-1);
    if (item.through && last) last.to = item.number;
    else out.push({ number: item.number, to: null });
  }
  return out;
}

/** "l. 5" and "L5" are lines, "app. A" an appendix; but "fig a", "in tables a few" and "SEC-7" are no places. */
function plausible(kind: AnchorKind, word: string, gap: string, first: string): boolean {
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

function readsAsLine(
  { groups, input }: RegExpExecArray,
  items: readonly Item[],
  mention: { readonly start: number; readonly end: number },
): boolean {
  const place = { text: input, ...mention };
  const word = groups?.['word'] ?? '';
  if (/^li?n/iu.test(word)) return readsAsLineWord(place);
  const [first, second] = items;
  const number = first!.number;
  // "L1-L2" are two norms.
  const range =
    (second?.through === true && Number(second.number) > Math.max(9, Number(number))) ||
    /l\d\d/iu.test(groups?.['rest'] ?? '');
  return readsAsLineLetter(place, number, range, /^l?l\.|^ll/iu.test(word));
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

function wordOf(kind: AnchorKind, word: string): string {
  if (kind !== 'statement') return kind;
  return statementWords.find(([start]) => start.test(word))?.[1] ?? word.toLowerCase();
}

interface Item {
  readonly number: string;
  readonly start: number;
  readonly end: number;
  /** Joined to the one before by a dash: everything between is meant too. */
  readonly through: boolean;
}

const eachOf = (kind: AnchorKind): RegExp =>
  new RegExp(String.raw`(?<joint>${separator})\(?(?:l(?=\d)|p\.)?(?<text>${numberOf(kind)})\)?`, 'giu');
const eachItem = new Map(words.map(([kind]) => [kind, eachOf(kind)]));

function listItems(kind: AnchorKind, match: RegExpExecArray): Item[] {
  const { word = '', gap = '', first = '', rest = '' } = match.groups ?? {};
  const from = match.index + word.length + gap.length;
  const to = match.index + match[0].length - rest.length;
  const items: Item[] = [
    {
      number: normal(kind, first),
      start: from,
      end: gap.includes('(') ? to : from + first.length,
      through: false,
    },
  ];
  for (const one of rest.matchAll(eachItem.get(kind)!)) {
    const { joint = '', text = '' } = one.groups ?? {};
    if (/\d/u.test(text) ? !/\d/u.test(first) : /\d/u.test(first) || !/^\p{Lu}/u.test(text)) break;
    const start = to + one.index + one[0].lastIndexOf(text);
    const end = start + text.length;
    if (countsNoun(match, joint, end)) break;
    items.push({ number: normal(kind, text), start, end, through: /^\s?-|^\s?to/u.test(joint) });
  }
  return items;
}

/** "Figure 2 and 5 datasets": a number after a singular word that is followed by a plural noun counts something. */
function countsNoun(match: RegExpExecArray, joint: string, end: number): boolean {
  const word = match.groups?.['word'] ?? '';
  if (/s\.?$/u.test(word) || !/and|,|or/u.test(joint)) return false;
  return /^\s(?:\p{Ll}+\s){0,2}\p{Ll}+s(?!\p{L})/u.test(match.input.slice(end, end + 40));
}

function normal(kind: AnchorKind, text: string): string {
  const clean = text.replace(/[\s()]/gu, '').replace(/\.$/u, '');
  const value = romanValues[clean];
  if (value !== undefined && (kind === 'table' || kind === 'figure' || kind === 'section'))
    return String(value);
  return clean
    .replace(/^([A-Za-z])-?(?=\d)/u, (_, letterPart: string) => letterPart.toUpperCase())
    .replace(/^([A-Z])\.?(?=\d)/u, kind === 'section' || kind === 'appendix' ? '$1.' : '$1');
}

function numbersBetween(a: string, b: string): string[] {
  const from = /^(?<head>.*?)(?<last>\d+)$/u.exec(a)?.groups;
  const to = /^(?<head>.*?)(?<last>\d+)$/u.exec(b)?.groups;
  if (!from || !to || from['head'] !== to['head']) return [];
  const low = Number(from['last']);
  const high = Number(to['last']);
  if (high - low > longestRange) return [];
  return Array.from(
    { length: Math.max(0, high - low - 1) },
    (_, at) => `${from['head'] ?? ''}${low + 1 + at}`,
  );
}
