import assert from 'node:assert/strict';
import { absence } from '../../../src/core/check/absence.ts';
import type { Checker } from '../../../src/core/check/checker.ts';
import { references } from '../../../src/core/check/references.ts';
import { buildPaperIndex } from '../../../src/core/evidence/paper-index.ts';
import { paperFromMarkdown } from '../../../src/core/paper/from-text.ts';
import type { Paper } from '../../../src/core/paper/model.ts';
import { parseReview } from '../../../src/core/review/parse-review.ts';

const source = `# Drying Peat with Waste Heat

## 1 Introduction

We dry peat with the waste heat of a bakery. Peat is wet.

## 2 Drying Chamber

The chamber holds nine trays. Warm air enters from below.

## 3 Results

| setting | value |
|---|---|
| learning rate | 0.01 |

Table 1: Hyperparameters of the controller.

| oven | hours |
|---|---|
| brick | 12.5 ± 0.4 |
| steel | 15.1 ± 0.6 |

Table 2: Drying times of all ovens, with standard deviations over five runs.

| variant | hours |
|---|---|
| full | 12.5 |
| without fan | 19.0 |

Table 3: Ablation of the fan.
`;
const paper = paperFromMarkdown(source, { path: 'p.md', sha256: '', format: 'markdown', pages: null });
const index = buildPaperIndex(paper);

/** The same paper as a review copy of two pages whose 90 lines are numbered on. */
const numbered: Paper = {
  ...paper,
  lineNumbers: Array.from({ length: 90 }, (_, n) => ({
    number: n + 1,
    page: n < 45 ? 1 : 2,
    rect: [20, 100 + (n % 45) * 12, 30, 110 + (n % 45) * 12],
  })),
};

function wrong(checker: Checker, text: string, of: Paper = paper) {
  const review = parseReview(`## Weaknesses\n\n${text}\n`, { path: 'r.md', sha256: '' })[0]!;
  return review.sentences.flatMap((sentence) =>
    checker
      .check(sentence, { paper: of, index, review })
      .filter(({ verdict, score }) => verdict === 'contradicted' && score >= 0.6)
      .map(({ start, end }) => sentence.text.slice(start, end)),
  );
}

describe('references to places', () => {
  it('finds a line beyond the last numbered one, where the paper numbers its lines', () => {
    assert.deepEqual(wrong(references, 'Line 412 holds a typo in the second word.', numbered), []);
    assert.deepEqual(wrong(references, 'The fan turns twice according to line 91.', numbered), ['line 91']);
    assert.deepEqual(wrong(references, 'The fan is explained on lines 99999-100002.', numbered), [
      'lines 99999-100002',
    ]);
    assert.deepEqual(wrong(references, 'The fan turns twice according to line 90.', numbered), []);
    assert.deepEqual(wrong(references, 'The fan turns twice according to line 91.'), [], 'no line numbers');
  });

  it('takes a number behind "L" or "line" for a missing line only where nothing else can be meant', () => {
    for (const text of [
      'In lines 120 to 121 the fan is described.',
      'The fan is slow (L 333).',
      'See L123-125, where the fan is described.',
      'Line 120\u2013122: the fan is not defined.',
      'At L214, the fan turns.',
    ]) {
      assert.equal(wrong(references, text, numbered).length, 1, text);
    }
    for (const text of [
      'They take ViT-L 1024 as the backbone.',
      'BERT-L 768 is used here.',
      'The command line 2000 times was run.',
      'The trend line 1000 steps later is flat.',
      'They wrote about lines 5000 of Python.',
      'The pipeline 400 and the baseline 500 are compared.',
      'The production line 300 is fast.',
      'They went online 2000 times.',
      'The L2 loss and the L 200 norm are used.',
      'It uses L1024 layers.',
      'The bakery has L400 trays.',
      'A line 9999 pixels wide is drawn.',
      'L9999 trays are dried.',
      'Their script fails on line 400.',
      'See line 400 of Algorithm 1.',
    ]) {
      assert.deepEqual(wrong(references, text, numbered), [], text);
    }
  });

  it('marks a table that the paper does not have', () => {
    assert.deepEqual(wrong(references, 'Table 7 is hard to read.'), ['Table 7']);
  });

  it('leaves tables and sections alone that the paper has', () => {
    assert.deepEqual(wrong(references, 'Table 2 is hard to read, and Section 3 is short.'), []);
  });

  it('marks a table that is about something else', () => {
    assert.deepEqual(wrong(references, 'Table 1 reports the ablation of the fan.'), ['Table 1']);
  });

  for (const text of [
    'This is known already [2, Section 8.6].',
    'A. Loam [Section 8.6]',
    'Theorem 8 of Loam et al. says the same.',
    'See Table 7 in Loam et al. for the fan.',
    'The ovens are those of [4] (see their Table 7).',
    '[4] B. Loam, 2019. Drying peat, Table 7.',
    'The paper appears to be missing Table 7, to which the text refers.',
    'Table 7 is not included in the text.',
    'I could not find Table 7.',
    'Please add a Table 7 with the costs.',
  ])
    it(`takes no place of another work, nor one said to be missing, for one of the paper: ${text}`, () => {
      assert.deepEqual(wrong(references, text), []);
    });

  it('marks a missing place in a request that takes it for granted', () => {
    assert.deepEqual(wrong(references, 'Please include standard deviations in Table 7.'), ['Table 7']);
  });

  for (const text of [
    'I recommend explicitly providing the ablation of the fan in Table 1.',
    'They fail to include the ablation of the fan in Table 1.',
    'Please show the ablation of the fan in Table 1.',
  ])
    it(`does not take what should stand in a table for what does: ${text}`, () => {
      assert.deepEqual(wrong(references, text), []);
    });

  it('says nothing of a missing theorem where the paper quotes those of others', () => {
    const theorems = `${source}\n## 4 Proofs\n\nTheorem 1. Dry peat burns.\n\nTheorem 2. Wet peat does not.\n\n`;
    const read = (text: string): Paper =>
      paperFromMarkdown(text, { path: 'p.md', sha256: '', format: 'markdown', pages: null });
    const quoting = read(`${theorems}By Theorem 28 of Loam et al. [4], trays warp.\n`);
    assert.deepEqual(wrong(references, 'Theorem 27 is a proposition.', quoting), []);
  });

  it('does not take how a place is read for what it is about', () => {
    const text = 'Section 2 is dense and hard to follow for readers new to drying times.';
    assert.deepEqual(wrong(references, text), []);
  });

  it('leaves the right table alone', () => {
    assert.deepEqual(wrong(references, 'Table 3 reports the ablation of the fan.'), []);
  });

  it('does not take what a table is said to lack for a description of it', () => {
    assert.deepEqual(wrong(references, 'No standard deviations accompany Table 3.'), []);
  });

  it('says nothing of missing places while the numbering has a gap', () => {
    const gap = { ...paper, captions: paper.captions.filter(({ number }) => number !== '2') };
    const review = parseReview('Table 7 is hard to read.', { path: 'r.txt', sha256: '' })[0]!;
    const opinions = references.check(review.sentences[0]!, { paper: gap, index, review });
    assert.ok(opinions.every(({ verdict }) => verdict !== 'contradicted'));
  });
});

describe('absence at a named place', () => {
  it('is not refuted by what stands at another place', () => {
    assert.deepEqual(wrong(absence, 'Table 3 carries no error bars.'), []);
  });
});
