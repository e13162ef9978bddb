import { findAnchors } from '../../evidence/anchors.ts';
import type { PaperIndex } from '../../evidence/paper-index.ts';
import type { Quantity } from '../../text/numbers.ts';
import { findQuantities } from '../../text/numbers.ts';
import { tokenize, type Token } from '../../text/tokens.ts';
import { foldLower } from '../../text/fold.ts';
import { stemsOf, tableCells, type Cell } from './cells.ts';
import { contextOf } from './context.ts';
import { asFactor, isDelta, isOfKinds, shareOf } from './differences.ts';
import { enumerations, type Enumeration } from './enumerations.ts';
import { labelOf } from './label.ts';
import { countedNoun, type NounPhrase } from './noun-phrase.ts';

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
  /** A gain, loss or ratio ("3.8 % better"), not a level; "these two": points back to a part of what was said, as a list in brackets may. */
  readonly delta: boolean;
  readonly anaphoric: boolean;
  /** Not printed but counted: the items of a list ("on A, B and C"). */
  readonly listed: boolean;
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
    const lists = enumerations(passage.text);
    if (quantities.length === 0 && lists.length === 0) continue;
    const lower = index.folded[passage.id] ?? foldLower(passage.text);
    const tokens = tokenize(passage.text);
    for (const list of lists) numbers.push(listedNumber(passage.id, list, lower, tokens));
    for (const quantity of quantities) {
      if (isOfKinds(lower, quantity)) continue;
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
        listed: false,
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
      listed: false,
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

/** The length of a list as a number of what is listed. */
function listedNumber(
  passage: number,
  { head, modifiers, items, announced, start, end }: Enumeration,
  lower: string,
  tokens: readonly Token[],
): PaperNumber {
  const quantity: Quantity = {
    start,
    end,
    numberStart: start,
    numberEnd: end,
    value: items,
    high: items,
    tolerance: 0,
    dimension: '',
    factor: 1,
    unit: '',
    hedge: 'exact',
    form: 'word',
    joined: false,
  };
  const context = contextOf(lower, tokens, quantity, []);
  context.set(head, 1);
  for (const stem of modifiers) context.set(stem, 1);
  return {
    passage,
    quantity,
    noun: { head, modifiers, sure: true, end },
    label: [],
    context,
    share: null,
    delta: false,
    anaphoric: !announced,
    listed: true,
    cell: null,
  };
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
