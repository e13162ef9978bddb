import { citationsOf, citedReferences } from '../../evidence/cited-references.ts';
import { nameKey } from '../../evidence/lexicon/name-key.ts';
import { sentenceAround } from '../../evidence/lexicon/places.ts';
import type { PaperIndex } from '../../evidence/paper-index.ts';
import { stemsOf } from '../../evidence/statements.ts';
import type { Quote } from '../checker.ts';
import { creditKey, paperCredits, type Credit } from './paper-credits.ts';
import { sourcesOf } from './paper-sources.ts';
import type { CitedThing } from './cited-things.ts';

/** The work that has the thing, where the one cited has nothing of it. */
export interface Swap {
  /** Index into `Paper.references`. */
  readonly right: number;
  readonly wrong: number;
  readonly quotes: readonly Quote[];
  /** How the paper cites it beside the name; null if only the bibliography tells. */
  readonly cited: string | null;
  /** The title of the right entry holds the name, or the paper credits it more than once. */
  readonly sure: boolean;
}

/**
 * Proof that a thing credited to one entry of the bibliography is another entry's; null without it.
 * @param said the review's citation as written
 */
export function swapOf(thing: CitedThing, said: string, index: PaperIndex): Swap | null {
  const { paper } = index;
  const { anchor } = thing;
  const meant = citedReferences(paper, anchor, said);
  // A work that is not in the bibliography, or could be several, is the reviewer's own business.
  const [wrong] = meant;
  if (wrong === undefined || meant.length > 1) return null;
  return thing.kind === 'name'
    ? byName(thing, wrong, index)
    : (byTitle(thing, wrong, index) ?? bySource(thing, wrong, index));
}

function byName({ text }: CitedThing, wrong: number, index: PaperIndex): Swap | null {
  const credits = paperCredits(index).get(creditKey(text)) ?? [];
  const single = credits.filter(({ references }) => new Set(references).size === 1);
  const right = single[0]?.references[0];
  if (right === undefined || right === wrong) return null;
  if (!credits.every(({ references }) => references.includes(right) && !references.includes(wrong)))
    return null;
  const key = nameKey(text);
  if (nameKey(index.paper.references[wrong]!.text).includes(key)) return null;
  if (sentencesCiting(wrong, index).some((said) => nameKey(said).includes(key))) return null;
  const titled = nameKey(index.paper.references[right]!.text).includes(key);
  return {
    right,
    wrong,
    quotes: [quoteOf(single[0]!, 0.85)],
    cited: single[0]!.cited,
    sure: titled || single.length > 1,
  };
}

function byTitle({ stems }: CitedThing, wrong: number, index: PaperIndex): Swap | null {
  const titles = titlesOf(index);
  const fitting = titles.flatMap((title, at) => (stems.every((stem) => title.has(stem)) ? [at] : []));
  const [right] = fitting;
  if (right === undefined || fitting.length > 1 || right === wrong) return null;
  if (stems.some((stem) => titles[wrong]!.has(stem))) return null;
  const said = sentencesCiting(wrong, index).flatMap((sentence) => stemsOf(sentence).map(({ stem }) => stem));
  if (stems.some((stem) => said.includes(stem))) return null;
  const passage = passageOf(right, index);
  if (passage === null) return null;
  return {
    right,
    wrong,
    quotes: [
      { passage, start: 0, end: Math.min(300, index.paper.passages[passage]!.text.length), score: 0.7 },
    ],
    cited: null,
    sure: false,
  };
}

/** The paper has the very words and cites one other work behind them, wherever it cites there. */
function bySource({ stems }: CitedThing, wrong: number, index: PaperIndex): Swap | null {
  const sources = sourcesOf(stems, index);
  const single = sources.find(({ references }) => new Set(references).size === 1);
  const right = single?.references[0];
  if (!single || right === undefined || right === wrong) return null;
  if (!sources.every(({ references }) => references.includes(right) && !references.includes(wrong)))
    return null;
  const title = titlesOf(index)[wrong]!;
  if (stems.some((stem) => title.has(stem))) return null;
  const holdsAll = sentencesCiting(wrong, index).some((sentence) => {
    const said = new Set(stemsOf(sentence).map(({ stem }) => stem));
    return stems.every((stem) => said.has(stem));
  });
  if (holdsAll) return null;
  const { statement } = single.place;
  return {
    right,
    wrong,
    quotes: [{ passage: statement.passage.id, start: statement.start, end: statement.end, score: 0.7 }],
    cited: null,
    sure: false,
  };
}

const titles = new WeakMap<PaperIndex, readonly ReadonlySet<string>[]>();

function titlesOf(index: PaperIndex): readonly ReadonlySet<string>[] {
  let known = titles.get(index);
  if (!known)
    titles.set(
      index,
      (known = index.paper.references.map(({ text }) => new Set(stemsOf(text).map(({ stem }) => stem)))),
    );
  return known;
}

/** Sentences of the paper that cite the entry, alone or with others. */
function sentencesCiting(reference: number, { paper }: PaperIndex): string[] {
  return citationsOf(paper)
    .filter(({ references }) => references.includes(reference))
    .map(({ passage, start, end }) => sentenceAround(paper.passages[passage]!, start, end).text);
}

function quoteOf({ passage, start, end }: Credit, score: number): Quote {
  const around = sentenceAround(passage, start, end);
  const short = around.end - around.start <= 320;
  return { passage: passage.id, start: short ? around.start : start, end: short ? around.end : end, score };
}

function passageOf(reference: number, { paper }: PaperIndex): number | null {
  const { text } = paper.references[reference]!;
  return paper.passages.find((passage) => passage.kind === 'reference' && passage.text === text)?.id ?? null;
}
