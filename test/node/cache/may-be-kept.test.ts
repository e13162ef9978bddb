import assert from 'node:assert/strict';
import { mayBeKept } from '../../../src/node/cache/may-be-kept.ts';
import { paper } from '../engine/fakes.ts';

describe('mayBeKept', () => {
  const plain = paper('/p.pdf');
  const warned = (kind: string) => ({ ...plain, warnings: [{ kind, page: 1, text: '' }] });

  it('keeps a PDF, also one that the user is warned of', () => {
    assert.equal(mayBeKept(plain), true);
    assert.equal(mayBeKept(warned('hidden-text')), true);
    assert.equal(mayBeKept(warned('page-failed')), true);
  });

  it('keeps nothing that a password locks', () => {
    assert.equal(mayBeKept({ ...plain, locked: true }), false);
  });

  it('keeps nothing of which hidden text is not known: the next look may have the time', () => {
    assert.equal(mayBeKept(warned('hidden-text-unchecked')), false);
  });

  it('keeps nothing of which a page was given up', () => {
    assert.equal(mayBeKept(warned('page-given-up')), false);
  });

  it('keeps text for the sake of a PDF alone', () => {
    const [pdf] = plain.documents;
    const text = { ...pdf!, format: 'text' } as const;
    assert.equal(mayBeKept({ ...plain, documents: [text] }), false);
    assert.equal(mayBeKept({ ...plain, documents: [text, pdf!] }), true);
  });
});
