import type { Paper } from '../paper/model.ts';
import { stemWord, tokenize } from '../text/tokens.ts';
import type { TableValue } from './table-values.ts';
import { tableValues } from './table-values.ts';

/**
 * Values of a paper's tables that all of `names` name, by their rows, columns or captions ("Ours", "CIFAR-10",
 * "accuracy"), those of which least is left unnamed first. [] where some name fits nothing.
 */
export function findTableValues(paper: Paper, names: readonly string[]): TableValue[] {
  const wanted = names.map(stems).filter((each) => each.size > 0);
  if (wanted.length === 0) return [];
  const asked = new Set(wanted.flatMap((each) => [...each]));
  const found = tableValues(paper).flatMap((value) => {
    if (value.naming) return [];
    const own = stems([...value.names, value.group ?? '', ...value.headers].join(' '));
    const caption = paper.tables[value.table]!.caption;
    const all = new Set([...own, ...stems(caption === null ? '' : paper.captions[caption]!.text)]);
    const fits = wanted.every((each) => [...each].every((stem) => all.has(stem)));
    const unnamed = [...own].filter((stem) => !asked.has(stem)).length;
    return fits ? [{ value, unnamed }] : [];
  });
  return found.sort((a, b) => a.unnamed - b.unnamed).map(({ value }) => value);
}

/** Parts of compounds one by one: "Co-View" is "co view". */
function stems(text: string): Set<string> {
  return new Set(
    tokenize(text)
      .flatMap(({ text: token }) => token.split('-'))
      .filter((part) => part !== '')
      .map(stemWord),
  );
}
