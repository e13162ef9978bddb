import type { Component } from '../../evidence/inventory/component.ts';
import { componentsNamed, inventory } from '../../evidence/inventory/inventory.ts';
import type { Cue } from './denial.ts';
import { carrierNouns, degreeWords, type Action } from './lexicon.ts';
import { hasContent, phraseOf } from './phrase-text.ts';
import type { Thing } from './things.ts';
import type { Word } from './words.ts';

/** Components that a denial speaks of: the one denied, and those that narrow it. */
export interface DeniedComponent {
  readonly component: Component;
  /** It is named by the words before the complement, or by the verb, alone: "comparison with X". */
  readonly fromHead: boolean;
  readonly others: readonly Component[];
}

const byAction: Partial<Record<Action, string>> = {
  compare: 'comparison',
  ablate: 'ablation',
  prove: 'proofs',
  release: 'code',
};

/** "practical implications of the theory" asks for the implications, not for the theory. */
const aboutIts =
  /^(?:practical |real-world |broader |potential )?(?:implications?|significance|relevance|utility|usefulness|benefits?|interpretation|presentation|novelty|originality|role|impact|advantages?|interpretability|practicality|meaning|reasons?|performance)\b[^,]* (?:of|for|from|behind|on)\b/;

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

/** The component that a thing is, or null. `parent` is that of the thing it illustrates. */
export function deniedComponent(
  words: readonly Word[],
  cue: Cue,
  thing: Thing,
  parent: Component | null,
): DeniedComponent | null {
  const own = phraseOf(words, thing.range);
  const head = thing.head ? phraseOf(words, thing.head) : '';
  const named = inOrder(componentsNamed(own), own).filter(
    ({ id }) => !aboutIts.test(own) || /^(?:sensitivity|ablation)$/.test(id),
  );
  const acted = component(cue.action ? byAction[cue.action] : undefined);
  if (
    /\bcompar\w+ (?:with|to|against|between)$/.test(head) ||
    (acted?.id === 'comparison' && cue.form === 'verb')
  )
    return {
      component: component('comparison')!,
      fromHead: true,
      others: named.filter(({ id }) => id !== 'comparison'),
    };
  if (acted && (named.length === 0 || (acted.id === 'ablation' && named[0]!.rank < acted.rank)))
    return { component: acted, fromHead: true, others: named };
  const first = named[0];
  if (first) return { component: first, fromHead: false, others: othersOf(first, named, head) };
  const whole = `${head} ${own}`;
  const fromHead =
    head === ''
      ? undefined
      : componentsNamed(whole).find(
          ({ id, asked }) => !ownThing.has(id) && (asked.exec(whole)?.index ?? whole.length) < head.length,
        );
  if (fromHead) return { component: fromHead, fromHead: true, others: [] };
  const narrowed = thing.constraints.map((range) => phraseOf(words, range)).join(' , ');
  // "The experimental setup lacks detail": the subject names the thing where its own words are empty.
  const carried = own.split(' ').some((word) => carrierNouns.has(word) || degreeWords.has(word));
  const subject = hasContent(own) || !carried ? undefined : componentsNamed(narrowed)[0];
  if (subject) return { component: subject, fromHead: false, others: [] };
  return thing.example && parent && /^(?:comparison|related|metrics)$/.test(parent.id)
    ? { component: parent, fromHead: true, others: [] }
    : null;
}

function component(id: string | undefined): Component | null {
  return inventory.find((each) => each.id === id) ?? null;
}

function othersOf(first: Component, named: readonly Component[], head: string): Component[] {
  return [...named, ...componentsNamed(head)].filter(({ id }) => id !== first.id);
}

/** What stands before the first preposition is the thing, what stands behind it narrows it. */
function inOrder(named: readonly Component[], own: string): Component[] {
  const preposition =
    / (?:of|in|for|on|to|with|from|related|regarding|across|under|beyond|showing|demonstrating|affecting|influencing|impacting|determining|governing|underlying|how|that|which) /.exec(
      own,
    )?.index ?? own.length;
  const early = named.filter(({ asked }) => asked.test(own.slice(0, preposition)));
  // "recommendations for tuning" are no tuning: what stands behind the preposition is the thing where the head is empty.
  if (early.length === 0 && hasContent(own.slice(0, preposition)))
    return named.filter(({ asked }) => (asked.exec(own)?.index ?? own.length) < preposition);
  return [...early, ...named.filter((each) => !early.includes(each))];
}
