import { phraseSwap } from '../make/phrase-swap.ts';

/** Figures right behind would belie the new words. */
const figures = /^[^.;]{0,80}(?:\d ?%|\bby (?:up to |about |over |more than )?\d|\d ?[x×])/u;
const gain =
  /^ (?:[\p{L}-]+ ){0,2}?(?:improv\p{L}*|gains?|boosts?|increas\p{L}*|reduc\p{L}*|decreas\p{L}*|drops?|advantages?|enhanc\p{L}*|speed-?ups?|margins?|outperform\p{L}*|surpass\p{L}*|better|higher|lower|faster|fewer|less|more|accelerat\p{L}*|benefits?|impact|effects?|differences?|gaps?|degrad\p{L}*|savings?|progress|potential|advances?)\b/u;

/** A large effect told as a small one, and the reverse. */
export const degree = phraseSwap({
  id: 'hyperbole/degree',
  type: 'Hyperbole',
  wordings: [
    {
      sense: 'large',
      words: {
        significant: 'negligible',
        substantial: 'negligible',
        considerable: 'negligible',
        dramatic: 'negligible',
        notable: 'negligible',
        remarkable: 'negligible',
        'clear and consistent': 'negligible',
        large: 'negligible',
        strong: 'negligible',
        significantly: 'marginally',
        substantially: 'marginally',
        considerably: 'marginally',
        dramatically: 'marginally',
        drastically: 'marginally',
        notably: 'marginally',
        remarkably: 'marginally',
        greatly: 'marginally',
        markedly: 'marginally',
        vastly: 'marginally',
      },
      node: 'hyperbole/effect-played-down/gain-played-down',
      behind: gain,
      unless: { before: /\b(?:statistically|more|most|as|how) $/u, behind: figures },
    },
    {
      sense: 'small',
      words: {
        marginal: 'dramatic',
        slight: 'dramatic',
        modest: 'dramatic',
        minor: 'dramatic',
        small: 'dramatic',
        moderate: 'dramatic',
        negligible: 'dramatic',
        minimal: 'dramatic',
        slightly: 'dramatically',
        marginally: 'dramatically',
        modestly: 'dramatically',
        moderately: 'dramatically',
      },
      node: 'hyperbole/effect-inflated/gain-inflated',
      behind: gain,
      unless: { before: /\b(?:more|most|as|how) $/u, behind: figures },
    },
    {
      sense: 'large',
      words: {
        significant: 'substantial',
        substantial: 'considerable',
        considerable: 'substantial',
        significantly: 'substantially',
        substantially: 'considerably',
        considerably: 'substantially',
        greatly: 'considerably',
        dramatically: 'drastically',
      },
      node: 'hyperbole/effect-inflated/gain-inflated',
      effect: 'keeps',
      behind: gain,
      unless: { before: /\b(?:statistically|more|most|as|how) $/u, behind: figures },
    },
    {
      sense: 'small',
      words: {
        slightly: 'marginally',
        slight: 'marginal',
        marginal: 'slight',
        marginally: 'slightly',
        minor: 'small',
      },
      node: 'hyperbole/effect-inflated/gain-inflated',
      effect: 'keeps',
      behind: gain,
      unless: { before: /\b(?:more|most|as|how) $/u, behind: figures },
    },
  ],
});
