import type { Frame } from './geometry.ts';
import type { Run } from './page-items.ts';

/** A run inside a line, with what it does there. */
export interface PlacedRun extends Run {
  /** raised: superscript; lowered: subscript. */
  readonly place: 'base' | 'raised' | 'lowered';
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
}

/** A gap of this many font sizes ends a segment: more than justification opens, less than a column's gutter. */
const widestGap = 1.2;
/** Runs may overlap by this much (kerning, accents). */
const overlap = 0.6;
const smaller = 0.87;
const accentRise = 0.6;

/** Joins runs in content-stream order. Doubled runs (fake bold) are read once. */
export function segmentsOf(frame: Frame): Segment[] {
  const segments: Segment[] = [];
  let open: Run[] = [];
  const close = (): void => {
    if (open.length > 0) segments.push(segment(frame, open));
    open = [];
  };
  for (const run of frame.runs) {
    const last = open.at(-1);
    if (last !== undefined && isDouble(last, run)) continue;
    if (last !== undefined && !goesOn(open, run)) close();
    open.push(run);
  }
  close();
  return segments;
}

function isDouble(a: Run, b: Run): boolean {
  return a.text === b.text && Math.abs(a.x - b.x) < a.size * 0.08 && Math.abs(a.y - b.y) < a.size * 0.08;
}

function goesOn(open: readonly Run[], run: Run): boolean {
  const main = largest(open);
  const last = open.at(-1)!;
  const size = Math.max(main.size, run.size);
  const dy = run.y - main.y;
  const end = Math.max(...open.slice(-3).map(({ x, width }) => x + width));
  const gap = run.x - end;
  // TeX paints an accent before or behind its letter, higher and over it.
  if (isAccent(run) || isAccent(last))
    return Math.abs(dy) < accentRise * size && gap <= widestGap * size && gap >= -1.5 * size;
  const sameLine = Math.abs(dy) <= 0.2 * size;
  const script =
    run.size < main.size * 1.02 && dy > -0.75 * size && dy < 0.45 * size && nearBaseline(open, run);
  const afterScript = main.size < run.size * smaller && -dy > -0.75 * size && -dy < 0.45 * size;
  if (!sameLine && !script && !afterScript) return false;
  // A subscript below a superscript steps back to its left end.
  const back = script && !sameLine ? Math.max(overlap * size, last.width + 1) : overlap * size;
  return gap <= widestGap * size && gap >= -back;
}

function isAccent({ text }: Run): boolean {
  return /^[´`¨ˆ˜ˇ˘˚¯]$/u.test(text.trim());
}

/** Small print off the baseline is a script; print of full size off the baseline is another line or a fraction. */
function nearBaseline(open: readonly Run[], run: Run): boolean {
  const main = largest(open);
  return run.size < main.size * smaller || Math.abs(run.y - main.y) < 0.3 * main.size;
}

function largest(runs: readonly Run[]): Run {
  return runs.reduce((best, run) => (run.size > best.size * 1.02 || isAccent(best) ? run : best));
}

function segment(frame: Frame, runs: readonly Run[]): Segment {
  const main = largest(runs);
  return {
    frame,
    runs: runs.map((run) => ({ ...run, place: placeOf(run, main) })),
    x0: Math.min(...runs.map(({ x }) => x)),
    x1: Math.max(...runs.map(({ x, width }) => x + width)),
    y: main.y,
    size: main.size,
  };
}

function placeOf(run: Run, main: Run): PlacedRun['place'] {
  if (run.size >= main.size * smaller) return 'base';
  const rise = main.y - run.y;
  if (rise > 0.12 * main.size) return 'raised';
  return rise < -0.05 * main.size ? 'lowered' : 'base';
}
