import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ChatRecord } from '../../../src/extension/agent/chat-record.ts';
import { FindingsStore } from '../../../src/extension/findings/findings-store.ts';
import { deleteData } from '../../../src/extension/kept-data/delete-data.ts';
import { ownFolder } from '../../../src/extension/kept-data/file-stores.ts';
import { draftsOfPapers, identifyPaper } from '../../../src/extension/kept-data/identify-paper.ts';
import { sizeText } from '../../../src/extension/kept-data/kept-store.ts';
import type { KeptPart, KeptStore, PaperIdentity } from '../../../src/extension/kept-data/kept-store.ts';
import * as memories from '../../../src/extension/kept-data/memory-stores.ts';
import { PaperMemory } from '../../../src/extension/linking/paper-memory.ts';
import { PaperPasswords } from '../../../src/extension/passwords/paper-passwords.ts';
import { ViewedPapers } from '../../../src/extension/viewer/viewed-papers.ts';

const ferry: PaperIdentity = {
  documents: new Set(['/w/ferry.pdf', '/w/extra.pdf']),
  files: ['aa'],
  key: 'k',
  drafts: ['file:///w/r.md'],
};

function memento(kept = new Map<string, unknown>()) {
  return {
    kept,
    get: (key: string) => kept.get(key),
    update: (key: string, value: unknown) =>
      Promise.resolve(void (value === undefined ? kept.delete(key) : kept.set(key, value))),
  };
}

const texts = async (store: KeptStore, paper: PaperIdentity | null) =>
  (await store.find(paper)).map(({ what }) => what);
const removeAll = async (store: KeptStore, paper: PaperIdentity | null) => {
  for (const part of await store.find(paper)) await part.remove();
};

describe('deleting what is kept', () => {
  function deletion(answer: boolean, stores: KeptStore[]) {
    const happened: string[] = [];
    const run = () =>
      deleteData(
        {
          paper: ferry,
          name: 'ferry.pdf',
          stores,
          halt: () => Promise.resolve(void happened.push('halt')),
          notes: ['The file stays.'],
        },
        {
          confirm: (question, detail) => {
            happened.push(`${question}\n${detail}`);
            return Promise.resolve(answer);
          },
          tell: (message) => happened.push(message),
          warn: (message) => happened.push(`! ${message}`),
        },
      );
    return { happened, run };
  }

  const storeOf = (...parts: KeptPart[]): KeptStore => ({ find: () => Promise.resolve(parts) });

  it('lists everything, asks once, halts before it removes, and says what was done', async () => {
    const gone: string[] = [];
    const part = (what: string) => ({ what, remove: () => Promise.resolve(void gone.push(what)) });
    const stores = [storeOf(part('2 parsed papers (1.4 MB)')), storeOf(), storeOf(part('1 password'))];
    const { happened, run } = deletion(true, stores);
    await run();
    assert.deepEqual(happened, [
      'Delete what PeerLint keeps of ferry.pdf?\n• 2 parsed papers (1.4 MB)\n• 1 password\n\nThe file stays.',
      'halt',
      'PeerLint: deleted 2 parsed papers (1.4 MB); 1 password.',
    ]);
    assert.equal(gone.length, 2);
  });

  it('tells what ends with the process, which is not there any more when the rest is removed', async () => {
    let running = true;
    const memory: KeptStore = {
      find: () =>
        Promise.resolve(running ? [{ what: 'memory', endsByItself: true, remove: assert.fail }] : []),
    };
    const told: string[] = [];
    const halt = () => Promise.resolve(void (running = false));
    const talk = {
      confirm: () => Promise.resolve(true),
      tell: (message: string) => void told.push(message),
      warn: assert.fail,
    };
    await deleteData({ paper: ferry, name: 'ferry.pdf', stores: [memory], halt, notes: [] }, talk);
    assert.deepEqual(told, ['PeerLint: deleted memory.']);
  });

  it('does nothing without a yes', async () => {
    const { happened, run } = deletion(false, [storeOf({ what: 'x', remove: assert.fail })]);
    await run();
    assert.equal(happened.length, 1);
  });

  it('asks nothing where nothing is kept', async () => {
    const { happened, run } = deletion(true, [storeOf()]);
    await run();
    assert.deepEqual(happened, ['PeerLint: nothing is kept of ferry.pdf.']);
  });

  it('removes the rest where something cannot go, and says what and why', async () => {
    const broken = {
      what: '3 dismissed findings',
      remove: () => Promise.reject(new Error('/w/d.json is no list.')),
    };
    const unreadable: KeptStore = { find: () => Promise.reject(new Error('EACCES /cache')) };
    let gone = false;
    const good = { what: '1 password', remove: () => Promise.resolve(void (gone = true)) };
    const { happened, run } = deletion(true, [storeOf(broken), unreadable, storeOf(good)]);
    await run();
    assert.ok(gone);
    assert.equal(happened.at(-2), 'PeerLint: deleted 1 password.');
    assert.match(
      happened.at(-1)!,
      /^! .*EACCES \/cache.*Not deleted: 3 dismissed findings\. \/w\/d\.json is no list\./,
    );
  });

  it('removes what a check wrote while the user was reading', async () => {
    const kept = new Set(['first']);
    const store: KeptStore = {
      find: () =>
        Promise.resolve(
          [...kept].map((what) => ({ what, remove: () => Promise.resolve(void kept.delete(what)) })),
        ),
    };
    const talk = {
      confirm: () => Promise.resolve(kept.add('second').size === 2),
      tell: () => undefined,
      warn: assert.fail,
    };
    const halt = () => Promise.resolve(void kept.add('third'));
    await deleteData({ paper: ferry, name: 'ferry.pdf', stores: [store], halt, notes: [] }, talk);
    assert.deepEqual([...kept], []);
  });
});

