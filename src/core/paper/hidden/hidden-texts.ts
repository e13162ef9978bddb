import type { HiddenReason, HiddenText, Rect } from '../model.ts';
import type { JudgedGlyph } from './visibility.ts';

/** Longer texts are cut: fonts' test strings and formulas as data run to tens of thousands of characters. */
const longestText = 10_000;
/** More texts than this on a page are a plot's labels. */
const mostTexts = 500;

interface Open {
  readonly reason: HiddenReason;
  text: string;
  rect: Rect;
}

/** The texts of a page that a reader does not see, joined over lines as long as nothing visible is painted between. */
export function hiddenTexts(page: number, glyphs: readonly JudgedGlyph[]): HiddenText[] {
  const texts: HiddenText[] = [];
  // The type is named so that the closure's change to it is not overlooked.
  let open = null as Open | null;
  let last: JudgedGlyph | null = null;
  const close = (): void => {
    const text = open?.text.trim() ?? '';
    if (open && /[\p{L}\p{N}]/u.test(text) && texts.length < mostTexts) {
      texts.push({ page, reason: open.reason, text, rect: open.rect });
    }
    open = null;
  };
  for (const glyph of glyphs) {
    if (glyph.text.trim() === '') {
      if (open) open.text = spaced(open.text);
      continue;
    }
    if (glyph.reason === null || open?.reason !== glyph.reason) close();
    if (glyph.reason !== null) {
      open ??= { reason: glyph.reason, text: '', rect: glyph.box };
      if (open.text.length < longestText) {
        open.text =
          (last && open.text !== '' && isApart(last, glyph) ? spaced(open.text) : open.text) + glyph.text;
      }
      open.rect = around(open.rect, glyph.box);
    }
    last = glyph;
  }
  close();
  return texts;
}

function spaced(text: string): string {
  return text === '' || text.endsWith(' ') ? text : `${text} `;
}

/** Words and lines are told by gaps where no white space is painted. */
function isApart(a: JudgedGlyph, b: JudgedGlyph): boolean {
  const [dx, dy] = [b.x - a.x - a.dx, b.y - a.y - a.dy];
  return Math.hypot(dx, dy) > 0.18 * Math.max(a.size, b.size, 1e-6);
}

function around(a: Rect, b: Rect): Rect {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
}
