import type { OpinionOrder, ReviewOutcome } from '../../core/engine/protocol.ts';
import type { Asked, OpenQuestion } from '../../core/opinion/ask-questions.ts';

/** What is heard of a language model about one open draft, until it is closed. */
export class HeldOpinion {
  /** `Paper.key` of the last check. */
  paper = '';
  open: readonly OpenQuestion[] = [];
  /** Of the last run: requests, tokens, cost, time. */
  spent: string | null = null;
  problems: readonly string[] = [];
  /** Requests are under way. */
  abort: AbortController | null = null;
  /** How far they are. */
  progress = '';
  readonly #answers = new Map<string, string>();
  /** Questions that were asked and failed, or were not asked any more: not put again but on the user's word. */
  readonly #failed = new Set<string>();

  /** Open questions that were not tried. */
  get fresh(): readonly OpenQuestion[] {
    return this.open.filter(({ key }) => !this.#failed.has(key));
  }

  /** A check has ended. */
  take(paper: string, reviews: readonly ReviewOutcome[]): void {
    if (paper !== this.paper) this.#answers.clear();
    this.paper = paper;
    const all = new Map(reviews.flatMap(({ open = [] }) => open.map((one) => [one.key, one] as const)));
    this.open = [...all.values()];
    // What failed is no longer asked: the sentence was changed, or an answer came from elsewhere.
    for (const key of [...this.#failed]) if (!all.has(key)) this.#failed.delete(key);
    if (this.#failed.size === 0) this.problems = [];
  }

  heard(key: string, answers: string): void {
    this.#answers.set(key, answers);
  }

  ended({ failed, answers, problems }: Asked, spent: string): void {
    for (const { key } of this.open) if (!answers.has(key) && problems.length > 0) this.#failed.add(key);
    for (const key of failed) this.#failed.add(key);
    for (const key of answers.keys()) this.#failed.delete(key);
    this.problems = problems;
    this.spent = spent;
  }

  broken(why: string, questions: readonly OpenQuestion[]): void {
    for (const { key } of questions) if (!this.#answers.has(key)) this.#failed.add(key);
    this.problems = [why];
  }

  told(): Pick<OpinionOrder, 'answers' | 'failed' | 'problems'> {
    const waiting =
      this.#failed.size === 0 ? ['They wait for your word (PeerLint: Ask the Language Model).'] : [];
    return {
      answers: Object.fromEntries(this.#answers),
      failed: [...this.#failed],
      problems: [...this.problems, ...waiting],
    };
  }
}
