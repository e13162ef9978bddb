import assert from 'node:assert/strict';
import { baselinePairs } from '../../../../../src/core/bench/inject/absence/baselines.ts';
import { Random } from '../../../../../src/core/bench/random.ts';
import { indexOf, mossPaper } from './paper-of-moss.ts';

function namesIn(markdown: string, had: boolean): string[] {
  return baselinePairs(indexOf(markdown), new Random(1))
    .filter(({ shown }) => (shown !== null) === had)
    .map(({ denial: { text, thing } }) => text.slice(thing.start, thing.end))
    .sort();
}

describe('Absence pairs on baselines', () => {
  it('has what opens a row of results and is called compared with, the own method not among them', () => {
    assert.deepEqual(namesIn(mossPaper, true), ['KiteSeg', 'LichenCount']);
  });

  it('lacks what the related work alone cites', () => {
    assert.deepEqual(namesIn(mossPaper, false), ['FernFlow', 'GreenNet']);
  });

  it('does not lack what any other part speaks of', () => {
    const spoken = mossPaper.replace('Moss can be counted', 'Unlike with FernFlow, moss can be counted');
    assert.deepEqual(namesIn(spoken, false), ['GreenNet']);
  });

  it('does not have what a table holds and no sentence compares with', () => {
    const silent = mossPaper.replace(' and with LichenCount', '');
    assert.deepEqual(namesIn(silent, true), ['KiteSeg']);
  });

  it('takes a benchmark for no rival', () => {
    const tested = mossPaper.replaceAll('LichenCount', 'LichenBench');
    assert.deepEqual(namesIn(tested, true), ['KiteSeg']);
  });
});
