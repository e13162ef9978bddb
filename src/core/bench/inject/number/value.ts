import type { Random } from '../../random.ts';
import { isPlain, numberSwap } from './number-swap.ts';

/** Another value of the same order and with as many digits: beyond rounding, within what a reader would believe. */
export const valueShifted = numberSwap({
  id: 'number/value',
  fits: isPlain,
  change(claim, paper, random) {
    if (claim.text !== paper.text) return null;
    const shifted = shift(claim.text, random);
    return shifted === null ? null : { claim: shifted, paper: shifted };
  },
});

/** "81.3" -> "74.9": 15 to 45 % away, as many decimals; null for what is no plain numeral, and for 1. */
function shift(printed: string, random: Random): string | null {
  if (!/^\d+(?:,\d{3})*(?:\.\d+)?$/.test(printed) || printed === '1') return null;
  const value = Number(printed.replaceAll(',', ''));
  const decimals = printed.split('.')[1]?.length ?? 0;
  const least = 10 ** -decimals;
  const away = Math.max(value * (0.15 + 0.3 * random.next()), 1.2 * least);
  const up = random.next() < 0.5 || value - away < Math.max(2 * least, decimals === 0 ? 2 : 0);
  const shifted = up ? value + away : value - away;
  const step = roundTo(printed, decimals);
  const next = Math.round(shifted / step) * step;
  // A share of 100 % and more would give itself away.
  if ((value <= 100 && next > 100 && value > 50) || next === value || next <= 0) return null;
  const text = next.toFixed(decimals);
  return printed.includes(',') ? grouped(text) : text;
}

/** Round numbers stay round: "12,000" becomes another number of thousands. */
function roundTo(printed: string, decimals: number): number {
  const zeros = /(?<=\d\d?[\d,]*?)[0,]*$/u.exec(printed)?.[0].replaceAll(',', '').length ?? 0;
  const digits = printed.replace(/\D/gu, '').length;
  return decimals > 0 ? 10 ** -decimals : 10 ** Math.min(zeros, Math.max(0, digits - 2));
}

/** "21400" -> "21,400". */
export function grouped(digits: string): string {
  return digits.replace(/(?<=\d)(?=(?:\d{3})+(?:\.|$))/gu, ',');
}
