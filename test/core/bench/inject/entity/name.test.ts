import assert from 'node:assert/strict';
import { nameSwapped } from '../../../../../src/core/bench/inject/entity/name.ts';
import { swapsOf } from '../paper-of-kelp.ts';

const swaps = (sentence: string): string[] => swapsOf(nameSwapped, sentence);

describe('inject entity/name', () => {
  it('tells a dataset as another one that the paper names for other things', () => {
    assert.deepEqual(swaps('They train the segmentation network with sonar echoes from TideBase.'), [
      'They train the segmentation network with sonar echoes from CoralCam. | ' +
        'We train the segmentation network with sonar echoes from the CoralCam dataset of coastal surveys.',
    ]);
  });

  it('makes none of a name that the paper does not tell the same of', () => {
    assert.deepEqual(swaps('They print the posters of the segmentation network with TideBase.'), []);
  });

  it('makes none of a denial, nor where the sentence holds both names', () => {
    assert.deepEqual(
      swaps('They do not train the segmentation network with sonar echoes from TideBase.'),
      [],
    );
    assert.deepEqual(
      swaps('Like CoralCam networks, they train the segmentation network with sonar echoes from TideBase.'),
      [],
    );
  });
});
