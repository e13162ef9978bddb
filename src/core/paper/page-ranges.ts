/** Consecutive pages together; `pages` in ascending order. */
export function pageRanges(pages: readonly number[]): { first: number; last: number }[] {
  const ranges: { first: number; last: number }[] = [];
  for (const page of pages) {
    const range = ranges.at(-1);
    if (range?.last === page - 1) range.last = page;
    else ranges.push({ first: page, last: page });
  }
  return ranges;
}

/** "1-3, 7". */
export function listedPages(pages: readonly number[]): string {
  return pageRanges(pages)
    .map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`))
    .join(', ');
}
