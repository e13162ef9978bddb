import type { PaperIndex } from '../../evidence/paper-index.ts';
import { foldLower } from '../../text/fold.ts';
import { splitSentences } from '../../text/sentences.ts';
import { ownNames } from './own-names.ts';
import { wordsOf, type Word } from './words.ts';

/** A sentence of the paper: range in its passage's text, and its words. */
export interface Statement {
  /** Index into `Paper.passages`. */
  readonly passage: number;
  readonly start: number;
  readonly end: number;
  /** `foldLower` of the sentence. */
  readonly lower: string;
  readonly words: readonly Word[];
  /** It stands where the paper speaks of others' work. */
  readonly related: boolean;
}

/** The sentences of a paper and how telling their words are. */
export interface Statements {
  readonly all: readonly Statement[];
  /** Weight of a term: large for those that few sentences hold. */
  idf(term: string): number;
  /** Indices into `all` of the sentences that hold a term. */
  holding(term: string): readonly number[];
}

const built = new WeakMap<PaperIndex, Statements>();
/** Characters; a shorter "sentence" is a label, a longer one a table or an algorithm. */
const shortest = 25;
const longest = 900;

/** The paper's sentences, bibliography and tables left out; built at the first call, about 0.1 s CPU for 20 pages. */
export function statementsOf(index: PaperIndex): Statements {
  let statements = built.get(index);
  if (!statements) built.set(index, (statements = build(index)));
  return statements;
}

function build(index: PaperIndex): Statements {
  const { paper } = index;
  const names = ownNames(index);
  const all: Statement[] = [];
  for (const passage of paper.passages) {
    if (passage.kind !== 'text' && passage.kind !== 'caption') continue;
    const title = passage.section === null ? '' : (paper.sections[passage.section]?.title ?? '');
    if (/\bchecklist\b|^(?:references|acknowledge?ments?|broader impacts?)\b/iu.test(title)) continue;
    const related = /\b(?:related|prior|previous|background|literature)\b/iu.test(title);
    for (const { start, end } of splitSentences(passage.text)) {
      if (end - start < shortest || end - start > longest) continue;
      const text = passage.text.slice(start, end);
      // The questions and guidelines of a conference's form, pasted behind the paper.
      if (/^(?:Question|Guidelines|Justification|Answer):|The answer NA means/u.test(text)) continue;
      all.push({
        passage: passage.id,
        start,
        end,
        lower: foldLower(text),
        words: wordsOf(text, names),
        related,
      });
    }
  }
  const places = new Map<string, number[]>();
  all.forEach(({ words }, at) => {
    for (const term of new Set(words.map((word) => word.term))) {
      const list = places.get(term);
      if (list) list.push(at);
      else places.set(term, [at]);
    }
  });
  return {
    all,
    idf: (term) => Math.log((all.length + 1) / ((places.get(term)?.length ?? 0) + 0.5)),
    holding: (term) => places.get(term) ?? [],
  };
}
