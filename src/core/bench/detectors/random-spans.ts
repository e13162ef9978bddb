import { coarseTypes } from '../../findings/finding.ts';
import { tokenize } from '../../text/tokens.ts';
import { Random, seedOf } from '../random.ts';
import type { Detector } from './detector.ts';

/** Words in a span, about as many as errors have. */
const longest = 5;

/** Guesses: a score, a type and a run of one to five words, the same for the same sentence and seed. */
export function randomSpans(seed: number): Detector {
  return {
    name: 'random-spans',
    needs: [],
    settings: `seed ${seed}`,
    detect: ({ paperId, items }) =>
      Promise.resolve(
        items.map(({ text, review }) => {
          const random = new Random(seedOf(seed, paperId, review?.id ?? '', review?.start ?? 0, text));
          const words = tokenize(text);
          const first = random.int(0, words.length);
          const last = Math.min(words.length - 1, first + random.int(0, longest));
          const [from, to] = [words[first], words[last]];
          return {
            score: random.next(),
            type: random.pick(coarseTypes) ?? null,
            spans: from && to ? [{ start: from.start, end: to.end, score: 1 }] : [],
          };
        }),
      ),
  };
}
