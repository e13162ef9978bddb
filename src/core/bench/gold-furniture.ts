import type { Paper } from '../paper/model.ts';
import type { GoldFile, GoldPage } from './gold-file.ts';
import { goldHash, goldLetters } from './gold-text.ts';

export interface FurnitureScores {
  /** One a printed line that should be removed. */
  readonly expected: readonly { readonly page: number; readonly kind: string; readonly removed: boolean }[];
  /** One a removed line: whether it is furniture. */
  readonly removed: readonly { readonly page: number; readonly text: string; readonly right: boolean }[];
  /** Review line numbers: printed on the sampled pages, of them found, and found although not printed. */
  readonly lines: { readonly printed: number; readonly found: number; readonly extra: number };
}

/** Compares what was taken out of the sampled pages with what is furniture on them. */
export function scoreFurniture(gold: GoldFile, paper: Paper): FurnitureScores {
  const expected: FurnitureScores['expected'][number][] = [];
  const removed: FurnitureScores['removed'][number][] = [];
  const lines = { printed: 0, found: 0, extra: 0 };
  for (const own of gold.pages) {
    const items = paper.furniture.filter(({ page }) => page === own.page).map(({ text }) => text);
    const { found, covered } = cover(gold.salt, own, items);
    own.furniture.forEach(({ kind, optional }, n) => {
      if (!optional) expected.push({ page: own.page, kind, removed: found[n]! });
    });
    items.forEach((text, n) => removed.push({ page: own.page, text, right: covered[n]! }));
    const numbers = new Set(
      paper.lineNumbers.filter(({ page }) => page === own.page).map(({ number }) => number),
    );
    const [first, last] = own.lines ?? [0, -1];
    const inside = [...numbers].filter((number) => number >= first && number <= last).length;
    lines.printed += last - first + 1;
    lines.found += inside;
    lines.extra += numbers.size - inside;
  }
  return { expected, removed, lines };
}

/** Which lines of the gold occur in the removed texts, and which texts consist of such lines alone. */
function cover(
  salt: string,
  { furniture }: GoldPage,
  items: readonly string[],
): { found: boolean[]; covered: boolean[] } {
  const letters = items.map(goldLetters);
  const all = letters.join('');
  const starts = letters.map((_, n) => letters.slice(0, n).join('').length);
  const marked = Array.from({ length: all.length }, () => false);
  const found = furniture.map(() => false);
  const longestFirst = furniture
    .map((own, n) => ({ ...own, n }))
    .sort((a, b) => b.letters - a.letters || a.n - b.n);
  for (const { letters: size, text, n } of longestFirst) {
    // A line of its own first: "84" is the page's number and not the start of "84-91".
    const own = starts.filter((_, item) => letters[item]!.length === size);
    const any = Array.from({ length: Math.max(0, all.length - size + 1) }, (_, at) => at);
    const at = [...own, ...any].find(
      (each) => !marked[each] && goldHash(salt, all.slice(each, each + size)) === text,
    );
    if (at === undefined) continue;
    marked.fill(true, at, at + size);
    found[n] = true;
  }
  let at = 0;
  const covered = letters.map((own) => marked.slice(at, (at += own.length)).every(Boolean));
  return { found, covered };
}
