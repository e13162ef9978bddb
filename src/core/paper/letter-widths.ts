/** Advance widths of the letters of a text face (Times), in thousandths of the font size. */
const groups: readonly (readonly [width: number, letters: string])[] = [
  [200, "|'’‘·"],
  [250, ' .,/'],
  [278, 'ijlt:;\\ıł'],
  [333, 'frsIJ()[]-‐‑!`´°"“”*^'],
  [389, 'z{}¹²³'],
  [444, 'aceé?'],
  [500, 'bdghknopquvxy0123456789$_#§–†‡'],
  [556, 'FPS+−=<>×±~≤≥≈'],
  [611, 'ELTZ'],
  [667, 'BCR'],
  [722, 'wADGHKNOQUVXY&'],
  [778, 'mM'],
  [900, 'W@%—…'],
];
const usual = 500;
const wide = 1000;
const widths = new Map(
  groups.flatMap(([width, letters]) => [...letters].map((each) => [each, width] as const)),
);
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u;

/** About the printed width of a text; only the ratio of two such widths means anything. */
export function printedWidth(text: string): number {
  let sum = 0;
  for (const letter of text) sum += widths.get(letter) ?? (unspaced.test(letter) ? wide : usual);
  return sum;
}
