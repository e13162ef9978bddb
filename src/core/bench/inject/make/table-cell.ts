import { spellingPattern } from '../../../evidence/lexicon/places.ts';
import type { PaperIndex } from '../../../evidence/paper-index.ts';
import { tableValues, type TableValue } from '../../../evidence/table-values.ts';
import type { Passage } from '../../../paper/model.ts';
import { fold } from '../../../text/fold.ts';
import { mayEqual } from '../../../text/number-match.ts';
import { findQuantities, type Quantity } from '../../../text/numbers.ts';
import type { TextRange } from '../../../text/sentences.ts';

/** A number of a claim that stands in a cell of a table whose row the claim names. */
export interface NamedCell {
  readonly claim: Quantity;
  readonly value: TableValue;
  /** The row as a passage, and where the cell stands in it. */
  readonly passage: Passage;
  readonly at: TextRange;
  /** Where the claim has the row's name, and where the passage has it. */
  readonly name: TextRange;
  readonly nameAt: TextRange;
  /** The other cells of the column with a number. */
  readonly column: readonly TableValue[];
}

const values = new WeakMap<PaperIndex, readonly TableValue[]>();

function valuesOf(index: PaperIndex): readonly TableValue[] {
  const known = values.get(index) ?? tableValues(index.paper).filter(({ naming }) => !naming);
  values.set(index, known);
  return known;
}

/** Numbers with a decimal of a claim, each with the one cell that it quotes; none where several cells fit. */
export function namedCells(text: string, index: PaperIndex): NamedCell[] {
  return findQuantities(text).flatMap((claim): NamedCell[] => {
    if (claim.form !== 'number' || claim.value !== claim.high) return [];
    const printed = text.slice(claim.numberStart, claim.numberEnd);
    if (!/^\d+\.\d+$/u.test(printed)) return [];
    const fits = valuesOf(index).flatMap((value) => {
      if (!findQuantities(value.text).some((cell) => mayEqual(claim, cell))) return [];
      const name = nameIn(text, value);
      return name ? [{ value, name }] : [];
    });
    const [first] = fits;
    if (!first || fits.length > 1) return [];
    const { value, name } = first;
    const passage = index.paper.passages.find(
      ({ table }) => table?.index === value.table && table.row === value.row,
    );
    const at = passage && onlyPlace(passage.text, printed);
    const nameAt = passage && onlyPlace(passage.text, value.names[0] ?? '');
    if (!passage || !at || !nameAt) return [];
    const column = valuesOf(index).filter(
      (other) => other.table === value.table && other.column === value.column && other.row !== value.row,
    );
    return [{ claim, value, passage, at, name, nameAt, column }];
  });
}

/** Where a text has the name of a value's row; null where it has it nowhere or more than once. */
function nameIn(text: string, { names }: TableValue): TextRange | null {
  const name = names[0] ?? '';
  const pattern =
    name.length >= 3 && name.length <= 30 && /\p{L}{2}/u.test(name) ? spellingPattern(name) : null;
  if (!pattern) return null;
  const hits = [...fold(text).matchAll(pattern)];
  return hits.length === 1 ? { start: hits[0]!.index, end: hits[0]!.index + hits[0]![0].length } : null;
}

function onlyPlace(text: string, words: string): TextRange | null {
  const start = text.indexOf(words);
  if (words === '' || start < 0 || text.indexOf(words, start + 1) >= 0) return null;
  return { start, end: start + words.length };
}
