import type { Sentence } from '../review/model.ts';
import type { Reference } from '../paper/model.ts';
import type { CheckContext, Checker, Opinion } from './checker.ts';
import { citedThings } from './citations/cited-things.ts';
import { isOfPaper } from './citations/numbering.ts';
import { swapOf } from './citations/swapped.ts';
import { isFieldTerm } from './names/field-terms.ts';

/**
 * Things credited to a work of the bibliography while another entry has them: the paper cites that other one behind the
 * very name, or its title alone fits. Never on the cited entry's silence alone.
 */
export const citations: Checker = {
  name: 'citations',
  check({ text }: Sentence, { index, paper, review }: CheckContext): readonly Opinion[] {
    if (paper.references.length === 0 || !/\d/u.test(text)) return [];
    return citedThings(text).flatMap((thing) => {
      const { anchor } = thing;
      if (thing.kind === 'name' && isFieldTerm(thing.text)) return [];
      const said = text.slice(anchor.mention.start, anchor.mention.end);
      const swap = swapOf(thing, said, index);
      if (!swap) return [];
      const number = paper.references[swap.right]!.key ?? '';
      if (anchor.kind === 'citation' && !isOfPaper(anchor.number, number, review, index)) return [];
      const right = citationLike(said, paper.references[swap.right]!);
      return [
        {
          start: anchor.mention.start,
          end: anchor.mention.end,
          verdict: 'contradicted' as const,
          type: 'Attribution Failure' as const,
          node: 'attribution-failure/wrong-citation/authors-swapped',
          score: swap.sure ? 0.82 : swap.cited === null ? 0.62 : 0.7,
          severity: swap.sure ? ('warning' as const) : ('information' as const),
          absence: false,
          reason: `In the paper '${thing.text}' is the work of ${right ?? 'another entry of the bibliography'}, not of ${said}.`,
          quotes: swap.quotes,
          repair: right,
        },
      ];
    });
  },
};

/** "[15]", "Ling et al., 2020" or "Ling et al. (2020)", in the form that the review uses; null where the entry does not tell. */
function citationLike(said: string, { key, author, year, text }: Reference): string | null {
  if (/^\[/u.test(said)) return key === null ? null : `[${key}]`;
  if (author === null || year === null) return null;
  const several = /\bet al\b|\band\b|&|,[^,]*,/u.test(text.slice(0, 80)) ? ' et al.' : '';
  if (/\(\d{4}/u.test(said)) return `${author}${several} (${year})`;
  return `${author}${several}, ${year}`;
}
