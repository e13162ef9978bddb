import { readCaptionLabel } from '../paper/caption-text.ts';
import type { Sentence } from '../review/model.ts';
import { terms } from '../text/tokens.ts';
import { findAnchors } from './anchors.ts';
import { withoutReviewWords } from './retrieval/review-words.ts';
import { selectedText } from './selected-text.ts';

export interface SentenceAbout {
  readonly sentence: Sentence;
  /** Orders the sentences of one passage and means nothing across passages. */
  readonly score: number;
}

/** Where sentence and passage share less they speak of different things: of the shorter one's words, weighed by rarity. */
const leastShare = 0.3;

/** What a name of the passage ("Table 2") adds: it comes before any words. */
const named = 10;

/**
 * The sentences of a draft that speak of a passage of the paper, best first: those that name the table or figure whose
 * caption it is, then those whose words are in it. A word counts by how rare it is in the draft; the words of reviewing
 * ("the authors show") do not. `passage` is text as selected on a page, line by line.
 */
export function sentencesAbout(passage: string, sentences: readonly Sentence[], limit = 12): SentenceAbout[] {
  const label = captionLabel(passage);
  const passageTerms = withoutReviewWords(terms(selectedText(passage)));
  const inPassage = new Set(passageTerms);
  const pairs = neighbours(passageTerms);
  const inOrder = sentences.map(({ text }) => withoutReviewWords(terms(text)));
  const all = inOrder.map((some) => new Set(some));
  const weight = rarity(all);
  return sentences
    .map((sentence, at) => {
      const own = all[at]!;
      const shared = [...own].filter((term) => inPassage.has(term));
      const sum = (some: Iterable<string>) => [...some].reduce((total, term) => total + weight(term), 0);
      const shorter = Math.min(sum(own), sum(inPassage));
      const share = shared.length > 1 ? sum(shared) / shorter : 0;
      const together = [...neighbours(inOrder[at]!)].filter((pair) => pairs.has(pair)).length / 4;
      const names = label !== null && namesPlace(sentence.text, label);
      const score =
        (share < leastShare ? 0 : share * Math.sqrt(sum(shared)) * (1 + together)) + (names ? named : 0);
      return { sentence, score };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.sentence.start - b.sentence.start)
    .slice(0, limit);
}

/** Words that stand side by side: "carry memory" is more than a memory that carries. */
function neighbours(some: readonly string[]): Set<string> {
  return new Set(some.slice(1).map((term, at) => `${some[at]} ${term}`));
}

export interface PlaceLabel {
  readonly kind: string;
  readonly number: string;
}

/** The table, figure or algorithm whose caption one of the lines begins, or null. */
export function captionLabel(passage: string): PlaceLabel | null {
  for (const line of passage.split('\n')) {
    const label = readCaptionLabel(line.trim());
    if (label && label.number !== null && label.kind !== 'other')
      return { kind: label.kind, number: label.number };
  }
  return null;
}

function namesPlace(text: string, { kind, number }: PlaceLabel): boolean {
  return findAnchors(text).some((anchor) => anchor.kind === kind && anchor.number === number);
}

/** Inverse document frequency over the draft's sentences. */
function rarity(sentences: readonly ReadonlySet<string>[]): (term: string) => number {
  const frequency = new Map<string, number>();
  for (const sentence of sentences)
    for (const term of sentence) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  return (term) => {
    const n = frequency.get(term) ?? 0;
    return Math.log(1 + (sentences.length - n + 0.5) / (n + 0.5));
  };
}
