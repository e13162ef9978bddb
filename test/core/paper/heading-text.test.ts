import assert from 'node:assert/strict';
import { isAppendixTitle, isBibliographyTitle, readHeading } from '../../../src/core/paper/heading-text.ts';
import { follows, headingStrength, isCapitals } from '../../../src/core/paper/text-headings.ts';

describe('readHeading', () => {
  const cases: readonly [string, string | null, string, number | null][] = [
    ['4.2 Ablation Study', '4.2', 'Ablation Study', 2],
    ['4. Experiments', '4', 'Experiments', 1],
    ['2.3.1. SELF-CITATIONS', '2.3.1', 'SELF-CITATIONS', 3],
    ['A APPENDIX', 'A', 'APPENDIX', 1],
    ['A.1 Proofs', 'A.1', 'Proofs', 2],
    ['B Training Details', 'B', 'Training Details', 1],
    ['Appendix C: Human Evaluation', 'C', 'Human Evaluation', 1],
    ['III. TESTING WITH THE CMB', 'III', 'TESTING WITH THE CMB', 1],
    ['Section 3 Method', '3', 'Method', 1],
    ['Introduction', null, 'Introduction', 1],
    ['REFERENCES', null, 'REFERENCES', 1],
    ['Comparison with Fine-Tuning', null, 'Comparison with Fine-Tuning', null],
    ['1.5', null, '1.5', null],
  ];
  for (const [text, number, title, level] of cases) {
    it(`reads "${text}"`, () => {
      const heading = readHeading(text);
      assert.deepEqual([heading.number, heading.title, heading.level], [number, title, level]);
      assert.equal(heading.label, text);
    });
  }

  it('does not take the article of a lower-case title for an appendix letter', () => {
    assert.equal(readHeading('A survey of methods').number, null);
  });
});

describe('titles of back matter', () => {
  it('knows bibliographies', () => {
    for (const title of ['References', 'REFERENCES', 'Bibliography', 'References:', '参考文献']) {
      assert.ok(isBibliographyTitle(title), title);
    }
    assert.ok(!isBibliographyTitle('Cross References in Text'));
  });

  it('knows appendices and supplements', () => {
    for (const title of ['Appendix', 'Appendices', 'Supplementary Material', 'Supplement']) {
      assert.ok(isAppendixTitle(title), title);
    }
    assert.ok(!isAppendixTitle('Supplying Data'));
  });
});

describe('headingStrength', () => {
  it('is strong for numbered capitals and usual names', () => {
    for (const line of ['1 INTRODUCTION', '4.1 RESULTS ON MuJoCo', 'A APPENDIX', 'ABSTRACT', 'References']) {
      assert.equal(headingStrength(line), 'strong', line);
    }
  });

  it('is weak where only the surroundings can tell', () => {
    for (const line of ['3.2 Ablation study', 'KEY FINDINGS', '2. Background']) {
      assert.equal(headingStrength(line), 'weak', line);
    }
  });

  it('is null for sentences, formulas, list items and rows of a table', () => {
    for (const line of [
      'We train a model.',
      'L = f(x) + 3',
      '2. We describe the set.',
      'MNIST',
      '4 Volume in the lake 5',
      'x',
    ]) {
      assert.equal(headingStrength(line), null, line);
    }
  });
});

describe('isCapitals', () => {
  it('allows a few small letters', () => {
    assert.ok(isCapitals('RESULTS ON MuJoCo TASKS'));
    assert.ok(!isCapitals('Results'));
    assert.ok(!isCapitals('AB'));
  });
});

describe('follows', () => {
  const yes: readonly [string | null, string][] = [
    [null, '1'],
    ['1', '2'],
    ['1', '1.1'],
    ['1.1', '1.2'],
    ['1.2', '2'],
    ['3.2.4', '3.3'],
    ['7', 'A'],
    ['A', 'A.1'],
    ['A.2', 'B'],
  ];
  const no: readonly [string | null, string][] = [
    [null, '2'],
    ['1', '3'],
    ['1', '1.2'],
    ['1', '2.1'],
    ['2', '2'],
    ['A', 'C'],
  ];
  for (const [last, next] of yes)
    it(`${next} may follow ${last ?? 'nothing'}`, () => {
      assert.ok(follows(last, next));
    });
  for (const [last, next] of no)
    it(`${next} does not follow ${last ?? 'nothing'}`, () => {
      assert.ok(!follows(last, next));
    });
});
