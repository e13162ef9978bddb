import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { formatPdfReadings, middle } from '../../../src/core/bench/format-pdf-readings.ts';
import { formatRun, numberRun } from '../../../src/core/bench/number-run.ts';
import { pdfReading } from '../../../src/core/bench/pdf-reading.ts';
import {
  comparedWords,
  countItems,
  gramsOf,
  multisetF1,
  numbersOf,
  surplus,
} from '../../../src/core/bench/word-f1.ts';
import { wordsWithout } from '../../../src/core/bench/without-furniture.ts';
import type { Paper } from '../../../src/core/paper/model.ts';

const f1 = (own: string, other: string): number | null =>
  multisetF1(countItems(own.split(' ')), countItems(other.split(' ')));

describe('words of two readings', () => {
  it('have an F1 that counts repetitions', () => {
    assert.equal(f1('a a b', 'a a b'), 1);
    // Two of three words shared on both sides.
    assert.equal(f1('a a b', 'a b c'), 2 / 3);
    assert.equal(f1('a', 'b'), 0);
    assert.equal(multisetF1(new Map(), new Map()), null);
  });

  it('are alike where only typography differs', () => {
    assert.deepEqual(comparedWords('The ﬁrst state-of-\nthe-art'), ['the', 'first', 'stateoftheart']);
    assert.deepEqual(comparedWords('10^4 and m_2'), ['104', 'and', 'm2']);
    assert.deepEqual(comparedWords('1,000.5 (86.4%), 2019.'), ['1,000.5', '86.4', '2019']);
    assert.deepEqual(comparedWords('模型A'), ['模', '型', 'a']);
  });

  it('hold numbers where they stand alone', () => {
    assert.deepEqual(numbersOf(comparedWords('F1 of 86.4 on 3rd of 12 sets')), ['86.4', '12']);
  });

  it('follow each other in grams', () => {
    assert.deepEqual(gramsOf(['a', 'b', 'c'], 2), ['a b', 'b c']);
    assert.deepEqual(gramsOf(['a'], 2), []);
  });

  it('are listed by what one side has more of', () => {
    assert.deepEqual(surplus(countItems(['a', 'a', 'b']), countItems(['a', 'c'])), [
      { item: 'a', count: 1 },
      { item: 'b', count: 1 },
    ]);
  });
});

describe('wordsWithout', () => {
  it('takes heads off their own page alone', () => {
    const pages = ['Bells\nOf 12 bells\n3', 'Bells\nring\n3'];
    const heads = [
      { page: 1, text: 'Bells' },
      { page: 1, text: '3' },
    ];
    assert.deepEqual(wordsWithout(pages, heads, []), ['of', '12', 'bells', 'bells', 'ring', '3']);
  });

  it('takes line numbers at the edges of lines, printed with zeros or not', () => {
    const numbers = [7, 8, 9].map((n) => ({ page: 1, text: String(n) }));
    assert.deepEqual(wordsWithout(['007 of 8 bells\nsome 9 ring 008\n9\n7'], [], numbers), [
      '007',
      'of',
      '8',
      'bells',
      'some',
      '9',
      'ring',
    ]);
  });
});

describe('runs of line numbers', () => {
  it('are complete or have gaps and doubles', () => {
    assert.equal(formatRun(numberRun([])), 'none');
    assert.equal(formatRun(numberRun([3, 1, 2])), '3, complete (1 to 3)');
    assert.equal(formatRun(numberRun([5, 10, 20, 25])), '4, every fifth, 1 missing: 15 (5 to 25)');
    assert.deepEqual(numberRun([1, 2, 2, 3, 5]).doubled, [2]);
    assert.deepEqual(numberRun([1, 2, 2, 3, 5]).missing, [4]);
  });
});

/** The fields of a Paper that the bench reads. */
function paper(text: string): Paper {
  return {
    blocks: [{ text }],
    documents: [{ pages: 1 }],
    furniture: [{ page: 1, kind: 'page-number', text: '4' }],
    lineNumbers: [{ number: 1, page: 1, rect: [0, 0, 1, 1] }],
    pagesWithoutText: [],
    passages: [],
  } as unknown as Paper;
}

describe('pdfReading', () => {
  it('compares what is left of both sides', () => {
    const text = 'All twelve bells ring at 8 on most days';
    const other = { pages: [`1 ${text}\n4`], rawPages: [`${text} 1\n4`], words: [] };
    const { wordF1, numberF1, orderF1, ours, theirs } = pdfReading(paper(text), other);
    assert.deepEqual([wordF1, numberF1, orderF1, ours, theirs], [1, 1, 1, [], []]);
  });

  it('has no shares where there is nothing to compare with', () => {
    assert.equal(pdfReading(paper('bells'), null).wordF1, null);
  });
});

describe('formatPdfReadings', () => {
  const reading = pdfReading(paper('one two'), { pages: ['one three'], rawPages: ['one three'], words: [] });
  const cost = { bare: 100, layout: 20, model: 5, whole: 900, memory: 120, other: 90 };

  it('prints a line a file, medians, causes and refusals', () => {
    const text = formatPdfReadings([
      { name: 'a.pdf', reading, refusal: null, cost, note: 'A made-up cause.' },
      { name: 'b.pdf', reading, refusal: null, cost: null, note: null },
      { name: 'c.pdf', reading: null, refusal: 'is encrypted.', cost: null, note: null },
    ]);
    assert.match(text, /a\.pdf +1 +2 +50\.0 +- +- +- +20\.0 +5\.0 +10\.0x +1, complete \(1 to 1\)/);
    assert.match(text, /median +50\.0/);
    assert.match(text, /a\.pdf: A made-up cause\./);
    assert.match(text, /b\.pdf: no cause is known\./);
    assert.match(text, /Not read\n {2}c\.pdf: is encrypted\./);
    assert.match(text, /120 MB \(a\.pdf, 1 pages\)/);
  });

  it('has the middle of what is there', () => {
    assert.equal(middle([3, null, 1, 2]), 2);
    assert.equal(middle([1, 2]), 1.5);
    assert.equal(middle([null]), null);
  });
});
