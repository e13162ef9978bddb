import { parseReview } from '../review/parse-review.ts';
import type { BenchPaper } from './dataset.ts';
import type { KindExample } from './learn-kinds.ts';
import { isLeaked, shared } from './sample.ts';
import type { SetName } from './split.ts';

/** The labelled sentences of a paper as the product cuts them; those with a leaked phrase would teach that phrase. */
export function kindExamples(set: SetName, paper: BenchPaper): KindExample[] {
  return paper.reviews.flatMap((review) => {
    const [read] = parseReview(review.text, { path: `${review.id}.md`, sha256: '' });
    return review.labels.flatMap(({ index, kind }) => {
      const label = review.sentences[index]!;
      const own = read?.sentences.find(
        (sentence) =>
          2 * shared(sentence, label) > Math.max(label.end - label.start, sentence.end - sentence.start),
      );
      if (!read || !own || isLeaked(own.text)) return [];
      const { text, leadIn, field } = own;
      return [{ set, review: review.id, text, role: read.fields[field]?.role ?? 'other', leadIn, kind }];
    });
  });
}
