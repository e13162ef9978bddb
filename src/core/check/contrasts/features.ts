import type { Sentence } from '../../review/model.ts';
import type { CheckContext } from '../checker.ts';
import { stanceOf } from '../names/stance.ts';
import { candidatesOf, type Candidate, type Fit } from './candidates.ts';
import { isOpen } from './open.ts';
import { paperWords, type PaperWords } from './paper-words.ts';
import { wordingOf } from './wording.ts';

/** A candidate with what a judge looks at. */
export interface Featured {
  readonly candidate: Candidate;
  /** By name; about 0..3 each, one that is left out is 0. */
  readonly features: Readonly<Record<string, number>>;
}

/**
 * Everything that speaks for or against each member of a contrast set in a review sentence: how well the paper's best
 * place of another member fits, how well its best place of the claimed one, how often either stands in the same
 * company, and how both sentences are worded.
 */
export function contrastFeatures(sentence: Sentence, { index, review }: CheckContext): Featured[] {
  const paper = paperWords(index);
  const candidates = candidatesOf(sentence.text, index).filter((one) => isOpen(sentence.text, one, paper));
  if (candidates.length === 0) return [];
  const role = review.fields[sentence.field]?.role ?? 'other';
  const described = role === 'summary' || role === 'strengths';
  return candidates.flatMap((candidate) => {
    const { start, end } = candidate;
    const stance = stanceOf(sentence.text, { start, end }, described);
    if (stance === 'none' && isWish(sentence, start)) return [];
    return {
      candidate,
      features: {
        [`kind:${sentence.kind}`]: 1,
        [`role:${role}`]: 1,
        [`stance:${stance}`]: 1,
        question: Number(/\?\s*$/.test(sentence.text)),
        first: Number(/\b(?:I|my|me)\b/.test(sentence.text)),
        ...prefixed('said:', wordingOf(sentence.text, start, end)),
        ...fitFeatures(candidate, paper),
      },
    };
  });
}

/** What the reviewer would like to see is no claim about what is there. */
function isWish({ kind, text }: Sentence, start: number): boolean {
  return kind === 'request' || /\b(?:could|should|would|might|may|please|if)\b/i.test(text.slice(0, start));
}

function fitFeatures(candidate: Candidate, paper: PaperWords): Record<string, number> {
  const { other, claimed, mixed, others, claims, most, top, set, both, window } = candidate;
  const alternative = paper.sentences[other.at.sentence]!;
  const [word] = [window.right[0]];
  const same = (fits: readonly Fit[], test: (fit: Fit) => boolean): number =>
    Math.log1p(fits.filter(test).length);
  return {
    [`idea:${set.idea}`]: 1,
    [`node:${set.node}`]: 1,
    weak: Number(!set.exclusive),
    both: Number(both),
    words: Math.log1p(candidate.words.length),
    most,
    ...prefixed('other:', sided(other, most)),
    ...prefixed('claimed:', claimed ? sided(claimed, most) : { none: 1 }),
    ...prefixed('mixed:', mixed ? sided(mixed, most) : { none: 1 }),
    'other:number': Math.log1p(others.length),
    'claimed:number': Math.log1p(claims.length),
    'other:rights': same(others, ({ sameRight }) => sameRight),
    'claimed:rights': same(claims, ({ sameRight }) => sameRight),
    'other:lefts': same(others, ({ sameLeft }) => sameLeft),
    'claimed:lefts': same(claims, ({ sameLeft }) => sameLeft),
    'other:company': same(others, ({ at }) => word !== undefined && at.right.concat(at.left).includes(word)),
    'claimed:company': same(
      claims,
      ({ at }) => word !== undefined && at.right.concat(at.left).includes(word),
    ),
    'other:aligned': same(others, ({ share }) => share >= 0.7 * most),
    'claimed:aligned': same(claims, ({ share }) => share >= 0.7 * most),
    'other:in-top': inTop(others, top),
    'claimed:in-top': inTop(claims, top),
    'other:top-share': largest(others, 'share'),
    'claimed:top-share': largest(claims, 'share'),
    'other:top-near': largest(others, 'near'),
    'claimed:top-near': largest(claims, 'near'),
    ...steps('margin', other.value - (claimed?.value ?? 0), [0, 0.4, 0.8, 1.2, 1.6]),
    ...steps('other:value', other.value, [0.4, 0.8, 1.2, 1.6, 2]),
    ...steps('claimed:value', claimed?.value ?? 0, [0.2, 0.5, 0.9, 1.3]),
    frame: other.near * other.share,
    'frame:absent': claimed ? 0 : other.near * other.share,
    'frame:least': Math.min(other.near, other.share),
    'other:unrivalled': claimed ? 0 : other.value,
    'other:best-aligned': Number(top[0] === other.at.sentence),
    'claimed:best-aligned': Number(claims.some(({ at }) => at.sentence === top[0])),
    'share:margin': other.share - Math.max(claimed?.share ?? 0, mixed?.share ?? 0),
    [`other:in-${alternative.passage.kind}`]: 1,
    ...prefixed('other:', wordingAt(candidate, paper)),
  };
}

/** A value as straight pieces, so that a linear judge can bend at the steps. */
function steps(name: string, value: number, at: readonly number[]): Record<string, number> {
  return Object.fromEntries([
    [name, value],
    ...at.map((step) => [`${name}>${step}`, Math.max(0, value - step)] as const),
  ]);
}

/** Share of the best-aligned sentences that hold one of the places. */
function inTop(fits: readonly Fit[], top: readonly number[]): number {
  const holding = top.filter((sentence) => fits.some(({ at }) => at.sentence === sentence));
  return top.length === 0 ? 0 : holding.length / top.length;
}

function largest(fits: readonly Fit[], what: 'share' | 'near'): number {
  return fits.reduce((most, fit) => Math.max(most, fit[what]), 0);
}

function sided(fit: Fit, most: number): Record<string, number> {
  const { share, count, near, sameRight, sameLeft, sameBehind, sameBefore, run, value } = fit;
  return {
    share,
    count: Math.log1p(count),
    near,
    right: Number(sameRight),
    left: Number(sameLeft),
    sides: Number(sameRight && sameLeft),
    behind: Number(sameBehind),
    before: Number(sameBefore),
    run,
    long: Number(run >= 3),
    top: most === 0 ? 0 : share / most,
    value,
  };
}

/** How the paper's sentence speaks of the other member. */
function wordingAt({ other }: Candidate, paper: PaperWords): Readonly<Record<string, number>> {
  const { text } = paper.sentences[other.at.sentence]!;
  return wordingOf(text, other.at.start, other.at.end);
}

function prefixed(prefix: string, values: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, value]));
}
