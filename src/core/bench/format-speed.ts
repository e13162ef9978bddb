/** One row of the table of speed. */
export interface SpeedRow {
  readonly what: string;
  /** CPU milliseconds, or MB where `unit` says so; the best of all tries. Null: not measured here. */
  readonly value: number | null;
  readonly unit?: 'ms' | 'MB';
  /** What it must not exceed, in the same unit. */
  readonly bar?: number;
}

/**
 * A Markdown table; CPU times also as a multiple of a reference that was measured in the same command, which makes
 * machines and busy hours comparable.
 * @param reference CPU milliseconds of the reference
 */
export function formatSpeed(rows: readonly SpeedRow[], reference: number): string {
  const lines = rows.map(({ what, value, unit = 'ms', bar }) => {
    const figure = value === null ? '–' : `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ${unit}`;
    const ratio = value === null || unit !== 'ms' ? '' : (value / reference).toFixed(2);
    const verdict =
      bar === undefined || value === null ? '' : `${value <= bar ? 'met' : 'MISSED'} (${bar} ${unit})`;
    return `| ${what} | ${figure} | ${ratio} | ${verdict} |`;
  });
  return ['| | best | × reference | bar |', '|---|---|---|---|', ...lines].join('\n');
}
