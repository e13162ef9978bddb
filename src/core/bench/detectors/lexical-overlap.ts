import { lexicalNovelty } from '../../check/novelty.ts';
import type { PaperIndex } from '../../evidence/paper-index.ts';
import { terms, tokenize } from '../../text/tokens.ts';
import type { Detector, DetectorOutput } from './detector.ts';
import { readableIndex } from './readable-index.ts';

/** How much of a sentence, by the weight of its words, the paper never says; the span is the longest such run. */
export const lexicalOverlap: Detector = {
  name: 'lexical-overlap',
  needs: [],
  detect: (batch) =>
    Promise.resolve(
      batch.items.map((item) => {
        const index = readableIndex(item, batch);
        return index && judged(item.text, index);
      }),
    ),
};

function judged(text: string, index: PaperIndex): DetectorOutput {
  const run = longestUnseen(text, index);
  return {
    score: lexicalNovelty(text, index),
    type: null,
    spans: run ? [{ ...run, score: 1 }] : [],
  };
}

/** The run of most words that do not stand in the paper; words without weight ("the") neither begin nor end it. */
function longestUnseen(text: string, index: PaperIndex): { start: number; end: number } | null {
  const unseenWeight = index.idf('_');
  const runs: { start: number; end: number; words: number }[] = [];
  let open = false;
  for (const { start, end, text: word } of tokenize(text)) {
    const stems = terms(word);
    if (stems.length === 0) continue;
    const last = runs.at(-1);
    if (stems.some((stem) => index.idf(stem) < unseenWeight)) open = false;
    else if (open && last) Object.assign(last, { end, words: last.words + 1 });
    else open = runs.push({ start, end, words: 1 }) > 0;
  }
  // The first of equals.
  const best = runs.reduce<(typeof runs)[number] | null>(
    (most, run) => (most && most.words >= run.words ? most : run),
    null,
  );
  return best && { start: best.start, end: best.end };
}
