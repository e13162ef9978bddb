import { numberSwap } from './number-swap.ts';
import { grouped } from './value.ts';

const words = 'two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The same number written otherwise: "three" and "3", "12,400" and "12400", "20K" and "20,000", "5%" and "5 percent". */
export const numberReworded = numberSwap({
  id: 'number/reworded',
  effect: 'keeps',
  withUnit: true,
  fits: ({ form, value, high }) => (form === 'number' || form === 'word') && value === high && value > 1,
  change(claim, paper) {
    if (claim.quantity.value !== paper.quantity.value) return null;
    const [a, b] = [otherwise(claim.text), otherwise(paper.text)];
    return a === null || b === null ? null : { claim: a, paper: b };
  },
});

function otherwise(text: string): string | null {
  const lower = text.toLowerCase();
  const at = words.indexOf(lower);
  if (at >= 0) return String(at + 2);
  if (/^(?:[2-9]|1[0-2])$/u.test(text)) return words[Number(text) - 2]!;
  if (/^\d{1,3}(?:,\d{3})+$/u.test(text)) return text.replaceAll(',', '');
  if (/^\d{5,}$/u.test(text)) return grouped(text);
  if (/^\d{1,3}[kK]$/u.test(text)) return `${text.slice(0, -1)},000`;
  if (/^\d+(?:\.\d+)?M$/u.test(text)) return `${text.slice(0, -1)} million`;
  if (/^\d+(?:\.\d+)?B$/u.test(text)) return `${text.slice(0, -1)} billion`;
  if (/^\d+(?:\.\d+)? million$/u.test(text)) return text.replace(' million', 'M');
  if (/^\d+(?:\.\d+)? ?%$/u.test(text)) return text.replace(/ ?%$/u, ' percent');
  return null;
}
