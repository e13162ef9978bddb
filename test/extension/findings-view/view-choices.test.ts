import assert from 'node:assert/strict';
import { ViewChoices } from '../../../src/extension/findings-view/view-choices.ts';

function memento(kept = new Map<string, unknown>()) {
  return {
    get: (key: string) => kept.get(key),
    update: (key: string, value: unknown) => Promise.resolve(void kept.set(key, value)),
    kept,
  };
}

describe('the choices for the list of findings', () => {
  it('are remembered, but for the filter', async () => {
    const memory = memento();
    const choices = new ViewChoices(memory);
    let changes = 0;
    choices.onDidChange(() => (changes += 1));
    await choices.set({ groupBy: 'severity' });
    await choices.set({ showDismissed: true });
    choices.setFilter({ text: 'ablation' });
    choices.setFilter({ types: ['Number'] });
    assert.equal(changes, 4);
    assert.deepEqual(choices.filter, { text: 'ablation', types: ['Number'] });

    const later = new ViewChoices(memory);
    assert.deepEqual(later.get(), { groupBy: 'severity', showDismissed: true });
    assert.deepEqual(later.filter, { text: '', types: [] });
    choices.clearFilter();
    assert.deepEqual(choices.filter, { text: '', types: [] });
  });

  it('are the first ones where what was kept is of no use', () => {
    for (const broken of [
      null,
      'type',
      { groupBy: 'colour', showDismissed: true },
      { groupBy: 'type' },
      [],
    ]) {
      const choices = new ViewChoices(memento(new Map([['peerlint.findingsView', broken]])));
      assert.deepEqual(choices.get(), { groupBy: 'review', showDismissed: false });
    }
  });
});
