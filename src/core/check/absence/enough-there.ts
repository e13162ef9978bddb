import { isProse } from '../../evidence/inventory/prose.ts';
import type { AbsenceClaims } from './claims.ts';
import type { Case } from './judge.ts';
import type { Search } from './coverage.ts';
import { givesValue } from './sufficient.ts';

/** Substantive sentences that a place of its own must have to answer a wish for more. */
const leastSentences = 2;
/** And to answer the judgement that what is there is little: most of a column. */
const manySentences = 8;
/** Characters from which a sentence says something. */
const leastLength = 40;

/** Parts that papers give under titles that do not name them: settings stand in any experimental setup. */
const underOtherTitles = /^(?:hyperparameters|setup|implementation)$/;

/**
 * Whether the place can refute a denial of degree ("not discussed in detail"), which grants that there is something: a
 * heading or caption names the very topic, and several sentences or the rows of a table stand under it. "Limited X" and
 * "little X" are judgements of what the reviewer saw: only a long place of its own refutes them. "Insufficient detail on
 * X" says no more than "X is not told in detail".
 */
export function isEnoughThere(
  { parts }: Search,
  { words }: Pick<AbsenceClaims, 'words'>,
  { claim, proof }: Case,
): boolean {
  const { cue, component: matches, phrase, target } = claim;
  const { place } = proof;
  if (place.kind === 'sentence' || place.kind === 'row') return false;
  const asksDetail = words
    .slice(cue.to, cue.to + 2)
    .some(({ text }) => /^(?:details?|information|specifics|explanations?|descriptions?)$/.test(text));
  const judges = cue.form === 'grading' && !asksDetail;
  const { component } = target;
  const isBest = matches?.best?.sight.part.id === place.id;
  const under = parts.under(place);
  const named = component
    ? isBest &&
      (component.asked.test(place.text) ||
        (!judges &&
          underOtherTitles.test(component.id) &&
          target.constraints.length === 0 &&
          !claim.thing.example &&
          (component.id !== 'hyperparameters' || givesValue(target, under))))
    : (phrase.heading?.precision ?? 0) >= 0.5;
  if (!named && !(component?.whole && component.heading.test(place.text))) return false;
  const told = under.filter(
    ({ kind, text }) => kind === 'sentence' && text.length >= leastLength && isProse(text),
  );
  const rows = under.filter(({ kind }) => kind === 'row');
  if (judges) return place.kind !== 'caption' && component !== null && told.length >= manySentences;
  if (place.kind === 'caption') return rows.length + told.length > 0;
  return told.length >= leastSentences || rows.length >= 2;
}
