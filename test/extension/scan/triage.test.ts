import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { Triage, type DismissalsOfReview } from '../../../src/extension/scan/triage.ts';

function parts() {
  const files = new Map<string, string>();
  const dismissed = new Map<string, string>();
  const storage = {
    read: (file: string) => Promise.resolve(files.get(file) ?? null),
    write: (file: string, text: string) => Promise.resolve(void files.set(file, text)),
    remove: (file: string) => Promise.resolve(void files.delete(file)),
  };
  const dismissals: DismissalsOfReview = {
    has: (claim) => dismissed.has(claim),
    add: (claim, note) => Promise.resolve(void dismissed.set(claim, note)),
    restore: (claim) => Promise.resolve(void dismissed.delete(claim)),
  };
  return { files, dismissed, storage, dismissals };
}

describe('states and notes of findings', () => {
  it('are kept by claim and found by the next window', async () => {
    const { storage, dismissals } = parts();
    const triage = new Triage(storage, '/folder');
    await triage.setState('c1', 'confirmed', dismissals);
    await triage.setNote('c1', '  see p. 4 ');
    const next = new Triage(storage, '/folder');
    await next.load();
    assert.deepEqual(next.of('c1', dismissals), { state: 'confirmed', note: 'see p. 4' });
    assert.deepEqual(next.of('c2', dismissals), { state: 'open', note: '' });
  });

  it('dismiss where the live check looks, and take that back', async () => {
    const { storage, dismissals, dismissed } = parts();
    const triage = new Triage(storage, '/folder');
    await triage.setNote('c1', 'fair enough');
    await triage.setState('c1', 'dismissed', dismissals);
    assert.deepEqual([...dismissed], [['c1', 'fair enough']]);
    assert.equal(triage.of('c1', dismissals).state, 'dismissed');
    await triage.setState('c1', 'confirmed', dismissals);
    assert.equal(dismissed.size, 0);
    assert.deepEqual(triage.of('c1', dismissals), { state: 'confirmed', note: 'fair enough' });
  });

  it('do not undo what another window has written', async () => {
    const { storage, dismissals } = parts();
    const [one, other] = [new Triage(storage, '/folder'), new Triage(storage, '/folder')];
    await Promise.all([one.setState('a', 'confirmed', dismissals), one.setNote('b', 'x')]);
    await other.setState('c', 'confirmed', dismissals);
    await one.load();
    assert.equal(one.of('a', dismissals).state, 'confirmed');
    assert.equal(one.of('b', dismissals).note, 'x');
    assert.equal(one.of('c', dismissals).state, 'confirmed');
  });

  it('write over nothing that is no list of findings', async () => {
    const { storage, dismissals, files } = parts();
    files.set('/folder/.peerlint/findings.json', 'mine');
    const triage = new Triage(storage, '/folder');
    await assert.rejects(
      triage.setState('a', 'confirmed', dismissals),
      /findings\.json is no list of findings/,
    );
    assert.equal(files.get('/folder/.peerlint/findings.json'), 'mine');
  });
});
