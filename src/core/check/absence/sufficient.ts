import { isSelfDenial } from '../../evidence/inventory/self-denial.ts';
import type { Part } from '../../evidence/inventory/paper-parts.ts';
import { isProse } from '../../evidence/inventory/prose.ts';
import type { AbsenceClaim } from './claims.ts';
import type { Search } from './coverage.ts';
import type { Proof } from './proof.ts';
import type { Target } from './target.ts';
import { terms } from '../../text/tokens.ts';
import { termOf, termsNaming, type TargetTerm } from './target-terms.ts';

/** Parts of a paper that are more than a word for it: whether it is there, and the review denies that, can be shown. */
export const plain = new Set([
  'limitations',
  'impact',
  'ablation',
  'sensitivity',
  'tuning',
  'hyperparameters',
  'cost',
  'significance',
  'code',
  'proofs',
  'pseudocode',
  'failures',
  'human',
  'qualitative',
  'curves',
  'licence',
  'prompts',
  'annotation',
  'future',
  'assumptions',
]);
/** Words that name too many things: a section of problem formulation defines nothing in particular. */
export const never = new Set([
  'notation',
  'motivation',
  'contributions',
  'metrics',
  'related',
  'experiments',
]);

/** Least share of what narrows a denial that the quoted place itself, and the section around it, must hold. */
const leastQuoted = 0.7;
const leastAround = 0.85;

/** Whether what is quoted shows the very thing that is denied, not only something of its kind. */
export function isSufficient(search: Search, claim: AbsenceClaim, proof: Proof): boolean {
  const quoted = [proof.place, ...(proof.telling ? [proof.telling] : [])];
  if (quoted.some((part) => part.kind === 'sentence' && isSelfDenial(part.text))) return false;
  if (proof.place.kind === 'sentence' && !isProse(proof.place.text)) return false;
  // Most of the instances that the review names must be there too.
  if ((claim.features['examples:unmet'] ?? 0) > 0.5) return false;
  if (proof.named)
    return (
      share(search, [...claim.target.constraints, ...claim.target.purposes], closeTo(search, proof)) >=
      leastQuoted
    );
  return claim.component ? showsComponent(search, claim, proof) : showsPhrase(search, claim, proof);
}

function showsComponent(search: Search, claim: AbsenceClaim, proof: Proof): boolean {
  const { target, component: matches } = claim;
  const component = target.component!;
  const best = matches!.best!;
  const named = [...target.constraints, ...target.purposes];
  const wanted = named.filter(({ name, term }) => !(name && search.parts.subject.has(term)));
  const close = closeTo(search, proof);
  if (
    share(search, wanted, close) < leastQuoted ||
    search.coverage({ ...target, constraints: [] }, close) < 1
  )
    return false;
  if (best.coverage < leastAround || (wanted.length > 0 && matches!.disclaimed > 0.6)) return false;
  if (never.has(component.id)) return false;
  const entitled =
    best.sight.kind !== 'statement' && best.sight.share >= 0.5 && component.asked.test(best.sight.part.text);
  if (component.under && !entitled && !close.some(({ text }) => component.under!.test(text))) return false;
  if (!component.whole && isSubject(search, target)) return false;
  if (
    component.whole &&
    share(search, ownOf(search, claim), [...close, ...search.parts.under(proof.place)]) < leastQuoted
  )
    return false;
  const told = `${proof.place.text} ${proof.telling?.text ?? ''}`;
  if (component.id === 'ablation' && !removes.test(told)) return false;
  // A sentence in passing counts where it names the part, or gives a figure for the very side that is asked for.
  const figure = component.id === 'cost' && target.shown.length > 0 && givesValue(target, [proof.place]);
  if (
    proof.place.kind === 'sentence' &&
    component.id !== 'hyperparameters' &&
    !figure &&
    !component.asked.test(told)
  )
    return false;
  if (component.id === 'comparison')
    return wanted.some(({ name }) => name) && comparesWith(search, wanted, close);
  if (component.id === 'hyperparameters' && !givesValue(target, close)) return false;
  if (component.id === 'cost' && isOtherStage(target.text, proof.place.text)) return false;
  const titled = best.sight.kind !== 'statement' && component.asked.test(best.sight.part.text);
  if (target.fromHead && wanted.length > 0 && share(search, wanted, close) < 1) return false;
  if (plain.has(component.id)) return proof.substantial || wanted.length > 0;
  return titled && best.sight.kind !== 'caption' && best.sight.share >= 0.5;
}

/** What the title of the paper names is its subject and no part of it: "latency" of a paper on latency. */
export function isSubject({ parts }: Search, { component, text }: Target): boolean {
  const title = new Set(terms(parts.paper.title ?? ''));
  return [...termsNaming(component!, [text])].some((term) => title.has(term));
}

/** An effect of something is no ablation until something is taken away. */
export const removes =
  /\bablat|\bw\/o\b|\bwithout\b|\bremov|\bvariants?\b|\bdesign choices?\b|\b(?:each|individual|key|per|different|our) components?\b|\breplac|\bdisabl|\bdropp/;

