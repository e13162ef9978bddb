import { checkReview } from '../check/check-review.ts';
import { readReview, type Features } from '../check/model-voice.ts';
import { SentenceCache } from '../check/sentence-cache.ts';
import type { PaperIndex } from '../evidence/paper-index.ts';
import type { DetectorModel } from '../model/detector-model.ts';
import { paperReaderOf } from '../model/paper-reader.ts';
import { sigmoid } from '../model/softmax.ts';
import { unitsOf } from '../model/units.ts';
import type { Paper } from '../paper/model.ts';
import { parseReview } from '../review/parse-review.ts';
import { draftOf, editsOf, type CpuClock } from './check-cost.ts';

/** What the local model costs on one paper and a draft of 30 sentences; CPU milliseconds of all threads. */
export interface ModelCost {
  readonly units: number;
  /** The paper's units are embedded, once a paper. */
  readonly paper: number;
  readonly sentences: number;
  /** The whole draft, the paper being known. */
  readonly draft: number;
  /** Reading and checking again after one sentence was edited, rules and all. */
  readonly edited: readonly number[];
  /** Probabilities that the model gives to the sentences, in their order. */
  readonly probabilities: readonly number[];
}

/** null where the reviews have too few sentences. Takes some seconds. */
export async function modelCost(
  model: DetectorModel,
  paper: Paper,
  index: PaperIndex,
  texts: readonly string[],
  clock: CpuClock,
): Promise<ModelCost | null> {
  const source = draftOf(texts);
  if (source === null) return null;
  const timed = async <T>(work: () => Promise<T>): Promise<[number, T]> => {
    const before = clock();
    const result = await work();
    return [clock() - before, result];
  };
  const judgements = new SentenceCache();
  const features = new SentenceCache<Features>();
  const read = (text: string) => {
    const review = parseReview(text, { path: 'draft.md', sha256: '' })[0]!;
    return readReview(model, index, review).then((voice) => ({ review, voice }));
  };
  const check = async (text: string): Promise<void> => {
    const { review, voice } = await read(text);
    const settings = { threshold: 'balanced', policy: 'localModel', judgements } as const;
    checkReview(paper, index, review, { ...settings, model: { ...voice, features } });
  };
  // Anything makes the reader embed the paper; this sentence is none of the draft's.
  const reader = paperReaderOf(model, index);
  const [known] = await timed(() => reader.read([{ text: 'A paper.', role: 'summary' }]));
  const [draft, { voice }] = await timed(() => read(source));
  await check(source);
  const edited: number[] = [];
  for (const text of editsOf(source)) edited.push((await timed(() => check(text)))[0]);
  const readings = [...voice.readings.values()];
  return {
    units: unitsOf(index).length,
    paper: known,
    sentences: readings.length,
    draft,
    edited,
    probabilities: readings.map(({ wrong }) => sigmoid(wrong)),
  };
}
