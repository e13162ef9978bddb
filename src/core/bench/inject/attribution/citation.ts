import { citationsOf, citedReferences } from '../../../evidence/cited-references.ts';
import { findAnchors, type Anchor } from '../../../evidence/anchors.ts';
import { stemsOf } from '../../../evidence/statements.ts';
import type { Paper, Reference } from '../../../paper/model.ts';
import { foldLower } from '../../../text/fold.ts';
import { sharedAround } from '../make/context.ts';
import { isPlainClaim } from '../make/plain-claim.ts';
import type { Operator, Swap } from '../operator.ts';

const leastShared = 3;

/** "Ling et al. (2015)" told as "Okoro et al. (2018)": another entry of the same bibliography, on something else. */
export const citationSwapped: Operator = {
  id: 'attribution/citation',
  type: 'Attribution Failure',
  fits: (text) => mentions(text).length > 0,
  propose({ text, support, index: { paper } }, random) {
    if (!isPlainClaim(text)) return [];
    return mentions(text).flatMap((claim): Swap[] => {
      // "AIME 2024" is nobody's work.
      if (citedReferences(paper, claim, text.slice(claim.start, claim.end)).length === 0) return [];
      for (const { statement } of support) {
        const { passage } = statement;
        const places = mentions(passage.text).filter(({ number }) => number === claim.number);
        const [place] = places;
        if (!place || places.length > 1 || place.start < statement.start || place.end > statement.end)
          continue;
        if (sharedAround({ text, ...claim }, { stems: stemsOf(passage.text), ...place }) < leastShared)
          continue;
        const other = random.pick(others(paper, claim.number, `${text} ${passage.text}`));
        if (!other) continue;
        const said = (words: string): string =>
          words
            .replace(
              /^.*?(?=,? ?[([]?(?:19|20)\d\d)/u,
              /et al/u.test(words) ? `${other.author} et al.` : other.author!,
            )
            .replace(/(?:19|20)\d\d[a-z]?/u, other.year!);
        return [
          {
            claim: { ...rangeOf(claim), text: said(text.slice(claim.start, claim.end)) },
            paper: {
              passage: passage.id,
              ...rangeOf(place),
              text: said(passage.text.slice(place.start, place.end)),
            },
            node: 'attribution-failure/wrong-citation/authors-swapped',
            effect: 'changes',
          },
        ];
      }
      return [];
    });
  },
};

const rangeOf = ({ start, end }: { start: number; end: number }): { start: number; end: number } => ({
  start,
  end,
});

/** Names with a year. A number in brackets may count in a list of the review's own. */
function mentions(text: string): Anchor[] {
  return findAnchors(text).filter(
    ({ kind, start, end }) =>
      kind === 'author-year' && /et al|(?:^|\s)\S+,? ?[([]?(?:19|20)/u.test(text.slice(start, end)),
  );
}

/** Entries that the paper cites elsewhere, of other authors, in another year, that the two texts do not name. */
function others(paper: Paper, number: string, texts: string): Reference[] {
  const lower = foldLower(texts);
  const cited = new Set(citationsOf(paper).flatMap(({ references }) => references));
  return paper.references.filter(
    ({ author, year }, at) =>
      cited.has(at) &&
      author !== null &&
      year !== null &&
      /^\p{Lu}[\p{L}-]{2,}$/u.test(author) &&
      !number.includes(author) &&
      !number.endsWith(year) &&
      !lower.includes(foldLower(author)),
  );
}
