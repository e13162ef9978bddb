import { foldLower } from '../../text/fold.ts';
import { terms } from '../../text/tokens.ts';
import type { Passage } from '../../paper/model.ts';
import { componentsNamed } from '../inventory/inventory.ts';
import type { PaperIndex } from '../paper-index.ts';
import { letterGroups, pairsOf, type PassageView } from './passage-view.ts';
import { tellingTerms } from './review-words.ts';

/** What is known of a passage for a query, in the order of the weights. All values lie in 0..1. */
export const featureNames = [
  'text',
  'all-words',
  'section',
  'neighbours',
  'pairs',
  'letters',
  'coverage',
  'best-sentence',
  'heading-terms',
  'numbers',
  'component-heading',
  'under-component',
  'component-caption',
  'component-statement',
  'component-words',
  'other-component-words',
  'is-heading',
  'is-caption',
  'is-table',
  'is-reference',
  'front',
  'related',
  'length',
  'citations',
  'names',
] as const;

/** The first component of a query counts whole, the next two less: they narrow it. */
const componentWeights = [1, 0.6, 0.6];
const front = /abstract|introduction|conclusion/i;
const related = /related work|background|prior work/i;

/** Features of every passage for a sentence of a review: one row a passage. */
export function passageFeatures(view: PassageView, index: PaperIndex, sentence: string): Float64Array[] {
  const all = terms(sentence);
  const telling = [...new Set(tellingTerms(all))];
  const text = view.text.scores(telling);
  const near = neighbours(text);
  const allWords = view.text.scores(all);
  const sections = view.sections.scores(telling);
  const pairs = view.pairs.scores(pairsOf(all));
  const letters = view.letters.scores(letterGroups(sentence));
  const numbers = [...new Set(all.filter((term) => /^_\d/.test(term)))];
  const named = componentsNamed(foldLower(sentence)).slice(0, componentWeights.length);
  const bearings = named.map((component) => view.bearings(component));
  const weightOf = (term: string): number => index.idf(term);
  const total = telling.reduce((sum, term) => sum + weightOf(term), 0) || 1;
  const covered = (set: ReadonlySet<string>): number =>
    telling.reduce((sum, term) => sum + (set.has(term) ? weightOf(term) : 0), 0) / total;
  const strongest = (at: number, side: 'heading' | 'under' | 'caption' | 'statement'): number =>
    Math.max(0, ...bearings.map((each, rank) => componentWeights[rank]! * each[at]![side]));
  return view.passages.map((passage, at) =>
    Float64Array.of(
      text[at]!,
      allWords[at]!,
      sections[view.sectionOf[at]!]!,
      near[at]!,
      pairs[at]!,
      letters[at]!,
      covered(view.termSets[at]!),
      Math.max(0, ...view.sentenceTerms[at]!.map(covered)),
      covered(view.headingTerms[at]!),
      numbers.filter((number) => view.termSets[at]!.has(number)).length / (numbers.length || 1),
      strongest(at, 'heading'),
      strongest(at, 'under'),
      strongest(at, 'caption'),
      strongest(at, 'statement'),
      bearings[0]?.[at]?.words ?? 0,
      bearings[1]?.[at]?.words ?? 0,
      Number(passage.kind === 'heading'),
      Number(passage.kind === 'caption'),
      Number(passage.kind === 'table'),
      Number(passage.kind === 'reference'),
      Number(passage.section === null || front.test(passage.context)),
      Number(related.test(passage.context)),
      Math.min(1, view.lengths[at]! / 100),
      ...look(passage),
    ),
  );
}

function neighbours(scores: Float64Array): Float64Array {
  const near = scores.map((_, at) => ((scores[at - 1] ?? 0) + (scores[at + 1] ?? 0)) / 2);
  const best = Math.max(0, ...near);
  return best > 0 ? near.map((score) => score / best) : near;
}

const looks = new WeakMap<Passage, readonly [citations: number, names: number]>();

/** How densely a passage cites and names; 1 is a citation in ten words, a name in five. */
function look(passage: Passage): readonly [number, number] {
  let known = looks.get(passage);
  if (!known) {
    const { text } = passage;
    const words = Math.max(20, text.split(/\s+/).length);
    const share = (pattern: RegExp, per: number) =>
      Math.min(1, ((text.match(pattern)?.length ?? 0) * per) / words);
    known = [
      share(/et al|\(\w+,? (?:19|20)\d\d|\[\d+\]/g, 10),
      share(/\b(?:[A-Z][a-z]*){2,8}\d*|\b[A-Z]{2,}[\w-]*/g, 5),
    ];
    looks.set(passage, known);
  }
  return known;
}
