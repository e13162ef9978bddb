import assert from 'node:assert/strict';
import { framesOf, pageRect } from '../../../../src/core/paper/layout/geometry.ts';
import type { Run } from '../../../../src/core/paper/layout/page-items.ts';
import { rowsOf } from '../../../../src/core/paper/layout/rows.ts';
import { runText } from '../../../../src/core/paper/layout/run-text.ts';
import { segmentsOf } from '../../../../src/core/paper/layout/segments.ts';
import { page, run } from './make-page.ts';

function segments(...runs: Run[]): string[] {
  return framesOf(page(1, runs)).flatMap((frame) =>
    segmentsOf(frame).map((segment) => runText(segment.runs)),
  );
}

function rows(...runs: Run[]): string[] {
  const all = framesOf(page(1, runs)).flatMap(segmentsOf);
  return rowsOf(all, [50, 550]).map(({ text }) => text);
}

const touching = { space: false };

describe('runs on one line', () => {
  it('are words where white space is painted or left open', () => {
    assert.deepEqual(segments(run('We', 50, 100, { width: 12 }), run('pick', 65, 100), run('p', 86, 100)), [
      'We pick p',
    ]);
    assert.deepEqual(
      segments(
        run('0', 50, 100, { width: 5 }),
        run('.', 55, 100, { ...touching, width: 3 }),
        run('2', 58, 100, touching),
      ),
      ['0.2'],
    );
  });

  it('lose the letter inside a circled sign', () => {
    const sign = run('©', 109, 100, { ...touching, width: 9 });
    const year = run('2024 Some Press', 119, 100, touching);
    assert.deepEqual(
      segments(run('Ystad, May 3.', 50, 100, { width: 56 }), run('c', 111, 100, { width: 4 }), sign, year),
      ['Ystad, May 3. ©2024 Some Press'],
    );
    assert.deepEqual(segments(run('Copyright c', 60, 100, { width: 55 }), sign, year), [
      'Copyright ©2024 Some Press',
    ]);
    assert.deepEqual(segments(run('basic', 60, 100, { width: 48 }), sign), ['basic©'], 'beside it');
  });

  it('end at a gap as wide as a gutter', () => {
    assert.deepEqual(segments(run('left', 50, 100), run('right', 90, 100)), ['left', 'right']);
  });

  it('are read once where bold print is painted twice', () => {
    assert.deepEqual(segments(run('Title', 50, 100), run('Title', 50.3, 100)), ['Title']);
  });

  it('keep small capitals in one word', () => {
    assert.deepEqual(
      segments(run('R', 50, 100, { width: 7 }), run('ESULTS', 57.5, 100, { size: 8, space: false })),
      ['RESULTS'],
    );
  });
});

describe('superscripts and subscripts', () => {
  const small = { size: 7, space: false };

  it('never run into a number', () => {
    assert.deepEqual(segments(run('10', 50, 100, { width: 10 }), run('4', 60, 96, small)), ['10^4']);
    assert.deepEqual(segments(run('in 2015', 50, 100, { width: 35 }), run('8', 85, 96, small)), [
      'in 2015^8',
    ]);
    assert.deepEqual(segments(run('10', 50, 100, { width: 10 }), run('2', 60, 102, small)), ['10_2']);
  });

  it('go on with the text behind them', () => {
    assert.deepEqual(
      segments(run('size 10', 50, 100, { width: 35 }), run('−4', 85, 96, small), run('in', 95, 100)),
      ['size 10^−4 in'],
    );
  });

  it('may stand one below the other, in many runs', () => {
    const raised = [run('(', 55, 95, small), run('0', 58, 95, small), run(')', 61, 95, small)];
    assert.deepEqual(
      segments(run('to n', 35, 100, { width: 20 }), ...raised, run('ν', 55, 102, small), run('= 3', 68, 100)),
      ['to n(0)ν = 3'],
    );
  });

  it('stay in the word as signs, ordinals and subscripts of letters', () => {
    assert.deepEqual(segments(run('86.4', 50, 100, { width: 20 }), run('∗', 70, 96, small)), ['86.4∗']);
    assert.deepEqual(segments(run('the 1', 50, 100, { width: 25 }), run('st', 75, 96, small)), ['the 1st']);
    assert.deepEqual(segments(run('L', 50, 100, { width: 5 }), run('2', 55, 102, small)), ['L2']);
  });

  it('are a mark of their own at the start of a footnote', () => {
    assert.deepEqual(
      segments(run('1', 50, 96, { size: 6 }), run('The data', 53.5, 100, { space: false, size: 9 })),
      ['1 The data'],
    );
  });
});

describe('accents', () => {
  it('painted before their letter are put on it', () => {
    assert.deepEqual(
      segments(
        run('Garc', 50, 100, { width: 20 }),
        run('´', 70, 98, { ...touching, width: 4 }),
        run('ıa', 70, 100, touching),
      ),
      ['García'],
    );
  });

  const read = (text: string): string => runText([{ ...run(text, 50, 100) }]);

  it('of words and of formulas go on their letter', () => {
    assert.equal(read('Erd˝os'), 'Erdős');
    assert.equal(read('˙Ziv'), 'Żiv');
    assert.equal(read('with ˆρ and \u0304r'), 'with ρ\u0302 and r\u0304');
  });

  it('stay where no letter takes them, and in web addresses', () => {
    assert.equal(read('`quoted´'), '`quoted´');
    assert.equal(read('http://x.org/˜ana'), 'http://x.org/˜ana');
  });
});

describe('rows', () => {
  it('hold what stands on one baseline in stream order', () => {
    assert.deepEqual(rows(run('Method', 50, 100), run('86.4', 150, 100), run('90.2', 200, 100)), [
      'Method 86.4 90.2',
    ]);
  });

  it('end where the next text stands to the left', () => {
    assert.deepEqual(rows(run('text of a line', 50, 100), run('216', 10, 100)), ['text of a line', '216']);
  });

  it('leave notes in the margin apart', () => {
    const line = run('last words of the line', 440, 100, { width: 108 });
    assert.deepEqual(rows(line, run('Q1 fixed', 575, 100)), ['last words of the line', 'Q1 fixed']);
  });

  it('drop rules painted with underscores', () => {
    assert.deepEqual(rows(run('_______', 50, 100)), []);
  });
});

describe('turned text', () => {
  it('is read like any other', () => {
    const up = { angle: -90 };
    assert.deepEqual(rows(run('Lake', 100, 700, up), run('12.4', 100, 600, up), run('Tarn', 112, 700, up)), [
      'Lake 12.4',
      'Tarn',
    ]);
    const down = { angle: 90 };
    assert.deepEqual(rows(run('Lake', 112, 100, down), run('Tarn', 100, 100, down)), ['Lake', 'Tarn']);
  });

  it('keeps its place on the page', () => {
    const [frame] = framesOf(page(1, [run('Lake', 100, 700, { angle: -90 })]));
    const [segment] = segmentsOf(frame!);
    const { x0, x1, y } = segment!;
    // 20 points long, upwards from y = 700, its letters to the left of x = 100.
    assert.deepEqual(pageRect([x0, y - 8, x1, y], frame!), [92, 680, 100, 700]);
  });
});
