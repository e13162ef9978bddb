import type { Part } from '../../evidence/inventory/paper-parts.ts';
import type { Cue } from './denial.ts';
import { matchComponent, type ComponentMatches } from './component-match.ts';
import type { Search } from './coverage.ts';
import { matchPhrase, type PhraseMatch } from './phrase-match.ts';
import type { Target } from './target.ts';
import type { FieldRole, SentenceKind } from '../../review/model.ts';
import type { Thing } from './things.ts';
import type { Word } from './words.ts';

/** What the paper holds of one denied thing. */
export interface Found {
  readonly cue: Cue;
  readonly thing: Thing;
  readonly target: Target;
  readonly component: ComponentMatches | null;
  readonly phrase: PhraseMatch;
}

export function searchFor(search: Search, cue: Cue, thing: Thing, target: Target): Found {
  return {
    cue,
    thing,
    target,
    component: matchComponent(search, target),
    phrase: matchPhrase(search, target),
  };
}

/** Denied is that something is treated ("never discussed", "nothing is said about"), not that it happens. */
function isTreatment({ cue, thing }: Found): boolean {
  if (thing.example) return false;
  return cue.form === 'idiom' || thing.head !== null || /^(?:discuss|explain|report)$/.test(cue.action ?? '');
}

/** A heading that is made of the thing's own words, one of them not among those that head sections of any paper. */
function isSpecific(heading: PhraseMatch['heading']): boolean {
  return heading !== null && heading.precision >= 0.6 && heading.coverage >= 0.45 && heading.specific > 0;
}

const log = (count: number, most: number) => Math.min(1, Math.log1p(count) / Math.log1p(most));

/** Whether the paper seems to hold the thing at all; used for the instances that a denial names. */
function met({ component, phrase }: Found): number {
  const shown = Math.max(
    component?.titled?.coverage ?? 0,
    component?.headed?.coverage ?? 0,
    component?.captioned?.coverage ?? 0,
    0.7 * (component?.stated?.coverage ?? 0),
  );
  const said = (phrase.sentence?.coverage ?? 0) * Math.min(1, phrase.weight / 12);
  return Math.max(shown, said);
}

/** How much stands at the best place: sentences and rows, and how many of them speak of the component. */
function placeFeatures({ best, size, told }: ComponentMatches): Record<string, number> {
  if (!best) return {};
  return {
    'place:size': log(size, 30) * best.coverage,
    'place:told': log(told, 8) * best.coverage,
    'place:appendix': best.sight.part.zone === 'appendix' ? best.coverage : 0,
    'place:end': best.sight.part.zone === 'end' ? best.coverage : 0,
  };
}

/** A place of its own for a thing: a heading, a caption or many statements. */
function placed({ component, phrase }: Found): boolean {
  const least = 0.7;
  if (component)
    return [component.titled, component.headed, component.captioned].some(
      (each) => each && each.coverage >= least,
    );
  return phrase.exact.some(isAnnounced);
}

/** A heading, paragraph heading or caption. */
function isAnnounced({ kind }: Part): boolean {
  return kind !== 'sentence' && kind !== 'row';
}

/** The outcome of a search as numbers, each about 0..1; `others` are the searches for the same denial. */
/** What the features of a claim need to know of its sentence. */
export interface ClaimSetting {
  readonly words: readonly Word[];
  readonly role: FieldRole;
  readonly kind: SentenceKind;
}

