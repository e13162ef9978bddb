import type { Component } from '../../evidence/inventory/component.ts';
import { componentsNamed, inventory } from '../../evidence/inventory/inventory.ts';
import { stemWord } from '../../text/tokens.ts';
import type { Action } from './lexicon.ts';
import {
  carrierNouns,
  degreeWords,
  emptyWords,
  gradingAdjectives,
  missingAdjectives,
  neutralWords,
  reportingVerb,
} from './lexicon.ts';
import type { Cue, WordRange } from './denial.ts';
import type { Thing } from './things.ts';
import type { Word } from './words.ts';

/** A content word of a denied thing as a retrieval term. */
export interface TargetTerm {
  readonly term: string;
  /** A name: it has a capital that no sentence start explains. */
  readonly name: boolean;
  /** The word names this component, whose other names will do as well. */
  readonly component: Component | null;
  /** Belongs to the thing itself and not to what narrows it. */
  readonly own: boolean;
}

/** What has to be found in the paper to refute the denial of one thing. */
export interface Target {
  readonly component: Component | null;
  /** The component is named by the words before the complement alone: "comparison with X". */
  readonly fromHead: boolean;
  /** What must stand at the place because the phrase singles out a side of the component. */
  readonly shown: readonly RegExp[];
  /** Content words that the component's own names do not cover. */
  readonly constraints: readonly TargetTerm[];
  /** All content words, for things outside the inventory. */
  readonly terms: readonly TargetTerm[];
  /** Neighbouring content words of the thing itself, two or more, as a pattern on folded text; null if there are none. */
  readonly exact: RegExp | null;
  /** The denied thing is a value or number ("the number of seeds"). */
  readonly value: boolean;
}

const byAction: Partial<Record<Action, string>> = {
  compare: 'comparison',
  ablate: 'ablation',
  prove: 'proofs',
  release: 'code',
};
/** "practical implications of the theory" asks for the implications, not for the theory. */
const aboutIts =
  /^(?:practical |real-world |broader |potential )?(?:implications?|significance|relevance|utility|usefulness|benefits?|interpretation|presentation|novelty|originality|role|impact|advantages?|interpretability|practicality|meaning|reasons?)\b[^,]* (?:of|for|from|behind)\b/;
/** "technical details of X", "experiments on X" deny X itself, whatever else the paper has of the kind. */
const ownThing = new Set([
  'implementation',
  'setup',
  'experiments',
  'datasets',
  'architecture',
  'hyperparameters',
  'related',
  'notation',
  'motivation',
]);
const valueWords =
  /\b(?:numbers?|values?|how many|how much|sizes?|counts?|rates?|settings?|weights?|thresholds?|dimensions?|amount)\b/;

/** Reads what a thing is: a component of the inventory with what narrows it, or a phrase of its own. */
export function targetOf(
  sentence: string,
  words: readonly Word[],
  cue: Cue,
  thing: Thing,
  parent: Component | null,
): Target {
  const own = phrase(words, thing.range);
  const headed = thing.head ? `${phrase(words, thing.head)} ${own}` : own;
  let components = componentsNamed(own);
  let fromHead = false;
  if (components.length === 0) {
    fromHead = true;
    components = componentsNamed(headed).filter(({ id }) => !ownThing.has(id));
  }
  if (components.length === 0 && thing.constraints.length > 0) {
    // "The experimental setup lacks detail": the subject names the thing where its own words are empty.
    const narrowed = thing.constraints.map((range) => phrase(words, range)).join(' , ');
    if (!hasContent(own)) components = componentsNamed(narrowed);
  }
  if (aboutIts.test(own))
    components = components.filter(({ id }) => id === 'sensitivity' || id === 'ablation');
  let component = components[0] ?? null;
  if (!component && thing.example && parent && /^(?:comparison|related|metrics)$/.test(parent.id))
    component = parent;
  const acted = cue.action ? byAction[cue.action] : undefined;
  if (acted && (!component || (acted === 'ablation' && component.rank < 50))) {
    component = inventory.find(({ id }) => id === acted) ?? component;
  }
  const rest = component
    ? [...components, ...componentsNamed(headed)].filter(({ id }) => id !== component.id)
    : [];
  const terms = [
    ...termsIn(sentence, words, thing.range, rest, true),
    ...(thing.head ? termsIn(sentence, words, thing.head, rest, false) : []),
    ...thing.constraints.flatMap((range) => termsIn(sentence, words, range, rest, false)),
  ];
  const unique = [...new Map(terms.map((term) => [term.term, term])).values()];
  const covered = component
    ? coveredTerms(component, [headed, ...thing.constraints.map((range) => phrase(words, range))])
    : new Set<string>();
  return {
    component,
    fromHead: fromHead && component !== null,
    shown: (component?.aspects ?? []).flatMap(([asked, shown]) => (asked.test(headed) ? [shown] : [])),
    constraints: component ? unique.filter(({ term }) => !covered.has(term)) : unique,
    terms: unique,
    exact: exactPattern(words, thing.range),
    value: valueWords.test(headed),
  };
}

