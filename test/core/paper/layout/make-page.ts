import type { PageItems, PdfPages, Run } from '../../../../src/core/paper/layout/page-items.ts';

/** About the width of a letter in font sizes: enough for geometry made by hand. */
const letter = 0.5;

export interface Style {
  readonly size?: number;
  readonly font?: string;
  readonly angle?: number;
  readonly space?: boolean;
  readonly width?: number;
}

/** A run at the left end of its baseline. */
export function run(text: string, x: number, y: number, style: Style = {}): Run {
  const size = style.size ?? 10;
  return {
    text,
    x,
    y,
    width: style.width ?? text.length * letter * size,
    size,
    angle: style.angle ?? 0,
    font: style.font ?? 'body',
    space: style.space ?? true,
  };
}

export function page(number: number, ...runs: readonly (Run | readonly Run[])[]): PageItems {
  return { page: number, width: 600, height: 800, runs: runs.flat() };
}

export function pdf(...pages: readonly PageItems[]): PdfPages {
  return { pageCount: pages.length, pages, failed: [], outline: [] };
}

const words =
  'the model reads every line of this column and then goes on with the next one as readers do'.split(' ');

/** Full lines of running text, each `chars` letters or a little less. `seed` changes the words. */
export function prose(lines: number, x: number, y: number, chars = 48, seed = 0): Run[] {
  let at = x * 7 + y + seed * 3;
  return Array.from({ length: lines }, (_, n) => {
    let text = '';
    for (;;) {
      const word = words[Math.floor(at) % words.length]!;
      if (text.length + word.length + 1 > chars) break;
      text += (text === '' ? '' : ' ') + word;
      at += 5 + seed;
    }
    return run(text, x, y + n * 12, { width: chars * letter * 10 });
  });
}

/** Cells side by side, each at its x. */
export function cells(y: number, ...parts: readonly (readonly [text: string, x: number])[]): Run[] {
  return parts.map(([text, x]) => run(text, x, y));
}