export function featuresOf(
  found: Found,
  others: readonly Found[],
  { words, role, kind }: ClaimSetting,
): Record<string, number> {
  const { cue, thing, target, component, phrase } = found;
  const flat = cue.degree !== 'graded' && !thing.graded;
  const level = flat ? 'flat' : 'graded';
  const examples = thing.example ? [] : others.filter((other) => other.thing.example);
  const siblings = thing.example ? [] : others.filter((other) => other !== found && !other.thing.example);
  const features: Record<string, number> = {
    flat: flat ? 1 : 0,
    nearly: cue.degree === 'nearly' ? 1 : 0,
    no: cue.form === 'no' ? 1 : 0,
    grading: cue.form === 'grading' ? 1 : 0,
    without: cue.form === 'without' ? 1 : 0,
    unclear: cue.form === 'unclear' ? 1 : 0,
    presupposed: cue.form === 'predicate' && !flat ? 1 : 0,
    conceded: words
      .slice(0, cue.from)
      .some(
        ({ text }, i) =>
          /^(?:mentioned|discussed|provided|included|presented|reported|noted|shown)$/.test(text) &&
          /^(?:but|yet|though)$/.test(words[i + 1]?.text ?? ''),
      )
      ? 1
      : 0,
    'siblings:shown':
      siblings.length > 0 ? siblings.filter((each) => placed(each)).length / siblings.length : 0,
    'siblings:none': siblings.length > 0 && !siblings.some((each) => placed(each)) ? 1 : 0,
    clarity: words.slice(cue.from, cue.to + 2).some(({ text }) => /^(?:clear|clearly|unclear)$/.test(text))
      ? 1
      : 0,
    request: kind === 'request' ? 1 : 0,
    opinion: kind === 'opinion' ? 1 : 0,
    praise: role === 'strengths' || role === 'summary' ? 1 : 0,
    part: cue.owner === 'part' ? 1 : 0,
    method: cue.owner === 'method' ? 1 : 0,
    example: thing.example ? 1 : 0,
    'examples:met':
      examples.length > 0 ? examples.reduce((sum, each) => sum + met(each), 0) / examples.length : 0,
    'examples:unmet':
      examples.length > 0 ? 1 - examples.reduce((sum, each) => sum + met(each), 0) / examples.length : 0,
    inherited: target.fromHead ? 1 : 0,
    constraints: target.component ? Math.min(1, target.constraints.length / 6) : 0,
    partial: words
      .slice(cue.thing.from, cue.thing.from + 2)
      .some(({ text }) => /^(?:some|several|certain|many|few|various)$/.test(text))
      ? 1
      : 0,
    [`${level}:names`]: target.terms.some(({ name }) => name) ? 1 : 0,
    [`${level}:names-used`]: phrase.names,
    [`${level}:names-all`]:
      phrase.names === 1 && target.terms.filter(({ own }) => own).every(({ name }) => name) ? 1 : 0,
    [`${level}:valued`]: target.value && phrase.valued ? 1 : 0,
    value: target.value ? 1 : 0,
    denied: phrase.denied * Math.min(1, phrase.weight / 8),
    listed: target.component ? 1 : 0,
  };
  if (target.component && component) {
    const { titled, headed, captioned, stated, sightings } = component;
    features[`named:${target.component.id}`] = 1;
    features[`${level}:none`] = component.best ? 0 : 1;
    features[`${level}:titled`] = titled?.coverage ?? 0;
    features[`${level}:headed`] = headed?.coverage ?? 0;
    features[`${level}:captioned`] = captioned?.coverage ?? 0;
    features[`${level}:stated`] = (stated?.coverage ?? 0) * log(sightings.statements, 8);
    if (target.component.id === 'comparison') {
      features['compared:generic'] = target.constraints.length === 0 ? 1 : 0;
      features[`${level}:compared`] =
        target.constraints.length === 0
          ? 0
          : Math.max(captioned?.coverage ?? 0, stated?.coverage ?? 0, titled?.coverage ?? 0) *
            Math.min(1, phrase.weight / 12);
    }
    Object.assign(features, placeFeatures(component));
    features['unmet'] = component.best ? 1 - component.best.coverage : 0;
    features['disclaimers'] = log(sightings.disclaimers.length, 4);
    features['disclaimed'] = component.disclaimed;
    features[`shown:${target.component.id}`] = Math.max(
      titled?.coverage ?? 0,
      0.6 * (headed?.coverage ?? 0),
      0.6 * (captioned?.coverage ?? 0),
      0.5 * (stated?.coverage ?? 0) * log(sightings.statements, 8),
    );
  }
  if (target.component) {
    // Side by side elsewhere, the words say nothing of the component.
    const here = component?.best && component.best.coverage >= 0.5 ? phrase.exact : [];
    features['listed:exact'] = log(here.length, 6);
    features['listed:exact-heading'] = here.some(isAnnounced) ? 1 : 0;
    return features;
  }
  const mass = Math.min(1, phrase.weight / 20);
  const said = phrase.sentence?.coverage ?? 0;
  const heading = phrase.heading ? phrase.heading.coverage * phrase.heading.precision : 0;
  features[`${level}:mass`] = mass;
  features[`${level}:sentence`] = said * mass;
  features[`${level}:whole`] = said >= 0.95 ? mass : 0;
  features[`${level}:heading`] = heading;
  features[`${level}:heading-weight`] = phrase.heading
    ? phrase.heading.precision * Math.min(1, phrase.heading.weight / 8)
    : 0;
  features['specific-heading'] = flat && isTreatment(found) && isSpecific(phrase.heading) ? 1 : 0;
  features[`${level}:heading-mass`] = heading * mass;
  features[`${level}:row`] = (phrase.row?.coverage ?? 0) * mass;
  features[`${level}:caption`] = (phrase.caption?.coverage ?? 0) * mass;
  features[`${level}:unseen`] = phrase.unseen;
  features[`${level}:negated`] = phrase.sentence?.negated ? said * mass : 0;
  features[`${level}:exact`] = log(phrase.exact.length, 6);
  features[`${level}:exact-heading`] = phrase.exact.some(isAnnounced) ? 1 : 0;
  return features;
}
