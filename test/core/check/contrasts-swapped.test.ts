import assert from 'node:assert/strict';
import { contrasts } from '../../../src/core/check/contrasts.ts';
import { opinionsOf, quotedBy } from './larder-paper.ts';

const source = `# Ferry: planning crossings in fog

## Abstract

We present Ferry, a planner of crossings in fog.

## 2 Method

The harbour currents are known and the visibility horizon is unknown. The radar echoes are filtered offline, whereas the
buoy drift is estimated online. The first stage proposes crossing corridors, and the second stage repairs collisions.

## References

[1] A. Quay. Crossings. 2001.
`;

function caught(text: string) {
  return opinionsOf(contrasts, text, source, 'Summary').filter(
    ({ verdict, score }) => verdict === 'contradicted' && score >= 0.6,
  );
}

describe('pairs of words that swap their company', () => {
  for (const [text, mended, quotation] of [
    [
      'The visibility horizon is known and the harbour currents are unknown.',
      'The visibility horizon is unknown and the harbour currents are known.',
      /harbour currents are known/,
    ],
    [
      'The planner filters radar echoes online, while the buoy drift is estimated offline.',
      'The planner filters radar echoes offline, while the buoy drift is estimated online.',
      /radar echoes are filtered offline/,
    ],
    [
      'The first stage repairs collisions and the second stage proposes crossing corridors.',
      'The second stage repairs collisions and the first stage proposes crossing corridors.',
      /first stage proposes/,
    ],
  ] as const)
    it(`finds: ${text}`, () => {
      const found = caught(text);
      assert.ok(found.length > 0, 'nothing found');
      assert.match(quotedBy(found, source).join(' | '), quotation);
      const repairs = found.flatMap(({ start, end, repair }) =>
        typeof repair === 'string' ? text.slice(0, start) + repair + text.slice(end) : [],
      );
      assert.ok(repairs.includes(mended), repairs.join(' / '));
    });

  for (const text of [
    'The harbour currents are known and the visibility horizon is unknown.',
    'Buoy drift is estimated online, while radar echoes are filtered offline.',
    'The first stage proposes crossing corridors and the second stage repairs collisions.',
    'Whether the visibility horizon is known and the harbour currents are unknown is not said.',
    'Is the visibility horizon known and are the harbour currents unknown?',
    'The wind is known and the tides are unknown.',
    'Known and unknown harbour currents matter.',
  ])
    it(`stays quiet: ${text}`, () =>
      assert.deepEqual(
        caught(text).map(({ reason }) => reason),
        [],
      ));
});
