import { findAnchors } from '../../evidence/anchors.ts';
import type { PaperIndex } from '../../evidence/paper-index.ts';
import type { Quantity } from '../../text/numbers.ts';
import { findQuantities } from '../../text/numbers.ts';
import type { Token } from '../../text/tokens.ts';
import { isPoints } from '../../text/number-units.ts';
import { isStopWord, stemWord, tokenize } from '../../text/tokens.ts';
import { foldLower } from '../../text/fold.ts';
import { stemsOf, tableCells, type Cell } from './cells.ts';
import { labelOf } from './label.ts';
import { countedNoun, type NounPhrase } from './noun-phrase.ts';
import { phraseEnds, singular } from './words.ts';

/** A number of the paper's running text or captions with what stands around it. */
export interface PaperNumber {
  readonly passage: number;
  readonly quantity: Quantity;
  readonly noun: NounPhrase | null;
  /** Stems of the name before it ("learning rate of 0.1"), nearest first. */
  readonly label: readonly string[];
  /** Content stems of its sentence with their weight, falling with the distance to the number. */
  readonly context: ReadonlyMap<string, number>;
  /** What a percentage is a share of ("45 % of the questions"), as a stem; null if it is not said so. */
  readonly share: string | null;
  /** A gain, loss or ratio ("3.8 % better"), not a level; "these two": points back to a part of what was said. */
  readonly delta: boolean;
  readonly anaphoric: boolean;
  /** Set if the number stands in a table; its context is then made of row, column and caption. */
  readonly cell: Cell | null;
}

export interface PaperNumbers {
  readonly numbers: readonly PaperNumber[];
  /** Stem -> indices into `numbers` whose context holds it. */
  readonly postings: ReadonlyMap<string, readonly number[]>;
  /** Head stem -> indices into `numbers`. */
  readonly heads: ReadonlyMap<string, readonly number[]>;
  /** Numbers of each table by its index. */
  readonly tables: ReadonlyMap<number, readonly PaperNumber[]>;
  /** Passage of a table row: key "table:row". */
  readonly rowPassage: ReadonlyMap<string, number>;
  /** Content stems of a passage. */
  passageStems(passage: number): ReadonlySet<string>;
}

/** Words on each side of a number that may tell what it measures. */
const reach = 24;
const halfLife = 8;
const captionWeight = 0.3;

const known = new WeakMap<PaperIndex, PaperNumbers>();

/** The paper's numbers; read once a paper on first use. */
export function paperNumbers(index: PaperIndex): PaperNumbers {
  const have = known.get(index);
  if (have) return have;
  const made = readNumbers(index);
  known.set(index, made);
  return made;
}

function readNumbers(index: PaperIndex): PaperNumbers {
  const numbers: PaperNumber[] = [];
  const rowPassage = new Map<string, number>();
  for (const passage of index.paper.passages) {
    if (passage.table) {
      rowPassage.set(`${passage.table.index}:${passage.table.row}`, passage.id);
      continue;
    }
    if (passage.kind === 'reference' || passage.kind === 'heading') continue;
    const anchors = findAnchors(passage.text).map(({ mention }) => mention);
    const quantities = findQuantities(passage.text, anchors);
    if (quantities.length === 0) continue;
    const lower = index.folded[passage.id] ?? foldLower(passage.text);
    const tokens = tokenize(passage.text);
    for (const quantity of quantities) {
      const noun = countedNoun(lower, quantity);
      const label = labelOf(lower, quantity);
      const context = contextOf(lower, tokens, quantity, label);
      const share = shareOf(lower, quantity);
      const delta = isDelta(lower, quantity);
      const before = lower.slice(Math.max(0, quantity.start - 24), quantity.start);
      // "the two methods" are a pair just spoken of, hardly ever all that there are.
      const anaphoric = pointsBack.test(before) || (quantity.value === 2 && before.endsWith(' the '));
      const number = {
        passage: passage.id,
        quantity,
        noun,
        label,
        context,
        share,
        delta,
        anaphoric,
        cell: null,
      };
      numbers.push(number);
      const factor = asFactor(lower, quantity);
      if (factor) numbers.push({ ...number, quantity: factor, noun: null, label: [], delta: true });
    }
  }
  const captions = index.paper.tables.map(({ caption }) =>
    caption === null ? [] : stemsOf(index.paper.captions[caption]?.text.slice(0, 300) ?? ''),
  );
  for (const cell of tableCells(index.paper)) {
    const passage = rowPassage.get(`${cell.table}:${cell.row}`);
    if (passage === undefined) continue;
    const context = new Map<string, number>();
    for (const stem of captions[cell.table] ?? []) context.set(stem, captionWeight);
    for (const stem of [...cell.rowName, ...cell.columnName]) context.set(stem, 1);
    numbers.push({
      passage,
      quantity: cell.quantity,
      noun: null,
      label: [],
      context,
      share: null,
      delta: false,
      anaphoric: false,
      cell,
    });
  }
  const stemSets = new Map<number, ReadonlySet<string>>();
  const passageStems = (passage: number): ReadonlySet<string> => {
    const have = stemSets.get(passage);
    if (have) return have;
    const made = new Set(stemsOf(index.paper.passages[passage]?.text ?? ''));
    stemSets.set(passage, made);
    return made;
  };
  return {
    numbers,
    postings: postingsOf(numbers),
    heads: headsOf(numbers),
    tables: tablesOf(numbers),
    rowPassage,
    passageStems,
  };
}

