import assert from 'node:assert/strict';
import type { Opinion } from '../../../src/core/check/checker.ts';
import { withoutFaithful } from '../../../src/core/check/faithful-report.ts';
import { buildPaperIndex } from '../../../src/core/evidence/paper-index.ts';
import { paperOf } from '../paper-of.ts';

/**
 * What the paper says; a word of it (or the word in its place) is disputed; the word that a misquotation has there.
 * Each makes a pair in each of several frames: one faithful, one not.
 */
const told: readonly (readonly [string, string, string])[] = [
  ['the pump doubles the flow of warm water', 'doubles', 'triples'],
  ['every valve closes within 40 milliseconds', '40', '90'],
  ['the controller never opens two gates together', 'never', 'often'],
  ['leaks are found in all reservoirs of the region', 'all', 'no'],
  ['the sensor is calibrated before each flood season', 'before', 'after'],
  ['pressure drops because the filter clogs', 'clogs', 'heats'],
  ['the simulator agrees perfectly with the measured levels', 'perfectly', 'roughly'],
  ['farmers accepted the schedule without complaint', 'accepted', 'rejected'],
  [
    'the turbine outlasts the gearbox by a decade',
    'turbine outlasts the gearbox',
    'gearbox outlasts the turbine',
  ],
  ['rainfall is predicted three days ahead', 'three', 'nine'],
  ['silt settles mostly in the lower basin', 'lower', 'upper'],
  ['the canal network was mapped by satellite', 'satellite', 'drone'],
];
const frames: readonly ((said: string) => string)[] = [
  (said) => `The authors claim that ${said}.`,
  (said) => `The paper states that ${said}, but I am not convinced.`,
  (said) => `According to the authors, ${said}.`,
  (said) => `It is argued that ${said}.`,
  (said) => `The abstract says: "${said}".`,
  (said) => `They also acknowledge that ${said}.`,
];

const index = buildPaperIndex(paperOf(told.map(([said]) => `In this work ${said}.`)));

function disputing(text: string, words: string): Opinion[] {
  const start = text.indexOf(words);
  assert.ok(start >= 0, words);
  return [
    {
      start,
      end: start + words.length,
      verdict: 'contradicted',
      type: 'Reasoning Error',
      node: 'reasoning-error',
      score: 0.9,
      severity: 'information',
      absence: false,
      reason: 'Another place of the paper says otherwise.',
      quotes: [],
    },
  ];
}

const left = (text: string, words: string): number =>
  withoutFaithful(disputing(text, words), text, index).length;

describe('what a review reports faithfully', () => {
  for (const frame of frames) {
    const name = frame('...');

    it(`is no error: ${name}`, () => {
      for (const [said, disputed] of told) assert.equal(left(frame(said), disputed), 0, frame(said));
    });

    it(`a misquotation is one: ${name}`, () => {
      for (const [said, disputed, wrong] of told) {
        const text = frame(said.replace(disputed, wrong));
        assert.equal(left(text, wrong), 1, text);
      }
    });
  }

  it('does not excuse what the reviewer asserts', () => {
    for (const [said, disputed] of told) assert.equal(left(`In fact ${said}.`, disputed), 1);
    const [said, disputed] = told[0]!;
    assert.equal(left(`The authors do not say that ${said}.`, disputed), 1);
    assert.equal(left(`Moss et al. (2019) show that ${said}.`, disputed), 1);
  });

  it('leaves other verdicts alone', () => {
    const [said, disputed] = told[0]!;
    const text = `The authors claim that ${said}.`;
    const opinions = disputing(text, disputed).map((one) => ({ ...one, verdict: 'supported' as const }));
    assert.equal(withoutFaithful(opinions, text, index).length, 1);
  });
});
