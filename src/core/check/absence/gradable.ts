import type { Cue, WordRange } from './denial.ts';
import { carrierNouns } from './lexicon.ts';
import { headOf } from './reading.ts';
import type { Word } from './words.ts';

const artefacts =
  /^(?:ablations?|limitations?|drawbacks?|guarantees?|proofs?|derivations?|baselines?|pseudo-?code|code|visuali[sz]ations?|impacts?|implications?|metrics?|seeds?|bars|sensitivity|theory|literature|citations?|hyper-?parameters?|background|intuition|motivation|definitions?|statistics|runtime|failure|failures|detail|curves?)$/;
const preposition =
  /^(?:of|in|for|on|to|with|by|from|about|regarding|into|concerning|as|that|showing|against|between|across|beyond)$/;

/** A phrase whose head a paper can have little of or be without: not "limited training time", "without labels". */
export function isGradable(words: readonly Word[], range: WordRange): boolean {
  const phrase = words.slice(range.from, range.to).map(({ text }) => text);
  const end = phrase.findIndex((word, i) => i > 0 && preposition.test(word));
  return phrase
    .slice(0, end < 0 ? phrase.length : end)
    .some((word) => carrierNouns.has(word) || artefacts.test(word));
}

const qualities = new Set(
  (
    'clarity novelty originality significance cohesion coherence structure organization organisation readability ' +
    'focus innovation presentation writing soundness flow rigor rigour creativity diversity breadth readers audience'
  ).split(' '),
);

/** "lacks clarity", "novelty is limited", "lacks depth": how good it is, not whether it is there. */
export function isQuality(words: readonly Word[], { thing, subject }: Cue): boolean {
  const phrase = words.slice(thing.from, thing.to).map(({ text }) => text);
  const head = headOf(phrase);
  if (qualities.has(head) || qualities.has(phrase[0] ?? '')) return true;
  if (
    phrase[0] === 'robustness' &&
    !/^(?:to|against|checks?|analysis|tests?|evaluation|experiments?)$/.test(phrase[1] ?? '')
  )
    return subject !== null;
  if (phrase[0] === 'depth' && (phrase.length === 1 || /^(?:and|,|or)$/.test(phrase[1]!))) return true;
  return (
    subject !== null &&
    words
      .slice(subject.from, subject.to)
      .some(({ text }) => /^(?:clarity|novelty|originality|presentation)$/.test(text))
  );
}

const otherWork = /^(?:papers|works|studies|competitors|baselines)$/;
const manyMethods = /^(?:methods|approaches|techniques|algorithms|models|frameworks|systems)$/;
const ofOthers =
  /^(?:existing|prior|previous|other|earlier|many|most|surveyed|these|those|such|recent|traditional|conventional)$/;

/** "Most of the surveyed papers report no X", "existing methods do not discuss X": a claim about others' work. */
export function isAboutOthers(words: readonly Word[], from: number, to: number): boolean {
  const phrase = words.slice(from, to).map(({ text }) => text);
  // "Models like LLaMA do not release their data."
  const bare =
    manyMethods.test(phrase[0] ?? '') ||
    /^(?:efforts|tools|datasets|benchmarks|projects)$/.test(phrase[0] ?? '');
  if (
    bare ||
    phrase.some((word, i) => i > 0 && manyMethods.test(phrase[i - 1]!) && /^(?:like|such)$/.test(word))
  )
    return true;
  return (
    phrase.some((word) => otherWork.test(word)) ||
    (phrase.some((word) => manyMethods.test(word)) && phrase.some((word) => ofOthers.test(word)))
  );
}