/** "the limits of the concept of X": whose limits, where they are not the paper's own. */
export function ownOf({ parts }: Search, { target }: AbsenceClaim): TargetTerm[] {
  const naming = termsNaming(target.component!, [target.text]);
  if (!target.text.includes(' of ')) return [];
  return target.terms.filter(
    ({ term, own, name }) =>
      own && !name && !naming.has(term) && !parts.subject.has(term) && !methods.has(term),
  );
}

const methods = new Set(
  'method approach model framework research study work paper technique algorithm proposed system architecture current present author'
    .split(' ')
    .map(termOf),
);

/** The place, what is told there, and of a table all of its rows. */
export function closeTo({ parts }: Search, { place, telling }: Proof): Part[] {
  const rows =
    place.kind === 'caption' || place.kind === 'row'
      ? parts.under(place).filter(({ kind }) => kind === 'row')
      : [];
  const near = telling
    ? parts.parts
        .slice(Math.max(0, telling.id - 1), telling.id + 2)
        .filter(
          ({ section, kind }) => section === telling.section && (kind === 'sentence' || kind === 'run-in'),
        )
    : [];
  return [place, ...(telling ? [telling] : []), ...near, ...rows];
}

/** "The number of steps is not given": a sentence or row that speaks of steps and holds a number. */
export function givesValue({ shown }: Target, close: readonly Part[]): boolean {
  return close.some(
    ({ text, kind }) => kind !== 'heading' && /\d/.test(text) && shown.every((side) => side.test(text)),
  );
}

/** Training is denied and the place is headed by inference, or the other way round. */
export function isOtherStage(denied: string, title: string): boolean {
  const training = /\btrain/;
  const inference = /\binference\b|\bsampling\b|\btest/;
  const apart = (one: RegExp, other: RegExp) =>
    one.test(denied) && !other.test(denied) && other.test(title) && !one.test(title);
  return apart(training, inference) || apart(inference, training);
}

/** Every word of what is to be compared with stands there. */
function comparesWith({ parts }: Search, wanted: readonly TargetTerm[], close: readonly Part[]): boolean {
  return wanted.every(({ term }) => close.some((part) => parts.termsOf(part).has(term)));
}

/** Share (0..1) by weight of the words that the parts hold; 1 if there are none. */
export function share(search: Search, wanted: readonly TargetTerm[], close: readonly Part[]): number {
  let met = 0;
  let all = 0;
  for (const each of wanted) {
    const weight = search.weight(each);
    all += weight;
    if (close.some((part) => search.holds(part, each))) met += weight;
  }
  return all === 0 ? 1 : met / all;
}

export const shownByTable = /^(?:compare|ablate|evaluate|prove)$/;
const definesBehind =
  /^(?: \([^)]*\))?,? (?:(?:is|are) (?:defined|given|denoted|computed|the|a|an|obtained|set)|denotes?|refers? to|means|stands? for|consists? of|=|:)/;
const definesBefore = /\b(?:define|denote|call|let|set)\b[^.]{0,30}$/;

/** Whether a sentence says what the thing is. */
export function defines(text: string, exact: RegExp): boolean {
  const match = exact.exec(text);
  if (!match) return false;
  return (
    definesBefore.test(text.slice(0, match.index)) ||
    definesBehind.test(text.slice(match.index + match[0].length))
  );
}

/** Flat words for a thing of two or more telling words, all of which a title, a caption or one sentence holds. */
function showsPhrase(search: Search, claim: AbsenceClaim, { place, telling }: Proof): boolean {
  const { target, phrase, cue, thing } = claim;
  const own = target.terms.filter(({ own: isOwn }) => isOwn);
  if (own.length === 0 || phrase.unseen > 0) return false;
  const all = [...target.terms, ...target.purposes];
  const inPlace = share(search, all, [place]);
  if (thing.head && place.kind !== 'heading' && place.kind !== 'run-in') return false;
  if (place.kind === 'heading' || place.kind === 'run-in') {
    const { heading } = phrase;
    if (heading === null || heading.specific === 0) return false;
    const both = [place, ...(telling ? [telling] : [])];
    // "How X can be done is not discussed": the section named for what is done.
    const treated =
      thing.head !== null || cue.form === 'idiom' || /^(?:discuss|report)$/.test(cue.action ?? '');
    if (
      treated &&
      heading.precision >= 0.75 &&
      share(search, own, [place]) >= 0.4 &&
      share(search, all, both) >= 0.7
    )
      return true;
    return share(search, own, [place]) >= 0.95 && heading.precision >= 0.5 && share(search, all, both) >= 0.9;
  }
  if (
    own.length < 2 ||
    cue.form === 'without' ||
    (shownByTable.test(cue.action ?? '') && place.kind === 'sentence')
  )
    return false;
  if (inPlace < 0.95 || !(target.exact?.test(place.text) ?? false)) return false;
  if (cue.action === 'explain') return place.kind === 'sentence' && defines(place.text, target.exact!);
  return (
    place.zone !== 'front' &&
    !/\b(?:not|no|without|cannot|future|unanswered|unclear|would|could)\b/.test(place.text)
  );
}
