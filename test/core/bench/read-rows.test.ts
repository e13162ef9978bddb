import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { LabelRow } from '../../../src/core/bench/read-rows.ts';
import { readLabelRow, readPaperRow } from '../../../src/core/bench/read-rows.ts';

const text = 'SUMMARY:\n𝒳 is large.  It uses no data.';

// Offsets in code points, as Python counts: the astral letter is one. The last sentence takes a space along.
const paper = JSON.stringify({
  id: 'P',
  title: 'On X',
  paper: '## Abstract',
  reviews: [
    {
      id: 'P#0',
      text,
      sentences: [
        { start: 0, end: 8 },
        { start: 9, end: 20 },
        { start: 21, end: 38 },
      ],
    },
    { id: 'P#1', text: 'Fine.', sentences: [{ start: 0, end: 5 }] },
  ],
});

function row(more: object): LabelRow {
  return readLabelRow(JSON.stringify({ kind: 'label', review: 'P#0', i: 2, class: 'fact', ...more }));
}

const absent = {
  text: 'It uses no data.',
  truth: 'absent',
  type: 'Hyperbole',
  start: 8,
  end: 15,
  absence: true,
  confidence: 'high',
};

describe('rows of the evaluation sets', () => {
  it('turns code points into UTF-16 units and trims sentences', () => {
    const review = readPaperRow('neurips_dev', paper, [row(absent)]).reviews[0]!;
    assert.deepEqual(
      review.sentences.map(({ start, end }) => text.slice(start, end)),
      ['SUMMARY:', '𝒳 is large.', 'It uses no data.'],
    );
    const { span } = review.labels[0]!.claim!;
    assert.equal(text.slice(span.start, span.end), 'no data');
  });

  it('counts wrong claims of low confidence on neither side', () => {
    const golds = [absent, { ...absent, confidence: 'low' }, { text: absent.text, truth: 'na' }].map(
      (label) => readPaperRow('neurips_dev', paper, [row(label)]).reviews[0]!.labels[0]!.gold,
    );
    assert.deepEqual(golds, ['wrong', 'uncertain', 'clean']);
  });

  it('leaves out reviews without labels unless all are asked for', () => {
    assert.equal(readPaperRow('neurips_dev', paper, [row(absent)]).reviews.length, 1);
    assert.equal(readPaperRow('neurips_dev', paper, [row(absent)], true).reviews.length, 2);
  });

  it('reads an injection with its span in the edited sentence', () => {
    const { injections } = readPaperRow('neurips_dev', paper, [
      row({
        kind: 'inject',
        i: 1,
        original: '𝒳 is large.',
        edited: '𝒳 is tiny.',
        type: 'Hyperbole',
        start: 5,
        end: 9,
      }),
    ]).reviews[0]!;
    const { edited, span, absence } = injections[0]!;
    assert.equal(edited.slice(span.start, span.end), 'tiny');
    assert.equal(absence, false);
  });

  it('refuses a label that speaks of another sentence', () => {
    assert.throws(() => readPaperRow('neurips_dev', paper, [row({ ...absent, i: 1 })]), /P#0 1/);
    assert.throws(() => readPaperRow('neurips_dev', paper, [row({ ...absent, i: 9 })]), /P#0 9/);
  });

  it('refuses a wrong claim without span or type', () => {
    assert.throws(() => readPaperRow('neurips_dev', paper, [row({ ...absent, type: undefined })]), /no type/);
    assert.throws(() => readPaperRow('neurips_dev', paper, [row({ ...absent, end: undefined })]), /no span/);
  });

  it('names reviews of f1000rd by submission and report', () => {
    const submission = JSON.stringify({
      id: '1-22',
      title: 'A case',
      paper_nodes: { a: 'A case', b: 'Introduction', c: 'It was rare.' },
      reviews: [{ id: 'report3', text: 'Rare.', sentences: [{ start: 0, end: 5 }] }],
    });
    const label = readLabelRow(
      '{"kind":"label","review":"1-22#report3","i":0,"class":"fact","truth":"supported","text":"Rare."}',
    );
    const read = readPaperRow('f1000rd', submission, [label]);
    assert.equal(read.text, '# A case\n\n## Introduction\n\nIt was rare.');
    assert.equal(read.reviews[0]!.labels[0]!.gold, 'clean');
  });
});
