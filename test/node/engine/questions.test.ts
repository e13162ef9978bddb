import assert from 'node:assert/strict';
import { Questions } from '../../../src/node/engine/questions.ts';

describe('questions to another process', () => {
  it('get the answer with their number, whatever the order', async () => {
    const questions = new Questions<string>();
    const sent: number[] = [];
    const [first, second] = [questions.ask((id) => sent.push(id)), questions.ask((id) => sent.push(id))];
    questions.answer(sent[1]!, 'b');
    questions.answer(sent[0]!, 'a');
    questions.answer(sent[0]!, 'again');
    assert.deepEqual(await Promise.all([first, second]), ['a', 'b']);
  });

  it('end without an answer when it takes too long', async () => {
    const questions = new Questions<string>(5);
    const keep = setTimeout(() => undefined, 1000);
    assert.equal(await questions.ask(() => undefined), null);
    clearTimeout(keep);
  });
});
