/** A share with its count: never printed without n and a 95 % interval. */
export interface Share {
  readonly hits: number;
  readonly n: number;
}

/** z of a two-sided 95 % interval. */
const z = 1.959964;

/** Wilson score interval (95 %) of a share, both ends 0..1; [0, 1] where n is 0. E. B. Wilson, JASA 22 (1927). */
export function wilson({ hits, n }: Share): readonly [number, number] {
  if (n === 0) return [0, 1];
  const share = hits / n;
  const centre = share + (z * z) / (2 * n);
  const spread = z * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
  const scale = 1 + (z * z) / n;
  return [Math.max(0, (centre - spread) / scale), Math.min(1, (centre + spread) / scale)];
}

/** "3/40 = 7.5 % [2.6, 19.9]"; "0/0" where nothing was counted. */
export function formatShare(share: Share): string {
  if (share.n === 0) return '0/0';
  const [low, high] = wilson(share);
  return `${share.hits}/${share.n} = ${percent(share.hits / share.n)} % [${percent(low)}, ${percent(high)}]`;
}

/** One decimal; two below one percent, where the bars are. */
function percent(value: number): string {
  return (value * 100).toFixed(value > 0 && value < 0.01 ? 2 : 1);
}

/** Share of the items that pass `test`. */
export function shareOf<T>(items: readonly T[], test: (item: T) => boolean): Share {
  return { hits: items.filter(test).length, n: items.length };
}