/** The longest run of content words in a phrase, endings left open: "proof sketches" finds "proof sketch". */
function exactPattern(words: readonly Word[], range: WordRange): RegExp | null {
  let best: string[] = [];
  let run: string[] = [];
  for (const { text, mark } of words.slice(range.from, range.to)) {
    const plain =
      !mark &&
      /^[\p{L}\p{N}-]+$/u.test(text) &&
      !neutralWords.has(text) &&
      !degreeWords.has(text) &&
      !/^(?:of|on|for|in|to|with|and|or|by|from|how|why|what|whether|that|which|as|at|between|about|not|is|are|was|were)$/.test(
        text,
      );
    run = plain ? [...run, text] : [];
    if (run.length > best.length) best = run;
  }
  if (best.length < 2 || best.every(isEmpty)) return null;
  const open = (word: string) =>
    word.length > 5
      ? `${word.slice(0, Math.max(5, word.length - 3))}[\\p{L}]*`
      : word.length > 3
        ? `${word.replace(/s$/, '')}s?`
        : word;
  return new RegExp(`(?<![\\p{L}])${best.slice(-3).map(open).join('[\\s-]')}(?![\\p{L}])`, 'u');
}

function phrase(words: readonly Word[], range: WordRange): string {
  return words
    .slice(range.from, range.to)
    .map(({ text }) => text)
    .join(' ')
    .replace(/ ([,.;)])/g, '$1')
    .replace(/\( /g, '(');
}

function hasContent(text: string): boolean {
  return text.split(/[\s,.()]+/).some((word) => word !== '' && !isEmpty(word));
}

function isEmpty(word: string): boolean {
  return (
    emptyWords.has(word) ||
    carrierNouns.has(word) ||
    degreeWords.has(word) ||
    neutralWords.has(word) ||
    gradingAdjectives.has(word) ||
    missingAdjectives.has(word) ||
    /^(?:not|no|is|are|was|were|be|been|being|has|have|had|does|do|did|can|cannot|will|[.,;:()'"]|\d)$/.test(
      word,
    )
  );
}

/** Retrieval term of a word; a noun of action as its verb, under which the parts of a paper hold it as well. */
function termOf(word: string): string {
  return /^\d/.test(word) ? `_${word}` : `_${stemWord(word)}`.replace(/(?<=\p{L}{5}[st])ion$/u, '');
}

/** Terms that are part of a name of the component as the phrase has it. */
function coveredTerms(component: Component, phrases: readonly string[]): Set<string> {
  const covered = new Set<string>();
  const pattern = new RegExp(component.asked, 'g');
  for (const text of phrases) {
    for (const [match] of text.matchAll(pattern)) {
      for (const word of match.split(/[^\p{L}\p{N}-]+/u)) {
        covered.add(termOf(word));
        for (const part of word.split('-')) covered.add(termOf(part));
      }
    }
  }
  return covered;
}

/** Behind "beyond", "other than": what the thing must not be. */
function excludedFrom(words: readonly Word[], { from, to }: WordRange): number {
  for (let i = from; i < to; i += 1) {
    const { text } = words[i]!;
    if (/^(?:beyond|besides|except)$/.test(text) || (text === 'than' && words[i - 1]?.text === 'other'))
      return i;
  }
  return to;
}

function termsIn(
  sentence: string,
  words: readonly Word[],
  range: WordRange,
  others: readonly Component[],
  own: boolean,
): TargetTerm[] {
  const text = phrase(words, range);
  const stop = excludedFrom(words, range);
  const named = others.map((component) => ({ component, covered: coveredTerms(component, [text]) }));
  return words.slice(range.from, stop).flatMap((word, i) => {
    if (word.mark || isEmpty(word.text)) return [];
    const verb = reportingVerb(word.text);
    if (verb && !verb.bare && i > 0) return [];
    const bare = word.text.replace(/'s$/, '').replace(/[$\\_{}]/g, '');
    if (bare === '' || isEmpty(bare)) return [];
    const written = sentence.slice(word.start, word.end);
    const term = termOf(bare);
    const name =
      /\p{Lu}/u.test(written) &&
      (word.start > 0 || /\p{Lu}/u.test(written.slice(1))) &&
      !/^(?:table|figure|fig|section|sec|eq|equation|appendix|algorithm|line|theorem|lemma)$/.test(word.text);
    return [
      { term, name, own, component: named.find(({ covered }) => covered.has(term))?.component ?? null },
    ];
  });
}
