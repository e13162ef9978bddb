import assert from 'node:assert/strict';
import { applyFix, applyRepairs, changed } from '../../../src/extension/commands/apply-fix.ts';
import { FindingsStore } from '../../../src/extension/findings/findings-store.ts';
import type { TrackedEdit } from '../../../src/extension/findings/tracked-finding.ts';
import { finding, result } from '../../node/engine/fakes.ts';

const uri = 'file:///r.md';
const source = 'Good. It has 7 layers.';
const paper = { path: '/p.pdf', documents: [], title: null, pages: 9, key: 'k', warnings: [] };
const fix = { title: 'Remove this claim', edits: [{ start: 5, end: 22, text: '' }] };

function target(text: string | null, accepts = true) {
  const applied: TrackedEdit[] = [];
  const previewed: TrackedEdit[] = [];
  const refusals: string[] = [];
  return {
    applied,
    refusals,
    text: () => text,
    apply: (_: string, edits: readonly TrackedEdit[]) => {
      if (accepts) applied.push(...edits);
      return Promise.resolve(accepts);
    },
    preview: (_: string, edits: readonly TrackedEdit[]) => {
      previewed.push(...edits);
      return Promise.resolve(accepts);
    },
    previewed,
    refuse: (message: string) => void refusals.push(message),
  };
}

function store() {
  const findings = new FindingsStore(() => false);
  const reviews = [{ reviewId: 'r', result: result([finding({ id: 'f', fixes: [fix] })]) }];
  findings.setChecked(uri, { version: 1, source, paper, reviews });
  return findings;
}

describe('applyFix', () => {
  it('edits where the text still stands', async () => {
    const to = target(source);
    assert.equal(await applyFix({ uri, finding: 'f', fix: 0 }, store(), to), true);
    assert.deepEqual(to.applied, [{ start: 5, end: 22, text: '', was: ' It has 7 layers.' }]);
    assert.deepEqual(to.refusals, []);
  });

  const refused: [string, string | null, string, number][] = [
    ['another text stands there', 'Good. It has 8 layers.', 'f', 0],
    ['the draft is closed', null, 'f', 0],
    ['the finding is gone', source, 'g', 0],
    ['there is no such fix', source, 'f', 9],
  ];
  for (const [why, text, id, index] of refused) {
    it(`refuses with a message when ${why}`, async () => {
      const to = target(text);
      assert.equal(await applyFix({ uri, finding: id, fix: index }, store(), to), false);
      assert.deepEqual(to.applied, []);
      assert.deepEqual(to.refusals, [changed]);
    });
  }

  it('refuses with a message when the editor does', async () => {
    const to = target(source, false);
    assert.equal(await applyFix({ uri, finding: 'f', fix: 0 }, store(), to), false);
    assert.deepEqual(to.refusals, [changed]);
  });
});

describe('applyRepairs', () => {
  const draft = 'It has 7 layers and 3 heads. It is slow.';
  const repair = (start: number, end: number, by: string, id: string) =>
    finding({
      id,
      start,
      end,
      sentence: { start: 0, end: 28 },
      fixes: [
        { title: `Replace with "${by}"`, edits: [{ start, end, text: by }] },
        { title: 'Remove this claim', edits: [{ start: 0, end: 29, text: '' }] },
      ],
    });

  function drafted(...findings: ReturnType<typeof finding>[]) {
    const all = new FindingsStore(() => false);
    const reviews = [{ reviewId: 'r', result: result(findings) }];
    all.setChecked(uri, { version: 1, source: draft, paper, reviews });
    return all;
  }

  it('previews the repairs alone, in order', async () => {
    const to = target(draft);
    const all = drafted(repair(20, 21, '8', 'b'), repair(7, 8, '12', 'a'));
    assert.equal(await applyRepairs(uri, all, to), true);
    assert.deepEqual(
      to.previewed.map(({ start, text }) => [start, text]),
      [
        [7, '12'],
        [20, '8'],
      ],
    );
    assert.deepEqual(to.applied, []);
  });

  it('says that there is none', async () => {
    const to = target(source);
    assert.equal(await applyRepairs(uri, store(), to), false);
    assert.match(to.refusals.join(), /^No claim of this draft/);
  });

  it('refuses where the text has changed', async () => {
    const to = target(draft.replace('7', '9'));
    assert.equal(await applyRepairs(uri, drafted(repair(7, 8, '12', 'a')), to), false);
    assert.deepEqual(to.refusals, [changed]);
    assert.deepEqual(to.previewed, []);
  });
});
