import type { PageItems } from './page-items.ts';

/**
 * Fonts without a usable encoding: their text comes out as control, private-use or unassigned characters, or as the
 * sign for those that could not be told.
 */
const unreadable = /[\u0000-\u0008\u000B\u000E-\u001F\u007F-\u009F\uFFFD]|\p{Co}|\p{Cn}/gu;
/** Fewer are symbols: bullets, brackets of formulas. */
const leastUnreadable = 20;

export interface ReadablePages {
  readonly pages: readonly PageItems[];
  /** 1-based pages most of whose text cannot be turned into characters; what can be is still in their runs. */
  readonly unreadable: readonly number[];
}

/** Takes the runs without meaning from pages on which they are the greater part. */
export function withoutUnreadable(pages: readonly PageItems[]): ReadablePages {
  const found: number[] = [];
  const cleaned = pages.map((page) => {
    let [bad, all] = [0, 0];
    for (const { text } of page.runs) {
      bad += countUnreadable(text);
      all += Array.from(text.replace(/\s/gu, '')).length;
    }
    if (bad < leastUnreadable || bad < all / 2) return page;
    found.push(page.page);
    const runs = page.runs.filter(({ text }) => countUnreadable(text) < Array.from(text.trim()).length / 3);
    return { ...page, runs };
  });
  return { pages: cleaned, unreadable: found };
}

function countUnreadable(text: string): number {
  return text.match(unreadable)?.length ?? 0;
}
