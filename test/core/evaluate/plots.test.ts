import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import {
  precisionRecallPlot,
  precisionRecallPoints,
  rocPlot,
  rocPoints,
} from '../../../src/core/evaluate/plots/curve-plots.ts';
import { ink, lines } from '../../../src/core/evaluate/plots/plot-style.ts';
import { reliabilityPlot } from '../../../src/core/evaluate/plots/reliability-plot.ts';
import { escapeXml } from '../../../src/core/evaluate/plots/unit-plot.ts';
import { thresholdSteps } from '../../../src/core/evaluate/threshold-steps.ts';
import { close, handItems, referenceItems } from './reference-items.ts';

/** Every opened element is closed, and there is nothing but elements and escaped text. */
function assertWellFormed(svg: string): void {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<]*")*)(\/?)>/g,
    (_, end, name, _attributes, alone) => {
      if (end) assert.equal(open.pop(), name);
      else if (!alone) open.push(name as string);
      return '';
    },
  );
  assert.deepEqual(open, []);
  assert.doesNotMatch(rest, /[<>]/);
  assert.doesNotMatch(svg, /NaN|Infinity|undefined|null/);
}

/** Relative luminance of WCAG 2. */
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
const contrast = (a: string, b: string): number => {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high! + 0.05) / (low! + 0.05);
};

describe('curves', () => {
  it('have the points of the steps', () => {
    // 5 wrong, 7 right. ROC: .9 (0, 1/5), .8 (1/7, 2/5), .7 (2/7, 3/5), .6 (3/7, 3/5) ...; scikit-learn's roc_curve.
    const roc = rocPoints(thresholdSteps(handItems));
    assert.deepEqual(
      roc.slice(0, 5).map(({ x, y }) => [Math.round(x * 7), Math.round(y * 5)]),
      [
        [0, 0],
        [0, 1],
        [1, 2],
        [2, 3],
        [3, 3],
      ],
    );
    assert.deepEqual(roc.at(-1), { x: 1, y: 1 });
    // Precision 1 up to recall 1/5, then 2/3 up to 2/5: the area under the steps is the average precision.
    const steps = precisionRecallPoints(thresholdSteps(handItems));
    assert.deepEqual(steps.slice(0, 3), [
      { x: 0, y: 1 },
      { x: 0.2, y: 1 },
      { x: 0.2, y: 2 / 3 },
    ]);
    const area = steps.reduce((sum, { x, y }, at) => sum + (at % 2 ? (x - steps[at - 1]!.x) * y : 0), 0);
    close(area, 0.6442424242424243);
  });

  it('are drawn with their areas, for several detectors', () => {
    const detectors = [
      { name: 'ours', items: referenceItems() },
      { name: 'by hand', items: handItems },
    ];
    const roc = rocPlot('ROC of two', detectors);
    assertWellFormed(roc);
    assert.match(roc, /ours: AUROC 0\.808 \(59 wrong, 141 right\)/);
    assert.match(roc, /by hand: AUROC 0\.686 \(5 wrong, 7 right\)/);
    const precision = precisionRecallPlot('Precision', detectors);
    assertWellFormed(precision);
    assert.match(precision, /ours: AUPRC 0\.719/);
  });

  it('say so where there is nothing to draw', () => {
    const one = [{ name: 'x', items: [{ wrong: true, score: 1 }] }];
    assert.match(rocPlot('t', one), /AUROC not defined \(1 wrong, 0 right\)/);
    assertWellFormed(rocPlot('t', one));
    assertWellFormed(rocPlot('t', []));
    assertWellFormed(precisionRecallPlot('t', [{ name: 'x', items: [] }]));
    assertWellFormed(reliabilityPlot('t', []));
  });
});

describe('plots', () => {
  it('have a title, a description and a role for those who do not see them', () => {
    for (const svg of [rocPlot('Some title', []), reliabilityPlot('Some title', referenceItems())]) {
      const ids = /role="img" aria-labelledby="(\S+) (\S+)"/.exec(svg);
      assert.ok(svg.includes(`<title id="${ids?.[1]}">Some title</title>`));
      assert.match(svg, new RegExp(`<desc id="${ids?.[2]}">[^<]{5,}</desc>`));
    }
  });

  it('show each filled bin with its count', () => {
    const svg = reliabilityPlot('Reliability', [
      { wrong: true, score: 0.9 },
      { wrong: false, score: 0.9 },
      { wrong: false, score: 0.1 },
    ]);
    assertWellFormed(svg);
    assert.equal(svg.match(/<circle/g)?.length, 2);
    assert.match(svg, /scores 0\.87 to 0\.93: wrong 1\/2 = 50\.0 %/);
    // Gaps .4 (twice) and .1: .9 / 3.
    assert.match(svg, /calibration error \(15 bins\) 0\.300, n 3/);
  });

  it('are the same for the same scores and need no theme', () => {
    const draw = (): string => rocPlot('t', [{ name: 'a', items: referenceItems() }]);
    assert.equal(draw(), draw());
    assert.doesNotMatch(draw(), /<rect|style=|currentColor/);
    for (const colour of [ink, ...lines.map((line) => line.colour)])
      for (const page of ['#ffffff', '#1e1e1e', '#000000'])
        assert.ok(contrast(colour, page) >= 3, `${colour} on ${page}: ${contrast(colour, page).toFixed(2)}`);
    assert.equal(new Set(lines.map(({ dashes }) => dashes)).size, lines.length);
  });

  it('take any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        assertWellFormed(
          rocPlot(name, [{ name, items: handItems }]).replace(/NaN|Infinity|undefined|null/g, ''),
        );
      }),
    );
    assert.equal(escapeXml('<a b="c">&\u0000\uD800'), '&lt;a b=&quot;c&quot;&gt;&amp;??');
  });
});
