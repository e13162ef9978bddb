import type { PassageKind } from '../paper/model.ts';
import { statementsOf } from '../evidence/statements.ts';
import type { PaperIndex } from '../evidence/paper-index.ts';

/** What the encoder reads of a paper in one piece: a sentence, a caption, a heading, a row of a table. */
export interface Unit {
  /** Index in `unitsOf`. */
  readonly id: number;
  /** Index into `Paper.passages`. */
  readonly passage: number;
  readonly kind: PassageKind;
  /** Label of its section as printed, "" before the first heading. */
  readonly section: string;
  /** At most `longestUnit` words; what is longer is cut. */
  readonly text: string;
}

/** Words. A sentence of more is a list or a formula that was read as text. */
export const longestUnit = 60;
/** A paper of more is a book: the units of its end are not embedded. */
export const mostUnits = 1500;

const built = new WeakMap<PaperIndex, readonly Unit[]>();

/** The units of a paper in its order, the bibliography left out; read on first use, once a paper. */
export function unitsOf(index: PaperIndex): readonly Unit[] {
  let units = built.get(index);
  if (!units) built.set(index, (units = buildUnits(index)));
  return units;
}

function buildUnits(index: PaperIndex): Unit[] {
  const { passages, sections } = index.paper;
  const rows = passages.filter(({ kind }) => kind === 'table').map(({ id, text }) => ({ passage: id, text }));
  const said = statementsOf(index).all.map(({ passage, text }) => ({ passage: passage.id, text }));
  const known = new Set<string>();
  return [...said, ...rows]
    .sort((a, b) => a.passage - b.passage)
    .map(({ passage, text }) => ({ passage, text: firstWords(text, longestUnit) }))
    .filter(({ text }) => {
      // Passages repeat the last sentence of the one before.
      if (text.length < 3 || known.has(text)) return false;
      known.add(text);
      return true;
    })
    .slice(0, mostUnits)
    .map(({ passage, text }, id) => {
      const { kind, section } = passages[passage]!;
      return { id, passage, kind, section: section === null ? '' : (sections[section]?.label ?? ''), text };
    });
}

/** The first words of a text with single spaces. */
export function firstWords(text: string, limit: number): string {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  return words.slice(0, limit).join(' ');
}
