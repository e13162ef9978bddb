import type { OpinionOrder } from '../../core/engine/protocol.ts';
import type { OpenQuestion } from '../../core/opinion/ask-questions.ts';
import { runJobs } from './run-jobs.ts';
import type { ScanJob } from './scan-messages.ts';
import type { StepLimits } from './scan-process.ts';

/** What a language model would be asked about one paper's reviews. */
export interface SurveyedPaper {
  /** As the folder names it. */
  readonly paper: string;
  /** Paths of the reviews that they are about, as the folder names them. */
  readonly reviews: readonly string[];
  readonly questions: readonly OpenQuestion[];
}

/** What was heard of the questions, as the workers take it. */
export type HeardInScan = Pick<OpinionOrder, 'answers' | 'failed' | 'problems'>;

/**
 * Checks all reviews once without keeping rows, to know what a language model would be asked: nothing is sent before the
 * whole is known. Rejects when `stop` is aborted. @param heard is told of each review that is done
 */
export async function surveyQuestions(
  script: URL,
  jobs: readonly ScanJob[],
  options: { readonly count: number; readonly limits: StepLimits; readonly stop: AbortSignal },
  heard: () => void,
): Promise<SurveyedPaper[]> {
  const papers = new Map<string, { reviews: Set<string>; questions: Map<string, OpenQuestion> }>();
  await runJobs(
    script,
    jobs.map((job) => ({ ...job, survey: true })),
    options,
    {
      row: () => Promise.resolve(),
      questions(paper, { path }, open) {
        const known = papers.get(paper) ?? { reviews: new Set(), questions: new Map() };
        if (open.length > 0) known.reviews.add(path);
        for (const question of open) known.questions.set(question.key, question);
        papers.set(paper, known);
        heard();
      },
      // The scan itself says what cannot be read.
      skipped: heard,
      note: () => undefined,
    },
  );
  return [...papers]
    .map(([paper, { reviews, questions }]) => ({
      ...{ paper, reviews: [...reviews] },
      questions: [...questions.values()],
    }))
    .filter(({ questions }) => questions.length > 0)
    .sort((a, b) => (a.paper < b.paper ? -1 : 1));
}

/** The jobs with what was heard of the questions about each. */
export function withAnswers(
  jobs: readonly ScanJob[],
  surveyed: readonly SurveyedPaper[],
  { answers, failed, problems }: HeardInScan,
): ScanJob[] {
  const questionsOf = new Map(surveyed.map(({ paper, questions }) => [paper, questions]));
  return jobs.map((job) => {
    const keys = new Set((questionsOf.get(job.paper) ?? []).map(({ key }) => key));
    return {
      ...job,
      heard: {
        answers: Object.fromEntries(Object.entries(answers).filter(([key]) => keys.has(key))),
        failed: failed.filter((key) => keys.has(key)),
        problems,
      },
    };
  });
}
