import assert from 'node:assert/strict';
import { cleanCharacters } from '../../../src/core/paper/characters.ts';
import { equationNumber, inSequence } from '../../../src/core/paper/equation-number.ts';
import { htmlTableRows } from '../../../src/core/paper/html-table.ts';
import { paperKey } from '../../../src/core/paper/identity.ts';
import { slicePieces } from '../../../src/core/paper/pieces.ts';
import { headerRows, isNumericCell, splitValueRow } from '../../../src/core/paper/table-rows.ts';
import { stripMarkers } from '../../../src/core/paper/text-markup.ts';

describe('cleanCharacters', () => {
  it('expands ligatures and keeps what carries meaning', () => {
    assert.equal(cleanCharacters('e\uFB03cient \uFB01lters'), 'efficient filters');
    assert.equal(cleanCharacters('10² − 3 ≤ x'), '10² − 3 ≤ x');
  });

  it('removes control, zero-width and private-use characters', () => {
    assert.equal(cleanCharacters('a\u0003b\u200Bc\uE001d\uFEFF'), 'abcd');
  });

  it('makes every space a space', () => {
    assert.equal(cleanCharacters('1\u2009000\u00A0m'), '1 000 m');
  });
});

describe('stripMarkers', () => {
  it('takes pairs of markers at word borders', () => {
    assert.equal(stripMarkers('**Algorithm 1: Training**'), 'Algorithm 1: Training');
    assert.equal(
      stripMarkers('_N denotes a Gaussian distribution_ here'),
      'N denotes a Gaussian distribution here',
    );
    assert.equal(stripMarkers('DARK3 **5.20** **1.63** 0.05'), 'DARK3 5.20 1.63 0.05');
  });

  it('leaves names, powers and single markers alone', () => {
    for (const text of ['x_i and y_j', '__init__', '2**3**4', 'a_b_c', '_ alone', '5 * 3 * 2']) {
      assert.equal(stripMarkers(text), text);
    }
  });
});

describe('equationNumber', () => {
  it('reads the number behind a formula or alone', () => {
    assert.equal(equationNumber('(5)'), '5');
    assert.equal(equationNumber('L = Lans + λ (ρ − B)^2, (5)'), '5');
    assert.equal(equationNumber(', (7)'), '7');
    assert.equal(equationNumber('f(x) ≤ 3 (A.2)'), 'A.2');
  });

  it('leaves running text, lists and years', () => {
    for (const line of [
      'as shown in (5)',
      'the following (2)',
      'see Smith (2019)',
      'we use the same loss as before = (3)',
    ]) {
      assert.equal(equationNumber(line), null, line);
    }
  });
});

describe('inSequence', () => {
  it('drops repeats, steps back and wide jumps', () => {
    const numbers = ['1', '2', '2', '14', '3', '2', 'A.1', '4'];
    assert.deepEqual(
      inSequence(numbers.map((number) => ({ number }))).map(({ number }) => number),
      ['1', '2', '3', 'A.1', '4'],
    );
  });
});

describe('paperKey', () => {
  const body = ['We train a small model on two sets.', 'It works well.'];

  it('does not change with case, punctuation, accents and the split into blocks', () => {
    const key = paperKey('A Small Model', body);
    assert.equal(paperKey('a small  model:', ['We train a small model, on two sets', 'It works well']), key);
    assert.equal(paperKey('A Small Model', [body.join(' ')]), key);
  });

  it('changes with the title and with the words', () => {
    assert.notEqual(paperKey('Another Model', body), paperKey('A Small Model', body));
    assert.notEqual(paperKey('A Small Model', ['We train a large model.']), paperKey('A Small Model', body));
  });

  it('looks at the first 300 words alone', () => {
    const long = Array.from({ length: 300 }, (_, n) => `word${n}`);
    assert.equal(paperKey(null, [long.join(' ')]), paperKey(null, [`${long.join(' ')} and a stamp`]));
  });
});

