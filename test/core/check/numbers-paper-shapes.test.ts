import assert from 'node:assert/strict';
import { against } from './numbers-of.ts';

const opening = '# Drying Peat\n\nWe dry peat with the waste heat of a bakery. Peat is wet and heavy.\n\n';

/** The same results, methods down the side and then along the top. */
const byRow = against(`${opening}## 2 Results

| Oven | Hours | Waste (%) | Energy (kWh) |
|---|---|---|---|
| Brick | 12.5 | 4.1 | 30.2 |
| Steel | 15.1 | 6.3 | 41.7 |
| Clay | 18.4 | 2.2 | 55.9 |

Table 1: Drying times, waste and energy.
`);
const byColumn = against(`${opening}## 2 Results

| Measure | Brick | Steel | Clay |
|---|---|---|---|
| Hours | 12.5 | 15.1 | 18.4 |
| Waste (%) | 4.1 | 6.3 | 2.2 |
| Energy (kWh) | 30.2 | 41.7 | 55.9 |

Table 1: Drying times, waste and energy.
`);

describe('numbers in tables of either orientation', () => {
  for (const [name, paper] of [
    ['methods as rows', byRow],
    ['methods as columns', byColumn],
  ] as const) {
    it(`${name}: right values are left alone`, () => {
      assert.deepEqual(
        paper.said('The Brick oven has a waste of 4.1% and the Steel oven a waste of 6.3%.'),
        [],
      );
      assert.deepEqual(paper.said('Energy of the Clay oven is 55.9 kWh.'), []);
    });

    it(`${name}: a value of another method is marked`, () => {
      const [found] = paper.marked('The waste of the Clay oven is 6.3%.');
      assert.equal(found?.said, '6.3%');
      assert.equal(found?.opinion.type, 'False Concatenation');
    });

    it(`${name}: a value that is nowhere is marked, with the cell's own`, () => {
      const [found] = paper.marked('The waste of the Clay oven is 3.2%.');
      assert.equal(found?.said, '3.2%');
      assert.equal(found?.opinion.repair, '2.2%');
      assert.match(found?.opinion.reason ?? '', /2\.2/u);
    });
  }
});

describe('numbers under a header of two rows', () => {
  const paper = against(`${opening}## 2 Results

| | Summer | Summer | Winter | Winter |
|---|---|---|---|---|
| Oven | Hours | Waste | Hours | Waste |
| Brick | 12.5 | 4.1 | 16.5 | 5.1 |
| Steel | 15.1 | 6.3 | 19.1 | 7.7 |

Table 1: Drying by season.
`);

  it('leaves the right season alone', () => {
    assert.deepEqual(paper.said('In winter the Brick oven has a waste of 5.1.'), []);
    assert.deepEqual(paper.said('In summer the Brick oven has a waste of 4.1.'), []);
  });

  it('never takes a value that fits one of the seasons for a wrong one where the review names none', () => {
    assert.deepEqual(paper.said('The Brick oven has a waste of 4.1.'), []);
    assert.deepEqual(paper.said('The Brick oven has a waste of 5.1.'), []);
  });
});

describe('numbers that the paper gives more than once', () => {
  it('leaves a count alone that stands beside another for the same noun', () => {
    const paper = against(
      `${opening}We use seven ovens in the main study.\n\nFor the appendix we use four ovens of clay.\n`,
    );
    assert.deepEqual(paper.said('The study uses seven ovens.'), []);
    assert.deepEqual(paper.said('The study uses four ovens.'), []);
  });

  it('gives no repair where the paper has two counts and the review a third', () => {
    const paper = against(
      `${opening}We use seven ovens in the main study.\n\nFor the appendix we use four ovens of clay.\n`,
    );
    for (const { opinion } of paper.marked('The study uses nine ovens.')) assert.equal(opinion.repair, null);
  });

  it('leaves settings alone that two lists give two values', () => {
    const list = (value: string) =>
      `| Setting | Value |\n|---|---|\n| Fan speed | ${value} |\n| Trays | 9 |\n| Steam | 0.2 |\n\n`;
    const paper = against(
      `${opening}${list('0.3')}Table 1: Settings for summer.\n\n${list('0.7')}Table 2: Settings for winter.\n`,
    );
    assert.deepEqual(paper.said('A fan speed of 0.3 is used.'), []);
    assert.deepEqual(paper.said('A fan speed of 0.7 is used.'), []);
  });

  it('marks a setting that the only list gives otherwise, and no suggestion of one', () => {
    const paper = against(
      `${opening}| Setting | Value |\n|---|---|\n| Fan speed | 0.3 |\n| Trays | 9 |\n| Steam | 0.2 |\n\nTable 1: Settings.\n`,
    );
    const [found] = paper.marked('A fan speed of 0.6 is used.');
    assert.equal(found?.said, '0.6');
    assert.equal(found?.opinion.node, 'number/setting-value');
    assert.equal(found?.opinion.repair, '0.3');
    assert.deepEqual(paper.said('A fan speed of 0.6 would be quieter.'), []);
    assert.deepEqual(paper.said('Please try a fan speed of 0.6.'), []);
  });
});

describe('shares', () => {
  const paper = against(`${opening}Of all bakers, 65% of the bakers use peat. Rye takes 40% of the flour.\n`);

  it('leaves the rest of a share alone', () => {
    assert.deepEqual(paper.said('It is striking that 35% of the bakers do without peat.'), []);
  });

  it('compares no shares of different things', () => {
    assert.deepEqual(paper.said('The waste is 12% of the steam.'), []);
  });

  it('takes no level for a slip of a gain', () => {
    const levels = against(`${opening}The brick oven reaches 52.2% accuracy in drying.\n`);
    assert.deepEqual(levels.said('The brick oven brings a modest 1.6% accuracy gain in drying.'), []);
  });

  it('marks another share of the same thing', () => {
    assert.deepEqual(paper.said('It is striking that 85% of the bakers use peat.'), ['85%']);
  });
});

describe('papers without numbers or words', () => {
  it('says nothing', () => {
    for (const source of ['', '# T\n', opening, '## 1\n\n12 34 56\n'])
      assert.deepEqual(against(source).said('The paper uses 12 ovens at 90% and 3.5 kWh.'), []);
  });
});
