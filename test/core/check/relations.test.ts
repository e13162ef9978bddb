import assert from 'node:assert/strict';
import type { Opinion } from '../../../src/core/check/checker.ts';
import { relations } from '../../../src/core/check/relations.ts';
import { buildPaperIndex } from '../../../src/core/evidence/paper-index.ts';
import { paperFromMarkdown } from '../../../src/core/paper/from-text.ts';
import { nodeAt } from '../../../src/core/taxonomy/taxonomy.ts';
import { readOne } from '../review/read.ts';

const source = `# Kilnwatch: firing curves for hand-made ceramics

## Abstract

We present Kilnwatch, a controller that plans firing curves for small kilns.

## 2 Method

The glaze thickness is measured before the shelf temperature is estimated. After the bisque crack detector has run, the
cooling valve is calibrated. A longer soaking phase reduces pinhole defects. The ventilation flap is robust to draughts
of the workshop. Porosity is negatively correlated with sintering time. Kiln humidity rises with the number of wet pots.

## 3 Experiments

Larger shelf spacing leads to lower fuel consumption. The two variants are compared on stoneware and on porcelain.

## References

[1] A. Ash. Firing curves. 2001.
`;
const paper = paperFromMarkdown(source, { path: 'p.md', sha256: '', format: 'markdown', pages: null });
const index = buildPaperIndex(paper);

function caught(text: string, heading = 'Summary'): (Opinion & { words: string; quoted: string })[] {
  const review = readOne(`## ${heading}\n\n${text}\n`);
  return review.sentences.flatMap((sentence) =>
    relations
      .check(sentence, { paper, index, review })
      .filter(({ score }) => score >= 0.6)
      .map((opinion) => {
        const [quote] = opinion.quotes;
        return {
          ...opinion,
          words: sentence.text.slice(opinion.start, opinion.end),
          quoted: quote ? (paper.passages[quote.passage]?.text.slice(quote.start, quote.end) ?? '') : '',
        };
      }),
  );
}

describe('relations that the paper tells the other way round', () => {
  const wrong: readonly (readonly [string, string, RegExp])[] = [
    [
      'The glaze thickness is measured after the shelf temperature is estimated.',
      'Temporal',
      /glaze thickness/,
    ],
    [
      'The shelf temperature is estimated before the glaze thickness is measured.',
      'Temporal',
      /glaze thickness/,
    ],
    [
      'The cooling valve is calibrated before the bisque crack detector has run.',
      'Temporal',
      /cooling valve/,
    ],
    ['A longer soaking phase increases pinhole defects.', 'Reasoning Error', /pinhole/],
    ['The ventilation flap is sensitive to draughts of the workshop.', 'Reasoning Error', /draughts/],
    ['Porosity is positively correlated with sintering time.', 'Reasoning Error', /sintering/],
    ['Kiln humidity drops with the number of wet pots.', 'Reasoning Error', /wet pots/],
    ['Larger shelf spacing leads to higher fuel consumption.', 'Reasoning Error', /fuel/],
  ];
  for (const [text, type, quotation] of wrong) {
    it(`finds: ${text}`, () => {
      const found = caught(text);
      assert.equal(found.length, 1);
      assert.equal(found[0]!.type, type);
      assert.match(found[0]!.quoted, quotation);
      assert.equal(found[0]!.severity, 'information');
      assert.ok(nodeAt(found[0]!.node));
      assert.ok(found[0]!.score < 0.85);
    });
  }

  const right = [
    'The glaze thickness is measured before the shelf temperature is estimated.',
    'The shelf temperature is estimated after the glaze thickness is measured.',
    'Before the shelf temperature is estimated, the glaze thickness is measured.',
    'The cooling valve is calibrated once the bisque crack detector has run.',
    'A shorter soaking phase increases pinhole defects.',
    'A longer soaking phase improves pinhole defects.',
    'A longer soaking phase does not increase pinhole defects.',
    'It is unclear whether a longer soaking phase increases pinhole defects.',
    'The ventilation flap is insensitive to draughts of the workshop.',
    'The ventilation flap is not sensitive to draughts of the workshop.',
    'The ventilation flap is sensitive to dust.',
    'Smaller shelf spacing leads to higher fuel consumption.',
    'Larger pots lead to higher fuel consumption.',
    'Kiln humidity drops with the number of fans.',
    'The paper should report how much fuel is used.',
    'Why does a longer soaking phase increase pinhole defects in other kilns?',
    'After the rebuttal, I raise my score.',
    'The paper is hard to follow before Section 3.',
    'First, the writing is clear, then it gets worse.',
  ];
  for (const text of right) {
    it(`stays quiet: ${text}`, () => {
      assert.deepEqual(
        caught(text).map(({ reason }) => reason),
        [],
      );
    });
  }

  it('reads hostile input quickly', () => {
    const start = process.cpuUsage().user;
    caught(`${'before after then increases '.repeat(90)}.`);
    caught(`${'more '.repeat(400)}leads to ${'less '.repeat(400)}.`);
    assert.ok((process.cpuUsage().user - start) / 1000 < 1500);
  });
});
