import { stemsOf } from '../../evidence/statements.ts';
import { foldLower } from '../../text/fold.ts';
import { tokenize } from '../../text/tokens.ts';
import { coverOf, type Grounded } from './grounded.ts';
import { replaced, type Replacement } from './operator.ts';

/** A statement that shares this much of a claim and holds the new words may make the altered claim true. */
const share = 0.4;

/**
 * VERIFY, HalluPeer's last step: whether an altered claim may still be true, or the paper says it as well: it reads
 * like the original, or a statement about the same things holds the new words.
 */
export function mayStillHold({ text, index }: Grounded, change: Replacement): boolean {
  const altered = replaced(text, change);
  if (plain(altered) === plain(text)) return true;
  const before = new Set(tokenize(text.slice(change.start, change.end)).map((token) => token.text));
  const fresh = tokenize(change.text)
    .map((token) => token.text)
    .filter((token) => !before.has(token));
  // Words taken away ("on CIFAR-10") are judged by the operator, which knows what they limit.
  if (fresh.length === 0) return false;
  const rest = stemsOf(text.slice(0, change.start) + ' ' + text.slice(change.end)).map(({ stem }) => stem);
  const { total, covers } = coverOf(new Set(rest), index);
  return [...covers].some(
    ([statement, weight]) => weight >= share * total && holdsAll(statement.text, fresh),
  );
}

function holdsAll(text: string, tokens: readonly string[]): boolean {
  const words = new Set(tokenize(text).map((token) => token.text));
  return tokens.every((token) => words.has(token));
}

function plain(text: string): string {
  return foldLower(text)
    .replace(/[^\p{L}\p{N}%.]+/gu, ' ')
    .trim();
}
