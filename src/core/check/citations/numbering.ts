import { citedReferences } from '../../evidence/cited-references.ts';
import type { PaperIndex } from '../../evidence/paper-index.ts';
import type { Review, Sentence } from '../../review/model.ts';
import { citedThings } from './cited-things.ts';
import { creditKey, paperCredits } from './paper-credits.ts';

/**
 * Whether a number in brackets that stands beside another name than in the paper is meant as one of its bibliography:
 * the review has no list of its own with that number, no fewer of its numbers stand beside the name that the paper has
 * beside them, and one of these lies at or behind both. Reviews number their own works, and in another version of the
 * paper all numbers behind a new entry are shifted.
 * @param right the number that the paper has beside the name
 */
export function isOfPaper(number: string, right: string, review: Review, index: PaperIndex): boolean {
  const own = new RegExp(
    String.raw`(?:^|\n)[\s>*-]*(?:\[${number}\]|\(${number}\)|${number}[.)])[:.]?\s`,
    'u',
  );
  if (own.test(review.source)) return false;
  const { agreeing, differing } = countNumbers(review.sentences, index);
  const last = Math.max(Number(number), Number(right));
  return agreeing.length >= differing && agreeing.some((one) => one >= last);
}

interface Counts {
  /** Numbers beside the paper's name for them. */
  readonly agreeing: readonly number[];
  readonly differing: number;
}

const counted = new WeakMap<readonly Sentence[], { readonly index: PaperIndex; readonly counts: Counts }>();

/** Numbers of a review that stand beside a name as in the paper, and those that do not; once a review. */
function countNumbers(sentences: readonly Sentence[], index: PaperIndex): Counts {
  const known = counted.get(sentences);
  if (known?.index === index) return known.counts;
  const credits = paperCredits(index);
  const agreeing: number[] = [];
  let differing = 0;
  for (const { text } of sentences) {
    if (!/\[\d/u.test(text)) continue;
    for (const { anchor, text: name, kind } of citedThings(text)) {
      const credited = credits.get(creditKey(name));
      if (kind !== 'name' || anchor.kind !== 'citation' || !credited) continue;
      const meant = citedReferences(index.paper, anchor, anchor.number);
      const agrees = credited.some(({ references }) => meant.some((at) => references.includes(at)));
      if (agrees) agreeing.push(Number(anchor.number));
      else differing += 1;
    }
  }
  const counts = { agreeing, differing };
  counted.set(sentences, { index, counts });
  return counts;
}
