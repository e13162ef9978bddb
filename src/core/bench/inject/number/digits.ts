import { isPlain, numberSwap } from './number-swap.ts';

/** "84.3" told as "48.3": two neighbouring digits exchanged. */
export const digitsTransposed = numberSwap({
  id: 'number/digits',
  node: 'number/scale-unit/digits-transposed',
  fits: isPlain,
  change(claim, paper, random) {
    if (claim.text !== paper.text) return null;
    const transposed = random.pick(transpositions(claim.text));
    return transposed === undefined ? null : { claim: transposed, paper: transposed };
  },
});

/** All ways to exchange two neighbouring digits of the first three; the number must move by 4 % and more. */
function transpositions(text: string): string[] {
  if (!/^\d+(?:,\d{3})*(?:\.\d+)?$/u.test(text)) return [];
  const value = Number(text.replaceAll(',', ''));
  const places = [...text.matchAll(/\d/gu)].map(({ index }) => index).slice(0, 3);
  return places.slice(1).flatMap((second, at) => {
    const first = places[at]!;
    const out =
      text.slice(0, first) +
      text[second]! +
      text.slice(first + 1, second) +
      text[first]! +
      text.slice(second + 1);
    const next = Number(out.replaceAll(',', ''));
    return /^0\d/u.test(out) || Math.abs(next - value) < 0.04 * value || next < Math.min(1, value)
      ? []
      : [out];
  });
}
