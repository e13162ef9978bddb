import { createHash } from 'node:crypto';
import { checkSteps } from '../../core/check/check-review.ts';
import type { ChosenModel, Features, Heard } from '../../core/check/model-voice.ts';
import { SentenceCache } from '../../core/check/sentence-cache.ts';
import { buildPaperIndex } from '../../core/evidence/paper-index.ts';
import type { PaperIndex } from '../../core/evidence/paper-index.ts';
import type { CheckResult } from '../../core/findings/finding.ts';
import type { EngineSettings, NamedPlace, OpinionOrder, Passwords } from '../../core/engine/protocol.ts';
import { namedPlaces, numberedPlaces } from '../../core/language/paper-places.ts';
import type { Paper } from '../../core/paper/model.ts';
import type { AnswerStore, SecondOpinion } from '../../core/opinion/second-opinion.ts';
import { parseReview } from '../../core/review/parse-review.ts';
import type { Review } from '../../core/review/model.ts';
import type { PaperStore } from '../cache/paper-store.ts';
import { LocalModels } from '../onnx/local-models.ts';
import { readPaper } from '../read-paper.ts';
import { opinionOfCheck, type OpinionOfCheck } from './opinion-of-check.ts';

export interface ReadPaper {
  readonly paper: Paper;
  readonly index: PaperIndex;
}

/** What may be heard of a paper while it is read. */
export interface ReadListener {
  /** The paper before it is known what of it a reader does not see; at most once. */
  readonly onEarly?: (read: ReadPaper) => void;
  /** "ocr": of the pages whose pictures are read. */
  readonly onPage?: (stage: 'text' | 'look' | 'ocr', page: number, pages: number) => void;
}

/** The work that the engine hosts: everything heavy, behind one narrow door so that the engine is tested without it. */
export interface EngineCore {
  /** Rejects with an InputError for a paper that cannot be read, a LockedError for one that asks for a password. */
  read(
    paper: string,
    supplements: readonly string[],
    passwords: Passwords,
    listener: ReadListener,
    ocr: boolean,
  ): Promise<ReadPaper>;
  parse(text: string, path: string): Review[];
  /** One sentence a step; by rules alone where nothing was heard of a model. */
  check(
    read: ReadPaper,
    review: Review,
    settings: EngineSettings,
    heard?: Heard,
    opinion?: SecondOpinion,
  ): Iterator<number, CheckResult, undefined>;
  /** What is known of a language model's opinion. @param screen the local check of the review */
  opinion(read: ReadPaper, review: Review, screen: CheckResult, order: OpinionOrder): Promise<OpinionOfCheck>;
  /** The local model that the settings ask for; never rejects. */
  model(settings: EngineSettings): Promise<ChosenModel>;
  /** The places that a text names; all with a number for null. */
  places(read: ReadPaper, text: string | null): NamedPlace[];
}

/** Of one paper, and gone with it. */
interface Caches {
  readonly judgements: SentenceCache;
  readonly features: SentenceCache<Features>;
}

/**
 * @param store where papers that were read before are found again
 * @param models the local models of this process
 * @param answers where answers of language models are found again
 */
export function createEngineCore(
  store?: PaperStore,
  models = new LocalModels(),
  answers?: AnswerStore,
): EngineCore {
  const caches = new WeakMap<PaperIndex, Caches>();
  const cachesOf = (index: PaperIndex): Caches => {
    const known = caches.get(index) ?? { judgements: new SentenceCache(), features: new SentenceCache() };
    caches.set(index, known);
    return known;
  };
  return {
    async read(path, supplements, passwords, { onEarly, onPage }, ocr) {
      const paper = await readPaper({
        paper: path,
        supplements: [...supplements],
        password: (document) => passwords[document],
        store,
        onEarly: onEarly && ((early) => onEarly({ paper: early, index: buildPaperIndex(early) })),
        onPage,
        ocr: ocr ? { onPage: (_, done, pages) => onPage?.('ocr', done + 1, pages) } : undefined,
      });
      return { paper, index: buildPaperIndex(paper) };
    },
    parse(text, path) {
      return parseReview(text, { path, sha256: createHash('sha256').update(text).digest('hex') });
    },
    check({ paper, index }, review, settings, heard, opinion) {
      const { judgements, features } = cachesOf(index);
      const model = heard?.model && { ...heard.model, features };
      const notes = heard?.notes ?? [];
      return checkSteps(paper, index, review, { ...settings, judgements, model, notes, opinion });
    },
    opinion: ({ index }, review, screen, order) => opinionOfCheck(index, review, screen, order, answers),
    model: (settings) => models.choose(settings),
    places: ({ paper }, text) =>
      text === null
        ? numberedPlaces(paper).map((place) => ({ ...place, start: 0, end: 0 }))
        : namedPlaces(paper, text),
  };
}
