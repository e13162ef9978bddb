import { languageOf } from './language.ts';
import type { Review, Sentence } from './model.ts';

/** Letters of a paragraph that speaks for itself; a shorter one is taken to be in the draft's language. */
const longParagraph = 60;

/**
 * The language of each sentence that is not English, null for the others. Told for each long paragraph, and for the
 * draft as a whole where a paragraph is short; in doubt a sentence is English.
 */
export function foreignLanguages(review: Review): readonly (string | null)[] {
  const { sentences } = review;
  const draft = languageOf(sample(sentences.filter(({ quoted }) => !quoted)));
  const languages: (string | null)[] = [];
  for (const paragraph of paragraphsOf(review)) {
    const text = paragraph.map((sentence) => sentence.text).join(' ');
    const own = languageOf(text);
    const sure = own === 'en' || (own !== null && (own === draft || isLong(text)));
    const language = sure ? own : draft;
    const foreign = language === 'en' ? null : language;
    languages.push(...paragraph.map(() => foreign));
  }
  return languages;
}

/** A script of its own is no doubt however short the text is. */
function isLong(text: string): boolean {
  if (/(?!\p{Script=Latin}|\p{Script=Greek})\p{L}{3}/u.test(text)) return true;
  return (text.match(/\p{L}/gu)?.length ?? 0) >= longParagraph;
}

/** The start, the middle and the end of a draft. */
function sample(sentences: readonly Sentence[]): string {
  const text = sentences.map((sentence) => sentence.text).join(' ');
  if (text.length <= 1500) return text;
  const middle = Math.floor(text.length / 2) - 250;
  return [text.slice(0, 500), text.slice(middle, middle + 500), text.slice(-500)].join(' ');
}

/** Runs of sentences of one field between which no blank line or list marker stands. */
function paragraphsOf({ sentences, source }: Review): Sentence[][] {
  const paragraphs: Sentence[][] = [];
  let before: Sentence | null = null;
  for (const sentence of sentences) {
    const gap = before ? source.slice(before.end, sentence.start) : '';
    const apart =
      before?.field !== sentence.field ||
      before.quoted !== sentence.quoted ||
      /(?:\n|\\n|\r)\s*(?:(?:\n|\\n|\r)|[-*+>]\s|\d{1,2}[.)]\s)/u.test(gap);
    if (apart) paragraphs.push([]);
    paragraphs.at(-1)!.push(sentence);
    before = sentence;
  }
  return paragraphs;
}
