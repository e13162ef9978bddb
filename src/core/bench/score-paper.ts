import type { Checker } from '../check/checker.ts';
import { checkReview } from '../check/check-review.ts';
import { hear, type ModelVoice } from '../check/model-voice.ts';
import { lexicalNovelty } from '../check/novelty.ts';
import type { PaperIndex } from '../evidence/paper-index.ts';
import { buildPaperIndex } from '../evidence/paper-index.ts';
import type { CheckResult } from '../findings/finding.ts';
import type { DetectorModel } from '../model/detector-model.ts';
import { paperFromMarkdown, paperFromText } from '../paper/from-text.ts';
import type { Paper } from '../paper/model.ts';
import type { SecondOpinion } from '../opinion/second-opinion.ts';
import type { Review } from '../review/model.ts';
import { parseReview } from '../review/parse-review.ts';
import type { BenchPaper, BenchReview, Injection, Label } from './dataset.ts';
import type { Sample } from './sample.ts';
import { isLeaked, isShown, ownerOf, resultFor, shownFinding } from './sample.ts';
import type { Span } from './span-scores.ts';

/** What is measured on the reviews of one paper. */
export interface PaperScore {
  readonly samples: readonly Sample[];
  /** Reviews whose sentences are all labelled. */
  readonly reviews: number;
  /** Findings shown on summary sentences of reviews without labels; to be read by a person. */
  readonly summaries: readonly Sample[];
  /** Findings shown on labelled reviews that lie in no labelled sentence. */
  readonly stray: number;
}

export interface BenchSettings {
  /** One checker alone, or all. */
  readonly checkers?: readonly Checker[];
  /** The local model beside the rules; rules alone by default. */
  readonly model?: DetectorModel;
  /** A language model's opinion on a review; none is asked by default. @param voice what the local model said of it */
  readonly opinion?: (
    review: Review,
    index: PaperIndex,
    voice: ModelVoice | undefined,
  ) => Promise<SecondOpinion>;
}

/** What a paper's reviews are checked against. */
interface Run {
  readonly paperId: string;
  readonly paper: Paper;
  readonly index: PaperIndex;
  readonly settings: BenchSettings;
}

/** Reads a paper of an evaluation set and scores its reviews. */
export function scorePaper(bench: BenchPaper, settings: BenchSettings = {}): Promise<PaperScore> {
  return scoreReviews(bench.id, readBenchPaper(bench), bench.reviews, settings);
}

/**
 * Runs the product, as it is shipped and at its default setting, on a paper's reviews. Each injection is checked in
 * its own copy of the review, in which nothing but the one sentence is edited.
 */
export async function scoreReviews(
  paperId: string,
  paper: Paper,
  reviews: readonly BenchReview[],
  settings: BenchSettings,
): Promise<PaperScore> {
  const run = { paperId, paper, index: buildPaperIndex(paper), settings };
  const labelled = reviews.filter((review) => review.labels.length > 0);
  const unlabelled = reviews.filter((review) => review.labels.length === 0);
  const scored = await inOrder(labelled, (review) => naturalSamples(run, review));
  const natural = scored.flatMap(({ samples }) => samples);
  const injected = await inOrder(
    reviews.flatMap((review) => review.injections.map((one) => [review, one] as const)),
    ([review, one]) => injectedSample(run, review, one),
  );
  return {
    samples: [...natural, ...injected.map((sample) => ({ ...sample, before: shownBefore(sample, natural) }))],
    reviews: labelled.length,
    summaries: (await inOrder(unlabelled, (review) => summarySamples(run, review))).flat(),
    stray: scored.reduce((sum, { stray }) => sum + stray, 0),
  };
}

export function readBenchPaper({ id, title, text, format }: Omit<BenchPaper, 'reviews'>): Paper {
  const titled = /^\s*# /.test(text) ? text : `${format === 'markdown' ? '# ' : ''}${title}\n\n${text}`;
  const read = format === 'markdown' ? paperFromMarkdown : paperFromText;
  return read(titled, { path: id, sha256: '', format, pages: null });
}

/** One after the other: the model keeps what it reads of a review for the next copy of it. */
async function inOrder<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const out: R[] = [];
  for (const item of items) out.push(await work(item));
  return out;
}

/** Checks a review's text; a bench review is one review. */
async function check(run: Run, id: string, text: string): Promise<CheckResult> {
  const [review, ...others] = parseReview(text, { path: `${id}.md`, sha256: '' });
  if (!review || others.length > 0) throw new Error(`The text of ${id} was not read as one review.`);
  const { checkers, model, opinion } = run.settings;
  const heard = model ? await hear({ model, why: null }, run.index, review) : { model: undefined };
  const asked = await opinion?.(review, run.index, heard.model);
  return checkReview(run.paper, run.index, review, {
    threshold: 'balanced',
    policy: 'localModel',
    ...(checkers ? { checkers } : {}),
    ...heard,
    ...(asked && { opinion: asked }),
  });
}

