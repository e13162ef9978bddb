import { buildPaperIndex } from '../../../src/core/evidence/paper-index.ts';
import type { Checker, Opinion } from '../../../src/core/check/checker.ts';
import { paperFromMarkdown } from '../../../src/core/paper/from-text.ts';
import { parseReview } from '../../../src/core/review/parse-review.ts';

/** An invented paper about predicting how long food keeps; what it claims and holds back is read off here. */
export const larderSource = `# Larder: predicting how long food keeps

## Abstract

We present Larder, a network that predicts the shelf life of food from odour sensors. Larder outperforms earlier predictors on most of the food datasets.

## 1 Introduction

Spoiled food is costly. Our method reduces false alarms in cold stores.

## 2 Related Work

FreshNet halves the error of chemical tests. Earlier work studied milk without any loss of accuracy.

## 3 Method

Larder reads six odour sensors. The recurrent filter mitigates sensor drift. Its humidity module adds a slight overhead at start-up.

Theorem 1. Under the assumption of sealed packages, we show that the shelf-life estimator is consistent at the rate of the sensor noise.

## 4 Experiments

We evaluate on Berry-9, Fish-4 and Bread-2.

| Method | Berry-9 accuracy | Fish-4 accuracy | Bread-2 accuracy |
|---|---|---|---|
| FreshNet | 81.0 | 77.4 | 90.1 |
| SniffTree | 79.2 | 74.8 | 92.6 |
| OdourBank | 70.3 | 69.9 | 80.0 |
| Larder (ours) | 84.5 | 80.2 | 91.7 |

Table 1: Accuracy of shelf-life prediction on three food datasets.

Larder outperforms all predictors except for SniffTree on Bread-2. On dried mushrooms, Larder improves recall by 0.8 points over FreshNet. Larder is slightly slower than SniffTree on small devices. The predicted shelf life closely approximates the true rotting date. Human testers preferred the alarms of Larder in 7 of 10 kitchens.

| Variant | Accuracy |
|---|---|
| Larder (ours) | 84.5 |
| w/o recurrent filter | 83.9 |
| w/o humidity module | 78.2 |

Table 2: Ablation of the filter and the humidity module.

Certain fermented foods can be judged without opening the jar.

## 5 Limitations

Larder has not been tested on frozen poultry. Future work will extend Larder to underwater cameras.

## References

[1] B. Crust. FreshNet: a nose for bread. 2020.
[2] D. Pickle. SniffTree. 2021.
`;

/** Opinions of a checker on one sentence, in a field of its own, about a paper in markdown. */
export function opinionsOf(
  checker: Checker,
  text: string,
  source = larderSource,
  field = 'Strengths',
): readonly Opinion[] {
  const paper = paperFromMarkdown(source, { path: 'p.md', sha256: '', format: 'markdown', pages: null });
  const index = buildPaperIndex(paper);
  const review = parseReview(`## ${field}\n\n${text}\n`, { path: 'r.md', sha256: '' })[0]!;
  return review.sentences.flatMap((sentence) => checker.check(sentence, { paper, index, review }));
}

/** What is quoted, as one text for each opinion. */
export function quotedBy(opinions: readonly Opinion[], source = larderSource): string[] {
  const paper = paperFromMarkdown(source, { path: 'p.md', sha256: '', format: 'markdown', pages: null });
  return opinions.map(({ quotes }) =>
    quotes.map(({ passage, start, end }) => paper.passages[passage]!.text.slice(start, end)).join(' | '),
  );
}
