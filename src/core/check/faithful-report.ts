import { nameKey } from '../evidence/lexicon/name-key.ts';
import { paperWords } from '../evidence/lexicon/paper-words.ts';
import type { PaperIndex } from '../evidence/paper-index.ts';
import { attributionAt, attributionsOf, type Attribution } from '../review/attribution.ts';
import { terms } from '../text/tokens.ts';
import type { Opinion } from './checker.ts';

/** Share of the weight of the reported words that one passage must hold to be what is reported. */
const mostOfIt = 0.8;
/** Passages that are compared with a report. */
const deepest = 3;

/**
 * Opinions without those on what a review reports faithfully: "the authors claim X", where the paper says X, is right
 * whether X holds or not, and so are the paper's own words in quotation marks.
 */
export function withoutFaithful(
  opinions: readonly Opinion[],
  text: string,
  index: PaperIndex,
): readonly Opinion[] {
  if (!opinions.some(({ verdict }) => verdict === 'contradicted')) return opinions;
  const attributions = attributionsOf(text);
  if (attributions.length === 0) return opinions;
  return opinions.filter((opinion) => {
    const report = opinion.verdict === 'contradicted' ? attributionAt(attributions, opinion) : null;
    return report?.speaker !== 'authors' || !isFaithful(report, opinion, text, index);
  });
}

function isFaithful(
  { verbatim, content }: Attribution,
  opinion: Opinion,
  text: string,
  index: PaperIndex,
): boolean {
  const said = text.slice(content.start, content.end);
  if (verbatim) return paperWords(index).keys.includes(nameKey(said));
  const disputed = new Set(terms(text.slice(opinion.start, opinion.end)));
  const words = terms(said);
  const whole = words.reduce((sum, term) => sum + index.idf(term), 0);
  return index.search(said, deepest).some(({ passage }) => {
    // What the paper says of earlier work in its list of works is not its own claim.
    if (passage.kind === 'reference' || denies(passage.text) !== denies(said)) return false;
    const there = terms(passage.text);
    const known = new Set(there);
    return (
      [...disputed].every((term) => known.has(term)) &&
      inOrder(words, there, (term) => index.idf(term)) >= mostOfIt * whole
    );
  });
}

/** Weight of the heaviest run of words that both have in the same order: "A beats B" is not "B beats A". */
function inOrder(a: readonly string[], b: readonly string[], weight: (term: string) => number): number {
  let before = new Float64Array(b.length + 1);
  for (const term of a) {
    const row = new Float64Array(b.length + 1);
    const own = weight(term);
    for (let j = 1; j <= b.length; j += 1) {
      const both = term === b[j - 1] ? before[j - 1]! + own : 0;
      row[j] = Math.max(both, before[j]!, row[j - 1]!);
    }
    before = row;
  }
  return before[b.length]!;
}

function denies(text: string): boolean {
  return /\b(?:no|not|never|none|nor|without|cannot|fails?|lacks?)\b|n['’]t\b/iu.test(text);
}
