import { foldLower } from '../../text/fold.ts';
import { splitSentences } from '../../text/sentences.ts';
import { terms, tokenize } from '../../text/tokens.ts';
import type { Paper, Passage } from '../../paper/model.ts';
import type { Component } from '../inventory/component.ts';
import { componentWords } from './component-words.ts';
import { termField, type TermField } from './term-field.ts';

/** How a passage bears a component of the inventory, each 0..1. */
export interface Bearing {
  readonly heading: number;
  /** The heading that it stands under names the component. */
  readonly under: number;
  readonly caption: number;
  readonly statement: number;
  /** Words that papers use where they give the component; 1 is the passage with most of them. */
  readonly words: number;
}

/** A paper's passages as retrieval looks at them; built once a paper, about 0.3 s CPU for 20 pages. */
export class PassageView {
  readonly passages: readonly Passage[];
  readonly text: TermField;
  readonly sections: TermField;
  readonly pairs: TermField;
  readonly letters: TermField;
  /** Index of each passage's section in `sections`. */
  readonly sectionOf: readonly number[];
  readonly termSets: readonly ReadonlySet<string>[];
  /** Of the nearest heading, or of the heading itself. */
  readonly headingTerms: readonly ReadonlySet<string>[];
  readonly sentenceTerms: readonly (readonly ReadonlySet<string>[])[];
  readonly lengths: readonly number[];
  readonly #counts: readonly ReadonlyMap<string, number>[];
  readonly #meanLength: number;
  readonly #folded: readonly string[];
  readonly #headings: readonly string[];
  readonly #bearings = new Map<string, readonly Bearing[]>();

  constructor({ passages }: Paper) {
    this.passages = passages;
    const termLists = passages.map(({ text }) => terms(text));
    this.text = termField(termLists);
    this.pairs = termField(termLists.map(pairsOf));
    this.letters = termField(passages.map(({ text, context }) => letterGroups(`${context} ${text}`)));
    const sections = [...new Set(passages.map(({ section }) => section))];
    this.sectionOf = passages.map(({ section }) => sections.indexOf(section));
    this.sections = termField(
      sections.map((_, at) => termLists.filter((__, passage) => this.sectionOf[passage] === at).flat()),
      1.5,
      0.9,
    );
    this.termSets = termLists.map((list) => new Set(list));
    this.lengths = termLists.map(({ length }) => length);
    this.#meanLength = this.lengths.reduce((sum, length) => sum + length, 0) / (passages.length || 1) || 1;
    this.#counts = termLists.map(countTerms);
    this.#folded = passages.map(({ text }) => foldLower(text));
    this.#headings = passages.map((passage) => foldLower(nearestHeading(passage)));
    this.headingTerms = this.#headings.map((heading) => new Set(terms(heading)));
    this.sentenceTerms = passages.map(({ kind, text }, at) =>
      kind === 'text'
        ? splitSentences(text).map(({ start, end }) => new Set(terms(text.slice(start, end))))
        : [this.termSets[at]!],
    );
  }

  /** How each passage bears a component. */
  bearings(component: Component): readonly Bearing[] {
    let found = this.#bearings.get(component.id);
    if (!found) this.#bearings.set(component.id, (found = this.#bear(component)));
    return found;
  }

  #bear(component: Component): Bearing[] {
    const words = this.#wordScores(componentWords(component.id));
    const most = Math.max(...words, 1e-9);
    return this.passages.map(({ kind }, at) => ({
      heading: kind === 'heading' && component.heading.test(this.#folded[at]!) ? 1 : 0,
      under: kind !== 'heading' && component.heading.test(this.#headings[at]!) ? 1 : 0,
      caption: kind === 'caption' && (component.caption ?? component.heading).test(this.#folded[at]!) ? 1 : 0,
      statement: kind === 'text' && component.statement.test(this.#folded[at]!) ? 1 : 0,
      words: words[at]! / most,
    }));
  }

  #wordScores(weights: ReadonlyMap<string, number>): number[] {
    return this.passages.map(({ kind }, at) => {
      if (kind === 'heading' || kind === 'reference') return 0;
      const length = 1.2 * (0.4 + (0.6 * this.lengths[at]!) / this.#meanLength);
      let score = 0;
      for (const [term, weight] of weights) {
        const count = this.#counts[at]!.get(term);
        if (count !== undefined) score += (weight * count * 2.2) / (count + length);
      }
      return score;
    });
  }
}

function nearestHeading({ kind, text, context }: Passage): string {
  return kind === 'heading' ? text : (context.split(' > ').at(-1) ?? '');
}

function countTerms(list: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of list) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** Neighbouring terms as one. */
export function pairsOf(list: readonly string[]): string[] {
  return list.slice(1).map((term, at) => list[at]! + term);
}

const groupLength = 5;

/** Runs of five letters of each word, its ends marked: "quantisation" and "quantize" share most of them. */
export function letterGroups(text: string): string[] {
  const groups: string[] = [];
  for (const { text: word } of tokenize(text)) {
    if (word.length < 4 || /^\d/.test(word)) continue;
    const marked = `^${word.slice(0, 40)}$`;
    for (let at = 0; at + groupLength <= marked.length; at += 1)
      groups.push(`_${marked.slice(at, at + groupLength)}`);
  }
  return groups;
}
