import { phraseSwap, type Wording } from '../make/phrase-swap.ts';

const numbers = 'two three four five six seven eight nine ten eleven twelve'.split(' ');
/** Praise of what was counted goes with the number. */
const praise =
  '(?: (?:different|diverse|public|popular|representative|standard|real-world|challenging|widely used|widely-used|mainstream))?';
const tested = /(?:\b(?:on|across|over|with|for|in|of|against|to|using|spanning|under|covering)) $/u;
const things =
  'datasets|benchmarks|models|baselines|methods|architectures|backbones|approaches|algorithms|languages|llms|vlms|lvlms|mllms|attacks|games|simulators|optimizers';
const circumstances =
  'tasks|settings|domains|scenarios|environments|applications|problems|modalities|categories|fields|scales|aspects|families|regimes';

/** As many of them on both sides: each number is a sense of its own. */
const counted = (nouns: string, all: string): Wording[] =>
  numbers.map((number, at) => ({
    sense: number,
    pattern: `(?:${number}|${at + 2})${praise}`,
    by: all,
    words: {},
    node: 'overgeneralization/quantifier-widened/some-as-all',
    stronger: 'after',
    sameThing: true,
    before: tested,
    behind: new RegExp(`^ (?:[\\p{L}\\p{N}-]+ ){0,2}?(?:${nouns})\\b`, 'u'),
  }));

/** "On three datasets" told as "on all existing datasets": a handful tested told as everything there is. */
export const countedAsAll = phraseSwap({
  id: 'overgeneralization/counted',
  type: 'Overgeneralization',
  wordings: [...counted(things, 'all existing'), ...counted(circumstances, 'all possible')],
});
