import type { PaperIndex } from '../../evidence/paper-index.ts';
import { tableValues, type TableValue } from '../../evidence/table-values.ts';
import { foldLower } from '../../text/fold.ts';
import { holdsWord, ownNames } from '../aligned/own-names.ts';
import { captionMetric, metricOf, type Metric } from './metric-direction.ts';

/** A result of one method under one condition (dataset, metric, setting). */
export interface Result {
  /** Index into `Paper.tables`; row and cell there. */
  readonly table: number;
  readonly row: number;
  readonly column: number;
  readonly value: number;
  readonly printed: string;
}

/** All that one method has in one table. */
export interface MethodResults {
  /** As printed. */
  readonly label: string;
  /** Folded lower case. */
  readonly key: string;
  /** It is the paper's own proposal, whole: not one of its ablations. */
  readonly own: boolean;
  /** An ablation, a variant, an upper bound or people: says nothing about "all baselines". */
  readonly aside: boolean;
  /** By condition: index into `ResultTable.conditions`. */
  readonly results: ReadonlyMap<number, Result>;
}

export interface Condition {
  /** Dataset, metric, setting: all that stands above (or beside) the values, folded lower case. */
  readonly key: string;
  readonly label: string;
  readonly metric: Metric;
}

/** A table that compares methods. */
export interface ResultTable {
  readonly table: number;
  /** Caption, folded lower case. */
  readonly caption: string;
  readonly conditions: readonly Condition[];
  readonly methods: readonly MethodResults[];
  /** In the body of the paper, not in an appendix. */
  readonly main: boolean;
}

/** The name that opens a method's label, lower case: "gram" of "GRAM Cicchetti et al. (2025)". */
export function methodName({ key }: Pick<MethodResults, 'key'>): string {
  const plain = key
    .replace(/\[[^\]]*\]|\([^()]*\)/gu, ' ')
    .replace(/[*†‡§]/gu, ' ')
    .trim();
  const words = plain.split(/\s+/u);
  const first = words[0] ?? '';
  const whole = words.slice(0, 2).join(' ');
  // "Task Arithmetic", "Diffusion Policy": one plain word names nothing.
  return words.length > 1 && /^[a-z]+$/u.test(first) && /^[a-z-]+$/u.test(words[1]!) && words.length === 2
    ? whole
    : first;
}

/**
 * True if the values of both methods begin and end in the same conditions. A row that lost an empty cell when its table was
 * read has all its values one place aside.
 */
export function areInLine(a: Pick<MethodResults, 'results'>, b: Pick<MethodResults, 'results'>): boolean {
  const [left, right] = [[...a.results.keys()], [...b.results.keys()]];
  return Math.min(...left) === Math.min(...right) && Math.max(...left) === Math.max(...right);
}

/**
 * True if two rows may be held against each other: what their labels say besides the methods (dataset, backbone, split)
 * does not differ.
 */
export function areComparable(
  a: Pick<MethodResults, 'key'>,
  b: Pick<MethodResults, 'key'>,
  index: PaperIndex,
): boolean {
  const own = ownNames(index);
  const [left, right] = [labelWords(a, own), labelWords(b, own)];
  const [leftOnly, rightOnly] = [without(left, right), without(right, left)];
  const [leftOwn, rightOwn] = [isOwn(a.key, own), isOwn(b.key, own)];
  if (leftOwn && rightOwn) return leftOnly.length === 0 && rightOnly.length === 0;
  // The proposal's name is taken out already: what is left of its label must stand in the other one, or that is a bare name.
  if (leftOwn) return leftOnly.length === 0 || right.size <= 1;
  if (rightOwn) return rightOnly.length === 0 || left.size <= 1;
  return leftOnly.length <= 1 && rightOnly.length <= 1;
}

function without(words: ReadonlySet<string>, others: ReadonlySet<string>): string[] {
  return [...words].filter((word) => !others.has(word));
}

/** Words of a label; citations, sizes and the proposal's names taken out. */
function labelWords({ key }: Pick<MethodResults, 'key'>, own: ReadonlySet<string>): Set<string> {
  const plain = key.replace(
    /\[[^\]]*\]|\([^()]*\)|\b[\p{L}-]+ et al\.?|\b(?:19|20)\d\d\b|\b(?:methods?|models?|ours?|proposed|baselines?)\b/gu,
    ' ',
  );
  const words = plain.match(/[\p{L}\p{N}][\p{L}\p{N}.+@-]*/gu) ?? [];
  return new Set(words.filter((word) => !/^\d/u.test(word) && !own.has(word)));
}

const built = new WeakMap<PaperIndex, readonly ResultTable[]>();

