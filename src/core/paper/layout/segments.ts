import type { Frame } from './geometry.ts';
import type { Run } from './page-items.ts';
import { runText } from './run-text.ts';

/** A run inside a line, with what it does there. */
export interface PlacedRun extends Run {
  /** raised: superscript; lowered: subscript; undefined: on the line. */
  readonly place?: 'raised' | 'lowered';
}

/** Runs side by side on one baseline, without a wide gap: a line of a column, a cell of a table. */
export interface Segment {
  readonly frame: Frame;
  readonly runs: readonly PlacedRun[];
  readonly x0: number;
  readonly x1: number;
  /** Baseline of the largest run. */
  readonly y: number;
  /** Size of the largest run. */
  readonly size: number;
  readonly text: string;
}

/** A gap of this many font sizes ends a segment: more than justification opens, less than a column's gutter. */
const widestGap = 1.2;
/** Runs may overlap by this much (kerning, accents). */
const overlap = 0.6;
const smaller = 0.87;
const accentRise = 0.6;
const mostScripts = 20;

/** Runs that are being joined. */
interface Open {
  readonly runs: Run[];
  /** The largest run so far: its baseline is the line's. */
  main: Run;
  /** Right end of the last few runs. */
  end: number;
}

/** Joins runs in content-stream order. Doubled runs (fake bold) are read once. */
export function segmentsOf(frame: Frame): Segment[] {
  const segments: Segment[] = [];
  let open: Open | null = null;
  for (let run of frame.runs) {
    const last: Run | undefined = open?.runs.at(-1);
    if (last !== undefined && isDouble(last, run)) continue;
    if (open !== null && isAround(last!, run)) {
      const kept = { ...last!, text: last!.text.slice(0, -1).trimEnd(), width: run.x - last!.x };
      open.runs.splice(-1, 1, ...(kept.text === '' ? [] : [kept]));
      open.end = run.x;
      run = { ...run, space: kept.text !== '' || last!.space };
      if (open.runs.length === 0) open = null;
    }
    if (open !== null && !goesOn(open, run)) {
      segments.push(segment(frame, open));
      open = null;
    }
    open = open === null ? { runs: [run], main: run, end: run.x + run.width } : extended(open, run);
  }
  if (open !== null) segments.push(segment(frame, open));
  return segments;
}

function extended(open: Open, run: Run): Open {
  open.runs.push(run);
  if (run.size > open.main.size * 1.02 || isAccent(open.main)) open.main = run;
  // An earlier run may reach further than the last one: a superscript above a subscript.
  const [a, b, c] = open.runs.slice(-3);
  open.end = Math.max(right(a), right(b), right(c));
  return open;
}

function right(run: Run | undefined): number {
  return run === undefined ? -Infinity : run.x + run.width;
}

/** TeX paints "©" as a circle around a "c": that letter is no text. */
const encircled: Readonly<Record<string, string>> = { '©': 'c', '®': 'R', '℗': 'P' };

function isAround(last: Run, run: Run): boolean {
  const letter = encircled[run.text];
  if (letter === undefined || !last.text.endsWith(letter) || Math.abs(last.y - run.y) > 0.3 * run.size)
    return false;
  const end = last.x + last.width;
  return end > run.x && end < run.x + run.width;
}

function isDouble(a: Run, b: Run): boolean {
  return a.text === b.text && Math.abs(a.x - b.x) < a.size * 0.08 && Math.abs(a.y - b.y) < a.size * 0.08;
}

function goesOn(open: Open, run: Run): boolean {
  const { runs, main, end } = open;
  const last = runs.at(-1)!;
  const size = Math.max(main.size, run.size);
  const dy = run.y - main.y;
  const gap = run.x - end;
  if (gap > widestGap * size) return false;
  // TeX paints an accent before or behind its letter, higher and over it.
  if (isAccent(run) || isAccent(last)) return Math.abs(dy) < accentRise * size && gap >= -1.5 * size;
  const sameLine = Math.abs(dy) <= 0.2 * size;
  const script =
    run.size < main.size * 1.02 && dy > -0.75 * size && dy < 0.45 * size && nearBaseline(main, run);
  const afterScript = main.size < run.size * smaller && -dy > -0.75 * size && -dy < 0.45 * size;
  if (!sameLine && !script && !afterScript) return false;
  if (gap >= -overlap * size) return true;
  // A subscript below a superscript steps back to its left end.
  const small = run.size < main.size * smaller;
  return script && (small || !sameLine) && run.x >= baseEnd(open) - overlap * run.size;
}

/** Right end of the last print on the baseline: scripts behind it may come in many runs. */
function baseEnd({ runs, main }: Open): number {
  for (let at = runs.length - 1; at > Math.max(0, runs.length - mostScripts); at -= 1) {
    const run = runs[at]!;
    if (Math.abs(run.y - main.y) <= 0.05 * main.size || run.size >= main.size * smaller) return right(run);
  }
  return right(runs.length <= mostScripts ? runs[0] : runs.at(-1));
}

function isAccent({ text }: Run): boolean {
  return text.length < 3 && /^\s?[´`¨ˆ˜ˇ˘˚˝˙¯\u0300-\u036F]\s?$/u.test(text);
}

/** Small print off the baseline is a script; print of full size off the baseline is another line or a fraction. */
function nearBaseline(main: Run, run: Run): boolean {
  return run.size < main.size * smaller || Math.abs(run.y - main.y) < 0.3 * main.size;
}

function segment(frame: Frame, { runs, main }: Open): Segment {
  let x0 = Infinity;
  let x1 = -Infinity;
  const placed: PlacedRun[] = [];
  for (const run of runs) {
    x0 = Math.min(x0, run.x);
    x1 = Math.max(x1, right(run));
    const place = placeOf(run, main);
    placed.push(place === null ? run : { ...run, place });
  }
  return { frame, runs: placed, x0, x1, y: main.y, size: main.size, text: runText(placed) };
}

function placeOf(run: Run, main: Run): 'raised' | 'lowered' | null {
  if (run.size >= main.size * smaller) return null;
  const rise = main.y - run.y;
  if (rise > 0.12 * main.size) return 'raised';
  return rise < -0.05 * main.size ? 'lowered' : null;
}
