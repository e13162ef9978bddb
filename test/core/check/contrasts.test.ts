import assert from 'node:assert/strict';
import type { Opinion } from '../../../src/core/check/checker.ts';
import { contrasts } from '../../../src/core/check/contrasts.ts';
import { buildPaperIndex, type PaperIndex } from '../../../src/core/evidence/paper-index.ts';
import { paperFromMarkdown } from '../../../src/core/paper/from-text.ts';
import { nodeAt } from '../../../src/core/taxonomy/taxonomy.ts';
import { readOne } from '../review/read.ts';

const source = `# Saltmarsh: mapping tidal creeks from drone surveys

## Abstract

We present Saltmarsh, a network that traces tidal creeks in drone surveys. The tracing module refines creek outlines in
a coarse-to-fine manner. We prove an upper bound on the length of a missed creek segment.

## 1 Introduction

Creeks carry sediment into the marsh. Earlier tracers work on satellite scenes and need supervised outlines of each creek.

## 2 Method

The elevation encoder is kept frozen while the outline decoder is trained. Creek widths are estimated offline before the
survey is flown. Outline and elevation losses are optimized jointly with one optimizer. Sediment scores are combined by
max pooling over the creek tiles. The sampler minimizes the variance of the creek width estimates. Outliers are removed
after the elevation grid has been smoothed. The drift of the camera is modelled with a linear motion model.

## 3 Experiments

All ablation scores of the outline decoder are measured on the validation set of the marsh survey. The tracer usually
recovers narrow creeks in dense vegetation. Tracing accuracy decreases with the height of the vegetation canopy. We report
offline and online variants of the sediment counter.

## References

[1] A. Reed. Online creek widths estimated during the survey. 2018.
`;
const indexOf = (markdown: string): PaperIndex =>
  buildPaperIndex(paperFromMarkdown(markdown, { path: 'p.md', sha256: '', format: 'markdown', pages: null }));
const index = indexOf(source);

/** Opinions on the sentences of a summary, with the words that each marks. */
function judge(text: string, of = index): (Opinion & { words: string; quoted: string })[] {
  const review = readOne(`## Summary\n\n${text}\n`);
  return review.sentences.flatMap((sentence) =>
    contrasts.check(sentence, { paper: of.paper, index: of, review }).map((opinion) => {
      const [quote] = opinion.quotes;
      return {
        ...opinion,
        words: sentence.text.slice(opinion.start, opinion.end),
        quoted: quote ? (of.paper.passages[quote.passage]?.text.slice(quote.start, quote.end) ?? '') : '',
      };
    }),
  );
}

describe('contrasts that the paper has the other way', () => {
  const wrong: readonly (readonly [string, string, string, RegExp])[] = [
    [
      'The tracing module refines creek outlines in a fine-to-coarse manner.',
      'fine-to-coarse',
      'Temporal',
      /coarse-to-fine/,
    ],
    [
      'The authors prove a lower bound on the length of a missed creek segment.',
      'lower bound',
      'Reasoning Error',
      /upper bound/,
    ],
    ['Creek widths are estimated online before the survey is flown.', 'online', 'Temporal', /offline/],
    [
      'Sediment scores are combined by average pooling over the creek tiles.',
      'average pooling',
      'Entity',
      /max pooling/,
    ],
    [
      'Outline and elevation losses are optimized separately with one optimizer.',
      'separately',
      'Temporal',
      /jointly/,
    ],
    [
      'The sampler maximizes the variance of the creek width estimates.',
      'maximizes',
      'Reasoning Error',
      /minimizes/,
    ],
    [
      'Ablation scores of the outline decoder are measured on the test set of the marsh survey.',
      'test set',
      'Context-based Meaning Error',
      /validation set/,
    ],
  ];
  for (const [text, words, type, quoted] of wrong)
    it(`are marked: ${words}`, () => {
      const [opinion, ...more] = judge(text);
      assert.ok(opinion);
      assert.deepEqual(more, []);
      assert.equal(opinion.words, words);
      assert.equal(opinion.type, type);
      assert.equal(opinion.verdict, 'contradicted');
      assert.equal(opinion.severity, 'information');
      assert.match(opinion.quoted, quoted);
      assert.ok(opinion.reason.includes(`'${words}'`));
      assert.ok(nodeAt(opinion.node));
      assert.ok(opinion.score >= 0.4 && opinion.score <= 1);
    });

  it("are repaired with the paper's own word", () => {
    const [opinion] = judge('The tracing module refines creek outlines in a fine-to-coarse manner.');
    assert.equal(opinion?.repair, 'coarse-to-fine');
  });

  it('are not repaired where the article would no longer fit', () => {
    const [opinion] = judge('The authors prove an lower bound on the length of a missed creek segment.');
    assert.ok(opinion);
    assert.notEqual(opinion.repair, undefined);
  });
});

describe('contrasts stay quiet', () => {
  const right: readonly (readonly [string, string])[] = [
    ['a faithful sentence', 'The tracing module refines creek outlines in a coarse-to-fine manner.'],
    ['a paraphrase', 'Creek outlines go from coarse to fine in the tracing module.'],
    ['both members, as in the paper', 'The sediment counter has offline and online variants.'],
    ['a wish', 'It would help to estimate creek widths online before the survey is flown.'],
    ['a question', 'Could creek widths be estimated online before the survey is flown?'],
    ['a denial', 'Creek widths are not estimated online before the survey is flown.'],
    ['a comparison', 'Unlike online estimates, creek widths are estimated before the survey is flown.'],
    ['a harsh judgement', 'The writing is worse than it should be, and the contribution is small.'],
    ['less than the paper says', 'The tracer sometimes recovers narrow creeks in dense vegetation.'],
    ['something else altogether', 'The bibliography leaves out recent work on unsupervised river mapping.'],
  ];
  for (const [what, text] of right)
    it(`on ${what}`, () =>
      assert.deepEqual(
        judge(text).filter(({ score }) => score >= 0.6),
        [],
      ));

  it('where the paper has the claimed word in the same place as well', () => {
    const both = indexOf(
      `${source}\n\n## 4 Appendix\n\nIn a second study creek widths are estimated online before the survey is flown.\n`,
    );
    assert.deepEqual(judge('Creek widths are estimated online before the survey is flown.', both), []);
  });

  it('where the paper does not speak of it', () => {
    const without = indexOf(
      source.replace('Creek widths are estimated offline before the\nsurvey is flown.', ''),
    );
    assert.deepEqual(judge('Creek widths are estimated online before the survey is flown.', without), []);
  });

  it('on empty, huge and strange sentences', () => {
    for (const text of [
      '.',
      'online '.repeat(300),
      '__proto__ constructor online',
      '在线 offline ...',
      '🙂 online',
    ])
      judge(text);
  });
});
