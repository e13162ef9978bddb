import assert from 'node:assert/strict';
import { splitSentences } from '../../../src/core/text/sentences.ts';

/** Marks the expected boundaries with " | " so that the expected value is read off the input itself. */
function check(marked: string): void {
  const parts = marked.split(' | ');
  const text = parts.join(' ');
  const found = splitSentences(text).map(({ start, end }) => text.slice(start, end));
  assert.deepEqual(found, parts);
}

describe('splitSentences', () => {
  const cases = [
    'The idea is simple. | It works.',
    'As Smith et al. (2020) show, it fails. | We disagree.',
    'This follows Smith et al. | The authors should cite it.',
    'Use a stronger optimiser, e.g. Adam or i.e. SGD. | It helps.',
    'See Fig. 3 and Eq. (5), Sec. 4.2, Tab. S1. | They agree.',
    'The gain is 3.2 points over v1.0. | That is small.',
    'This is in Section 3. | Next, the authors turn to data.',
    'Details are in Appendix J. | To reproduce it, one needs code.',
    'It was proposed by J. Smith in 1999. | That is old.',
    '1. The method is novel. | 2. It is fast.',
    'They ask "why does it work?" and never answer. | Odd.',
    'He says "it works." | Then it fails.',
    'Is the answer no? | Then the paper fails.',
    'The answer is no. | The paper has no proof.',
    'See No. 5 in the list. | It is wrong.',
    'The proof is fine. | however the bound is loose.',
    'The loss $f(x). g(y)$ is odd. | It is not convex.',
    'This was shown before.[12] | The authors ignore it.',
  ];
  for (const marked of cases) it(marked, () => check(marked));

  it('splits at a blank line and not at a single line end', () => {
    const text = 'One line\nthat wraps\r\n\r\nNext paragraph';
    assert.deepEqual(splitSentences(text), [
      { start: 0, end: 19 },
      { start: 23, end: 37 },
    ]);
  });

  it('gives nothing for white space', () => assert.deepEqual(splitSentences(' \n\n\t '), []));
});
