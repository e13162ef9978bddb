import { isPlain, numberSwap } from './number-swap.ts';
import { grouped } from './value.ts';

/** "0.35" told as "0.035", "1,200" as "12,000", "7B" as "70B": the decimal point has moved by one place. */
export const decimalMoved = numberSwap({
  id: 'number/decimal',
  node: 'number/scale-unit/decimal-moved',
  fits: isPlain,
  change(claim, paper, random) {
    if (claim.text !== paper.text) return null;
    const { dimension } = claim.quantity;
    const moved = moves(claim.text).filter((text) => dimension !== '%' || Number(text) <= 100);
    const by = random.pick(moved);
    return by === undefined ? null : { claim: by, paper: by };
  },
});

function moves(text: string): string[] {
  const parts =
    /^(?<digits>\d+(?:,\d{3})*)(?:\.(?<decimals>\d+))?(?<scale>[kKMB]| ?(?:thousand|million|billion))?$/u.exec(
      text,
    );
  if (!parts?.groups) return [];
  const { digits = '', decimals = '', scale = '' } = parts.groups;
  const whole = digits.replaceAll(',', '');
  if (Number(whole + decimals) < 5 && scale === '') return [];
  const group = (number: string): string =>
    (digits.includes(',') || number.length > 4 ? grouped(number) : number) + scale;
  if (decimals !== '') {
    const up =
      (whole === '0' ? '' : whole) +
      decimals.charAt(0) +
      (decimals.length > 1 ? `.${decimals.slice(1)}` : '');
    const down = `${whole.slice(0, -1) || '0'}.${whole.slice(-1)}${decimals}`;
    return [up.replace(/^0+(?=\d)/u, ''), down]
      .filter((each) => Number(each) > 0)
      .map((each) => each + scale);
  }
  const up = group(`${whole}0`);
  return whole.endsWith('0') && whole.length > 1 ? [up, group(whole.slice(0, -1))] : [up];
}
