import type { SentenceKind } from '../review/model.ts';
import { sentenceKinds } from '../review/kind.ts';
import type { Share } from '../evaluate/interval.ts';
import { formatShare } from '../evaluate/interval.ts';
import type { Sample } from './sample.ts';

/** How the kinds of labelled sentences were told. */
export interface KindFigures {
  /** Sentences told right. */
  readonly right: Share;
  readonly kinds: readonly {
    readonly kind: SentenceKind;
    /** How often this labelled kind was told as each kind, in the order of `sentenceKinds`. */
    readonly told: readonly number[];
    readonly precision: Share;
    readonly recall: Share;
    /** 0..1; 0 where the kind neither occurs nor is told. */
    readonly f1: number;
  }[];
}

/** Figures over the labelled sentences of untouched reviews that the product reads as sentences; null without any. */
export function kindFigures(samples: readonly Sample[]): KindFigures | null {
  const read = samples.filter(({ source, predictedKind }) => source === 'natural' && predictedKind);
  if (read.length === 0) return null;
  const count = (gold: SentenceKind | null, told: SentenceKind | null): number =>
    read.filter((one) => (gold ?? one.kind) === one.kind && (told ?? one.predictedKind) === one.predictedKind)
      .length;
  const kinds = sentenceKinds.map((kind) => {
    const [hits, gold, told] = [count(kind, kind), count(kind, null), count(null, kind)];
    return {
      kind,
      told: sentenceKinds.map((other) => count(kind, other)),
      precision: { hits, n: told },
      recall: { hits, n: gold },
      f1: gold + told === 0 ? 0 : (2 * hits) / (gold + told),
    };
  });
  const hits = read.filter(({ kind, predictedKind }) => kind === predictedKind).length;
  return { right: { hits, n: read.length }, kinds };
}

/** Lines of a report: the confusion (rows labelled, columns told) with F1 and recall. */
export function formatKindFigures({ right, kinds }: KindFigures): string[] {
  const cells = (values: readonly (string | number)[]): string =>
    values.map((value) => String(value).padStart(9)).join('');
  return [
    'Kinds of sentences: labelled (rows) and told (columns)',
    `  ${'told right'.padEnd(42)}${formatShare(right)}`,
    `  ${''.padEnd(12)}${cells(sentenceKinds)}       F1`,
    ...kinds.map(
      ({ kind, told, f1, precision, recall }) =>
        `  ${kind.padEnd(12)}${cells(told)}    ${f1.toFixed(3)}   P ${formatShare(precision)}, R ${formatShare(recall)}`,
    ),
  ];
}
