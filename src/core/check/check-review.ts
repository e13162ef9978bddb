import type {
  CheckResult,
  Finding,
  Policy,
  SentenceResult,
  Threshold,
  Verdict,
} from '../findings/finding.ts';
import type { PaperIndex } from '../evidence/paper-index.ts';
import type { Paper } from '../paper/model.ts';
import type { Review, Sentence } from '../review/model.ts';
import { foreignLanguages } from '../review/foreign.ts';
import { sourceRange } from '../review/source-range.ts';
import type { CheckContext, Checker, Opinion } from './checker.ts';
import { checkers as allCheckers } from './checkers.ts';
import { findingsOf } from './findings-of.ts';
import { judgeForeign, languageNotes, whyNotReadable } from './foreign-sentence.ts';
import { quietScore, reviewScore, sentenceScore } from './fusion.ts';
import { hiddenPhraseNotes } from './hidden-phrases.ts';
import { judgeSentence, unjudged, type Judgement } from './judge-sentence.ts';
import type { SentenceCache } from './sentence-cache.ts';

export interface CheckSettings {
  readonly threshold: Threshold;
  readonly policy: Policy;
  /** Claim keys marked as no problem. */
  readonly dismissed?: readonly string[];
  /** For measuring one checker alone; all by default. */
  readonly checkers?: readonly Checker[];
  /** Judgements of earlier versions of the draft, of the same paper and checkers; none by default. */
  readonly judgements?: SentenceCache;
}

/** Checks a review against its paper. Synchronous; about 1 ms a sentence. */
export function checkReview(
  paper: Paper,
  index: PaperIndex,
  review: Review,
  settings: CheckSettings,
): CheckResult {
  const steps = checkSteps(paper, index, review, settings);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same, one sentence a step: yields the number of sentences done, so that a host can show progress or stop. */
export function* checkSteps(
  paper: Paper,
  index: PaperIndex,
  review: Review,
  settings: CheckSettings,
): Generator<number, CheckResult, undefined> {
  const context: CheckContext = { paper, index, review };
  const asked = settings.checkers ?? allCheckers;
  const sentences: SentenceResult[] = [];
  const judged: (Judgement & { sentence: Sentence })[] = [];
  const skipped: { start: number; end: number; reason: string }[] = [...review.skipped];
  const languages = foreignLanguages(review);
  let checked = 0;
  for (const [at, sentence] of review.sentences.entries()) {
    const language = languages[at] ?? null;
    const reason = whyNotChecked(sentence, review, language);
    if (reason) skipped.push({ start: sentence.start, end: sentence.end, reason });
    else checked += 1;
    // One checker that is measured alone brings no hints of others.
    const judge = (within: CheckContext): Judgement =>
      language === null
        ? judgeSentence(sentence, within, asked, settings.checkers === undefined)
        : judgeForeign(sentence, language, within, asked);
    const judgement = reason
      ? unjudged
      : (settings.judgements?.get(sentence, context, [language ?? ''], judge) ?? judge(context));
    judged.push({ sentence, ...judgement });
    sentences.push(sentenceResult(sentence, judgement, reason !== null));
    yield judged.length;
  }
  const findings: readonly Finding[] = findingsOf(judged, context, settings);
  return {
    detector: 'symbolic',
    settings: { threshold: settings.threshold, policy: settings.policy, modelSha256: null },
    score: reviewScore(sentences.filter((s) => s.verdict === 'contradicted').map((s) => s.score)),
    sentences,
    findings,
    coverage: {
      pagesRead: (paper.documents[0]?.pages ?? 0) - paper.pagesWithoutText.length,
      pagesWithoutText: paper.pagesWithoutText,
      sentencesChecked: checked,
      sentencesSkipped: skipped,
      notes: [...languageNotes(languages), ...coverageNotes(paper), ...hiddenPhraseNotes(paper, review)],
    },
  };
}

/** Characters. A longer "sentence" is a pasted table or log; the checkers would take minutes over it. */
const longestSentence = 2500;

function whyNotChecked(sentence: Sentence, review: Review, language: string | null): string | null {
  if (review.fields[sentence.field]?.role === 'rating') return 'rating';
  if (sentence.quoted) return 'quoted text';
  if (sentence.text.length > longestSentence) return 'too long for a sentence';
  if (language !== null) return whyNotReadable(sentence, language);
  return sentence.kind === 'other' ? 'no statement about the paper' : null;
}

const unread = new Set(['page-without-text', 'page-failed', 'page-unreadable', 'page-given-up']);

function coverageNotes(paper: Paper): string[] {
  const notes: string[] = [];
  if (paper.supplementMissing) notes.push('The paper speaks of supplementary material that was not loaded.');
  if (paper.appendixCut) notes.push('The paper speaks of an appendix that its text does not hold.');
  // `pagesWithoutText` beside the notes is of the paper itself.
  const ofSupplements = paper.warnings.filter(
    ({ kind, document = 0 }) => kind === 'ocr' || (document > 0 && unread.has(kind)),
  );
  return [...notes, ...ofSupplements.map(({ text }) => text)];
}

function sentenceResult(
  sentence: Sentence,
  { opinions, likelihood }: Judgement,
  skipped: boolean,
): SentenceResult {
  const wrong = opinions
    .filter((opinion) => opinion.verdict === 'contradicted')
    .sort((a, b) => b.score - a.score);
  // Narrower guesses, from the words that fit the paper least, meet the labelled spans no better.
  const whole = { start: sentence.start, end: sentence.end, score: quietScore(likelihood) };
  const spans = wrong.map((opinion) => ({
    ...sourceRange(sentence, opinion.start, opinion.end),
    score: opinion.score,
  }));
  return {
    start: sentence.start,
    end: sentence.end,
    kind: sentence.kind,
    score: skipped ? 0 : sentenceScore(opinions, likelihood),
    verdict: skipped ? 'not-checked' : verdictOf(sentence, opinions),
    type: wrong[0]?.type ?? null,
    spans: spans.length > 0 ? spans : sentence.kind === 'fact' ? [whole] : [],
  };
}

function verdictOf(sentence: Sentence, opinions: readonly Opinion[]): Verdict {
  for (const verdict of ['contradicted', 'supported', 'not-found'] as const) {
    if (opinions.some((opinion) => opinion.verdict === verdict)) return verdict;
  }
  return sentence.kind === 'fact' ? 'not-found' : 'not-checked';
}
