import type { Run } from '../layout/page-items.ts';

interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A line as Tesseract's JSON has it, in pixels from the top left. */
export interface RecognisedLine {
  /** Left end and right end, or lower end and upper end of text that runs upwards. */
  readonly baseline: Box;
  /** `rowHeight` reaches from the lowest descender to the highest ascender. */
  readonly rowAttributes: { readonly rowHeight: number; readonly descenders: number };
  readonly words: readonly { readonly text: string; readonly confidence: number; readonly bbox: Box }[];
}

export interface RecognisedText {
  readonly blocks: readonly {
    readonly paragraphs: readonly { readonly lines: readonly RecognisedLine[] }[];
  }[];
}

/** What is less sure than this (percent) is a speck, a line or part of a figure. */
const leastConfidence = 30;
/** A page whose words are no surer than this on average lies on its side or is no text that can be read. */
const leastMean = 50;
/** Height of ascenders and capitals in book faces, as a share of the font size. */
const ascent = 0.69;

/** The words as runs of text, in the order of recognition; [] for a page that could not be made out. `scale`: pixels a point. */
export function recognisedRuns({ blocks }: RecognisedText, scale: number): Run[] {
  const lines = blocks.flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
  const words = lines.flatMap((line) => line.words).filter(({ text }) => text.trim() !== '');
  const mean = words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length;
  return mean >= leastMean ? lines.flatMap((line) => lineRuns(line, scale)) : [];
}

function lineRuns({ baseline, rowAttributes, words }: RecognisedLine, scale: number): Run[] {
  const [along, across] = [baseline.x1 - baseline.x0, baseline.y1 - baseline.y0];
  const upright = Math.abs(along) >= Math.abs(across);
  const angle = upright ? 0 : across < 0 ? -90 : 90;
  const points = (rowAttributes.rowHeight - rowAttributes.descenders) / ascent / scale;
  // In steps, so that the lines of one paragraph have one size.
  const size = Math.max(1, Math.round(points * 2) / 2);
  return words
    .filter(({ text, confidence }) => text.trim() !== '' && confidence >= leastConfidence)
    .map(({ text, bbox }) => {
      const y = upright
        ? baseline.y0 + (along === 0 ? 0 : (across / along) * (bbox.x0 - baseline.x0))
        : angle === -90
          ? bbox.y1
          : bbox.y0;
      const x = upright ? bbox.x0 : baseline.x0;
      const width = upright ? bbox.x1 - bbox.x0 : bbox.y1 - bbox.y0;
      return {
        text: text.trim(),
        x: x / scale,
        y: y / scale,
        width: width / scale,
        size,
        angle,
        font: 'ocr',
        space: true,
      };
    });
}
