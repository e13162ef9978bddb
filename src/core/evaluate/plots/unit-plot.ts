import { faint, ink } from './plot-style.ts';

/** A point of a plot whose axes both run from 0 to 1. */
export interface UnitPoint {
  readonly x: number;
  readonly y: number;
}

export interface LegendEntry {
  readonly text: string;
  readonly colour: string;
  readonly dashes: string;
}

export interface UnitPlot {
  /** Begins the ids of the picture, which several in one page must not share: letters, digits, hyphens. */
  readonly id: string;
  readonly title: string;
  /** What a reader who does not see the picture must know. */
  readonly description: string;
  readonly xLabel: string;
  readonly yLabel: string;
  /** Elements in pixels, made with `px`, `py` and `path`. */
  readonly content: readonly string[];
  readonly legend: readonly LegendEntry[];
}

const [left, top, size] = [58, 40, 380];
const width = left + size + 22;

/** Pixel of a value on the horizontal axis. */
export const px = (x: number): string => fixed(left + x * size);
/** Pixel of a value on the vertical axis. */
export const py = (y: number): string => fixed(top + (1 - y) * size);

/** A whole picture: the same text for the same plot. */
export function unitPlot({ id, title, description, xLabel, yLabel, content, legend }: UnitPlot): string {
  const bottom = top + size;
  const height = bottom + 58 + legend.length * 18;
  const ticks = [0, 0.2, 0.4, 0.6, 0.8, 1].flatMap((at) => [
    `<path d="M${px(at)} ${bottom}v-${size}M${left} ${py(at)}h${size}" stroke="${faint}" stroke-width="0.5"/>`,
    `<text x="${px(at)}" y="${bottom + 16}" text-anchor="middle">${at}</text>`,
    `<text x="${left - 7}" y="${py(at)}" dy="0.35em" text-anchor="end">${at}</text>`,
  ]);
  const entries = legend.map(({ text, colour, dashes }, at) => {
    const y = bottom + 56 + at * 18;
    return (
      `<path d="M${left} ${y}h26" stroke="${colour}" stroke-width="2" stroke-dasharray="${dashes || 'none'}"/>` +
      `<text x="${left + 34}" y="${y}" dy="0.35em">${escapeXml(text)}</text>`
    );
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="${id}-title ${id}-desc" font-family="sans-serif" font-size="12" fill="${ink}">`,
    `<title id="${id}-title">${escapeXml(title)}</title>`,
    `<desc id="${id}-desc">${escapeXml(description)}</desc>`,
    `<text x="${left}" y="22" font-size="14" font-weight="bold">${escapeXml(title)}</text>`,
    ...ticks,
    `<path d="M${left} ${top}v${size}h${size}" stroke="${ink}" fill="none"/>`,
    `<text x="${left + size / 2}" y="${bottom + 36}" text-anchor="middle">${escapeXml(xLabel)}</text>`,
    `<text transform="translate(16 ${top + size / 2}) rotate(-90)" text-anchor="middle">${escapeXml(yLabel)}</text>`,
    ...content,
    ...entries,
    '</svg>',
    '',
  ].join('\n');
}

/** A line through points; those that fall on the same pixel are drawn once. */
export function path(points: readonly UnitPoint[], colour: string, dashes: string): string {
  const places = points.map(({ x, y }) => `${px(x)} ${py(y)}`);
  const distinct = places.filter((place, at) => place !== places[at - 1]);
  return `<path d="M${distinct.join('L')}" fill="none" stroke="${colour}" stroke-width="2" stroke-dasharray="${dashes || 'none'}"/>`;
}

/** The line of a detector that knows nothing, or of scores that are right. */
export function diagonal(): string {
  return path(
    [
      { x: 0, y: 0 },
      { x: 1, y: 1 },
    ],
    faint,
    '3 3',
  );
}

/** Text that is safe in an element and in a quoted attribute; what XML does not allow becomes a question mark. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '?')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function fixed(value: number): string {
  return String(Math.round(value * 10) / 10);
}
