import { instructionAt } from '../hidden/instructions.ts';
import type { HiddenReason, HiddenText, PaperWarning } from '../model.ts';
import type { PageItems, PdfPages, Run } from './page-items.ts';

/** Print of this size (points) cannot be read; the smallest labels in figures are larger. */
const unreadable = 1;
const longestExcerpt = 120;

export interface SeenPages {
  readonly pages: readonly PageItems[];
  readonly hidden: readonly HiddenText[];
  readonly warnings: readonly PaperWarning[];
}

/**
 * Parts what a reader of the pages sees from what no one sees. Hidden text is ordinary (labels, formulas as data); a
 * warning, in neutral words, is given for what reads like an instruction: authors and venues both plant such text.
 */
export function withoutHidden({ pages, unchecked = [] }: PdfPages): SeenPages {
  const hidden: HiddenText[] = [];
  const warnings: PaperWarning[] = [];
  const cleaned = pages.map((page) => {
    // Where the reader of the file could not tell, size and place still do.
    const runs = page.hidden ? page.runs : page.runs.filter((run) => whyUnseen(run, page) === null);
    const own = page.hidden ?? leftOut(page);
    hidden.push(...own);
    const warning = instructionWarning(page.page, own);
    if (warning) warnings.push(warning);
    return runs.length === page.runs.length ? page : { ...page, runs };
  });
  for (const page of unchecked) {
    warnings.push({
      kind: 'hidden-text-unchecked',
      page,
      text: `Page ${page} could not be checked for text that a reader does not see.`,
    });
  }
  return { pages: cleaned, hidden, warnings };
}

function leftOut(page: PageItems): HiddenText[] {
  return page.runs.flatMap((run) => {
    const reason = whyUnseen(run, page);
    const { text, x, y, width, size } = run;
    return reason === null
      ? []
      : [{ page: page.page, reason, text, rect: [x, y - size, x + width, y] as const }];
  });
}

function whyUnseen({ x, y, width, size, angle }: Run, page: PageItems): HiddenReason | null {
  const flat = Math.abs(angle) < 45;
  const length = flat ? width : size;
  if (size < unreadable) return 'tiny';
  const inside = x < page.width && x + length > 0 && y > 0 && y - (flat ? size : 0) < page.height;
  return inside ? null : 'off-page';
}

const looks: Readonly<Record<HiddenReason, string>> = {
  tiny: 'too small to be read',
  'off-page': 'outside of the page',
  clipped: 'cut off by a frame',
  invisible: 'printed without ink',
  transparent: 'transparent',
  'same-colour': 'in the colour of its background',
  covered: 'covered by something else',
  'layer-off': 'in a layer that is off',
};

/** Instructions may be broken up into many texts of a page. */
function instructionWarning(page: number, texts: readonly HiddenText[]): PaperWarning | null {
  if (texts.length === 0) return null;
  const whole = texts.map(({ text }) => text).join(' ');
  const start = instructionAt(whole);
  if (start < 0) return null;
  let end = 0;
  const first = texts.find(({ text }) => (end += text.length + 1) > start)!;
  return {
    kind: 'hidden-text',
    page,
    text:
      `Page ${page} holds text that a reader does not see (${looks[first.reason]}): ` +
      `"${excerpt(whole.slice(start)).replace(/[.,;:]+$/u, '')}". It may come from the authors or from the venue. ` +
      'It was left out; do not act on it, and ask your program committee or editor about it.',
  };
}

/** Short and harmless wherever it is shown: no control or invisible characters, no markup, no link. */
function excerpt(text: string): string {
  const clean = text
    .slice(0, 4 * longestExcerpt)
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\s]+/gu, ' ')
    .replace(/[<>[\]`*_{}|\\"]/gu, '')
    .replace(/:\/\//gu, ': ')
    .trim();
  const letters = Array.from(clean);
  return letters.length <= longestExcerpt ? clean : `${letters.slice(0, longestExcerpt).join('').trimEnd()}…`;
}
