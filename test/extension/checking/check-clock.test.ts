import assert from 'node:assert/strict';
import { CheckClock } from '../../../src/extension/checking/check-clock.ts';

describe('the clock of a check', () => {
  it('gives each stage the time until the next message, and waiting to nobody', () => {
    let now = 0;
    const clock = new CheckClock(() => now);
    const after = (time: number, stage: Parameters<CheckClock['at']>[0]) => {
      now += time;
      clock.at(stage);
    };
    after(5000, 'reading-paper');
    after(300, 'reading-paper');
    after(200, 'ocr');
    after(4000, 'looking');
    after(100, 'checking');
    after(30, 'model');
    now += 70;
    assert.deepEqual(clock.end(), { total: 4700, parts: { paper: 600, ocr: 4000, rules: 30, model: 70 } });
  });

  it('has nothing to tell where the engine said nothing', () => {
    assert.deepEqual(new CheckClock().end(), { total: 0, parts: {} });
  });
});
