import type { AnchorKind } from './anchors.ts';
import { numberOf, placeWords, separator } from './anchor-words.ts';

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

/** One number of a list of places; UTF-16 range in the text. */
export interface Item {
  readonly number: string;
  readonly start: number;
  readonly end: number;
  /** Joined to the one before by a dash: everything between is meant too. */
  readonly through: boolean;
}

const eachOf = (kind: AnchorKind): RegExp =>
  new RegExp(String.raw`(?<joint>${separator})\(?(?:l(?=\d)|p\.)?(?<text>${numberOf(kind)})\)?`, 'giu');
const eachItem = new Map(placeWords.map(([kind]) => [kind, eachOf(kind)]));

/** The numbers of a matched list, in order. */
export function listItems(kind: AnchorKind, match: RegExpExecArray): Item[] {
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

/** What a range leaves out between its ends; [] where it is no range of numbers. */
export function numbersBetween(a: string, b: string): string[] {
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
/** Lines and pages stay ranges: "lines 3-5, 9" is 3 to 5 and 9. */
export function spans(items: readonly Item[]): { number: string; to: string | null }[] {
  const out: { number: string; to: string | null }[] = [];
  for (const item of items) {
    const last = out.at(-1);
    if (item.through && last) last.to = item.number;
    else out.push({ number: item.number, to: null });
  }
  return out;
}
