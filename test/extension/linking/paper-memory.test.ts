import assert from 'node:assert/strict';
import path from 'node:path';
import { PaperMemory } from '../../../src/extension/linking/paper-memory.ts';

function memento(initial?: unknown) {
  const values = new Map<string, unknown>([['peerlint.chosenPapers', initial]]);
  return {
    values,
    get: (key: string) => values.get(key),
    update: (key: string, value: unknown) => Promise.resolve(void values.set(key, value)),
  };
}

const chosen = { paper: '/p.pdf', frontMatter: null };

describe('PaperMemory', () => {
  it('keeps a choice beyond its own life', async () => {
    const kept = memento();
    await new PaperMemory(kept).set('file:///r.md', chosen);
    assert.deepEqual(new PaperMemory(kept).get('file:///r.md'), chosen);
    assert.equal(new PaperMemory(kept).get('file:///s.md'), null);
  });

  it('keeps the choice for an untitled draft only while the window is open', async () => {
    const kept = memento();
    const memory = new PaperMemory(kept);
    await memory.set('untitled:Untitled-1', chosen);
    assert.deepEqual(memory.get('untitled:Untitled-1'), chosen);
    assert.equal(new PaperMemory(kept).get('untitled:Untitled-1'), null);
    memory.forget('untitled:Untitled-1');
    assert.equal(memory.get('untitled:Untitled-1'), null);
  });

  it('moves a choice to the draft’s new address', async () => {
    const memory = new PaperMemory(memento());
    await memory.set('untitled:1', chosen);
    await memory.move('untitled:1', 'file:///r.md');
    await memory.move('file:///r.md', 'file:///s.md');
    assert.equal(memory.get('untitled:1'), null);
    assert.equal(memory.get('file:///r.md'), null);
    assert.deepEqual(memory.get('file:///s.md'), chosen);
  });

  it('follows a paper that was renamed', async () => {
    const memory = new PaperMemory(memento());
    await memory.set('file:///r.md', chosen);
    await memory.set('file:///s.md', { ...chosen, paper: '/other.pdf' });
    await memory.movePaper('/p.pdf', '/q.pdf');
    assert.equal(memory.get('file:///r.md')?.paper, '/q.pdf');
    assert.equal(memory.get('file:///s.md')?.paper, '/other.pdf');
  });

  it('follows folders that were renamed', async () => {
    const memory = new PaperMemory(memento());
    await memory.set('file:///a/r.md', { ...chosen, paper: path.join('/papers', 'p.pdf') });
    await memory.set('file:///ab/r.md', chosen);
    await memory.move('file:///a', 'file:///b');
    await memory.movePaper(path.join('/papers'), path.join('/pdfs'));
    assert.equal(memory.get('file:///a/r.md'), null);
    assert.equal(memory.get('file:///b/r.md')?.paper, path.join('/pdfs', 'p.pdf'));
    assert.deepEqual(memory.get('file:///ab/r.md'), chosen);
  });

  it('forgets what was deleted', async () => {
    const memory = new PaperMemory(memento());
    for (const uri of ['file:///a/r.md', 'file:///a/s.md', 'file:///t.md', 'file:///u.md'])
      await memory.set(uri, chosen);
    await memory.drop('file:///a');
    await memory.drop('file:///t.md');
    const left = ['file:///a/r.md', 'file:///a/s.md', 'file:///t.md', 'file:///u.md'].filter((uri) =>
      memory.get(uri),
    );
    assert.deepEqual(left, ['file:///u.md']);
  });

  it('takes what it cannot read for nothing', () => {
    for (const broken of [null, 'x', [1], { 'file:///r.md': 7 }]) {
      assert.equal(new PaperMemory(memento(broken)).get('file:///r.md'), null);
    }
  });
});
