import assert from 'node:assert/strict';
import { SteppedList } from '../../../webview/lib/stepped-list.ts';

const items = ['a', 'b', 'c'].map((id) => ({ id }));

describe('SteppedList', () => {
  it('steps around both ends', () => {
    const list = new SteppedList<{ id: string }>();
    list.set(items);
    assert.deepEqual(
      [1, 1, 1, 1, -1, -1].map((by) => list.step(by as 1 | -1)?.id),
      ['a', 'b', 'c', 'a', 'c', 'b'],
    );
    assert.equal(list.position, 2);
  });

  it('begins at the end when stepping back', () => {
    const list = new SteppedList<{ id: string }>();
    list.set(items);
    assert.equal(list.step(-1)?.id, 'c');
  });

  it('keeps its item when the list changes, and one that comes later', () => {
    const list = new SteppedList<{ id: string }>();
    list.choose('c');
    assert.equal(list.position, 0);
    list.set(items);
    assert.equal(list.current?.id, 'c');
    list.set(items.slice(1));
    assert.equal(list.position, 2);
    list.set(items.slice(0, 1));
    assert.equal(list.position, 0);
    assert.equal(list.chosen, 'c');
  });

  it('has nothing to step through when empty', () => {
    const list = new SteppedList<{ id: string }>();
    assert.equal(list.step(1), null);
  });
});
