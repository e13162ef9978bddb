import { retrieve } from '../../../evidence/retrieval/retrieve.ts';
import type { Passage } from '../../../paper/model.ts';
import { tokenize } from '../../../text/tokens.ts';
import type { DetectorBatch, DetectorItem } from '../detector.ts';

/** What of the paper a model reads: the passages of the item or a search, the whole paper, the longest shared runs. */
export const contextKinds = ['bm25', 'paper', 'lcs'] as const;
export type ContextKind = (typeof contextKinds)[number];

const passagesRead = 3;
/** Characters of a whole paper; longer ones are cut, which the figures of `paper` then carry. */
const longestPaper = 60_000;

/** Texts of the paper for one sentence, each with its section's name before it. */
export function contextOf(kind: ContextKind, item: DetectorItem, { paper }: DetectorBatch): string[] {
  if (!paper || (kind === 'bm25' && item.evidence))
    return (item.evidence ?? []).map(({ section, text }) => titled(section, text));
  const { passages, sections } = paper.paper;
  const named = ({ section, text }: Passage): string =>
    titled(section === null ? null : (sections[section]?.label ?? null), text);
  const prose = passages.filter(({ kind: of }) => of !== 'reference');
  switch (kind) {
    case 'bm25':
      return retrieve(item.text, paper.index, passagesRead).map(({ passage }) => named(passage));
    case 'lcs':
      return longestShared(item.text, prose, passagesRead).map(named);
    case 'paper': {
      const texts: string[] = [];
      let length = 0;
      for (const { text } of prose) {
        if (length + text.length > longestPaper) break;
        texts.push(text);
        length += text.length;
      }
      return [texts.join('\n')];
    }
  }
}

function titled(section: string | null, text: string): string {
  return section ? `[${section}] ${text}` : text;
}

/** Passages with the longest common subsequence of words, longest first. */
export function longestShared(text: string, passages: readonly Passage[], limit: number): Passage[] {
  const words = tokenize(text).map((token) => token.text);
  return passages
    .map((passage) => ({
      passage,
      shared: subsequence(
        words,
        tokenize(passage.text).map((token) => token.text),
      ),
    }))
    .sort((a, b) => b.shared - a.shared || a.passage.id - b.passage.id)
    .slice(0, limit)
    .map(({ passage }) => passage);
}

/** Length of the longest common subsequence of two lists; time is the product of their lengths. */
export function subsequence(a: readonly string[], b: readonly string[]): number {
  let row = new Array<number>(b.length + 1).fill(0);
  for (const word of a) {
    const next = [0];
    for (let j = 0; j < b.length; j += 1)
      next.push(word === b[j] ? row[j]! + 1 : Math.max(row[j + 1]!, next[j]!));
    row = next;
  }
  return row.at(-1)!;
}
