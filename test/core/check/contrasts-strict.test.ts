import assert from 'node:assert/strict';
import { contrasts } from '../../../src/core/check/contrasts.ts';
import { opinionsOf } from './larder-paper.ts';

const source = `# Heronry: counting nests from the air

## Abstract

We present Heronry, a counter of nests in drone videos of reed beds. The nest tracker achieves sublinear memory growth in
long drone videos. The reed mask is refined with a dynamic water map of the estuary.

## 2 Method

Nest outlines are matched in a coarse-to-fine manner over the reed tiles. We prove an upper bound on the number of
overlooked nests in dense reeds. The wing detector is applied at test time to each tile of the survey. Future work will
extend the colony estimator to nocturnal roost recordings.

## 3 Experiments

All nest counts are tuned on the validation set of the estuary survey. Earlier trackers count nests in a fine-grained grid.

## References

[1] B. Egret. Reed beds. 2010.
`;

function marked(text: string): string[] {
  return opinionsOf(contrasts, text, source, 'Summary')
    .filter(({ verdict, score }) => verdict === 'contradicted' && score >= 0.6)
    .map(({ start, end }) => text.slice(start, end));
}

describe('contrasts that are shown', () => {
  for (const [text, words] of [
    ['Nest outlines are matched in a fine-to-coarse manner over the reed tiles.', 'fine-to-coarse'],
    ['The authors prove a lower bound on the number of overlooked nests in dense reeds.', 'lower bound'],
    ['The wing detector is applied during training to each tile of the survey.', 'during training'],
  ] as const)
    it(`finds: ${text}`, () => assert.deepEqual(marked(text), [words]));

  for (const text of [
    // Part of another word, and a word that holds together with the paper's.
    'The nest tracker achieves sub-linear memory growth in long drone videos.',
    'The reed mask is refined with a learned water map of the estuary.',
    // Said of others, asked, wished, or an entry of a list of references.
    'Unlike trackers that match nest outlines in a fine-to-coarse manner over the reed tiles, this one is new.',
    'Are nest outlines matched in a fine-to-coarse manner over the reed tiles?',
    'Nest outlines could be matched in a fine-to-coarse manner over the reed tiles.',
    '[3] Nest outlines matched in a fine-to-coarse manner over the reed tiles.',
    // The same words of something else.
    'The rebuttal was written in a fine-to-coarse manner.',
    'There is a lower bound on the number of pages.',
    // What the paper only plans is no proof.
    'The colony estimator is run on diurnal roost recordings.',
    // The paper's own words.
    'Nest outlines are matched in a coarse-to-fine manner over the reed tiles.',
    'All nest counts are tuned on the validation set of the estuary survey.',
  ])
    it(`stays quiet: ${text}`, () => assert.deepEqual(marked(text), []));
});
