import type { Paper } from '../paper/model.ts';
import type { GoldFile } from './gold-file.ts';
import { scoreFurniture } from './gold-furniture.ts';
import { scoreHeadings } from './gold-headings.ts';
import { scoreSentences } from './gold-sentences.ts';
import { scoreRows } from './gold-tables.ts';
import type { Share } from '../evaluate/interval.ts';
import { shareOf } from '../evaluate/interval.ts';

/** Measures of reading PDFs, in the order in which they are printed. */
export const goldMeasures = [
  ['rows', 'table rows whole (cells)'],
  ['rowTexts', 'table rows whole (text)'],
  ['headingRecall', 'headings found'],
  ['headingPrecision', 'headings right'],
  ['levels', 'levels of headings found'],
  ['numbers', 'numbers of headings found'],
  ['boundaryRecall', 'sentence boundaries found'],
  ['boundaryPrecision', 'sentence boundaries right'],
  ['wholeSentences', 'sentences with all their letters'],
  ['furnitureRecall', 'furniture removed'],
  ['furniturePrecision', 'removed lines that are furniture'],
  ['lineRecall', 'review line numbers found'],
  ['linePrecision', 'review line numbers right'],
] as const;

export type GoldMeasure = (typeof goldMeasures)[number][0];
export type GoldSet = 'rows' | 'headings' | 'sentences' | 'furniture';

/** What went wrong, with the reader's own text at that place. */
export interface GoldMiss {
  readonly set: GoldSet;
  readonly page: number;
  readonly text: string;
}

export interface GoldFigures {
  readonly name: string;
  readonly shares: Readonly<Record<GoldMeasure, Share>>;
  readonly misses: readonly GoldMiss[];
}

/** Compares one paper as read with its gold. */
export function scoreGold(gold: GoldFile, paper: Paper): GoldFigures {
  const rows = scoreRows(gold, paper);
  const headings = scoreHeadings(gold, paper) ?? { expected: [], wrong: [] };
  const found = headings.expected.filter(({ section }) => section !== null);
  const { boundaries, whole } = scoreSentences(gold, paper);
  const { expected, removed, lines } = scoreFurniture(gold, paper);
  const right = boundaries.filter(({ kind }) => kind === 'right').length;
  const wrong = boundaries.filter(({ kind }) => kind === 'wrong').length;
  return {
    name: gold.name,
    shares: {
      rows: shareOf(rows, ({ cells }) => cells),
      rowTexts: shareOf(rows, ({ text }) => text),
      headingRecall: { hits: found.length, n: headings.expected.length },
      headingPrecision: { hits: found.length, n: found.length + headings.wrong.length },
      levels: shareOf(
        found.filter((each) => each.gold.level !== null),
        ({ gold: own, section }) => own.level === section?.level,
      ),
      numbers: shareOf(found, ({ gold: own, section }) => own.number === section?.number),
      boundaryRecall: { hits: right, n: boundaries.length - wrong },
      boundaryPrecision: { hits: right, n: right + wrong },
      wholeSentences: shareOf(whole, Boolean),
      furnitureRecall: shareOf(expected, (each) => each.removed),
      furniturePrecision: shareOf(removed, (each) => each.right),
      lineRecall: { hits: lines.found, n: lines.printed },
      linePrecision: { hits: lines.found, n: lines.found + lines.extra },
    },
    misses: [
      ...rows.flatMap(({ page, cells, text, read }) =>
        cells ? [] : [{ set: 'rows' as const, page, text: `${text ? 'cells' : 'row'}: ${read}` }],
      ),
      ...headings.expected.flatMap(({ gold: own, section }): GoldMiss[] => {
        const label = own.number ?? 'unnumbered';
        if (section === null) return [{ set: 'headings', page: own.page, text: `not found: ${label}` }];
        if (own.level !== null && own.level !== section.level)
          return [{ set: 'headings', page: own.page, text: `level ${section.level}: ${section.label}` }];
        return [];
      }),
      ...headings.wrong.map(({ page, label }) => ({
        set: 'headings' as const,
        page: page ?? 0,
        text: `no heading: ${label}`,
      })),
      ...boundaries.flatMap(({ kind, page, read }) =>
        kind === 'right' ? [] : [{ set: 'sentences' as const, page, text: `${kind}: ${read}` }],
      ),
      ...expected.flatMap(({ page, kind, removed: gone }) =>
        gone ? [] : [{ set: 'furniture' as const, page, text: `kept: ${kind}` }],
      ),
      ...removed.flatMap(({ page, text, right: own }) =>
        own ? [] : [{ set: 'furniture' as const, page, text: `dropped: ${text}` }],
      ),
    ],
  };
}

/** All files together. */
export function sumGold(each: readonly GoldFigures[]): GoldFigures['shares'] {
  const sum = (measure: GoldMeasure): Share =>
    each.reduce(
      (total, { shares }) => ({
        hits: total.hits + shares[measure].hits,
        n: total.n + shares[measure].n,
      }),
      { hits: 0, n: 0 },
    );
  return Object.fromEntries(
    goldMeasures.map(([measure]) => [measure, sum(measure)]),
  ) as GoldFigures['shares'];
}

/** Harmonic mean of precision and recall, 0..1; 0 where nothing was right. */
export function f1(recall: Share, precision: Share): number {
  return recall.n + precision.n === 0 ? 0 : (recall.hits + precision.hits) / (recall.n + precision.n);
}
