import assert from 'node:assert/strict';
import type { RecognisedLine, RecognisedText } from '../../../../src/core/paper/ocr/recognised-runs.ts';
import { recognisedRuns } from '../../../../src/core/paper/ocr/recognised-runs.ts';

const box = (x0: number, y0: number, x1: number, y1: number) => ({ x0, y0, x1, y1 });
const word = (text: string, confidence: number, bbox = box(100, 80, 180, 110)) => ({
  text,
  confidence,
  bbox,
});

function line(words: RecognisedLine['words'], more: Partial<RecognisedLine> = {}): RecognisedLine {
  return {
    baseline: box(100, 110, 900, 110),
    rowAttributes: { rowHeight: 40, descenders: 10 },
    words,
    ...more,
  };
}

const text = (...lines: RecognisedLine[]): RecognisedText => ({ blocks: [{ paragraphs: [{ lines }] }] });

describe('recognisedRuns', () => {
  it('places words in points, on their line', () => {
    const [first, second, ...more] = recognisedRuns(
      text(line([word('Tides', 96), word('turn.', 95, box(200, 85, 260, 112))])),
      4,
    );
    assert.equal(more.length, 0);
    assert.deepEqual(
      [first?.text, first?.x, first?.y, first?.width, first?.angle, first?.space],
      ['Tides', 25, 27.5, 20, 0, true],
    );
    assert.deepEqual([second?.text, second?.x, second?.y, second?.size], ['turn.', 50, 27.5, first?.size]);
  });

  it('follows a line that slopes', () => {
    const sloped = line([word('up', 90, box(500, 100, 560, 120))], { baseline: box(100, 110, 900, 190) });
    assert.equal(recognisedRuns(text(sloped), 1)[0]?.y, 150);
  });

  it('reads a line that runs upwards', () => {
    const upwards = line([word('Loss', 90, box(40, 300, 70, 380))], { baseline: box(68, 380, 68, 100) });
    const [run] = recognisedRuns(text(upwards), 1);
    assert.deepEqual([run?.angle, run?.x, run?.y, run?.width], [-90, 68, 380, 80]);
  });

  it('leaves out specks, and a page that could not be made out', () => {
    const speck = text(line([word('|', 12), word(' ', 95), word('sound', 93), word('words', 94)]));
    assert.deepEqual(
      recognisedRuns(speck, 1).map((run) => run.text),
      ['sound', 'words'],
    );
    assert.deepEqual(recognisedRuns(text(line([word('PLU', 40), word('SPI', 35), word('ow', 45)])), 1), []);
    assert.deepEqual(recognisedRuns(text(), 1), []);
  });
});