/** True if a checker that fires on the edited sentence fires on the untouched one as well. */
function shownBefore(edited: Sample, natural: readonly Sample[]): boolean {
  const original = natural.find((sample) => sample.review === edited.review && sample.index === edited.index);
  return edited.shown.some(({ detector }) =>
    original?.shown.some((finding) => finding.detector === detector),
  );
}

async function naturalSamples(run: Run, review: BenchReview): Promise<{ samples: Sample[]; stray: number }> {
  const result = await check(run, review.id, review.text);
  const owners = result.findings.map((finding) => ownerOf(finding, review.sentences));
  const samples = review.labels.map((label) => {
    const sentence = review.sentences[label.index]!;
    return {
      ...predicted(run, result, review.text, sentence, (_, i) => owners[i] === label.index),
      ...golden(run, review, label),
    };
  });
  return {
    samples,
    stray: result.findings.filter((finding, i) => isShown(finding) && owners[i] === -1).length,
  };
}

function golden(run: Run, review: BenchReview, label: Label): Omit<Sample, keyof Predicted> {
  const start = review.sentences[label.index]!.start;
  const claim = label.claim;
  return {
    paper: run.paperId,
    review: review.id,
    index: label.index,
    source: 'natural',
    before: false,
    kind: label.kind,
    gold: label.gold,
    type: claim?.type ?? null,
    absence: claim?.absence ?? false,
    leaked: claim !== null && isLeaked(review.text.slice(start, review.sentences[label.index]!.end)),
    span: claim && { start: claim.span.start - start, end: claim.span.end - start },
    why: claim ? `${claim.why} [${claim.evidence}]` : '',
    answered: label.answered,
  };
}

async function injectedSample(run: Run, review: BenchReview, injection: Injection): Promise<Sample> {
  const { start, end } = review.sentences[injection.index]!;
  const text = review.text.slice(0, start) + injection.edited + review.text.slice(end);
  const sentence = { start, end: start + injection.edited.length };
  const result = await check(run, review.id, text);
  const label = review.labels.find(({ index }) => index === injection.index);
  return {
    ...predicted(run, result, text, sentence, (finding) => ownerOf(finding, [sentence]) === 0),
    paper: run.paperId,
    review: review.id,
    index: injection.index,
    source: 'injected',
    before: false,
    kind: label?.kind ?? 'fact',
    gold: 'wrong',
    type: injection.type,
    absence: injection.absence,
    leaked: false,
    span: injection.span,
    why: `${injection.why} [${injection.evidence}]`,
  };
}

/** Summary sentences of a human review without labels: what is shown there is to be read by a person. */
async function summarySamples(run: Run, review: BenchReview): Promise<Sample[]> {
  const from = /^SUMMARY:/m.exec(review.text);
  if (!from) return [];
  const to = /^[A-Z][A-Z &]{5,}:/gm;
  to.lastIndex = from.index + from[0].length;
  const end = to.exec(review.text)?.index ?? review.text.length;
  const result = await check(run, review.id, review.text);
  return review.sentences.flatMap((sentence, index) => {
    if (sentence.start <= from.index || sentence.end > end) return [];
    return [
      {
        ...predicted(
          run,
          result,
          review.text,
          sentence,
          (finding) => ownerOf(finding, review.sentences) === index,
        ),
        ...golden(run, review, {
          index,
          kind: 'fact',
          gold: 'clean',
          claim: null,
          answered: null,
          evidence: '',
        }),
      },
    ];
  });
}

type Predicted = Pick<
  Sample,
  'text' | 'score' | 'lexical' | 'predictedType' | 'predictedSpan' | 'shown' | 'hinted' | 'predictedKind'
>;

function predicted(
  run: Run,
  result: CheckResult,
  source: string,
  sentence: Span,
  owned: (finding: Span, i: number) => boolean,
): Predicted {
  const text = source.slice(sentence.start, sentence.end);
  const guess = resultFor(result.sentences, sentence);
  const span = guess?.spans[0];
  return {
    text,
    score: guess?.score ?? 0,
    lexical: lexicalNovelty(text, run.index),
    predictedType: guess?.type ?? null,
    predictedSpan: span
      ? {
          start: Math.max(0, span.start - sentence.start),
          end: Math.min(text.length, span.end - sentence.start),
        }
      : null,
    shown: result.findings
      .filter((finding, i) => isShown(finding) && owned(finding, i))
      .map((finding) => shownFinding(finding, sentence)),
    predictedKind: guess?.kind ?? null,
    hinted: result.findings.some((finding, i) => finding.kind === 'answered' && owned(finding, i)),
  };
}
