import type { PaperIndex } from '../../../evidence/paper-index.ts';
import type { Review } from '../../../review/model.ts';
import { sourceRange } from '../../../review/source-range.ts';
import { Random, seedOf } from '../../random.ts';
import { ground, type Grounded } from '../grounded.ts';
import type { Origin } from '../row-maker.ts';
import { templatesOf, type Template } from '../templates.ts';

/** A template with what it is grounded in. */
export interface Task {
  readonly template: Template;
  readonly grounded: Grounded;
  readonly origin: Origin;
}

/**
 * Templates of one paper in random order, one a sentence, for facts that the paper speaks of. Types take turns: most
 * sentences fit most types, few fit the rare ones.
 */
export function* tasksOf(
  paper: string,
  index: PaperIndex,
  reviews: readonly Review[],
  seed: number,
): Generator<Task> {
  const random = new Random(seedOf(seed, paper, 'tasks'));
  const given = new Map<string, number>();
  const sentences = reviews.flatMap((review) =>
    review.sentences
      .filter(({ kind, quoted }) => kind === 'fact' && !quoted)
      .map((sentence) => ({ review, sentence })),
  );
  for (const { review, sentence } of random.shuffled(sentences)) {
    const role = review.fields[sentence.field]?.role ?? 'other';
    const templates = random
      .shuffled(templatesOf(sentence, role))
      .sort((a, b) => (given.get(a.type) ?? 0) - (given.get(b.type) ?? 0));
    const [template] = templates;
    if (!template) continue;
    const grounded = ground(sentence, role, index);
    if (grounded.support.length === 0) continue;
    given.set(template.type, (given.get(template.type) ?? 0) + 1);
    const range = sourceRange(sentence, 0, sentence.text.length);
    yield { template, grounded, origin: { paper, review: review.id, ...range, seed } };
  }
}
