import { citedReferences } from '../../evidence/cited-references.ts';
import type { PaperIndex } from '../../evidence/paper-index.ts';
import type { Review, Sentence } from '../../review/model.ts';
import { citedThings } from './cited-things.ts';
import { creditKey, paperCredits } from './paper-credits.ts';

/**
 * Whether a number in brackets that stands beside another name than in the paper is meant as one of its bibliography:
 * the review has no list of its own with that number, and no fewer of its numbers stand beside the name that the paper
 * has beside them. Reviews number their own works, and those of another version of the paper count otherwise.
 */
export function isOfPaper(number: string, { source, sentences }: Review, index: PaperIndex): boolean {
  const own = new RegExp(
    String.raw`(?:^|\n)[\s>*-]*(?:\[${number}\]|\(${number}\)|${number}[.)])[:.]?\s`,
    'u',
  );
  if (own.test(source)) return false;
  const { agreeing, differing } = countNumbers(sentences, index);
  return agreeing > 0 && agreeing >= differing;
}

interface Counts {
  readonly agreeing: number;
  readonly differing: number;
}

const counted = new WeakMap<readonly Sentence[], { readonly index: PaperIndex; readonly counts: Counts }>();

/** Numbers of a review that stand beside a name as in the paper, and those that do not; once a review. */
function countNumbers(sentences: readonly Sentence[], index: PaperIndex): Counts {
  const known = counted.get(sentences);
  if (known?.index === index) return known.counts;
  const credits = paperCredits(index);
  const counts = { agreeing: 0, differing: 0 };
  for (const { text } of sentences) {
    if (!/\[\d/u.test(text)) continue;
    for (const { anchor, text: name, kind } of citedThings(text)) {
      const credited = credits.get(creditKey(name));
      if (kind !== 'name' || anchor.kind !== 'citation' || !credited) continue;
      const meant = citedReferences(index.paper, anchor, anchor.number);
      const agrees = credited.some(({ references }) => meant.some((at) => references.includes(at)));
      if (agrees) counts.agreeing += 1;
      else counts.differing += 1;
    }
  }
  counted.set(sentences, { index, counts });
  return counts;
}
