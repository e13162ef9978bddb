import assert from 'node:assert/strict';
import { crossedNames } from '../../../../../src/core/bench/inject/false-concatenation/crossed-names.ts';
import { crossedNumbers } from '../../../../../src/core/bench/inject/false-concatenation/crossed-numbers.ts';
import { crossedParts } from '../../../../../src/core/bench/inject/false-concatenation/crossed-parts.ts';
import { listReordered } from '../../../../../src/core/bench/inject/false-concatenation/list-order.ts';
import { swapsOf } from '../paper-of-kelp.ts';

describe('inject false-concatenation: crossed pairs', () => {
  it('exchanges two numbers', () => {
    assert.deepEqual(
      swapsOf(crossedNumbers, 'The maps cover 14 coastal regions surveyed by 5 research vessels.'),
      [
        'The maps cover 5 coastal regions surveyed by 14 research vessels. | ' +
          'The maps cover 5 coastal regions surveyed by 14 research vessels.',
      ],
    );
  });

  it('exchanges two names that stand with words of their own', () => {
    assert.deepEqual(
      swapsOf(
        crossedNames,
        'The sonar stage needs DeepTide for shallow bays and the camera stage needs FogNet for murky harbours.',
      ),
      [
        'The sonar stage needs FogNet for shallow bays and the camera stage needs DeepTide for murky harbours. | ' +
          'The sonar stage needs FogNet for shallow bays, while the camera stage needs DeepTide for murky harbours.',
      ],
    );
  });

  it('exchanges two parts, articles mended', () => {
    assert.deepEqual(
      swapsOf(
        crossedParts,
        'An encoder gathers the echoes of sonars, and a decoder paints borders of forests.',
      ),
      [
        'A decoder gathers the echoes of sonars, and an encoder paints borders of forests. | ' +
          'The decoder gathers the echoes of every sonar, and the encoder paints the borders of the forests.',
      ],
    );
  });

  it('exchanges two qualities of different things, not of one thing', () => {
    const paper =
      '# Gulls\n\n## 1 Data\n\nGullnote merges local cries of chicks with global noise of the surf at dawn.\n';
    assert.deepEqual(
      swapsOf(crossedParts, 'Gullnote merges local cries with global noise of the surf.', 1, paper),
      [
        'Gullnote merges global cries with local noise of the surf. | ' +
          'Gullnote merges global cries of chicks with local noise of the surf at dawn.',
      ],
    );
    assert.deepEqual(
      swapsOf(crossedParts, 'Gullnote merges local and global noise of the surf.', 1, paper),
      [],
    );
  });

  it('does not cross what is listed on one footing, compared, or denied', () => {
    const paper = `# Gulls\n\n## 1 Data\n\nGullnote surpasses the network CoastEar on cries of young gulls.\n\nOur choirs join SongBox and CryNet for cries of young gulls.\n`;
    assert.deepEqual(
      swapsOf(crossedNames, 'Gullnote surpasses the network CoastEar on cries of gulls.', 1, paper),
      [],
    );
    assert.deepEqual(
      swapsOf(crossedNames, 'The choirs join SongBox and CryNet for cries of gulls.', 1, paper),
      [],
    );
    assert.deepEqual(
      swapsOf(
        crossedParts,
        'It is unclear why the encoder gathers echoes of sonars, and the decoder paints borders of forests.',
      ),
      [],
    );
    assert.deepEqual(swapsOf(crossedNumbers, 'The maps cover between 5 and 14 coastal regions.'), []);
  });
});

describe('inject false-concatenation/list-order', () => {
  it('turns a list round, which says the same', () => {
    assert.deepEqual(swapsOf(listReordered, 'Divers compared local and global borders of mapped forests.'), [
      '= Divers compared global and local borders of mapped forests. | Divers compared global and local borders of the mapped forests.',
    ]);
  });

  it('does not where the order tells which is which', () => {
    assert.deepEqual(
      swapsOf(listReordered, 'Divers compared local and global borders of mapped forests, respectively.'),
      [],
    );
  });
});
