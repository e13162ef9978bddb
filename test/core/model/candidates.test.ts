import assert from 'node:assert/strict';
import { buildPaperIndex } from '../../../src/core/evidence/paper-index.ts';
import { candidatesFor, mostCandidates } from '../../../src/core/model/candidates.ts';
import { longestUnit, unitsOf } from '../../../src/core/model/units.ts';
import { paperFromMarkdown } from '../../../src/core/paper/from-text.ts';

function indexOf(text: string) {
  return buildPaperIndex(
    paperFromMarkdown(text, { path: 'p.md', sha256: '', format: 'markdown', pages: null }),
  );
}

const kilns = `# Kilns that learn

We fire clay in 40 kilns.

## 3 Method

The controller reads a thermocouple every 20 seconds. A second sensor watches the flue.

## 4 Results

Table 1: Loss of pots.

| kiln | cracked |
| --- | --- |
| old | 12 |
| new | 3 |

Cracks fell from 12 to 3 pots a firing.

## References

[1] A. Potter. Thermocouples in kilns. 2019.
`;

describe('units of a paper', () => {
  it('are its sentences, headings, captions and rows, without the bibliography', () => {
    const units = unitsOf(indexOf(kilns));
    const texts = units.map(({ text }) => text);
    assert.ok(texts.includes('A second sensor watches the flue.'));
    assert.ok(texts.some((text) => text.includes('new 3')));
    assert.ok(!texts.some((text) => text.includes('Potter')));
    assert.equal(units.find(({ text }) => text.startsWith('The controller'))!.section, '3 Method');
    assert.deepEqual(
      units.map(({ id }) => id),
      units.map((_, at) => at),
    );
  });

  it('are cut where a "sentence" has no end', () => {
    const endless = `# T\n\n${Array.from({ length: 500 }, (_, at) => `word${at}`).join(' ')}`;
    for (const { text } of unitsOf(indexOf(endless))) assert.ok(text.split(' ').length <= longestUnit);
  });

  it('are none for a paper without text', () => {
    assert.deepEqual(unitsOf(indexOf('')), []);
  });
});

describe('candidates by words', () => {
  it('put the sentence that shares most first', () => {
    const index = indexOf(kilns);
    const [best] = candidatesFor(
      'The thermocouple is read by the controller every minute.',
      index,
      unitsOf(index),
    );
    assert.match(best!.unit.text, /^The controller reads/);
    assert.equal(best!.features[1], 1);
  });

  it('count the numbers that a unit holds', () => {
    const index = indexOf(kilns);
    const found = candidatesFor('Cracks fell from 12 to 4 pots.', index, unitsOf(index));
    assert.equal(found.find(({ unit }) => unit.text.startsWith('Cracks fell'))!.features[3], 0.5);
  });

  it('stay in 0..1 and few, whatever is asked', () => {
    const index = indexOf(kilns.repeat(30));
    for (const text of ['', '!!!', '12 12 12', 'kiln '.repeat(800)]) {
      const found = candidatesFor(text, index, unitsOf(index));
      assert.ok(found.length <= mostCandidates);
      for (const { features } of found)
        for (const value of features) assert.ok(value >= 0 && value <= 1, text);
    }
  });
});