/** The tables of a paper in which methods are compared; built at the first call. */
export function resultTables(index: PaperIndex): readonly ResultTable[] {
  let tables = built.get(index);
  if (!tables) built.set(index, (tables = build(index)));
  return tables;
}

function build(index: PaperIndex): ResultTable[] {
  const byTable = new Map<number, TableValue[]>();
  for (const value of tableValues(index.paper)) {
    if (value.naming) continue;
    const list = byTable.get(value.table);
    if (list) list.push(value);
    else byTable.set(value.table, [value]);
  }
  return [...byTable].flatMap(([table, values]) => tableOf(index, table, values) ?? []);
}

const aside =
  /\b(?:w\/o|without|w\/|ablat\w*|variants?|oracle|upper[- ]?bound|humans?|experts?|ground[- ]?truth|gt|teacher|supervised|joint(?:ly)?|centrali[sz]ed|full(?: data)?|all data|gap|improv\w*|gains?|delta|p-?values?|std|average|avg|mean|total|random|relative|rank|individual|data|dataset|original|real|train(?:ing)?|threshold|chance|source|metric|upper|none)\b|^[-+−–△▲δ↑↓]|%\s*(?:imp|gain)|^(?:methods?|models?) [\d. ]+$/u;
const ours = /\b(?:ours?|proposed)\b/u;

function isOwn(key: string, names: ReadonlySet<string>): boolean {
  if (ours.test(key)) return true;
  return [...names].some((name) => name.length > 2 && holdsWord(key, name));
}

function tableOf(index: PaperIndex, table: number, values: readonly TableValue[]): ResultTable | null {
  const { paper } = index;
  const at = paper.tables[table]!;
  const caption = foldLower(at.caption === null ? '' : (paper.captions[at.caption]?.text ?? ''));
  const names = ownNames(index);
  const rowsOwn = values.some((value) => isOwn(foldLower(value.names.join(' ')), names));
  const columnsOwn = values.some((value) => isOwn(foldLower(value.headers.join(' ')), names));
  const turned = columnsOwn && !rowsOwn;
  const conditions: Condition[] = [];
  const conditionAt = new Map<string, number>();
  const methods = new Map<string, { label: string; results: Map<number, Result> }>();
  const fromCaption = captionMetric(caption);
  for (const value of values) {
    const number = soleNumber(value.text);
    if (number === null) continue;
    const rowLabel = value.names.join(' ');
    const columnLabel = value.headers.join(' ');
    const group = value.group ?? '';
    const method = turned ? columnLabel : rowLabel;
    const label = turned ? `${group} ${rowLabel}`.trim() : columnLabel;
    const id = turned ? `${group}|${rowLabel}` : `${group}|${String(value.column)}`;
    let condition = conditionAt.get(id);
    if (condition === undefined) {
      conditionAt.set(id, (condition = conditions.length));
      const own = metricOf(label);
      conditions.push({
        label: turned ? label : `${group} ${label}`.trim(),
        key: foldLower(`${group} ${label}`),
        metric: own.direction !== 0 || own.cost ? own : fromCaption,
      });
    }
    if (method === '') continue;
    let entry = methods.get(method);
    if (!entry) methods.set(method, (entry = { label: method, results: new Map() }));
    if (!entry.results.has(condition))
      entry.results.set(condition, {
        table,
        row: value.row,
        column: value.column,
        value: number,
        printed: value.text,
      });
  }
  const list = [...methods.values()].map(({ label, results }) => {
    const key = foldLower(label);
    const set = aside.test(key);
    return { label, key, own: isOwn(key, names) && !set, aside: set, results };
  });
  const main = at.section === null || paper.sections[at.section]?.appendix !== true;
  return list.length < 2 ? null : { table, caption, conditions, methods: list, main };
}

/** The number of a cell that holds one result: "47.5 ± 0.3", "81.2%", "0 . 93", "12.1 (2)"; null for anything else. */
export function soleNumber(text: string): number | null {
  const plain = foldLower(text)
    .replace(/(?<=\d) ?\. ?(?=\d)/gu, '.')
    .replace(/(?:±|\+\/-|\\pm)\s*[\d.]+/gu, ' ')
    .replace(/\([^()]*\)|\[[^[\]]*\]|_\{[^{}]*\}/gu, ' ')
    .replace(/[*†‡§¶^↑↓▲▼%$]|\\(?:mathbf|textbf|underline|bf)\b|[{}]/gu, ' ')
    .trim();
  const hit = /^[+-]? ?\d[\d,]*(?:\.\d+)?(?:e[+-]?\d+)?$/u.exec(plain);
  if (!hit) return null;
  const number = Number(hit[0].replace(/[, ]/gu, ''));
  return Number.isFinite(number) ? number : null;
}
