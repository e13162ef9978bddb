import assert from 'node:assert/strict';
import { readEvent, readRequest } from '../../../src/core/engine/messages.ts';
import { finding, job, namedPlace, result } from '../../node/engine/fakes.ts';

describe('engine messages', () => {
  for (const kind of [{ kind: 'provisional', why: 'model' }, { kind: 'result' }])
    it(`keeps a whole ${kind.kind} as it was sent`, () => {
      const event = {
        ...kind,
        id: 1,
        uri: 'u',
        version: 3,
        paper: {
          path: 'p',
          documents: ['p', 's'],
          title: null,
          pages: null,
          key: 'k',
          warnings: [
            { kind: 'page-failed', page: 2, text: 't', document: 1 },
            { kind: 'appendix-cut', page: null, text: 't' },
          ],
        },
        reviews: [{ reviewId: 'r', result: result([finding({ fixes: [{ title: 't', edits: [] }] })]) }],
      };
      assert.deepEqual(readEvent(JSON.parse(JSON.stringify(event))), event);
    });

  it('keeps a check request as it was sent', () => {
    const request = { kind: 'check', id: 1, ...job({ passwords: { '/ü.pdf': ' p ' } }) };
    assert.deepEqual(readRequest(JSON.parse(JSON.stringify(request))), request);
  });

  it('keeps the name of a document that asks for a password', () => {
    const event = { kind: 'locked', id: 1, uri: 'u', version: 3, document: '/p.pdf', wrong: false };
    assert.deepEqual(readEvent({ ...event, password: 'x' }), event);
    assert.equal(readEvent({ ...event, wrong: 'no' }), null);
  });

  it('refuses offsets that are no offsets and types that are none of the nine', () => {
    const event = (over: object) => ({
      kind: 'result',
      id: 1,
      uri: 'u',
      version: 3,
      paper: { path: 'p', documents: [], title: null, pages: null, key: 'k', warnings: [] },
      reviews: [{ reviewId: 'r', result: result([{ ...finding(), ...over }]) }],
    });
    assert.notEqual(readEvent(event({})), null);
    assert.equal(readEvent(event({ start: -1 })), null);
    assert.equal(readEvent(event({ end: 1.5 })), null);
    assert.equal(readEvent(event({ type: 'Typo' })), null);
    assert.equal(readEvent(event({ severity: 'error' })), null);
  });

  it('refuses a check without a paper or with unknown settings', () => {
    assert.equal(readRequest({ kind: 'check', id: 1, ...job({ paper: '' }) }), null);
    assert.equal(readRequest({ kind: 'check', id: 1, ...job(), passwords: { a: 1 } }), null);
    const settings = { threshold: 'loose', policy: 'localModel', dismissed: [] };
    assert.equal(readRequest({ kind: 'check', id: 1, ...job(), settings }), null);
  });

  it('keeps a question for places and its answer, and refuses what is neither', () => {
    const question = { kind: 'places', id: 2, paper: 'p', supplements: ['s'], ocr: true, text: 'Table 2' };
    assert.deepEqual(readRequest(question), question);
    assert.deepEqual(readRequest({ ...question, text: null }), { ...question, text: null });
    assert.equal(readRequest({ ...question, text: 2 }), null);
    assert.equal(readRequest({ ...question, paper: '' }), null);
    const answer = { kind: 'places', id: 2, places: [namedPlace()] };
    assert.deepEqual(readEvent(JSON.parse(JSON.stringify(answer))), answer);
    assert.deepEqual(readEvent({ ...answer, places: null }), { ...answer, places: null });
    assert.equal(readEvent({ ...answer, places: [{ ...namedPlace(), kind: 'poem' }] }), null);
  });
});
