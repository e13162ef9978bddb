import type { Sight, Sightings, SightKind } from '../../evidence/inventory/find-component.ts';
import { findComponent } from '../../evidence/inventory/find-component.ts';
import type { Part } from '../../evidence/inventory/paper-parts.ts';
import type { Search } from './coverage.ts';
import type { Target } from './target.ts';

/** A place where the paper shows a component, with how much of what narrows the denial it meets. */
export interface ComponentMatch {
  readonly sight: Sight;
  /** 0..1, weighted by inverse document frequency; 1 if nothing narrows it. */
  readonly coverage: number;
}

/** The best place of each kind. */
export interface ComponentMatches {
  readonly sightings: Sightings;
  readonly best: ComponentMatch | null;
  /** Sentences and rows at the best place, and how many of them speak of the component. */
  readonly size: number;
  readonly told: number;
  /** A heading or run-in heading of which the component's name is the greater part. */
  readonly titled: ComponentMatch | null;
  /** A heading that also speaks of other things. */
  readonly headed: ComponentMatch | null;
  readonly captioned: ComponentMatch | null;
  readonly stated: ComponentMatch | null;
  /** 0..1: how far a sentence that disclaims the component speaks of what narrows the denial. */
  readonly disclaimed: number;
}

/** Sights of one kind that are looked at closely. */
const mostSights = 24;
/** Parts of a section that are looked at one by one. */
const mostUnder = 80;

/** Best places for the component of a target; null if the target has none. */
export function matchComponent(search: Search, target: Target): ComponentMatches | null {
  if (!target.component) return null;
  const sightings = findComponent(search.parts, target.component);
  const best = (kinds: readonly SightKind[], titled?: boolean) =>
    bestOf(
      search,
      target,
      sightings.sights.filter(
        ({ kind, share }) => kinds.includes(kind) && (titled === undefined || titled === share >= 0.5),
      ),
    );
  const titled = best(['heading', 'run-in'], true);
  const headed = best(['heading', 'run-in'], false);
  const captioned = best(['caption']);
  const stated = best(['statement']);
  const disclaimers = sightings.disclaimers.slice(0, mostSights);
  const top = topOf(target, [titled, 0.45], [headed, 0.2], [captioned, 0.2], [stated, 0]);
  const region = top ? search.parts.under(top.sight.part) : [];
  const content = region.filter(({ kind }) => kind === 'sentence' || kind === 'row');
  const { statement } = target.component;
  return {
    sightings,
    best: top,
    size: content.length,
    told: content.filter(({ text }) => statement.test(text)).length,
    titled,
    headed,
    captioned,
    stated,
    disclaimed: Math.max(0, ...disclaimers.map((part) => search.coverage(target, [part]))),
  };
}

function bestOf(search: Search, target: Target, sights: readonly Sight[]): ComponentMatch | null {
  let best: ComponentMatch | null = null;
  let most = -Infinity;
  for (const sight of sights.slice(0, mostSights)) {
    const under = search.parts.under(sight.part);
    const coverage = search.coverage(target, narrowed(target) ? under : []);
    // Of two titles the one under which authors say that they did it: "Effect of the Budget" may be no ablation.
    const told = sight.kind !== 'statement' && under.some((part) => tells(part, target)) ? 0.15 : 0;
    const nearest = narrowed(target)
      ? Math.max(0, ...under.slice(0, mostUnder).map((part) => search.coverage(target, [sight.part, part])))
      : 0;
    const worth =
      coverage +
      0.6 * nearest +
      0.2 * sight.share +
      told +
      nameBonus(sight, target) -
      (sight.part.zone === 'front' ? 0.3 : 0);
    if (worth > most) {
      most = worth;
      best = { sight, coverage };
    }
  }
  return best;
}

function tells({ kind, text }: Part, { component }: Target): boolean {
  if (component === null || component.unless?.test(text)) return false;
  if (kind === 'caption') return component.caption?.test(text) ?? false;
  return kind === 'sentence' && component.statement.test(text);
}

/** "Table 7: Hyperparameters" is a better place to send a reader to than "Experimental Setup". */
function nameBonus({ kind, part }: Sight, { component }: Target): number {
  return kind !== 'statement' && component?.asked.test(part.text) ? 0.3 : 0;
}

function narrowed({ constraints, shown }: Target): boolean {
  return constraints.length > 0 || shown.length > 0;
}

/** The match of the greatest coverage, where a place of its own counts more than a mention. */
function topOf(
  target: Target,
  ...ranked: readonly (readonly [ComponentMatch | null, number])[]
): ComponentMatch | null {
  let best: ComponentMatch | null = null;
  let most = -1;
  for (const [match, bonus] of ranked) {
    if (!match) continue;
    const worth = match.coverage + bonus + nameBonus(match.sight, target);
    if (worth <= most) continue;
    most = worth;
    best = match;
  }
  return best;
}
