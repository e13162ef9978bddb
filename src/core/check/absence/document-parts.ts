import type { WordRange } from './denial.ts';
import type { Word } from './words.ts';

const documentParts =
  /^(?:experiments?|evaluations?|sections?|analysis|analyses|results?|methodology|figures?|tables?|captions?|appendix|supplement|proofs?|theorems?|lemmas?|comparisons?|ablations?|descriptions?|explanations?|discussions?|introduction|conclusion|study|studies|setup|design|claims?|theory|derivations?|reviews?|benchmarks?|limitations?|curves?|plots?|findings|authors?|submission|which|and|also|but)$/;

/** Whether a subject names a part of the paper or what it does: not the publishers, the data or the world. */
export function isDocumentPart(words: readonly Word[], { from, to }: WordRange): boolean {
  return words.slice(from, to).some(({ text }) => documentParts.test(text));
}
