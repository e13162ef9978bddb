import type { CheckResult, Finding, Policy, SentenceResult, Threshold } from '../findings/finding.ts';
import type { PaperIndex } from '../evidence/paper-index.ts';
import { opinionNotes } from '../opinion/opinion-report.ts';
import type { SecondOpinion } from '../opinion/second-opinion.ts';
import type { Paper } from '../paper/model.ts';
import { ignoredSentences, ignoreNotes } from '../review/ignored.ts';
import type { Review, Sentence } from '../review/model.ts';
import { foreignLanguages } from '../review/foreign.ts';
import type { CheckContext, Checker } from './checker.ts';
import { checkers as allCheckers } from './checkers.ts';
import { findingsOf } from './findings-of.ts';
import { judgeForeign, languageNotes } from './foreign-sentence.ts';
import { reviewScore } from './fusion.ts';
import { hiddenPhraseNotes } from './hidden-phrases.ts';
import { verdictFor, withVerdict, type HeardVerdict } from './llm-opinion.ts';
import { judgeSentence, unjudged, type Judgement } from './judge-sentence.ts';
import { fuse, type Fused, type ModelVoice } from './model-voice.ts';
import type { SentenceCache } from './sentence-cache.ts';
import { fusedResult, symbolicResult, unchecked } from './sentence-result.ts';
import { whyNotChecked } from './why-not-checked.ts';

export interface CheckSettings {
  readonly threshold: Threshold;
  readonly policy: Policy;
  /** Claim keys marked as no problem. */
  readonly dismissed?: readonly string[];
  /** For measuring one checker alone; all by default. */
  readonly checkers?: readonly Checker[];
  /** Judgements of earlier versions of the draft, of the same paper and checkers; none by default. */
  readonly judgements?: SentenceCache;
  /** What the local model said of this review; rules alone judge it by default. */
  readonly model?: ModelVoice | undefined;
  /** What a configured language model said of this review; none is asked by default. */
  readonly opinion?: SecondOpinion | undefined;
  /** What else there is to say of the coverage: why the model was not used. */
  readonly notes?: readonly string[];
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
  const judged: (Judgement & { sentence: Sentence; fused: Fused | null; heard: HeardVerdict | null })[] = [];
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
    const { model } = settings;
    const fused = model && reason === null ? fuse(sentence, context, model) : null;
    const heard = reason === null ? verdictFor(sentence, settings.opinion) : null;
    judged.push({ sentence, ...judgement, fused, heard });
    const local =
      model && fused ? fusedResult(sentence, judgement, fused, model) : symbolicResult(sentence, judgement);
    const ruled = judgement.opinions.some(({ verdict }) => verdict === 'contradicted');
    sentences.push(reason === null ? withVerdict(local, sentence, heard, ruled) : unchecked(sentence));
    yield judged.length;
  }
  const all: readonly Finding[] = findingsOf(judged, context, settings);
  const ignored = new Set([...ignoredSentences(review)].map(({ start }) => start));
  const findings = all.filter(({ sentence }) => !ignored.has(sentence.start));
  return {
    detector: (settings.opinion?.report.judged ?? 0) > 0 ? 'llm' : settings.model ? 'local' : 'symbolic',
    settings: {
      threshold: settings.threshold,
      policy: settings.policy,
      modelSha256: settings.model?.sha256 ?? null,
    },
    score: reviewScore(sentences.filter((s) => s.verdict === 'contradicted').map((s) => s.score)),
    sentences,
    findings,
    coverage: {
      pagesRead: (paper.documents[0]?.pages ?? 0) - paper.pagesWithoutText.length,
      pagesWithoutText: paper.pagesWithoutText,
      sentencesChecked: checked,
      sentencesSkipped: skipped,
      notes: [
        ...(settings.notes ?? []),
        ...(settings.opinion ? opinionNotes(settings.opinion.report) : []),
        ...ignoreNotes(review, all.length - findings.length),
        ...languageNotes(languages),
        ...coverageNotes(paper),
        ...hiddenPhraseNotes(paper, review),
      ],
    },
  };
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
