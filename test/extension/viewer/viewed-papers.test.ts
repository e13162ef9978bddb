import assert from 'node:assert/strict';
import { ViewedPapers } from '../../../src/extension/viewer/viewed-papers.ts';

function memento(initial?: unknown) {
  let value = initial;
  return {
    get: () => value,
    update: (_: string, next: unknown) => Promise.resolve(void (value = next)),
  };
}

describe('ViewedPapers', () => {
  it('knows what was opened, over a restart, and nothing else', async () => {
    const kept = memento();
    await new ViewedPapers(kept).add('/a/p.pdf');
    const after = new ViewedPapers(kept);
    assert.ok(after.has('/a/p.pdf'));
    assert.ok(!after.has('/a/q.pdf'));
  });

  it('forgets the oldest of very many', async () => {
    const viewed = new ViewedPapers(memento());
    for (let i = 0; i < 40; i += 1) await viewed.add(`/p${i}.pdf`);
    assert.ok(viewed.has('/p39.pdf'));
    assert.ok(!viewed.has('/p0.pdf'));
  });

  it('takes what it cannot read for nothing', () => {
    for (const odd of ['x', 5, null, [3, {}], { '/p.pdf': true }])
      assert.ok(!new ViewedPapers(memento(odd)).has('/p.pdf'));
  });
});
