import { kilnPaper } from '../../core/bench/inject/paper-of-kilns.ts';

/** Papers that differ in their numbers and their clay, each with two reviews. */
export function kilnRows(n: number): object[] {
  return Array.from({ length: n }, (_, i) => ({
    id: `kiln-${i + 1}`,
    title: 'Kilnet',
    paper: kilnPaper.replace('48 kilns', `${48 + i} kilns`).replace('91.5%', `${60 + i}.5%`),
    reviews: [
      {
        id: `kiln-${i + 1}#a`,
        text: `# Summary\n\nThe planner reaches a success rate of ${60 + i}.5% on stoneware plates. A larger ramp penalty increases the firing time of the kiln.\n`,
      },
      {
        id: `kiln-${i + 1}#b`,
        text: `# Summary\n\nThe authors fire ${48 + i} kilns in the Lindau workshop over one winter. Cracks in thick plates are reduced by a slow cooling phase.\n`,
      },
    ],
  }));
}

export function jsonLines(rows: readonly object[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}
