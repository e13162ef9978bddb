import type { Case } from './judge.ts';
import { plain as tellingParts } from './sufficient.ts';

/** Parts of a paper that are shown by any place of their own; of others the very thing must be met. */
const plain = new Set([...tellingParts, 'implementation', 'setup']);

/** "the work [1]": one that the reviewer names. */
const citesOne = /\[ ?\*?\w{1,3}(?: ?\]|$)/;

/** Words that name too many things for a title to show the one that is meant. */
const vague = new Set(['notation', 'motivation', 'contributions', 'metrics', 'interpretability']);
/** What every paper has some of. */
const wide = new Set(['comparison', 'related', 'experiments', 'generalisation']);

/**
 * Whether what the place shows is the denied thing and not only near it, by the features of `proof-features.ts`: all of
 * a phrase's own words, a title that names the component, a component on the side that is asked for.
 */
export function fits(
  { claim, proof, narrowings, graded }: Case,
  shown: Readonly<Record<string, number>>,
): boolean {
  const of = (name: string) => shown[name] ?? 0;
  if (proof.named) return of('p:near') >= 0.6;
  if (claim.thing.example || citesOne.test(claim.target.text)) return false;
  // "more recent baselines", "comparisons such as X": some are there, but these?
  const some = narrowings.includes('more') || (claim.features['examples:unmet'] ?? 0) > 0;
  const { component } = claim.target;
  if (!component) {
    const titled = proof.place.kind === 'heading' || proof.place.kind === 'run-in';
    if (of('p:unseen') > 0 || of('zone:front') === 1 || narrowings.includes('more')) return false;
    if (of('p:one') === 1) return titled && of('p:precision') >= 0.5 && of('p:specific') > 0;
    return titled ? of('p:both') >= 0.7 && of('p:precision') >= 0.4 : of('p:own') >= 0.95;
  }
  // An effect of something is no ablation until something is taken away.
  if (component.id === 'ablation' && of('c:removes') <= 0 && of('c:named') === 0) return false;
  if (plain.has(component.id)) return of('c:around') < 0.3 && of('c:sides-unmet') < 0.5;
  // That there is a comparison or related work says nothing of how much of it.
  if (some || vague.has(component.id) || (graded && wide.has(component.id))) return false;
  const entitled = of('c:named-title') === 1 && of('c:share') >= 0.5;
  return of('sufficient') === 1 || (entitled && of('c:unquoted') < 0.3 && of('c:around') < 0.15);
}

/**
 * Whether the place cannot refute the denial, however likely: it denies something itself, reads as no sentence, is an
 * outlook, shows not what the thing should show ("no ablation to quantify the savings"), or is of something else than the paper.
 */
export function isUnfit(shown: Readonly<Record<string, number>>): boolean {
  const of = (name: string) => shown[name] ?? 0;
  if (of('outlook') === 1 || of('c:own-subject') === 1) return true;
  return of('self-denied') === 1 || of('unread') === 1 || of('c:purpose-unmet') > 0.5 || of('c:own') > 0.3;
}

/** The probability from which a denial counts as wrong though the place found is only near what it denies. */
export function sureWithoutFit({ claim }: Case): number {
  return plain.has(claim.target.component?.id ?? '') ? 0.65 : 0.8;
}
