import assert from 'node:assert/strict';
import { scope } from '../../../src/core/check/scope.ts';
import { opinionsOf, quotedBy } from './larder-paper.ts';

const source = `# Trellis: sampling for climbing robots

## Abstract

We present Trellis, a sampler for the grasp points of climbing robots.

## 2 Theory

We show that the Trellis sampler recovers the optimal grasp lattice at a linear rate under stationary wind loads. The
variance of the torque estimator is bounded under mild rope assumptions in the slack regime. The slip detector reaches
a matching lower bound on the number of probes for sufficiently large walls.

## 3 Experiments

The gripper controller handles every brick texture of the quarry benchmark. Climbing speed is measured on two walls.

## References

[1] A. Vine. Grasp lattices. 2003.
`;

function caught(text: string) {
  return opinionsOf(scope, text, source, 'Summary').filter(
    ({ verdict, score }) => verdict === 'contradicted' && score >= 0.6,
  );
}

describe('claims lifted from their condition', () => {
  const wrong: readonly (readonly [string, string, RegExp])[] = [
    [
      'The Trellis sampler recovers the optimal grasp lattice at a linear rate under any wind loads.',
      'under any',
      /under stationary wind loads/,
    ],
    [
      'The slip detector reaches a matching lower bound on the number of probes for all walls.',
      'for all',
      /sufficiently large walls/,
    ],
    [
      'The variance of the torque estimator is bounded without any assumptions in the slack regime.',
      'without any assumptions',
      /under mild rope assumptions/,
    ],
  ];
  for (const [text, span, quotation] of wrong) {
    it(`finds: ${text}`, () => {
      const found = caught(text);
      assert.ok(found.length > 0, 'nothing found');
      assert.ok(found.some(({ start, end }) => text.slice(start, end).includes(span)));
      assert.match(quotedBy(found, source).join(' | '), quotation);
      assert.ok(found.every(({ severity, node }) => severity === 'information' && node.startsWith('over')));
    });
  }

  it('puts the condition back where it fits the sentence', () => {
    const text =
      'The variance of the torque estimator is bounded without any assumptions in the slack regime.';
    const repairs = caught(text).flatMap(({ start, end, repair }) =>
      typeof repair === 'string' ? text.slice(0, start) + repair + text.slice(end) : [],
    );
    assert.deepEqual(repairs, [
      'The variance of the torque estimator is bounded under mild rope assumptions in the slack regime.',
    ]);
  });

  const right = [
    'The Trellis sampler recovers the optimal grasp lattice at a linear rate under stationary wind loads.',
    'The Trellis sampler recovers the optimal grasp lattice at a linear rate.',
    'It is unclear whether the Trellis sampler recovers the optimal grasp lattice at a linear rate under any wind loads.',
    'The Trellis sampler would recover the optimal grasp lattice at a linear rate under any wind loads.',
    'The gripper controller handles every brick texture of the quarry benchmark in all cases.',
    'The slip detector reaches a matching lower bound on the number of probes for sufficiently large walls.',
    'For all figures the captions should be longer.',
    'Does the sampler recover the optimal grasp lattice under any wind loads?',
    'The paper is always clear.',
  ];
  for (const text of right)
    it(`stays quiet: ${text}`, () =>
      assert.deepEqual(
        caught(text).map(({ reason }) => reason),
        [],
      ));

  it('stays quiet where the paper says it of all of them elsewhere', () => {
    const wider = source.replace(
      'The slip detector',
      'The Trellis sampler recovers the optimal grasp lattice at a linear rate under any wind loads. The slip detector',
    );
    assert.deepEqual(
      opinionsOf(
        scope,
        'The Trellis sampler recovers the optimal grasp lattice at a linear rate under any wind loads.',
        wider,
        'Summary',
      ).filter(({ score }) => score >= 0.6),
      [],
    );
  });
});
