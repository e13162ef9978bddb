import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fuzzKind } from '../../../src/cli/fuzz/fuzz-kind.ts';
import { inputKinds } from '../../../src/cli/fuzz/input-kinds.ts';
import { damaged } from '../../../src/cli/fuzz/text-mutations.ts';
import { Random } from '../../../src/core/bench/random.ts';
import { InputError } from '../../../src/core/input-error.ts';
import { readPaper } from '../../../src/node/read-paper.ts';

const at = (name: string): string => `${import.meta.dirname}/../../../${name}`;
const read = (name: string): string => readFileSync(at(name), 'utf8');

describe('damaged copies of text', () => {
  it('are the same for the same number, and others for others', () => {
    const copies = Array.from({ length: 20 }, (_, seed) =>
      damaged('The paper has three figures.', new Random(seed)),
    );
    assert.equal(damaged('The paper has three figures.', new Random(3)), copies[3]);
    assert.ok(new Set(copies).size > 15);
  });

  it('are bad where reading them ends in anything but a clear refusal', () => {
    const kind = (error: Error) => ({
      name: 'k',
      samples: ['a'],
      read: () => {
        throw error;
      },
    });
    assert.equal(fuzzKind(kind(new TypeError('x')), 3, 1).length, 3);
    assert.equal(fuzzKind(kind(new InputError('f', 'is broken.', 'Mend it.')), 3, 1).length, 0);
  });
});

describe('whatever comes from outside, damaged', function () {
  this.timeout(120_000);
  const names = ['reviews', 'exports', 'settings and records', 'answers of language models'];
  let kinds: ReturnType<typeof inputKinds>;
  before(async () => {
    const paper = await readPaper({ paper: at('test/fixtures/markdown/paper.md') });
    const reviews = ['review.md', 'review.json', 'review-arr.txt'].map((name) =>
      read(`test/fixtures/sample/${name}`),
    );
    kinds = inputKinds(reviews, paper, read('models/detector/config.json'));
  });
  for (const [which, name] of names.entries()) {
    it(`is read, or refused in one clear sentence: ${name}`, () => {
      assert.equal(kinds[which]!.name, name);
      assert.deepEqual(fuzzKind(kinds[which]!, 40, 20), []);
    });
  }
});
