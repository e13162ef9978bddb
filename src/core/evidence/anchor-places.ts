import type { Paper } from '../paper/model.ts';
import type { Anchor, AnchorKind } from './anchors.ts';

/** A place of the paper that a review can name by its number. */
export interface Place {
  readonly kind: AnchorKind;
  /** "theorem", "lemma" for statements; the kind itself otherwise. */
  readonly word: string;
  /** Normalised as `placeKey` does. */
  readonly number: string;
  /** Caption, heading or opening words as printed. */
  readonly title: string;
  /** Passages that make up the place: caption and rows, a section's text, a statement's passage. */
  readonly passages: readonly number[];
  /** The passage that holds `title`; what is quoted for it. */
  readonly head: number | null;
}

const known = new WeakMap<Paper, readonly Place[]>();

/** All numbered places of a paper in reading order; read once a paper. */
export function placesOf(paper: Paper): readonly Place[] {
  const have = known.get(paper);
  if (have) return have;
  const made = [...captionPlaces(paper), ...sectionPlaces(paper), ...statementPlaces(paper)];
  known.set(paper, made);
  return made;
}

/** "A.1", "A1" and "a1" are one number; a panel letter ("3b") is left off. */
export function placeKey(number: string): string {
  return number
    .toUpperCase()
    .replace(/^([A-Z]+)[.-]?(?=\d)/u, '$1.')
    .replace(/(?<=\d)[A-Z]$/u, '');
}

function captionPlaces(paper: Paper): Place[] {
  return paper.captions.flatMap((caption, at) => {
    if (caption.number === null || caption.kind === 'other' || caption.kind === 'listing') return [];
    const kind = caption.kind;
    const head =
      paper.passages.find(({ kind: of, text }) => of === 'caption' && text === caption.text)?.id ?? null;
    const rows = paper.passages
      .filter(({ table }) => table && paper.tables[table.index]?.caption === at)
      .map(({ id }) => id);
    const passages = head === null ? rows : [head, ...rows];
    return [{ kind, word: kind, number: placeKey(caption.number), title: caption.text, passages, head }];
  });
}

function sectionPlaces(paper: Paper): Place[] {
  return paper.sections.flatMap((section, at) => {
    if (section.number === null) return [];
    const inside = sectionRange(paper, at);
    const passages = paper.passages
      .filter(({ section: of, kind }) => of !== null && inside.has(of) && kind !== 'reference')
      .map(({ id }) => id);
    const head =
      paper.passages.find(
        ({ kind, section: of, text }) => kind === 'heading' && of === at && text.includes(section.title),
      )?.id ?? null;
    const kind: AnchorKind = /^[A-Z]/u.test(section.number) && section.appendix ? 'appendix' : 'section';
    return [{ kind, word: kind, number: placeKey(section.number), title: section.label, passages, head }];
  });
}

/** A section with its subsections. */
function sectionRange(paper: Paper, at: number): Set<number> {
  const level = paper.sections[at]?.level ?? 1;
  const inside = new Set([at]);
  for (let next = at + 1; next < paper.sections.length && paper.sections[next]!.level > level; next += 1)
    inside.add(next);
  return inside;
}

const statement =
  /(?<=^|[.!?:)\]\u25A1] )(?<word>Theorem|Lemma|Proposition|Corollary|Definition|Assumption|Remark|Conjecture)\s(?<number>(?:[A-Z]\.?)?\d{1,3}(?:\.\d{1,3}){0,2})\s?(?=[.(:]|$|\p{Lu})/gu;

/** Statements where they are made: "Theorem 3.1 (Convergence). Let ..."; not where they are spoken of. */
function statementPlaces(paper: Paper): Place[] {
  const found: Place[] = [];
  for (const passage of paper.passages) {
    if (passage.kind !== 'text' && passage.kind !== 'heading') continue;
    for (const match of passage.text.matchAll(statement)) {
      const { word = '', number = '' } = match.groups ?? {};
      const title = passage.text.slice(match.index, match.index + 400);
      found.push({
        kind: 'statement',
        word: word.toLowerCase(),
        number: placeKey(number),
        title,
        passages: [passage.id],
        head: passage.id,
      });
    }
  }
  return found;
}

/** The place that an anchor names: its number and kind; sections and appendices are one kind. */
export function placesNamed(paper: Paper, anchor: Anchor): readonly Place[] {
  const number = placeKey(anchor.number);
  const same = (place: Place): boolean =>
    place.number === number &&
    (place.kind === anchor.kind
      ? place.word === anchor.word
      : isSection(place.kind) && isSection(anchor.kind));
  return placesOf(paper).filter(same);
}

export function isSection(kind: AnchorKind): boolean {
  return kind === 'section' || kind === 'appendix';
}
