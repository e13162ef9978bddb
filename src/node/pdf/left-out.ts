import type { PaperWarning } from '../../core/paper/model.ts';

/** Why a page, or part of it, was not read. */
export type LeftOutReason =
  'damaged' | 'time' | 'memory' | 'size' | 'cut' | 'layout' | 'dense' | 'late' | 'full';

export interface LeftOut {
  /** 1-based. */
  readonly page: number;
  readonly reason: LeftOutReason;
}

/** What is said of one page, and of several. */
const sentences: Readonly<Record<LeftOutReason, readonly [one: string, several: string]>> = {
  damaged: ['is damaged and could not be read.', 'are damaged and could not be read.'],
  time: ['takes too long to read and was left out.', 'take too long to read and were left out.'],
  memory: ['needs too much memory and was left out.', 'need too much memory and were left out.'],
  size: ['has a size that no page has and was left out.', 'have a size that no page has and were left out.'],
  cut: [
    'holds more text than a page can: the end of it was not read.',
    'hold more text than a page can: the ends of them were not read.',
  ],
  layout: [
    'is laid out in a way that could not be followed and was left out.',
    'are laid out in a way that could not be followed and were left out.',
  ],
  dense: [
    'holds too many pieces of text to be laid out and was left out.',
    'hold too many pieces of text to be laid out and were left out.',
  ],
  late: [
    'was not read, because the file takes too long to read.',
    'were not read, because the file takes too long to read.',
  ],
  full: [
    'was not read, because the file holds more text than a paper does.',
    'were not read, because the file holds more text than a paper does.',
  ],
};

const kinds: Partial<Record<LeftOutReason, string>> = {
  cut: 'page-cut',
  time: 'page-given-up',
  memory: 'page-given-up',
  late: 'page-given-up',
  dense: 'page-given-up',
};

/** One warning for pages that follow each other and were left out for one reason. */
export function leftOutWarnings(leftOut: readonly LeftOut[]): PaperWarning[] {
  return stretches(leftOut).map(([first, last, reason]) => {
    const [one, several] = sentences[reason];
    const text = first === last ? `Page ${first} ${one}` : `Pages ${first} to ${last} ${several}`;
    return { kind: kinds[reason] ?? 'page-failed', page: first, text };
  });
}

/** The same of pages whose text could not be checked for what a reader does not see. */
export function uncheckedWarnings(pages: readonly number[]): PaperWarning[] {
  const unchecked = pages.map((page) => ({ page, reason: 'unchecked' }));
  return stretches(unchecked).map(([first, last]) => ({
    kind: 'hidden-text-unchecked',
    page: first,
    text: `${first === last ? `Page ${first}` : `Pages ${first} to ${last}`} could not be checked for text that a reader does not see.`,
  }));
}

function stretches<Reason>(
  pages: readonly { readonly page: number; readonly reason: Reason }[],
): (readonly [first: number, last: number, reason: Reason])[] {
  const found: [number, number, Reason][] = [];
  for (const { page, reason } of [...pages].sort((a, b) => a.page - b.page)) {
    const last = found.at(-1);
    if (last?.[1] === page - 1 && last[2] === reason) last[1] = page;
    else found.push([page, page, reason]);
  }
  return found;
}
