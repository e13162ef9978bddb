import { numberSwap, isPlain } from './number-swap.ts';

/** Units of one dimension, each told as another of its row. */
const rows: readonly (readonly string[])[] = [
  ['ms', 's'],
  ['milliseconds', 'seconds'],
  ['seconds', 'minutes', 'hours'],
  ['minutes', 'hours', 'days'],
  ['hours', 'days', 'weeks'],
  ['days', 'weeks', 'months'],
  ['weeks', 'months', 'years'],
  ['months', 'years'],
  ['MB', 'GB', 'TB'],
  ['GB', 'TB'],
  ['mm', 'cm', 'm'],
  ['Hz', 'kHz', 'MHz'],
  ['mW', 'W', 'kW'],
];

/** Scales of a count. */
const scales: readonly (readonly string[])[] = [
  ['K', 'M', 'B'],
  ['k', 'M'],
  ['thousand', 'million', 'billion'],
];

/** "35 ms" told as "35 s", "7B" as "7M". */
export const unitSwapped = numberSwap({
  id: 'number/unit',
  node: 'number/scale-unit/unit-swapped',
  withUnit: true,
  fits: isPlain,
  change(claim, paper, random) {
    if (squeezed(claim.text) !== squeezed(paper.text)) return null;
    const other = pick(claim.text, (from) => random.pick(from));
    if (other === null) return null;
    const change = (text: string): string => text.slice(0, text.length - other.old.length) + other.by;
    return { claim: change(claim.text), paper: change(paper.text) };
  },
});

function squeezed(text: string): string {
  return text.replace(/\s/gu, '');
}

function pick(
  text: string,
  one: (from: readonly string[]) => string | undefined,
): { readonly old: string; readonly by: string } | null {
  const unit = /(?<=\d[\s-]?)\p{L}+$/u.exec(text)?.[0];
  if (unit === undefined) return null;
  const free = [...rows, ...scales]
    .filter((row) => row.includes(unit))
    .flatMap((row) => row.filter((each) => each !== unit));
  const by = one(free);
  return by === undefined ? null : { old: unit, by };
}

/** "2.3 points" told as "2.3 %", a difference as a ratio. */
export const pointsAsPercent = numberSwap({
  id: 'number/points',
  node: 'number/scale-unit/points-as-percent',
  withUnit: true,
  fits: ({ dimension, unit, form }) =>
    form === 'number' && dimension === '%' && /^(?:percentage points?|points?|pp|p\.p\.)$/u.test(unit),
  change: (claim, paper) => ({ claim: asPercent(claim.text), paper: asPercent(paper.text) }),
});

function asPercent(text: string): string {
  return text.replace(/\s?(?:percentage points?|points?|pp|p\.p\.)$/u, '%');
}