describe('what is kept in memory and in the workspace', () => {
  const chosen = (paper: string) => ({ paper, frontMatter: null });

  it('links of drafts: of the paper alone, or all', async () => {
    const memory = new PaperMemory(memento());
    await memory.set('file:///w/r.md', chosen('/w/ferry.pdf'));
    await memory.set('file:///w/s.md', chosen('/w/other.pdf'));
    await memory.set('untitled:1', chosen('/w/extra.pdf'));
    const store = memories.chosenPapers(memory);
    assert.deepEqual(await texts(store, ferry), ['2 links from drafts to their papers']);
    await removeAll(store, ferry);
    assert.deepEqual(memory.draftsOf(null), ['file:///w/s.md']);
    await removeAll(store, null);
    assert.deepEqual(await texts(store, null), []);
  });

  it('viewed papers, whose panels close', async () => {
    const kept = memento();
    const viewed = new ViewedPapers(kept);
    await viewed.add('/w/ferry.pdf');
    await viewed.add('/w/other.pdf');
    const closed: string[] = [];
    const store = memories.viewedPapers(viewed, { close: (papers) => closed.push(...(papers ?? ['all'])) });
    await removeAll(store, ferry);
    assert.deepEqual(
      [closed, viewed.has('/w/ferry.pdf'), viewed.has('/w/other.pdf')],
      [['/w/ferry.pdf'], false, true],
    );
    await removeAll(store, null);
    assert.equal(kept.kept.size, 0);
  });

  it('passwords and wishes for text recognition', async () => {
    const passwords = new PaperPasswords();
    passwords.set('/w/extra.pdf', 'x');
    passwords.set('/w/other.pdf', 'y');
    assert.deepEqual(await texts(memories.enteredPasswords(passwords), ferry), ['1 password (in memory)']);
    await removeAll(memories.enteredPasswords(passwords), ferry);
    assert.deepEqual(passwords.documents(), ['/w/other.pdf']);
    const scans = new Set(['/w/ferry.pdf', '/w/other.pdf']);
    await removeAll(memories.wantedScans(scans), ferry);
    assert.deepEqual([...scans], ['/w/other.pdf']);
  });

  it('records of chats, of open drafts and of linked ones, with what their loss means', async () => {
    const chats = new ChatRecord(memento());
    for (const uri of ['file:///w/r.md', 'file:///w/closed.md', 'file:///w/s.md'])
      await chats.add(uri, 'text');
    const store = memories.sharedWithChats(chats, () => ['file:///w/closed.md']);
    assert.match((await texts(store, ferry)).join(), /^2 records .* disclosure/);
    await removeAll(store, ferry);
    assert.deepEqual(chats.drafts(), ['file:///w/s.md']);
    await removeAll(store, null);
    assert.deepEqual(chats.drafts(), []);
  });
});

describe('what is kept in files', () => {
  it('the copy of the sample goes with everything, not with a paper', async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'peerlint-kept-')), 'sample');
    const store = ownFolder(folder, 'the sample');
    assert.deepEqual(await texts(store, null), []);
    mkdirSync(folder);
    writeFileSync(join(folder, 'review.md'), 'x'.repeat(1500));
    assert.deepEqual(await texts(store, ferry), []);
    assert.deepEqual(await texts(store, null), ['the sample (2 kB)']);
    await removeAll(store, null);
    assert.ok(!existsSync(folder));
    rmSync(join(folder, '..'), { recursive: true });
  });

  it('sizes are told for people', () => {
    assert.deepEqual([sizeText(1), sizeText(340_000), sizeText(1_440_000)], ['1 kB', '340 kB', '1.4 MB']);
  });
});

describe('the paper whose data is to go', () => {
  it('is known by its files, its key and the drafts about it; what cannot be read is left out', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'peerlint-identity-'));
    const path = join(folder, 'p.txt');
    writeFileSync(path, 'abc');
    const store = new FindingsStore(() => false);
    const documents = [path, '/missing/s.pdf'];
    const paper = { path, documents, title: null, pages: null, key: 'k', warnings: [] };
    store.setChecked('file:///a.md', { version: 1, source: '', paper, reviews: [] });
    store.setStatus('file:///b.md', { kind: 'unreadable', paper: '/w/q.pdf', message: '' });
    store.setStatus('file:///d.md', { kind: 'data-deleted', paper: path });
    store.setStatus('file:///c.md', { kind: 'not-linked', candidates: [path] });
    const identity = await identifyPaper(path, store);
    assert.deepEqual([...identity.documents], documents);
    // The SHA-256 of "abc" (FIPS 180-2, appendix B.1).
    assert.deepEqual(identity.files, ['ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad']);
    assert.deepEqual([identity.key, identity.drafts], ['k', ['file:///a.md']]);
    assert.deepEqual(
      [...draftsOfPapers(store, null)],
      [
        ['file:///a.md', path],
        ['file:///b.md', '/w/q.pdf'],
      ],
    );
    rmSync(folder, { recursive: true });
  });
});
