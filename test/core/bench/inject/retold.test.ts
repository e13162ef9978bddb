import assert from 'node:assert/strict';
import { patchedPaper } from '../../../../src/core/bench/evaluate/patched-paper.ts';
import { speaksOfOthers } from '../../../../src/core/bench/inject/of-others.ts';
import type { Operator, Swap } from '../../../../src/core/bench/inject/operator.ts';
import { toldEverywhere } from '../../../../src/core/bench/inject/retold.ts';
import { trend } from '../../../../src/core/bench/inject/reasoning/trend.ts';
import { Random } from '../../../../src/core/bench/random.ts';
import { exchange } from './exchange.ts';
import { groundedOf } from './grounded-of.ts';
import { paperOf } from './paper-of.ts';

const sentence = 'A wooden sluice increases the current in the harbour mouth.';
const first = 'We find that a wooden sluice increases the current in the harbour mouth.';

/** The swap told everywhere, and all that the paper says once it is altered. */
function made(
  operator: Operator,
  more: readonly string[],
  change: Partial<Swap> = {},
): { swap: Swap | null; paper: string } {
  const grounded = groundedOf(sentence, paperOf(first, ...more));
  const random = (): Random => new Random(1);
  const swap = toldEverywhere(
    { ...operator.propose(grounded, random())[0]!, ...change },
    operator,
    grounded,
    random,
  );
  const patched = patchedPaper(grounded.index.paper, swap ? [swap.paper, ...(swap.also ?? [])] : []);
  return { swap, paper: patched.passages.map(({ text }) => text).join('\n') };
}

describe('what the paper says in several places', () => {
  it('is left as it is where it stands once', () => {
    const { swap } = made(trend, []);
    assert.deepEqual([swap?.also, swap?.sides], [undefined, undefined]);
  });

  it('is altered in all of them, be it in another form', () => {
    const { swap, paper } = made(trend, [
      'In summer too the wooden sluice increases the current of the harbour mouth.',
      'We see an increased current in the harbour mouth behind a wooden sluice.',
    ]);
    assert.equal(swap?.also?.length, 2);
    assert.match(paper, /wooden sluice decreases the current of the harbour/);
    assert.match(paper, /a decreased current in the harbour mouth/);
    assert.doesNotMatch(paper, /increase/);
  });

  it('alters the very words where the operator itself finds none, with their article', () => {
    const once = exchange('increases', 'alters');
    const { paper } = made(once, [
      'A wooden sluice in the harbour mouth increases the current, and the swell increases.',
    ]);
    assert.match(paper, /harbour mouth alters the current, and the swell alters/);
  });

  it('leaves the paper alone where a place tells it in words that cannot be altered', () => {
    const more = ['The increase of the current in the harbour mouth by a wooden sluice is large.'];
    assert.equal(made(exchange('increases', 'decreases'), more).swap?.sides, 'claim');
    // Then nothing is left of a change that is told of the paper's side alone, or that the claim's words imply.
    assert.equal(made(exchange('increases', 'decreases'), more, { sides: 'paper' }).swap, null);
    assert.equal(made(exchange('increases', 'decreases'), more, { stronger: 'before' }).swap, null);
  });

  it('knows a number in any writing', () => {
    const grounded = groundedOf(
      'The wooden sluice was opened on 12 days of the harbour season.',
      paperOf(
        'The wooden sluice was opened on 12 days of the harbour season.',
        'On twelve days of the season we opened the wooden sluice of the harbour.',
      ),
    );
    const operator = exchange('12', '31');
    const random = (): Random => new Random(1);
    const swap = toldEverywhere(operator.propose(grounded, random())[0]!, operator, grounded, random);
    assert.equal(swap?.sides, 'claim');
  });

  it('is not altered where the paper says it of other work', () => {
    const grounded = groundedOf(
      sentence,
      paperOf(first.replace('We find that', 'Earlier studies found that')),
    );
    const random = (): Random => new Random(1);
    const swap = toldEverywhere(trend.propose(grounded, random())[0]!, trend, grounded, random);
    assert.equal(swap?.sides, 'claim');
  });
});

describe('statements about the work of others', () => {
  it('name it, and say nothing of the own', () => {
    assert.ok(speaksOfOthers('Recent harbour models need a tide table.'));
    assert.ok(speaksOfOthers('Lind et al. measured the swell by hand.'));
    assert.ok(!speaksOfOthers('Unlike earlier approaches, we measure the swell.'));
    assert.ok(!speaksOfOthers('The gauge is read once an hour.'));
  });
});