describe('slicePieces', () => {
  const pieces = [
    { start: 0, end: 10, page: 1, rect: [0, 0, 100, 10] as const },
    { start: 11, end: 21, page: 2, rect: [0, 20, 100, 30] as const },
  ];

  const text = 'nnnnnnnnnn nnnnnnnnnn';

  it('cuts a line at its share and moves it', () => {
    assert.deepEqual(slicePieces(pieces, text, 5, 16, 3), [
      { start: 3, end: 8, page: 1, rect: [50, 0, 100, 10] },
      { start: 9, end: 14, page: 2, rect: [0, 20, 50, 30] },
    ]);
  });

  it('cuts where the letters end, wide ones and narrow ones', () => {
    const [left] = slicePieces([pieces[0]!], 'WWWWWiiiii', 0, 5);
    assert.ok(left!.rect[2] > 70 && left!.rect[2] < 85, `${left!.rect[2]}`);
  });

  it('cuts along the direction of the text', () => {
    const sideways = (turn: number): readonly number[] =>
      slicePieces([{ start: 0, end: 10, page: 1, rect: [0, 0, 10, 100], turn }], 'nnnnnnnnnn', 0, 4)[0]!.rect;
    assert.deepEqual(sideways(-90), [0, 60, 10, 100], 'upwards: begins at the bottom');
    assert.deepEqual(sideways(90), [0, 0, 10, 40], 'downwards: begins at the top');
    const [flat] = slicePieces([{ ...pieces[0]!, turn: 180 }], 'nnnnnnnnnn', 0, 4);
    assert.deepEqual(flat!.rect, [60, 0, 100, 10], 'upside down: begins at the right');
  });

  it('leaves out what lies outside', () => {
    assert.deepEqual(slicePieces(pieces, text, 10, 11), []);
  });
});

describe('table rows', () => {
  it('tells values from names', () => {
    for (const cell of [
      '86.4',
      '−0.40',
      '+2.3',
      '52.4 ± 0.9',
      '3.2%',
      '(-2.08)',
      '1,248',
      '60.0 M',
      '0.25 [0.1, 0.3]',
      '.85',
    ]) {
      assert.ok(isNumericCell(cell), cell);
    }
    for (const cell of ['', 'SciBERT (2019)', 'R@10', 'F1', 'Layer 2 norm', '–'])
      assert.ok(!isNumericCell(cell), cell);
  });

  it('counts header rows down to the first value', () => {
    const cells = (...rows: string[][]): { cells: string[] }[] => rows.map((row) => ({ cells: row }));
    assert.equal(headerRows(cells(['', 'A', 'B'], ['Method', 'F1', 'EM'], ['x', '1.0', '2.0']), false), 2);
    assert.equal(headerRows(cells(['Lake', '12', '13'], ['Orm', '1', '2'])), 1);
    const spanned = [
      ['Task', 'Songs', ''],
      ['', '', 'Calls'],
      ['', '', 'n'],
      ['', 'Lake', ''],
      ['Method', 'F1', ''],
    ];
    assert.equal(
      headerRows(cells(...spanned, ['x', '1.0', '2.0']), false),
      5,
      'headings over several columns',
    );
    const words = ['a', 'b', 'c', 'd', 'e'].map((name) => [name, 'yes', 'no']);
    assert.equal(headerRows(cells(...words, ['x', '1.0', '2.0']), false), 4, 'rows of words');
    assert.equal(headerRows(cells(['a', 'b'], ['c', 'd']), false), 0);
  });

  it('splits a row that lost its columns and loses no word', () => {
    assert.deepEqual(splitValueRow('Only skip manipulation 68.72 51.85'), [
      'Only skip manipulation',
      '68.72',
      '51.85',
    ]);
    assert.deepEqual(splitValueRow('SViTE 70.12 (-2.08) 0.99 76.31'), [
      'SViTE',
      '70.12 (-2.08)',
      '0.99',
      '76.31',
    ]);
    assert.deepEqual(splitValueRow('10% 52.4 ± 0.9 46.1 ± 1.2'), ['10%', '52.4 ± 0.9', '46.1 ± 1.2']);
  });
});

describe('htmlTableRows', () => {
  it('reads rows, headers, entities and spans', () => {
    const html =
      '<table><tr><th>Set</th><th colspan="2">F1 &amp; EM</th></tr><tr><td>A</td><td>1.0</td><td>10<sup>4</sup></td></tr></table>';
    assert.deepEqual(
      htmlTableRows(html).map(({ cells }) => cells),
      [
        ['Set', 'F1 & EM', ''],
        ['A', '1.0', '10^4'],
      ],
    );
  });

  it('finds nothing in other markup', () => {
    assert.deepEqual(htmlTableRows('<think>a < b</think>'), []);
  });
});
