import type { Component } from '../../evidence/inventory/component.ts';
import type { Cue, WordRange } from './denial.ts';
import { deniedComponent } from './denied-component.ts';
import { phraseOf } from './phrase-text.ts';
import type { TargetTerm } from './target-terms.ts';
import { exactPattern, termsIn, termsNaming } from './target-terms.ts';
import type { Thing } from './things.ts';
import type { Word } from './words.ts';

/** What has to be found in the paper to refute the denial of one thing. */
export interface Target {
  readonly component: Component | null;
  /** The component is named by the words before the complement alone: "comparison with X". */
  readonly fromHead: boolean;
  /** What must stand at the place because the phrase singles out a side of the component. */
  readonly shown: readonly RegExp[];
  /** Content words that the component's own names do not cover. */
  readonly constraints: readonly TargetTerm[];
  /** The words before the complement and the thing's own, folded and in lower case. */
  readonly text: string;
  /** Content words of what the thing would be for: "to disentangle the two losses". */
  readonly purposes: readonly TargetTerm[];
  /** All content words, for things outside the inventory. */
  readonly terms: readonly TargetTerm[];
  /** Neighbouring content words of the thing itself, two or more, as a pattern on folded text; null if there are none. */
  readonly exact: RegExp | null;
  /** The denied thing is a value or number ("the number of seeds"). */
  readonly value: boolean;
}

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
  const denied = deniedComponent(words, cue, thing, parent);
  const component = denied?.component ?? null;
  const others = denied?.others ?? [];
  const range = { from: thing.range.from, to: end(words, thing.range, component) };
  const terms = [
    ...termsIn(sentence, words, range, others, true),
    ...(thing.head ? termsIn(sentence, words, thing.head, others, false) : []),
    ...thing.constraints.flatMap((each) => termsIn(sentence, words, each, others, false)),
  ];
  const unique = [...new Map(terms.map((term) => [term.term, term])).values()];
  const headed = [...(thing.head ? [thing.head] : []), thing.range]
    .map((each) => phraseOf(words, each))
    .join(' ');
  return {
    component,
    fromHead: denied?.fromHead ?? false,
    shown: (component?.aspects ?? []).flatMap(([asked, shown]) => (asked.test(headed) ? [shown] : [])),
    constraints: component ? narrowing(words, component, headed, thing, unique) : unique,
    text: headed,
    purposes: thing.purpose && !component?.whole ? termsIn(sentence, words, thing.purpose, [], false) : [],
    terms: unique,
    exact: exactPattern(words, thing.range),
    value: valueWords.test(headed),
  };
}

/** Terms that the component's own names do not cover; none where the component is always the paper's own. */
function narrowing(
  words: readonly Word[],
  component: Component,
  headed: string,
  thing: Thing,
  terms: readonly TargetTerm[],
): TargetTerm[] {
  if (component.whole) return [];
  const phrases = [headed, ...thing.constraints.map((range) => phraseOf(words, range))];
  const covered = termsNaming(component, phrases);
  return terms.filter(({ term }) => !covered.has(term));
}

const causes =
  /^(?:introduced|associated|involved|incurred|caused|due|resulting|stemming|made|used|provided|required|needed)$/;

/**
 * Where the words end that the thing must have: behind "beyond" and "other than" stands what it must not be, behind
 * "introduced by" what a component comes from, which is the paper's own method.
 */
function end(words: readonly Word[], { from, to }: WordRange, component: Component | null): number {
  for (let i = from; i < to; i += 1) {
    const { text } = words[i]!;
    if (/^(?:beyond|besides|except)$/.test(text) || (text === 'than' && words[i - 1]?.text === 'other'))
      return i;
    if (component && i > from && causes.test(text)) return i;
  }
  return to;
}
