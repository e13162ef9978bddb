import { isSelfDenial } from '../../evidence/inventory/self-denial.ts';
import { isProse } from '../../evidence/inventory/prose.ts';
import type { Component } from '../../evidence/inventory/component.ts';
import type { Part } from '../../evidence/inventory/paper-parts.ts';
import { componentWords } from '../../evidence/retrieval/component-words.ts';
import { termsNaming } from './target-terms.ts';
import type { Case } from './judge.ts';
import type { Search } from './coverage.ts';
import { reportingVerb } from './lexicon.ts';
import {
  closeTo,
  defines,
  givesValue,
  isOtherStage,
  isSubject,
  isSufficient,
  ownOf,
  removes,
  share,
} from './sufficient.ts';

const ownDoing = /\b(?:we|our|ours|us)\b/;
const shownHere = /\b(?:table|figure|fig|appendix|section|algorithm|theorem|equation|eq)\b/;
const hedged = /\b(?:not|no|without|cannot|will|future|unanswered|unclear|would|could)\b/;
const log = (count: number, most: number) => Math.min(1, Math.log1p(count) / Math.log1p(most));
const bit = (holds: boolean) => (holds ? 1 : 0);

/** What the place found shows of the very thing that is denied, as numbers of about 0..1. */
export function proofFeatures(search: Search, { claim, proof, narrowings }: Case): Record<string, number> {
  const { target, component: matches, phrase, cue, thing } = claim;
  const { place, telling } = proof;
  const quoted = [place, ...(telling ? [telling] : [])];
  const told = quoted.map(({ text }) => text).join(' ');
  const close = closeTo(search, proof);
  const own = target.terms.filter((term) => term.own);
  const all = [...target.terms, ...target.purposes];
  const found: Record<string, number> = {
    sufficient: bit(isSufficient(search, claim, proof)),
    settled: bit(narrowings.length === 0),
    substantial: bit(proof.substantial),
    'self-denied': bit(quoted.some((part) => part.kind === 'sentence' && isSelfDenial(part.text))),
    unread: bit(place.kind === 'sentence' && !isProse(place.text)),
    'own-doing': bit(ownDoing.test(told)),
    'same-action': bit(
      cue.action !== null &&
        told.split(/[^\p{L}-]+/u).some((word) => reportingVerb(word)?.action === cue.action),
    ),
    'points-on': bit(telling !== null && shownHere.test(telling.text)),
    figures: bit(telling !== null && /\d/.test(telling.text)),
    outlook: bit(isOutlook(search, place, target.component?.id)),
    telling: bit(telling !== null),
    hedged: bit(place.kind === 'sentence' && hedged.test(place.text)),
    [`place:${place.kind}`]: 1,
    [`zone:${place.zone}`]: 1,
    [`form:${cue.form}`]: 1,
    [`action:${cue.action ?? 'none'}`]: 1,
    ...Object.fromEntries(narrowings.map((name) => [`narrowed:${name}`, 1])),
    'named:all': bit(proof.named === true),
    'named:row': bit(proof.named === true && place.kind === 'row'),
    purposes: bit(target.purposes.length > 0),
    headed: bit(thing.head !== null),
  };
  if (target.component && matches?.best && found['named:all'] === 0) {
    const { component } = target;
    const best = matches.best;
    const wanted = [...target.constraints, ...target.purposes].filter(
      ({ name, term }) => !(name && search.parts.subject.has(term)),
    );
    Object.assign(found, {
      'c:narrow': bit(wanted.length > 0),
      'c:quoted': wanted.length > 0 ? share(search, wanted, close) : 0,
      'c:unquoted': wanted.length > 0 ? 1 - share(search, wanted, close) : 0,
      'c:purpose-unmet':
        target.purposes.length > 0
          ? 1 - share(search, target.purposes, [...close, ...search.parts.under(place)])
          : 0,
      'c:sides': target.shown.length > 0 ? search.coverage({ ...target, constraints: [] }, close) : 0,
      'c:sides-unmet':
        target.shown.length > 0 ? 1 - search.coverage({ ...target, constraints: [] }, close) : 0,
      'c:around': 1 - best.coverage,
      'c:named': bit(component.asked.test(told)),
      'c:head-named': bit(component.asked.test(headOfPhrase(target.text))),
      'c:named-title': bit(best.sight.kind !== 'statement' && component.asked.test(best.sight.part.text)),
      'c:stated': bit(telling !== null && component.statement.test(telling.text)),
      'c:under': component.under ? bit(close.some(({ text }) => component.under!.test(text))) : 0.5,
      'c:subject': bit(!component.whole && isSubject(search, target)),
      'c:own-subject': bit(component.id === 'impact' && namesSubject(search, component, target.text)),
      'c:own': component.whole
        ? 1 - share(search, ownOf(search, claim), [...close, ...search.parts.under(place)])
        : 0,
      'c:removes': component.id === 'ablation' ? bit(removes.test(told)) - 0.5 : 0,
      'c:value': bit(givesValue(target, close)),
      'c:other-stage': bit(component.id === 'cost' && isOtherStage(target.text, place.text)),
      'c:share': best.sight.kind === 'statement' ? 0 : best.sight.share,
      'c:words': componentScore(search, component.id, close),
      'c:places': log(new Set(matches.sightings.sights.map(({ part }) => part.section)).size, 8),
      'c:headings': log(matches.sightings.headings, 6),
      'c:captions': log(matches.sightings.captions, 6),
      'c:statements': log(matches.sightings.statements, 12),
      [`c:${component.id}`]: 1,
      [`s:${component.id}`]: bit(
        best.sight.kind === 'heading' || best.sight.kind === 'run-in' || best.sight.kind === 'caption',
      ),
      [`x:${component.id}`]: share(search, wanted, close) * best.coverage,
    });
    return found;
  }
  const { heading } = phrase;
  Object.assign(found, {
    'p:place': share(search, all, [place]),
    'p:own': share(search, own, [place]),
    'p:both': share(search, all, quoted),
    'p:both-own': share(search, own, quoted),
    'p:near': share(search, all, [...close, ...search.parts.under(place).slice(0, 40)]),
    'p:terms': log(own.length, 5),
    'p:one': bit(own.length <= 1),
    'p:precision': place.kind === 'heading' || place.kind === 'run-in' ? (heading?.precision ?? 0) : 0,
    'p:specific':
      place.kind === 'heading' || place.kind === 'run-in' ? Math.min(1, (heading?.specific ?? 0) / 2) : 0,
    'p:exact': bit(target.exact?.test(place.text) ?? false),
    'p:exact-told': bit(target.exact?.test(told) ?? false),
    'p:exact-count': log(phrase.exact.length, 8),
    'p:defines': bit(target.exact !== null && quoted.some(({ text }) => defines(text, target.exact!))),
    'p:hits': log(phrase.full, 8),
    'p:unseen': phrase.unseen,
    'p:weight': Math.min(1, phrase.weight / 20),
    'p:title':
      bit(place.kind === 'heading' || place.kind === 'run-in') *
      share(search, own, [place]) *
      (heading?.precision ?? 0),
  });
  return found;
}

