import type { Estimate } from '../bootstrap.ts';
import { paperBootstrap } from '../bootstrap.ts';
import { multiClassScores } from '../multi-class.ts';
import type { Value } from '../value.ts';
import type { CapLanguage, CapRecord, FluencyMistakes } from './cap-record.ts';
import { capLanguages, isFluent } from './cap-record.ts';

/** Probability that an answer is false against each chunk of the publication, by the record's index. */
export type ChunkScores = ReadonlyMap<string, readonly number[]>;

/** Macro-F1 over the classes "false" and "true"; n says how many answers it rests on. */
export interface CapGroup {
  /** "all" pools the languages, as the paper's column does. */
  readonly language: CapLanguage | 'all';
  /** Answers by their mistakes of language, labelled and scored ones alone. */
  readonly fluency: Readonly<Record<FluencyMistakes, number>>;
  /** Answers with factual mistakes. */
  readonly false: number;
  /** Fluent ones among them: the hallucinations. */
  readonly hallucinations: number;
  /** Told: has factual mistakes. All answers. */
  readonly allPoints: Estimate;
  /** The same on fluent answers alone, where a false one is a hallucination. */
  readonly fluentPoints: Estimate;
  /** Told: fluent but false, on all answers. */
  readonly hallucination: Estimate;
}

export interface CapFigures {
  /** Flagged: score at or above it. */
  readonly threshold: number;
  /** Languages that occur, in the order of the data set, then all. */
  readonly groups: readonly CapGroup[];
  /** Records without labels. */
  readonly unlabelled: number;
  /** Labelled records without a score: left out, never guessed. */
  readonly unscored: number;
}

export interface CapOptions {
  readonly threshold: number;
  readonly seed: number;
  readonly resamples?: number;
  /** Minor mistakes count as fluent. */
  readonly minorIsFluent?: boolean;
}

/** An answer's score: the highest over the chunks, each judged alone. null without chunks. */
export function capScore(chunks: readonly number[] | undefined): Value {
  return chunks && chunks.length > 0 ? chunks.reduce((most, score) => Math.max(most, score)) : null;
}

/** Answers that carry both labels and a score. */
export interface CapPoint {
  readonly record: CapRecord;
  readonly score: number;
  readonly isFalse: boolean;
  readonly fluent: boolean;
}

export function capPoints(
  records: readonly CapRecord[],
  scores: ChunkScores,
  minorIsFluent = false,
): CapPoint[] {
  return records.flatMap((record) => {
    const score = capScore(scores.get(record.index));
    const fluent = isFluent(record, minorIsFluent);
    const isFalse = record.factualMistakes;
    return score === null || fluent === null || isFalse === null ? [] : [{ record, score, isFalse, fluent }];
  });
}

/** Macro-F1 of a decision between two classes, as the paper's tables have it. */
export function macroF1(
  points: readonly CapPoint[],
  threshold: number,
  gold: (point: CapPoint) => boolean,
): Value {
  const named = (is: boolean): 'yes' | 'no' => (is ? 'yes' : 'no');
  const items = points.map((point) => ({
    gold: named(gold(point)),
    predicted: named(point.score >= threshold),
  }));
  return multiClassScores(items, ['yes', 'no']).macroF1;
}

/** CAP's table for one detector: a row a language and one of all, on all points and on fluent points only. */
export function capFigures(
  records: readonly CapRecord[],
  scores: ChunkScores,
  { threshold, seed, resamples, minorIsFluent = false }: CapOptions,
): CapFigures {
  const points = capPoints(records, scores, minorIsFluent);
  const unlabelled = records.filter(
    ({ fluencyMistakes, factualMistakes }) => fluencyMistakes === null || factualMistakes === null,
  ).length;
  const options = { paperOf: paperOfPoint, seed, ...(resamples === undefined ? {} : { resamples }) };
  const estimate = (of: readonly CapPoint[], gold: (point: CapPoint) => boolean): Estimate =>
    paperBootstrap(of, (drawn) => ({ f1: macroF1(drawn, threshold, gold) }), options).f1;
  const group = (language: CapLanguage | 'all'): CapGroup => {
    const own = points.filter(({ record }) => language === 'all' || record.language === language);
    const fluent = own.filter((point) => point.fluent);
    const count = (mistakes: FluencyMistakes): number =>
      own.filter(({ record }) => record.fluencyMistakes === mistakes).length;
    return {
      language,
      fluency: { no: count('no'), minor: count('minor'), yes: count('yes') },
      false: own.filter(({ isFalse }) => isFalse).length,
      hallucinations: fluent.filter(({ isFalse }) => isFalse).length,
      allPoints: estimate(own, ({ isFalse }) => isFalse),
      fluentPoints: estimate(fluent, ({ isFalse }) => isFalse),
      hallucination: estimate(own, (point) => point.fluent && point.isFalse),
    };
  };
  const present = capLanguages.filter((language) => records.some((record) => record.language === language));
  return {
    threshold,
    groups: [...present.map(group), group('all')],
    unlabelled,
    unscored: records.length - unlabelled - points.length,
  };
}

/** Publications are told apart by what names them best: the DOI, else the address, else the title. */
export function publicationOf({ doi, url, title, index }: CapRecord): string {
  return doi || url || title || index;
}

export function paperOfPoint({ record }: CapPoint): string {
  return publicationOf(record);
}
