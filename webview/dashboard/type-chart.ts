import { coarseTypes } from '../../src/core/findings/finding.ts';
import type { ReviewRow } from '../../src/extension/dashboard/messages.ts';
import { element } from '../lib/element.ts';

const svgNames = 'http://www.w3.org/2000/svg';
/** Units of the picture; a bar and the gap below it. */
const step = 18;
const labels = 190;
const bars = 300;
const width = labels + bars + 50;

/** How many findings there are of each type, as bars. The picture's name says all of it in words. */
export class TypeChart {
  readonly root = element('figure', { class: 'chart' });

  show(rows: readonly ReviewRow[]): void {
    const counts = coarseTypes.map((type, i) => ({
      type,
      count: rows.reduce((total, { types }) => total + (types[i] ?? 0), 0),
    }));
    const most = Math.max(1, ...counts.map(({ count }) => count));
    const words = counts.map(({ type, count }) => `${type} ${count}`).join(', ');
    const picture = svg('svg', {
      viewBox: `0 0 ${width} ${step * counts.length}`,
      role: 'img',
      'aria-label': `Findings by type: ${words}`,
    });
    counts.forEach(({ type, count }, i) => {
      const middle = step * i + step / 2;
      picture.append(
        svg('text', { x: String(labels - 8), y: String(middle), class: 'label' }, type),
        svg('rect', {
          x: String(labels),
          y: String(step * i + 3),
          width: String(Math.max(count > 0 ? 2 : 0, (bars * count) / most)),
          height: String(step - 6),
        }),
        svg('text', { x: String(labels + (bars * count) / most + 6), y: String(middle) }, String(count)),
      );
    });
    this.root.replaceChildren(element('figcaption', {}, 'Findings by type'), picture);
  }
}

function svg(tag: string, attributes: Readonly<Record<string, string>>, text = ''): SVGElement {
  const made = document.createElementNS(svgNames, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.textContent = text;
  return made;
}
