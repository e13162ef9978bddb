import { absence } from '../../../src/core/check/absence.ts';
import type { Opinion } from '../../../src/core/check/checker.ts';
import { buildPaperIndex } from '../../../src/core/evidence/paper-index.ts';
import { paperFromMarkdown } from '../../../src/core/paper/from-text.ts';
import { parseReview } from '../../../src/core/review/parse-review.ts';

/** Score from which the default setting shows a finding. */
const shown = 0.6;

const opening = `# Drying Plums in a Wind Box

## Abstract

We present PlumBox, a box that dries plums in the wind.

## 1 Introduction

Drying plums is slow. We dry them in a box.

## 2 Method

The box has a lid and a net. A flap opens when the air is moist.
`;

/** What is shown on a claim about a paper that has these sections besides its opening. */
export function shownOn(claim: string, sections: string): Opinion[] {
  const paper = paperFromMarkdown(`${opening}\n${sections}\n`, {
    path: 'paper.md',
    sha256: '',
    format: 'markdown',
    pages: null,
  });
  const index = buildPaperIndex(paper);
  const [review] = parseReview(`Weaknesses:\n\n${claim}\n`, { path: 'review.md', sha256: '' });
  return review!.sentences.flatMap((sentence) =>
    absence.check(sentence, { paper, index, review: review! }).filter(({ score }) => score >= shown),
  );
}
