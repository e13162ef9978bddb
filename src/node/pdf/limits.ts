/** What no paper comes near. Beyond it a file is read in part, with a warning, or refused with one clear sentence. */

/** More pages than any paper with its appendix has. */
export const mostPages = 1000;
/** Bytes of a file: it lies in memory twice while it is read. */
export const largestFile = 80_000_000;
/** Pieces of text on a page; figures drawn letter by letter have some thousands. */
export const mostRunsOnPage = 30_000;
/** UTF-16 units of text on a page. */
export const mostCharactersOnPage = 200_000;

/** Pieces of text in a document. */
export function mostRuns(pages: number): number {
  return Math.min(300_000, 40_000 + 3000 * pages);
}

/** UTF-16 units of text in a document: about a thousand full pages. */
export const mostCharacters = 4_000_000;
/** Pieces of text that a page may have where laying out all pages took too long. */
export const mostRunsLaidOut = 3000;
/** Side of a page in points: more than the largest that PDF allows (14,400; ISO 32000, annex C). */
export const largestSide = 20_000;
export const mostOutlineEntries = 2000;

/**
 * CPU milliseconds, all tries together, after which no further page of a file that stalled once is begun: at least three
 * times what a machine of today needs for text and hidden text together (25 to 55 a page). With the step that is under
 * way then, and the layout, a file as long as a paper ends within 10 s. A file that never stalled gets twice as much.
 */
export function readingTime(pages: number): number {
  return 2500 + 150 * pages;
}

/** When a step of reading (a page, most of all) counts as hanging, and a file as too hungry. */
export interface Patience {
  /** CPU milliseconds of the process without a step; the slowest page of real papers takes a third of a second. Halved with every stop. */
  readonly cpu: number;
  /** Milliseconds without a step, on a machine that is busy with other things. */
  readonly time: number;
  /** Milliseconds without a step in which nothing was computed either: it waits for what never comes. */
  readonly idle: number;
  /**
   * Megabytes by which the process may grow, besides the file itself; real papers take about 100. Low, because a buffer that grows doubles at
   * once, and nothing stops that.
   */
  readonly growth: number;
}

/** How much longer (milliseconds) the layout may take for each page: it is one step. */
export const layoutTimeAPage = 50;
/** How much more memory (megabytes) it may take: it fills no buffers, so that its memory grows slowly. */
export const layoutMemory = 150;

export const usualPatience: Patience = { cpu: 2000, time: 12_000, idle: 6000, growth: 240 };