/** "25 % more samples" is a factor of 1.25, "a third fewer" are 0.67 of them. */
function asFactor(lower: string, quantity: Quantity): Quantity | null {
  if (quantity.dimension !== '%' || quantity.high !== quantity.value) return null;
  const direction =
    /^ (?:(?<more>more|longer|larger|higher|faster|additional|greater)|(?<less>fewer|less|shorter|smaller|lower))(?!\p{L})/u.exec(
      lower.slice(quantity.end, quantity.end + 12),
    )?.groups;
  if (!direction) return null;
  const value = 1 + (direction['more'] === undefined ? -1 : 1) * (quantity.value / 100);
  return { ...quantity, value, high: value, tolerance: quantity.tolerance / 100, dimension: 'x' };
}

function postingsOf(numbers: readonly PaperNumber[]): Map<string, number[]> {
  const postings = new Map<string, number[]>();
  numbers.forEach(({ context }, at) => {
    for (const stem of context.keys()) {
      const list = postings.get(stem);
      if (list) list.push(at);
      else postings.set(stem, [at]);
    }
  });
  return postings;
}

function tablesOf(numbers: readonly PaperNumber[]): Map<number, PaperNumber[]> {
  const tables = new Map<number, PaperNumber[]>();
  for (const number of numbers) {
    if (number.cell === null) continue;
    const list = tables.get(number.cell.table);
    if (list) list.push(number);
    else tables.set(number.cell.table, [number]);
  }
  return tables;
}

function headsOf(numbers: readonly PaperNumber[]): Map<string, number[]> {
  const heads = new Map<string, number[]>();
  numbers.forEach(({ noun }, at) => {
    if (noun === null) return;
    const list = heads.get(noun.head);
    if (list) list.push(at);
    else heads.set(noun.head, [at]);
  });
  return heads;
}

const pointsBack =
  /(?:^|[^\p{L}])(?:these|those|the other|the first|the last|the latter|both|either|any|between|the next|another|the remaining|the same) $/u;
const deltaWords =
  /\b(?:improv\w*|gains?|increas\w*|reduc\w*|decreas\w*|drops?|dropped|better|worse|higher|lower|more|less|fewer|faster|slower|smaller|larger|surpass\w*|outperform\w*|exceed\w*|lead|gap|margin|boosts?|rises?|rose|falls?|fell|speed-?ups?|savings?|sav(?:es?|ing)|difference|degrad\w*|loss of|ahead|behind|above|below|relative to|compared (?:to|with)|over the|than)\b/u;

/** True if the words beside a number make it a difference or ratio of two values. */
export function isDelta(lower: string, quantity: Quantity): boolean {
  const near =
    lower
      .slice(Math.max(0, quantity.start - 40), quantity.start)
      .split(/[.;:()]\s/u)
      .at(-1) ?? '';
  const behind = lower.slice(quantity.end, quantity.end + 32).split(/[.;:()]\s/u)[0] ?? '';
  return (
    deltaWords.test(near) || deltaWords.test(behind) || quantity.dimension === 'x' || /[+]\s?$/u.test(near)
  );
}