/** How much (0..1) of the words stands there by which papers give the component. */
function componentScore({ parts }: Search, id: string, close: readonly Part[]): number {
  const words = componentWords(id);
  let most = 0;
  for (const part of close) {
    let sum = 0;
    for (const term of parts.termsOf(part)) sum += words.get(term) ?? 0;
    most = Math.max(most, sum / 20);
  }
  return Math.min(1, most);
}

/** The last two words before the first preposition: what a phrase is, not what it is of. */
function headOfPhrase(text: string): string {
  const end =
    / (?:of|in|for|on|to|with|from|about|regarding|between|against|across|under|that|which) /.exec(text)
      ?.index ?? text.length;
  return text.slice(0, end).split(' ').slice(-2).join(' ');
}

/** Under a title of what is yet to be done. */
function isOutlook({ parts }: Search, { section }: Part, component: string | undefined): boolean {
  if (section === null || /^(?:future|limitations|impact)$/.test(component ?? '')) return false;
  const { title } = parts.paper.sections[section]!;
  return /\b(?:future|outlook|extensions?|open (?:problems|questions))\b/i.test(title);
}

/** "high-privacy regimes" of a paper on privacy: the word names what the paper is about and no consequence of it. */
function namesSubject({ parts }: Search, component: Component, text: string): boolean {
  const naming = [...termsNaming(component, [text])].filter(
    (term) => !/_(?:impact|implic|consequ|concern|risk|issu)/.test(term),
  );
  return naming.length > 0 && naming.every((term) => parts.subject.has(term));
}
