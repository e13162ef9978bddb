import { isProse } from '../../evidence/inventory/prose.ts';
import type { Case } from './judge.ts';
import type { Search } from './coverage.ts';

/** Substantive sentences that a place of its own must have to answer a wish for more. */
const leastSentences = 2;
/** Characters from which a sentence says something. */
const leastLength = 40;

/**
 * Whether the place can refute a denial of degree ("not discussed in detail"), which grants that there is something: a
 * heading or caption names the very topic, and several sentences or the rows of a table stand under it. "Limited X" and
 * "insufficient X" are judgements of what the reviewer saw; no place refutes them.
 */
export function isEnoughThere({ parts }: Search, { claim, proof }: Case): boolean {
  const { cue, component: matches, phrase, target } = claim;
  if (cue.form === 'grading') return false;
  const { place } = proof;
  if (place.kind === 'sentence' || place.kind === 'row') return false;
  const named = target.component
    ? matches?.best?.sight.part.id === place.id && target.component.asked.test(place.text)
    : (phrase.heading?.precision ?? 0) >= 0.5;
  if (!named && !(target.component?.whole && target.component.heading.test(place.text))) return false;
  const under = parts.under(place);
  const told = under.filter(
    ({ kind, text }) => kind === 'sentence' && text.length >= leastLength && isProse(text),
  );
  const rows = under.filter(({ kind }) => kind === 'row');
  if (place.kind === 'caption') return rows.length + told.length > 0;
  return told.length >= leastSentences || rows.length >= 2;
}