/** "45 % of the test questions" is a share of questions: the last word of up to four behind "of the". */
export function shareOf(lower: string, quantity: Quantity): string | null {
  const { dimension, end } = quantity;
  if (dimension !== '%' || isPoints(quantity)) return null;
  const words =
    /^ of (?:(?:all|the|these|those|its|their|our|\d+|[a-z]+ hundred) )*(?<words>\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,3})/u.exec(
      lower.slice(end, end + 80),
    )?.groups?.['words'];
  if (words === undefined) return null;
  const tokens = words.split(' ');
  const stop = tokens.findIndex((token) => phraseEnds.has(token) || isStopWord(token));
  const noun = (stop < 0 ? tokens : tokens.slice(0, stop)).find(
    (token, at, all) => token.endsWith('s') || at === all.length - 1,
  );
  return noun === undefined ? null : stemWord(singular(noun));
}

/** Content stems around a number within its sentence; weight 1 beside it, halved every eight words. */
export function contextOf(
  lower: string,
  tokens: readonly Token[],
  quantity: Quantity,
  label: readonly string[],
): Map<string, number> {
  const context = new Map<string, number>();
  const symbol = label[0];
  if (symbol !== undefined && symbol.length <= 2) context.set(`=${symbol}`, 1);
  let left = lowerBound(tokens, quantity.start) - 1;
  for (let n = 0; n < reach && left >= 0; n += 1, left -= 1) {
    const token = tokens[left]!;
    if (sentenceBreak(lower, token.end, tokens[left + 1]?.start ?? quantity.start)) break;
    note(context, token.text, n);
  }
  let right = lowerBound(tokens, quantity.end);
  for (let n = 0; n < reach && right < tokens.length; n += 1, right += 1) {
    const token = tokens[right]!;
    if (right > 0 && sentenceBreak(lower, Math.max(tokens[right - 1]!.end, quantity.end), token.start)) break;
    note(context, token.text, n);
  }
  return context;
}

/** Say how a value changes or is come by, and little of what it measures. */
const relations =
  /^(?:costs?|costing|falls?|falling|fell|drops?|dropp\w+|ris(?:es?|ing)|rose|improv\w*|increas\w*|decreas\w*|reduc\w*|lower(?:s|ed|ing)?|raises?|raised|gains?|achiev\w*|obtain\w*|reach(?:es|ed|ing)?|attain\w*|report(?:s|ed|ing)?|show(?:s|ed|n|ing)?|us(?:es?|ed|ing)|giv(?:es?|en|ing)|gave|yields?|contribut\w*)$/u;
const relationWeight = 0.3;

function note(context: Map<string, number>, token: string, distance: number): void {
  if (/^\d/u.test(token)) return;
  const weight = 0.5 ** (distance / halfLife) * (relations.test(token) ? relationWeight : 1);
  for (const part of token.includes('-') ? [token, ...token.split('-')] : [token]) {
    if (part.length < 2 || isStopWord(part)) continue;
    const stem = contextStem(part);
    if ((context.get(stem) ?? 0) < weight) context.set(stem, weight);
  }
}

const speed = new Set(
  'faster fast speed speedup speedups speed-up speed-ups acceleration accelerate accelerates accelerated quicker slower'.split(
    ' ',
  ),
);

/** Stem of a word for comparing contexts; all words for being faster are one. */
export function contextStem(word: string): string {
  return speed.has(word) ? 'speed' : stemWord(singular(word.replace(/'s$/u, '')));
}

function sentenceBreak(text: string, from: number, to: number): boolean {
  const gap = text.slice(from, to);
  return /[.?!]["')\]]*\s/u.test(gap) || gap.includes('\n');
}

function lowerBound(tokens: readonly Token[], offset: number): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const mid = (low + high) >> 1;
    if (tokens[mid]!.start < offset) low = mid + 1;
    else high = mid;
  }
  return low;
}
