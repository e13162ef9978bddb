import type { Component } from '../../../evidence/inventory/component.ts';
import { findComponent } from '../../../evidence/inventory/find-component.ts';
import { partsOf, type Part } from '../../../evidence/inventory/paper-parts.ts';
import { isProse } from '../../../evidence/inventory/prose.ts';
import { isSelfDenial } from '../../../evidence/inventory/self-denial.ts';
import type { PaperIndex } from '../../../evidence/paper-index.ts';
import { isWhole } from '../../../paper/whole-text.ts';
import type { Deniable, Thing } from './things.ts';

/** Where a paper shows a component beyond doubt. */
export interface Held {
  /** What of the component is shown there. */
  readonly things: readonly Thing[];
  /** Indices into `Paper.passages`, the one that shows it best first; at most two. */
  readonly passages: readonly number[];
  /** Sentences and rows under the place that is about it. */
  readonly size: number;
}

/** Characters from which a sentence says something. */
const leastLength = 40;

/**
 * A section, paragraph, table or figure that is named after the component, as reviewers name it, with sentences under
 * it in which the authors give it; null where the paper has none or says there that it leaves it out.
 */
export function heldBy(index: PaperIndex, component: Component, deniable: Deniable): Held | null {
  const parts = partsOf(index.paper);
  if (component.id === 'code') return releaseIn(parts.parts, deniable);
  let best: Held | null = null;
  for (const { part, kind, share } of findComponent(parts, component).sights) {
    if (kind === 'statement' || (kind === 'caption' ? !deniable.captioned : share < 0.5)) continue;
    const under = parts.under(part).filter((one) => one.id !== part.id && isSubstance(one));
    const telling = under.find(({ text }) => component.statement.test(text) && !component.unless?.test(text));
    if (kind !== 'caption' && !telling) continue;
    const leaves = under.some(({ text }) => isSelfDenial(text) && component.asked.test(text));
    if (leaves && component.id !== 'limitations') continue;
    const things = deniable.things.filter(({ shown }) => shown.test(part.text));
    if (things.length === 0 || (best && best.size >= under.length)) continue;
    const first = kind === 'caption' ? part : telling!;
    const passages = [...new Set([first.passage, part.passage, telling?.passage ?? first.passage])];
    const shown = passages.filter((id) => index.paper.passages[id]!.kind !== 'heading').slice(0, 2);
    best = { things, passages: shown, size: under.length };
  }
  return best;
}

const release =
  /\b(?:our|the|all|source)?\s?(?:code|implementation|source code|codebase)\b[^.]{0,60}\b(?:available|released|open-?sourced|found|provided|accessible|at)\b[^.]{0,60}(?:github|https?:|anonymous\.4open)/;

/** A release of code is told in a sentence with an address, wherever it stands. */
function releaseIn(parts: readonly Part[], { things }: Deniable): Held | null {
  const told = parts.find(
    ({ kind, zone, text }) => kind === 'sentence' && zone !== 'related' && release.test(text),
  );
  return told ? { things, passages: [told.passage], size: 1 } : null;
}

function isSubstance({ kind, text }: Part): boolean {
  return kind === 'row' || (kind === 'sentence' && text.length >= leastLength && isProse(text));
}

/**
 * Whether nothing in the paper, its appendix, checklist and related work included, so much as names the component, in
 * any of its names, and all of its text is there.
 */
export function isLackedBy(index: PaperIndex, component: Component): boolean {
  if (!isWhole(index.paper)) return false;
  return !partsOf(index.paper).parts.some((part) => mentions(part, component));
}

function mentions({ kind, text }: Part, { asked, statement, heading, caption }: Component): boolean {
  if (asked.test(text) || statement.test(text)) return true;
  if (kind === 'heading' || kind === 'run-in') return heading.test(text);
  return kind === 'caption' && (caption ?? heading).test(text);
}
