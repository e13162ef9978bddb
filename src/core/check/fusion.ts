import type { Severity, Threshold } from '../findings/finding.ts';
import type { Paper } from '../paper/model.ts';
import { isRecognised, isWhole } from '../paper/whole-text.ts';
import type { Opinion } from './checker.ts';

/** Least score of a claim that is shown (DESIGN.md, decision 4). Chosen on the dev papers with `npm run bench:dev`. */
export const shownFrom: Readonly<Record<Threshold, number>> = { strict: 0.85, balanced: 0.6, recall: 0.4 };

const order: readonly Severity[] = ['hint', 'information', 'warning'];

function atMost(severity: Severity, limit: Severity): Severity {
  return order.indexOf(severity) < order.indexOf(limit) ? severity : limit;
}

/** True if the opinion rests on not having met something anywhere in the paper. */
export function restsOnAbsence(opinion: Opinion): boolean {
  return opinion.verdict === 'contradicted' && opinion.quotes.length === 0;
}

/** True if a quotation was recognised in the picture of a page: figures and names in it may be misread. */
export function restsOnRecognition({ quotes }: Opinion, paper: Paper): boolean {
  return quotes.some(({ passage }) => {
    const { document, page } = paper.passages[passage]!;
    return isRecognised(paper, document, page);
  });
}

/**
 * Severity of what is shown (DESIGN.md, decisions 1 and 2): a warning needs a quotation that the paper itself holds as
 * text; what rests on a whole-paper search is no more than information, and no more than a hint while part of the
 * paper's text is not there.
 */
export function severityOf(opinion: Opinion, paper: Paper): Severity {
  if (restsOnAbsence(opinion)) return atMost(opinion.severity, isWhole(paper) ? 'information' : 'hint');
  return restsOnRecognition(opinion, paper) ? atMost(opinion.severity, 'information') : opinion.severity;
}

/** Likelihood without proof stays below every threshold: it is no finding. */
const highestQuiet = shownFrom.recall - 0.01;

/** Score (0..1) of a sentence that nothing fired on, from the likelihood (0..1) that it is wrong. */
export function quietScore(likelihood: number): number {
  return Math.min(highestQuiet, likelihood);
}

/** Score of a sentence (0..1) from what fired and how likely its wording is wrong. */
export function sentenceScore(opinions: readonly Opinion[], likelihood: number): number {
  const wrong = opinions
    .filter((opinion) => opinion.verdict === 'contradicted')
    .map((opinion) => opinion.score);
  const quiet = quietScore(likelihood);
  if (wrong.length > 0) return Math.max(quiet, ...wrong);
  return opinions.some((opinion) => opinion.verdict === 'supported') ? quiet / 2 : quiet;
}

/** Probability that at least one of the claims is wrong, taking them as independent. */
export function reviewScore(scores: readonly number[]): number {
  return 1 - scores.reduce((right, score) => right * (1 - score), 1);
}
