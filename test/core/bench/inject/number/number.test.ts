import assert from 'node:assert/strict';
import { countTold } from '../../../../../src/core/bench/inject/number/count-word.ts';
import { digitsTransposed } from '../../../../../src/core/bench/inject/number/digits.ts';
import { decimalMoved } from '../../../../../src/core/bench/inject/number/magnitude.ts';
import { otherNumber } from '../../../../../src/core/bench/inject/number/other-number.ts';
import { numberReworded } from '../../../../../src/core/bench/inject/number/reworded.ts';
import { pointsAsPercent, unitSwapped } from '../../../../../src/core/bench/inject/number/unit.ts';
import { valueShifted } from '../../../../../src/core/bench/inject/number/value.ts';
import { yearShifted } from '../../../../../src/core/bench/inject/number/year.ts';
import type { Operator } from '../../../../../src/core/bench/inject/operator.ts';
import { anyOf, swapsOf } from '../paper-of-kelp.ts';

const has = (operator: Operator, sentence: string, claim: string, paper: string): void => {
  const made = anyOf(operator, sentence);
  assert.ok(made.includes(`${claim} | ${paper}`), made.join('\n'));
};

describe('inject number operators', () => {
  it('shift a value beyond rounding, alike on both sides', () => {
    const made = anyOf(valueShifted, 'The maps cover 14 coastal regions.');
    for (const each of made) {
      const [, claim, paper] =
        /^The maps cover (\d+) coastal regions\. \| The maps cover (\d+) coastal regions surveyed by 5 research vessels\.$/u.exec(
          each,
        )!;
      assert.equal(claim, paper);
      assert.ok(Number(claim) !== 14 && Number(claim) >= 8 && Number(claim) <= 20);
    }
  });

  it('move a bound only to where it is false', () => {
    const paper =
      '# Gulls\n\n## 1 Data\n\nGullnote names the cries of young gulls with success rates exceeding 90%.\n';
    assert.deepEqual(
      anyOf(digitsTransposed, 'Gullnote names cries of gulls with success rates exceeding 90%.', paper),
      [],
    );
    for (const each of anyOf(
      valueShifted,
      'Gullnote names cries of gulls with success rates exceeding 90%.',
      paper,
    ))
      assert.match(each, /exceeding (?:9[1-9]|100)%\. \| .* exceeding (?:9[1-9]|100)%\.$/u);
  });

  it('transpose digits and move the decimal point', () => {
    const sentence = 'The dataset holds 12,400 sonar echoes of kelp forests.';
    const rest = ' sonar echoes of kelp forests';
    const drawn = `${rest}, and the maps were drawn by three trained divers.`;
    has(digitsTransposed, sentence, `The dataset holds 21,400${rest}.`, `The dataset holds 21,400${drawn}`);
    has(decimalMoved, sentence, `The dataset holds 1,240${rest}.`, `The dataset holds 1,240${drawn}`);
  });

  it('change a count in words or digits, each side in its own way', () => {
    has(
      countTold,
      'The maps were drawn by 3 trained divers.',
      'The maps were drawn by 5 trained divers.',
      'The dataset holds 12,400 sonar echoes of kelp forests, and the maps were drawn by five trained divers.',
    );
  });

  it('take another number that stands near by', () => {
    assert.deepEqual(anyOf(otherNumber, 'The maps cover 14 coastal regions.'), [
      'The maps cover 3 coastal regions. | The maps cover 3 coastal regions surveyed by 5 research vessels.',
    ]);
  });

  it('swap units, and tell points as percent', () => {
    has(
      unitSwapped,
      'Merging the echoes cuts the survey time of a forest to 35 minutes.',
      'Merging the echoes cuts the survey time of a forest to 35 hours.',
      'Merging the echoes cuts the survey time of a forest to 35 hours on a laptop.',
    );
    assert.deepEqual(
      swapsOf(pointsAsPercent, 'Kelpnet raises the border score by 2.4 points over maps by hand.'),
      [
        'Kelpnet raises the border score by 2.4% over maps by hand. | ' +
          'Kelpnet raises the border score by 2.4% over hand-drawn coastal maps.',
      ],
    );
  });

  it('move a year by one to five', () => {
    for (const each of anyOf(yearShifted, 'Divers measured every forest along the coast in 2014.')) {
      const [, claim, paper] = /in (\d{4})\. \| .* in (\d{4}) before the storms\.$/u.exec(each)!;
      assert.equal(claim, paper);
      assert.ok(claim !== '2014' && Math.abs(Number(claim) - 2014) <= 5);
    }
  });

  it('write a number otherwise without changing it', () => {
    assert.deepEqual(swapsOf(numberReworded, 'The maps were drawn by 3 trained divers.'), [
      '= The maps were drawn by three trained divers. | The dataset holds 12,400 sonar echoes of kelp forests, and the maps were drawn by 3 trained divers.',
    ]);
  });

  it('leave alone what the paper does not support, denials and names with numbers', () => {
    const all = [
      valueShifted,
      digitsTransposed,
      decimalMoved,
      countTold,
      otherNumber,
      unitSwapped,
      yearShifted,
    ];
    for (const sentence of [
      'The maps cover 17 coastal regions.',
      'The maps do not cover 14 coastal regions.',
      'The posters cover 14 museum walls.',
      'The maps show what the MapTool 14 prints of coastal regions.',
      'Table 14 of the coastal maps lists the regions.',
    ])
      for (const operator of all)
        assert.deepEqual(swapsOf(operator, sentence), [], `${operator.id}: ${sentence}`);
  });
});
