const atEnd =
  /(?:^|\s)\((?<number>\d{1,3}|\d{1,2}\.\d{1,3}|[A-Z]\.?\d{1,3}|S\d{1,3})(?<part>[a-z]?)\)\s*[.,]?$/u;
const math = /[=<>≤≥≈∼~∝∈∉∀∃∑∏∫√∂∇→←↦⊂⊆∪∩±×·∥‖|+−∗^]/u;

/** Number of a displayed equation that ends this line: "(5)" alone or behind a formula. Null for "as shown in (5)". */
export function equationNumber(line: string): string | null {
  const match = atEnd.exec(line);
  if (!match?.groups) return null;
  const formula = line.slice(0, match.index).trim();
  if (/[\p{L}\p{N}]/u.test(formula) && (!math.test(formula) || runningText(formula))) return null;
  return match.groups['number']! + match.groups['part']!;
}

/** Three words of running text in a row, or a line that is mostly words, is no formula. */
function runningText(line: string): boolean {
  return (line.match(/(?<![\p{L}\p{N}])\p{Ll}{3,}(?![\p{L}\p{N}(])/gu)?.length ?? 0) > 4;
}

/**
 * Keeps the numbers that can belong to one run of displayed equations: plain ones must grow by small steps, since a
 * "(2)" behind a formula may also be a list number or a citation.
 */
export function inSequence<T extends { readonly number: string }>(found: readonly T[]): T[] {
  let last = 0;
  const seen = new Set<string>();
  return found.filter(({ number }) => {
    if (seen.has(number)) return false;
    const value = /^\d+/.test(number) && !number.includes('.') ? Number.parseInt(number, 10) : null;
    if (value !== null) {
      if (value < last || value > last + 8) return false;
      last = value;
    }
    seen.add(number);
    return true;
  });
}
