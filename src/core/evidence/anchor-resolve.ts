import type { Paper } from '../paper/model.ts';
import { isWhole } from '../paper/whole-text.ts';
import { findAnchors, type Anchor } from './anchors.ts';
import { citedReferences } from './cited-references.ts';
import { lastLine, passagesAtLines } from './line-places.ts';
import { comesBehindAll, hasGap } from './numbering.ts';
import { isSection, placeKey, placesNamed, placesOf, type Place } from './anchor-places.ts';

export interface Resolved {
  /**
   * found: it is in the paper; absent: the numbering of its kind was read without gaps, and neither a place nor a
   * mention of this number is in the paper; unknown: anything else.
   */
  readonly status: 'found' | 'absent' | 'unknown';
  readonly places: readonly Place[];
  /** Passages to look at first. */
  readonly passages: readonly number[];
}

/** Looks up what an anchor of a review names in the paper. */
export function resolveAnchor(paper: Paper, anchor: Anchor): Resolved {
  const places = placesNamed(paper, anchor);
  if (places.length > 0) {
    return { status: 'found', places, passages: [...new Set(places.flatMap(({ passages }) => passages))] };
  }
  const passages = loosePassages(paper, anchor);
  if (passages.length > 0) return { status: 'found', places, passages };
  return { status: isAbsent(paper, anchor) ? 'absent' : 'unknown', places, passages };
}

/** Passages that the places named in a text point at, in reading order: evidence to be looked at first. */
export function anchoredPassages(paper: Paper, text: string): number[] {
  const found = new Set<number>();
  for (const anchor of findAnchors(text)) {
    for (const passage of resolveAnchor(paper, anchor).passages) found.add(passage);
  }
  return [...found].sort((a, b) => a - b);
}

/** Places without a title: lines, pages, equations, citations. */
function loosePassages(paper: Paper, anchor: Anchor): number[] {
  const { kind, number, to } = anchor;
  const first = Number(number);
  const last = Number(to ?? number);
  if (kind === 'page') {
    return idsWhere(paper, ({ page }) => page !== null && page >= first && page <= last);
  }
  if (kind === 'line') {
    return passagesAtLines(paper, first, last);
  }
  if (kind === 'equation') {
    const blocks = paper.equations
      .filter((equation) => equation.number === number)
      .map(({ block }) => paper.blocks[block]?.text);
    return idsWhere(paper, ({ text }) =>
      blocks.some((block) => block !== undefined && block !== '' && text.includes(block)),
    );
  }
  if (kind === 'citation' || kind === 'author-year') {
    const entries = citedReferences(paper, anchor, number).map((at) => paper.references[at]!.text);
    return idsWhere(paper, ({ kind: of, text }) => of === 'reference' && entries.includes(text));
  }
  return [];
}

function idsWhere(paper: Paper, test: (passage: Paper['passages'][number]) => boolean): number[] {
  return paper.passages.filter(test).map(({ id }) => id);
}

/** Kinds whose numbering a reader can take as complete. */
const countable: ReadonlySet<string> = new Set([
  'table',
  'figure',
  'section',
  'appendix',
  'algorithm',
  'statement',
]);

function isAbsent(paper: Paper, anchor: Anchor): boolean {
  if (anchor.kind === 'line') return Number(anchor.number) > (lastLine(paper) ?? Infinity);
  if (!countable.has(anchor.kind)) return false;
  if (!isWhole(paper)) return false;
  const alike = placesOf(paper).filter((place) =>
    anchor.kind === 'statement'
      ? place.word === anchor.word
      : place.kind === anchor.kind || (isSection(place.kind) && isSection(anchor.kind)),
  );
  const numbers = alike.map(({ number }) => number);
  if (!comesBehindAll(numbers, placeKey(anchor.number))) return false;
  // Where one section was not read, the next one may not have been either.
  if (isSection(anchor.kind) && hasGap(numbers)) return false;
  // Authors speak of every numbered place; a mention in the text proves that it is there and was not read.
  return !paper.passages.some(
    ({ kind, text }) =>
      kind !== 'reference' &&
      findAnchors(text).some(
        (other) => other.word === anchor.word && placeKey(other.number) === placeKey(anchor.number),
      ),
  );
}
