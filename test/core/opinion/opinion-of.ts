import { checkReview, type CheckSettings } from '../../../src/core/check/check-review.ts';
import { buildPaperIndex, type PaperIndex } from '../../../src/core/evidence/paper-index.ts';
import type { CheckResult } from '../../../src/core/findings/finding.ts';
import type { ChatModel } from '../../../src/core/llm/chat-model.ts';
import { Budget } from '../../../src/core/opinion/budget.ts';
import { chooseSentences } from '../../../src/core/opinion/choose-sentences.ts';
import type { OpinionMode } from '../../../src/core/opinion/question.ts';
import {
  secondOpinion,
  type OpinionSettings,
  type SecondOpinion,
} from '../../../src/core/opinion/second-opinion.ts';
import { paperFromMarkdown } from '../../../src/core/paper/from-text.ts';
import type { Paper } from '../../../src/core/paper/model.ts';
import type { Review } from '../../../src/core/review/model.ts';
import { parseReview } from '../../../src/core/review/parse-review.ts';

/** A paper of an invented pottery. */
export const pottery = `# Twice-fired Plates

## Abstract

We present a kiln schedule for plates. Every plate is fired twice in a kiln of beech wood.

## 1 Schedule

The first firing lasts 6.9 hours and reaches 912 degrees. The second firing is shorter.

## 2 Glazes

The enamel of each plate is teal. It was brushed on by hand.

## 3 Parts

We remove each glaze in turn and measure the gloss.
`;

export interface Asked {
  readonly paper: Paper;
  readonly index: PaperIndex;
  readonly review: Review;
  /** Without the model. */
  readonly before: CheckResult;
  readonly opinion: SecondOpinion;
  /** With it. */
  readonly after: CheckResult;
}

/** A draft checked with and without a model. */
export async function askedAbout(
  draft: string,
  model: ChatModel,
  more: Partial<OpinionSettings> & { paper?: Paper; path?: string; check?: Partial<CheckSettings> } = {},
): Promise<Asked> {
  const paper =
    more.paper ??
    paperFromMarkdown(pottery, { path: 'paper.md', sha256: '', format: 'markdown', pages: null });
  const index = buildPaperIndex(paper);
  const [review] = parseReview(draft, { path: more.path ?? 'review.md', sha256: '' });
  const check: CheckSettings = { threshold: 'balanced', policy: 'localModel', ...more.check };
  const before = checkReview(paper, index, review!, check);
  const mode: OpinionMode = more.mode ?? 'full';
  const opinion = await secondOpinion(model, index, chooseSentences(review!, before, mode), {
    strategy: 'zero-shot',
    concurrency: 1,
    budget: new Budget(Infinity),
    host: '127.0.0.1:1',
    local: true,
    clock: () => 0,
    ...more,
    mode,
  });
  return {
    paper,
    index,
    review: review!,
    before,
    opinion,
    after: checkReview(paper, index, review!, { ...check, opinion }),
  };
}

/** The JSON of one answer. */
export function answered(...answers: readonly object[]): string {
  return JSON.stringify({ answers });
}
