import assert from 'node:assert/strict';
import { formatMemory, type EngineCost } from '../../../src/core/bench/format-memory.ts';

const cost = (detector: string, after: number): EngineCost => ({
  paper: 'plates.pdf',
  detector,
  opening: 'first',
  cpu: 1234.5,
  peak: 400,
  after,
  settled: 90,
});

describe('memory of the engine', () => {
  it('has a line a process, and holds what the model leads to against the bar', () => {
    const lines = formatMemory([cost('symbolic', 500), cost('local', 350)]).split('\n');
    assert.match(lines[1]!, /^plates\.pdf +symbolic +first +12\d\d +500 +90 +400$/);
    assert.equal(lines.at(-1), 'local, with findings: at most 350 MB, met (350)');
    assert.match(formatMemory([cost('local', 351)]), /351 MB, MISSED/);
  });

  it('says nothing of the bar where no model ran', () => {
    assert.ok(!formatMemory([cost('symbolic', 500)]).includes('met'));
  });
});
