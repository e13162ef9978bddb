import { statementsOf } from '../../evidence/statements.ts';
import { retrieve } from '../../evidence/retrieval/retrieve.ts';
import type { Detector, DetectorBatch, DetectorItem, DetectorOutput } from './detector.ts';

/** What a model says of a premise and a hypothesis; the three sum to 1. */
export interface Entailment {
  readonly entailment: number;
  readonly neutral: number;
  readonly contradiction: number;
}

/** A model of natural language inference, or of consistency (which knows no third way). */
export interface EntailmentModel {
  readonly name: string;
  /** Hash of its file. */
  readonly settings: string;
  predict(
    pairs: readonly (readonly [premise: string, hypothesis: string])[],
    signal?: AbortSignal,
  ): Promise<Entailment[]>;
}

const passagesRead = 3;

/**
 * True-NLI (Honovich et al., TRUE, 2022) as HalluPeer runs it: the paper in chunks, each a premise by itself; the
 * greatest entailment of all says how well the sentence is supported.
 */
export function trueNli(model: EntailmentModel): Detector {
  return detectorOf(model, 'true-nli', ({ text, evidence }, { paper }) => {
    const chunks =
      evidence?.map((window) => window.text) ??
      paper?.paper.passages.filter(({ kind }) => kind !== 'reference').map((passage) => passage.text) ??
      [];
    return {
      premises: chunks,
      hypothesis: text,
      score: (all) => 1 - Math.max(0, ...all.map((one) => one.entailment)),
    };
  });
}

/**
 * Retrieve-then-NLI in the manner of seNtLI (Schuster et al., 2022): single sentences of the best passages are premises,
 * and what contradicts most is weighed against what supports most.
 */
export function retrieveNli(model: EntailmentModel): Detector {
  return detectorOf(model, 'retrieve-nli', ({ text, evidence }, { paper }) => {
    const premises = evidence
      ? evidence.map((window) => window.text)
      : paper
        ? bestSentences(text, paper)
        : [];
    return {
      premises,
      hypothesis: text,
      score: (all) => {
        const supported = Math.max(0, ...all.map((one) => one.entailment));
        const refuted = Math.max(0, ...all.map((one) => one.contradiction));
        return (1 + refuted - supported) / 2;
      },
    };
  });
}

/** HHEM's way: consistency of the sentence with the best passages, read as one premise. */
export function consistency(model: EntailmentModel): Detector {
  return detectorOf(model, 'consistency', ({ text, evidence }, { paper }) => {
    const passages =
      evidence?.map((window) => window.text) ??
      (paper ? retrieve(text, paper.index, passagesRead).map(({ passage }) => passage.text) : []);
    return {
      premises: passages.length > 0 ? [passages.join(' ')] : [],
      hypothesis: text,
      score: ([one]) => 1 - (one?.entailment ?? 0),
    };
  });
}

interface Reading {
  readonly premises: readonly string[];
  readonly hypothesis: string;
  score(all: readonly Entailment[]): number;
}

function detectorOf(
  model: EntailmentModel,
  way: string,
  read: (item: DetectorItem, batch: DetectorBatch) => Reading,
): Detector {
  return {
    name: `${model.name}-${way}`,
    needs: ['model-file'],
    settings: model.settings,
    async detect(batch, signal) {
      const outputs: (DetectorOutput | null)[] = [];
      for (const item of batch.items) {
        const { premises, hypothesis, score } = read(item, batch);
        if (premises.length === 0) {
          outputs.push(null);
          continue;
        }
        const all = await model.predict(
          premises.map((premise) => [premise, hypothesis] as const),
          signal,
        );
        outputs.push({ score: score(all), type: null, spans: [] });
      }
      return outputs;
    },
  };
}

/** Sentences of the best passages, in order of the passages; tables are none. */
function bestSentences(text: string, { index }: NonNullable<DetectorBatch['paper']>): string[] {
  const ranks = new Map(retrieve(text, index, passagesRead).map(({ passage }, rank) => [passage.id, rank]));
  return statementsOf(index)
    .all.filter(({ passage }) => ranks.has(passage.id))
    .sort((a, b) => ranks.get(a.passage.id)! - ranks.get(b.passage.id)! || a.start - b.start)
    .map((statement) => statement.text);
}
