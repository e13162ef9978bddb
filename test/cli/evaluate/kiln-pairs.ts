import { kilnPaper } from '../../core/bench/inject/paper-of-kilns.ts';

/** The kilns' workshop fires another number of them in each paper. */
export function kilnTexts(n: number): object[] {
  return Array.from({ length: n }, (_, i) => ({
    id: `kiln-${i + 1}`,
    title: 'Kilnet',
    paper: kilnPaper.replace('48 kilns', `${48 + i} kilns`),
    reviews: [],
  }));
}

/** Two rows a paper: a sentence that its window supports, and the same with another number. */
export function kilnPairs(n: number, maker = 'rules'): Record<string, unknown>[] {
  return Array.from({ length: n }, (_, i) => {
    const kilns = 48 + i;
    const said = (number: number): string =>
      `They fire ${number} kilns in the Lindau workshop over one winter.`;
    const row = (label: 0 | 1): Record<string, unknown> => {
      const text = said(label === 1 ? kilns + 200 : kilns);
      const start = text.indexOf(String(kilns + 200));
      return {
        schema: 1,
        id: `${(i * 2 + label).toString(16).padStart(15, '0')}${maker === 'rules' ? '0' : 'f'}`,
        group: `g${i}`,
        paper: `kiln-${i + 1}`,
        review: `kiln-${i + 1}#a`,
        sentence: { start: 11, end: 11 + said(kilns).length },
        role: 'summary',
        aspect: 'experiments',
        operator: i % 2 === 0 ? 'number/value' : 'number/count',
        variant: label === 1 ? 'claim-edited' : 'original',
        label,
        state: label === 1 ? 'contradicted' : 'supported',
        type: label === 1 ? 'Number' : null,
        node: 'number/count/part-count',
        absence: false,
        original: said(kilns),
        text,
        span: label === 1 ? { start, end: start + 3 } : null,
        evidence: [
          {
            passage: 0,
            section: '3 Experiments',
            text: `We fire ${kilns} kilns in the Lindau workshop over one winter.`,
          },
        ],
        patches: [],
        injected: label === 1,
        maker,
      };
    };
    return [row(0), row(1)];
  }).flat();
}
