import type { Grounded } from './grounded.ts';
import { replaced, type Swap } from './operator.ts';

/** Shorter is a label, longer a paragraph that was not split. */
const shortest = 25;
const longest = 500;

/** CHECK, HalluPeer's step before the injection, for what a rule could not know: both edits lie in text that can bear them. */
export function isWellFormed({ text, index }: Grounded, { claim, paper }: Swap): boolean {
  const passage = index.paper.passages[paper.passage];
  if (!passage || text.length < shortest || text.length > longest) return false;
  if (claim.start < 0 || claim.end > text.length || claim.start > claim.end) return false;
  if (isQuoted(text, claim.start) || isQuoted(passage.text, paper.start)) return false;
  if (paper.start < 0 || paper.end > passage.text.length || paper.start > paper.end) return false;
  return !worseThan(text, replaced(text, claim)) && !worseThan(passage.text, replaced(passage.text, paper));
}

/** Doubled words, spaces and marks that an edit can leave; the source may hold its own. */
const blemishes = / {2}| [,.;:](?= |$)|\( | \)|(?<!\p{L})(?<word>\p{L}+) \k<word>(?!\p{L})|,\s*[,.]/giu;

function worseThan(before: string, after: string): boolean {
  return (
    (after.match(blemishes)?.length ?? 0) > (before.match(blemishes)?.length ?? 0) || after.trim() === ''
  );
}

/** Within quotation marks: words of others are not reworded, and altered ones are another kind of error. */
function isQuoted(text: string, at: number): boolean {
  const before = text.slice(0, at);
  const straight = (before.match(/"/g) ?? []).length % 2 === 1;
  return straight || before.lastIndexOf('\u201c') > before.lastIndexOf('\u201d');
}
