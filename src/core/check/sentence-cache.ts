import type { Review, Sentence } from '../review/model.ts';
import type { CheckContext } from './checker.ts';
import type { Judgement } from './judge-sentence.ts';

/** About fifty long reviews; a judgement takes about a kilobyte. */
const mostSentences = 2000;

interface Kept<T> {
  readonly judgement: T;
  /** The sentences of the review, where a checker looked at more than the one; null where none did. */
  readonly within: string | null;
}

/**
 * Judgements of sentences against one paper, so that an edit costs the edited sentence and not the draft. A judgement
 * is found again by the sentence's text, kind, field, list lead-in and whatever else `extra` names; where a checker
 * looked at other sentences, only in a review of the same sentences. The least recently used go first.
 */
export class SentenceCache<T = Judgement> {
  readonly #kept = new Map<string, Kept<T>>();
  readonly #capacity: number;
  #texts: { readonly review: Review; readonly text: string } | null = null;

  constructor(capacity = mostSentences) {
    this.#capacity = capacity;
  }

  /** The judgement kept, or that of `judge`, which gets a context that notes what is looked at. */
  get(
    sentence: Sentence,
    context: CheckContext,
    extra: readonly string[],
    judge: (context: CheckContext) => T,
  ): T {
    const { review } = context;
    const key = keyOf(sentence, review, extra);
    const known = this.#kept.get(key);
    this.#kept.delete(key);
    if (known && (known.within === null || known.within === this.#textOf(review))) {
      this.#kept.set(key, known);
      return known.judgement;
    }
    const watched = watchReview(review);
    const judgement = judge({ ...context, review: watched.review });
    this.#kept.set(key, { judgement, within: watched.seen() ? this.#textOf(review) : null });
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#capacity) break;
      this.#kept.delete(oldest);
    }
    return judgement;
  }

  #textOf(review: Review): string {
    if (this.#texts?.review !== review)
      this.#texts = {
        review,
        text: review.sentences
          .map(({ text, field }) => `${review.fields[field]?.role ?? ''} ${text}`)
          .join('\n'),
      };
    return this.#texts.text;
  }
}

function keyOf(sentence: Sentence, { fields }: Review, extra: readonly string[]): string {
  const { role = 'other', name = '' } = fields[sentence.field] ?? {};
  const { text, kind, leadIn, quoted } = sentence;
  return [text, kind, role, name, leadIn, String(quoted), ...extra].join('\u0000');
}

/** The same review, and whether more of it was looked at than the fields. */
function watchReview(review: Review): { review: Review; seen: () => boolean } {
  let seen = false;
  const watched: Review = {
    ...review,
    get sentences() {
      seen = true;
      return review.sentences;
    },
    get source() {
      seen = true;
      return review.source;
    },
  };
  return { review: watched, seen: () => seen };
}
