import assert from 'node:assert/strict';
import type { DraftState, DraftStatus } from '../../../src/extension/findings/draft-state.ts';
import { enterPassword } from '../../../src/extension/passwords/enter-password.ts';
import type { PasswordQuestion } from '../../../src/extension/passwords/enter-password.ts';
import { PaperPasswords } from '../../../src/extension/passwords/paper-passwords.ts';

const checked = { kind: 'failed', paper: '' } as const satisfies DraftStatus;

/**
 * Drafts and the documents of their papers; a document opens with the password of that name. The user gives the answers
 * one after another.
 */
function desk(
  drafts: Record<string, string[]>,
  locks: Record<string, string>,
  answers: (string | undefined)[],
) {
  const passwords = new PaperPasswords();
  const states = new Map<string, DraftStatus>();
  const checks: string[] = [];
  const questions: PasswordQuestion[] = [];
  const check = (uri: string): Promise<void> => {
    checks.push(uri);
    const documents = drafts[uri]!;
    const given = passwords.of(documents);
    const shut = documents.find((document) => locks[document] !== given[document]);
    const locked = { kind: 'locked', paper: documents[0]!, document: shut!, wrong: shut! in given } as const;
    states.set(uri, shut === undefined ? checked : locked);
    return Promise.resolve();
  };
  for (const uri of Object.keys(drafts)) void check(uri);
  checks.length = 0;
  const enter = (uri: string) =>
    enterPassword(uri, {
      store: {
        get: (one) => (states.has(one) ? ({ status: states.get(one)! } as DraftState) : undefined),
        uris: () => [...states.keys()],
      },
      checks: { check, checkNow: check },
      passwords,
      ask: (question) => {
        questions.push(question);
        assert.ok(answers.length > 0, 'asks no more often than answered');
        return Promise.resolve(answers.shift());
      },
    });
  const kind = (uri: string) => states.get(uri)?.kind;
  return { enter, kind, checks, questions, passwords, states };
}

describe('enterPassword', () => {
  it('checks the draft with the password that the user enters', async () => {
    const { enter, kind, questions, passwords } = desk({ r: ['/p.pdf'] }, { '/p.pdf': 'right' }, ['right']);
    assert.equal(await enter('r'), true);
    assert.equal(kind('r'), 'failed');
    assert.deepEqual(questions, [{ document: '/p.pdf', wrong: false }]);
    assert.deepEqual(passwords.of(['/p.pdf']), { '/p.pdf': 'right' });
  });

  it('asks again, and says so, until one opens it', async () => {
    const { enter, kind, questions } = desk({ r: ['/p.pdf'] }, { '/p.pdf': 'right' }, ['a', 'b', 'right']);
    await enter('r');
    assert.equal(kind('r'), 'failed');
    assert.deepEqual(
      questions.map(({ wrong }) => wrong),
      [false, true, true],
    );
  });

  it('leaves the draft as it is when the user leaves', async () => {
    for (const answer of [undefined, '']) {
      const { enter, kind, checks, passwords } = desk({ r: ['/p.pdf'] }, { '/p.pdf': 'right' }, [answer]);
      assert.equal(await enter('r'), true);
      assert.equal(kind('r'), 'locked');
      assert.deepEqual(checks, []);
      assert.deepEqual(passwords.of(['/p.pdf']), {});
    }
  });

  it('keeps no password that was wrong', async () => {
    const { enter, passwords } = desk({ r: ['/p.pdf'] }, { '/p.pdf': 'right' }, ['wrong', undefined]);
    await enter('r');
    assert.deepEqual(passwords.of(['/p.pdf']), {});
  });

  it('asks for each document that has a lock of its own', async () => {
    const locks = { '/p.pdf': 'one', '/s.pdf': 'two' };
    const { enter, kind, questions } = desk({ r: ['/p.pdf', '/s.pdf'] }, locks, ['one', 'no', 'two']);
    await enter('r');
    assert.equal(kind('r'), 'failed');
    assert.deepEqual(questions, [
      { document: '/p.pdf', wrong: false },
      { document: '/s.pdf', wrong: false },
      { document: '/s.pdf', wrong: true },
    ]);
  });

  it('checks the other drafts of the same paper too, and no others', async () => {
    const drafts = { r: ['/p.pdf'], s: ['/p.pdf'], t: ['/q.pdf'] };
    const { enter, kind, checks } = desk(drafts, { '/p.pdf': 'right', '/q.pdf': 'x' }, ['right']);
    await enter('r');
    assert.deepEqual(checks, ['r', 's']);
    assert.equal(kind('s'), 'failed');
    assert.equal(kind('t'), 'locked');
  });

  it('asks nothing where no paper is locked', async () => {
    const { enter } = desk({ r: ['/p.pdf'] }, {}, []);
    assert.equal(await enter('r'), false);
    assert.equal(await enter('elsewhere'), false);
  });

  it('ends when the draft is closed meanwhile', async () => {
    const { enter, states, questions } = desk({ r: ['/p.pdf'] }, { '/p.pdf': 'right' }, ['wrong']);
    const { get } = states;
    states.get = (uri) => (questions.length > 0 ? undefined : get.call(states, uri));
    assert.equal(await enter('r'), true);
    assert.equal(questions.length, 1);
  });
});

describe('PaperPasswords', () => {
  it('gives away the passwords of the documents that are asked for alone', () => {
    const passwords = new PaperPasswords();
    passwords.set('/a.pdf', '1');
    passwords.set('/b.pdf', '2');
    assert.deepEqual(passwords.of(['/b.pdf', '/c.pdf']), { '/b.pdf': '2' });
    passwords.forget('/b.pdf');
    assert.deepEqual(passwords.of(['/a.pdf', '/b.pdf']), { '/a.pdf': '1' });
  });
});
