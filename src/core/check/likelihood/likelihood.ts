import type { PaperIndex } from '../../evidence/paper-index.ts';
import type { FieldRole, Sentence, SentenceKind } from '../../review/model.ts';
import { sentenceFit, type SentenceFit } from './word-fit.ts';
import { likelihoodWeights, type LikelihoodWeights } from './weights.ts';

export const sentenceFeatureNames = [
  'likeliest-word',
  'two-likeliest',
  'four-likeliest',
  'all-words',
  'passage-cover',
  'sentence-cover',
  'length',
  'fact',
  'opinion',
  'request',
  'denial',
  'question',
  'summary',
  'strengths',
  'weaknesses',
  'questions',
] as const;

const kinds: readonly SentenceKind[] = ['fact', 'opinion', 'request'];
const roles: readonly FieldRole[] = ['summary', 'strengths', 'weaknesses', 'questions'];
const denial =
  /\b(?:no|not|never|without|lack\w*|missing|absen\w+|omit\w*|limited|insufficient\w*|inadequate\w*|only|fails?)\b|n't\b/iu;

/**
 * How likely (0..1) a sentence is wrong, before any checker speaks: by its kind and place in the review, and by how its
 * words fit the paper. It orders sentences and is never shown as a finding, because it has no proof. Learned on labelled
 * sentences (`npm run bench:likelihood -- DATA --learn`), where wrong ones count as if they were one in twenty.
 */
export function likelihoodOf(sentence: Sentence, role: FieldRole, index: PaperIndex): number {
  const fit = sentenceFit(sentence.text, index);
  const words = wordChances(fit, likelihoodWeights);
  return logistic(sentenceFeatures(sentence, role, fit, words), likelihoodWeights.sentence);
}

/** Chance (0..1) of each word to be part of a wrong claim. */
export function wordChances(
  { words }: SentenceFit,
  { word }: Pick<LikelihoodWeights, 'word'>,
): readonly number[] {
  return words.map(({ features }) => logistic(features, word));
}

/** In the order of `sentenceFeatureNames`. */
export function sentenceFeatures(
  { text, kind }: Pick<Sentence, 'text' | 'kind'>,
  role: FieldRole,
  fit: SentenceFit,
  words: readonly number[],
): number[] {
  const logits = words.map((chance) => Math.log(chance / (1 - chance))).sort((a, b) => b - a);
  const mean = (list: readonly number[]): number =>
    list.length === 0 ? -6 : list.reduce((sum, value) => sum + value, 0) / list.length;
  return [
    mean(logits.slice(0, 1)),
    mean(logits.slice(0, 2)),
    mean(logits.slice(0, 4)),
    mean(logits),
    fit.passageCover,
    fit.sentenceCover,
    Math.log(1 + words.length),
    ...kinds.map((each) => Number(kind === each)),
    Number(denial.test(text)),
    Number(/\?\s*$/u.test(text)),
    ...roles.map((each) => Number(role === each)),
  ];
}

/** The first weight is the constant. */
function logistic(row: readonly number[], weights: readonly number[]): number {
  let sum = weights[0]!;
  for (let at = 0; at < row.length; at += 1) sum += row[at]! * weights[at + 1]!;
  return 1 / (1 + Math.exp(-Math.min(30, Math.max(-30, sum))));
}
