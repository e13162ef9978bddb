import type { Component } from '../../evidence/inventory/component.ts';
import type { Part, PaperParts } from '../../evidence/inventory/paper-parts.ts';
import { isProse } from '../../evidence/inventory/prose.ts';
import { isSelfDenial } from '../../evidence/inventory/self-denial.ts';
import type { Quote } from '../checker.ts';
import type { AbsenceClaim } from './claims.ts';
import { namedProof } from './named-proof.ts';
import { quoteWindow } from './quote-window.ts';
import type { Target } from './target.ts';

/** The place that refutes a denial, and the sentence or row to read there. */
export interface Proof {
  readonly place: Part;
  readonly telling: Part | null;
  /** The place is a section, paragraph, table or figure about the thing, not a mention in passing. */
  readonly substantial: boolean;
  /** The place uses what the denial names: a row of results, an experiment of the authors' own. */
  readonly named?: true;
}

/** Where a reader would look, or null if the paper holds nothing that refutes the denial. */
export function proofOf(parts: PaperParts, claim: AbsenceClaim): Proof | null {
  const { component, phrase, target } = claim;
  const named = namedProof(parts, claim);
  if (named) return named;
  if (component?.best) {
    const { sight } = component.best;
    const place = sight.part;
    const substantial = sight.kind !== 'statement' || component.sightings.statements >= 3;
    return { place, telling: tellingUnder(parts, place, target), substantial };
  }
  if (component) return null;
  const announced = phrase.exact.find(
    ({ kind }) => kind === 'heading' || kind === 'run-in' || kind === 'caption',
  );
  const heading =
    phrase.heading && phrase.heading.coverage * phrase.heading.precision >= 0.4 ? phrase.heading.part : null;
  const place = announced ?? heading;
  const sentence = (target.value ? phrase.valued : null) ?? phrase.sentence?.part ?? null;
  if (place) return { place, telling: tellingUnder(parts, place, target) ?? sentence, substantial: true };
  const row =
    phrase.row && (!phrase.sentence || phrase.row.coverage > phrase.sentence.coverage)
      ? phrase.row.part
      : null;
  const caption =
    phrase.caption && phrase.caption.coverage > (phrase.sentence?.coverage ?? 0) ? phrase.caption.part : null;
  const found = caption ?? row ?? sentence;
  return found ? { place: found, telling: null, substantial: false } : null;
}

/** The sentence or row under a heading, paragraph heading or caption that says most about the thing. */
function tellingUnder(
  parts: PaperParts,
  place: Part,
  { component, constraints, terms, shown }: Target,
): Part | null {
  if (place.kind === 'sentence') return null;
  const wanted = constraints.length > 0 ? constraints : terms;
  let best: Part | null = null;
  let most = -1;
  for (const part of parts.under(place)) {
    if (part.id === place.id || (part.kind !== 'sentence' && part.kind !== 'row')) continue;
    if (part.kind === 'sentence' && !isProse(part.text)) continue;
    const held = wanted.filter(({ term }) => parts.termsOf(part).has(term)).length;
    // A row speaks for its table only where it holds what was denied.
    const sides = shown.filter((side) => side.test(part.text)).length;
    if (part.kind === 'row' && held === 0 && sides === 0) continue;
    const stated = component ? statedIn(part.text, component) : 0;
    const denies = isSelfDenial(part.text) ? 3 : 0;
    const weight =
      held +
      stated +
      sides -
      denies +
      (part.kind === 'sentence' ? 0.5 : 0) +
      (part.text.length < 40 ? -1 : 0);
    if (weight > most) {
      most = weight;
      best = part;
    }
  }
  return best;
}

/** How much of a component a sentence gives: one setting counts less than a list of them. */
function statedIn(text: string, { statement, unless, under }: Component): number {
  if (unless?.test(text)) return 0;
  const fits = under?.test(text) ? 0.8 : 0;
  const count = [...text.matchAll(new RegExp(statement, 'g'))].length;
  return fits + (count === 0 ? 0 : 1.2 + 0.3 * Math.min(count, 4));
}

/** Quotations of a proof, the place first; long parts are cut around what refutes the denial. */
export function quotesOf(
  parts: PaperParts,
  { place, telling }: Proof,
  target: Target,
  score: number,
): Quote[] {
  return [place, ...(telling ? [telling] : [])].map((part) => ({
    passage: part.passage,
    ...quoteWindow(parts.paper.passages[part.passage]!.text, part.start, part.end, matchIn(part, target)),
    score,
  }));
}

/** Offset in a part of the side that was asked for, the component's name or the first of the thing's words; 0 if none. */
function matchIn({ text, kind }: Part, { shown, component, exact, terms }: Target): number {
  const patterns = [
    ...shown,
    ...(exact ? [exact] : []),
    ...(component
      ? [kind === 'caption' ? (component.caption ?? component.heading) : component.statement]
      : []),
  ];
  for (const pattern of patterns) {
    const at = text.search(pattern);
    if (at >= 0) return at;
  }
  const word = terms.map(({ term }) => text.indexOf(term.slice(1))).filter((at) => at >= 0);
  return word.length > 0 ? Math.min(...word) : 0;
}
