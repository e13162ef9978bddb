import { paperWords } from '../../evidence/lexicon/paper-words.ts';
import { hasNeighbour, hasRelative } from '../../evidence/lexicon/presence.ts';
import { statementsOf } from '../../evidence/statements.ts';
import type { PaperIndex } from '../../evidence/paper-index.ts';
import type { Sentence } from '../../review/model.ts';
import type { CheckContext, Opinion } from '../checker.ts';
import { listsIn, paperLists, type ListItem, type PaperList } from './lists.ts';
import { stanceOf } from './stance.ts';

/** One thing of a list in place of which the paper's own list of the same things has another one. */
export function listSwaps(sentence: Sentence, { index, review }: CheckContext): Opinion[] {
  const { text } = sentence;
  const role = review.fields[sentence.field]?.role;
  return listsIn(text).flatMap((items) => {
    if (items.length < 3 || items.length > 9 || !items.every(isNoun)) return [];
    const range = { start: items[0]!.start, end: items.at(-1)!.end };
    if (stanceOf(text, range, role === 'summary' || role === 'strengths') === 'none') return [];
    return swapIn(items, index) ?? [];
  });
}

function swapIn(items: readonly ListItem[], index: PaperIndex): Opinion | null {
  let best: { odd: ListItem; list: PaperList; instead: ListItem[]; shared: number } | null = null;
  for (const list of paperLists(index)) {
    const odd = items.filter((one) => !list.items.some((other) => isSame(one, other)));
    const shared = items.length - odd.length;
    const instead = list.items.filter((other) => !items.some((one) => isSame(one, other)) && isNoun(other));
    if (
      list.items.length > items.length + 2 ||
      odd.length !== 1 ||
      shared < 2 ||
      instead.length === 0 ||
      instead.length > 3
    )
      continue;
    if (!best || shared > best.shared) best = { odd: odd[0]!, list, instead, shared };
  }
  if (!best || !isForeign(best.odd, index)) return null;
  const { odd, list, instead, shared } = best;
  const { statement } = list;
  const names = instead.map(({ text }) => `'${text}'`).join(' or ');
  return {
    start: odd.start,
    end: odd.end,
    verdict: 'contradicted',
    type: 'Entity',
    node: 'entity/wrong-method/operation-swapped',
    score: shared > 2 ? 0.74 : 0.64,
    severity: 'information',
    absence: false,
    reason: `Beside the same things the paper lists ${names}, and '${odd.text}' nowhere.`,
    quotes: [{ passage: statement.passage.id, start: statement.start, end: statement.end, score: 0.8 }],
    repair: instead.length === 1 ? (instead[0]?.text ?? null) : null,
  };
}

/** Neither a clause nor the end of a sentence that a list follows. */
function isNoun({ text }: ListItem): boolean {
  return (
    !/\b(?:is|are|was|were|be|we|it|they|that|which|this|these|not|respectively|etc|more|others?|so on)\b|^(?:\p{Ll}+ing|\p{Ll}+ly)\b|[:;?!]/iu.test(
      text,
    ) &&
    !/\b(?!loss|bias|basis|class|analysis|species|series)\p{Ll}+(?:[^su]s|ed) (?:the|an?|to|all)\b/iu.test(
      text,
    ) &&
    !/ (?:the|an?|to|its|their|our) /iu.test(text)
  );
}

/** The last words of both are the same, and most of the others: "the ReLU" and "ReLU activation". */
function isSame(a: ListItem, b: ListItem): boolean {
  const [short, long] = a.stems.length < b.stems.length ? [a.stems, b.stems] : [b.stems, a.stems];
  const shared = short.filter((stem) => long.includes(stem)).length;
  return shared === short.length || (shared >= 2 && shared * 2 >= long.length);
}

/** Nowhere in the paper, as a whole and beside the others; its telling word is in no form of the word there. */
function isForeign({ stems, text }: ListItem, index: PaperIndex): boolean {
  const statements = statementsOf(index);
  if (statements.places(stems, 2).length > 0) return false;
  const words = paperWords(index);
  const parts = (text.match(/\p{L}{3,}/gu) ?? []).map((word) => word.toLowerCase());
  return parts.some((word) => !hasRelative(word, words) && !hasNeighbour(word, words));
}
