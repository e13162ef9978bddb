import type { Quantity } from './numbers.ts';

const rangeBetween = /^\s?(?:-{1,2}|~|to|\.\.\.?|through|and|,)\s?$/u;

/** Joins "30-40%", "0% to 30%", "between 0.05 and 0.19", "[30, 100]" into one range with the unit of its second half. */
export function joinRanges(text: string, found: readonly Quantity[]): Quantity[] {
  const out: Quantity[] = [];
  for (const next of found) {
    const last = out.at(-1);
    if (last && last.high === last.value && last.end <= next.start && isRange(text, last, next)) {
      const inherits = last.dimension === '' && next.dimension !== '';
      const value = inherits ? last.value * next.factor * (next.unit === last.unit ? 1 : 1) : last.value;
      out[out.length - 1] = {
        ...next,
        start: last.start,
        numberStart: last.numberStart,
        numberEnd: next.numberEnd,
        value,
        high: next.value,
        tolerance: Math.max(last.tolerance, next.tolerance),
        hedge: last.hedge === 'exact' ? 'exact' : last.hedge,
        form: last.form === 'year' || next.form === 'year' ? 'year' : next.form,
      };
    } else out.push(next);
  }
  return out;
}

function isRange(text: string, a: Quantity, b: Quantity): boolean {
  const between = text.slice(a.end, b.start);
  if (between.length > 9 || !rangeBetween.test(between)) return false;
  if (a.form === 'fraction' || b.form === 'fraction' || a.form === 'multiple' || b.form === 'multiple')
    return false;
  if (!(a.value * (a.dimension === '' ? b.factor : 1) < b.value)) return false;
  if (a.dimension !== '' && a.dimension !== b.dimension) return false;
  const word = between.trim();
  const before = text.slice(Math.max(0, a.start - 18), a.start);
  if (word === 'and') return /between (?:about )?$/iu.test(before);
  if (word === ',') return /[[(]$/u.test(before) && /^\s?[\])]/u.test(text.slice(b.end));
  if (word === 'to')
    return (
      (!/(?:compared|relative|equal|due|reduced|increased|decreased|improv\w+|drop\w*|rises?|rose|fell|falls?) $/iu.test(
        text.slice(a.end, b.start),
      ) &&
        !/\b(?:from)\s$/iu.test(before)) ||
      /\b(?:rang\w+|vary|varie[sd]|varying|between) from $/iu.test(before)
    );
  return true;
}
