import { claimsIn } from '../review/claims.ts';
import type { FieldRole } from '../review/model.ts';

/** A sentence of more is a list: its first ones are looked up. */
const mostParts = 4;
/** Words of a part that can be looked up by itself. */
const leastWords = 3;

/**
 * What a sentence says, each thing with its subject as a text of its own, so that each can be looked up where the paper
 * speaks of it. [] where it says one thing alone, and where it denies something.
 */
export function partsOfSentence(sentence: string, role: FieldRole): string[] {
  const claims = claimsIn(sentence, role);
  if (claims.some(({ polarity }) => polarity === 'denied')) return [];
  const parts = claims
    .map(({ start, end, subject }) => {
      const said = sentence.slice(start, end);
      const apart = subject !== null && (subject.end <= start || end <= subject.start);
      return apart ? `${sentence.slice(subject.start, subject.end)} ${said}` : said;
    })
    .filter((part) => part.split(/\s+/u).length >= leastWords);
  return parts.length < 2 ? [] : parts.slice(0, mostParts);
}
