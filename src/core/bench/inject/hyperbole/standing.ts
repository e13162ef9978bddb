import { phraseSwap } from '../make/phrase-swap.ts';

const type = 'Hyperbole';
/** A margin or a figure behind the verb would belie the new words, or not fit them. */
const margin = /^[^.;]{0,100}\bby\b|^[^.;]{0,60}\d ?%/u;
const worth =
  /^ (?:[\p{L}-]+ ){0,2}?(?:performances?|results?|accurac(?:y|ies)|scores?|methods?|baselines?|robustness|quality|efficiency|generali[sz]ation|models?|rates?|success|error|errors|capabilit(?:y|ies))\b/u;

/** A result's standing among its rivals moved: on a par told as far ahead, far ahead as barely so; much told as next to nothing. */
export const standing = phraseSwap({
  id: 'hyperbole/standing',
  type,
  wordings: [
    {
      sense: 'par',
      words: {
        competitive: 'unrivalled',
        comparable: 'vastly superior',
        similar: 'vastly superior',
        'on par with': 'far ahead of',
        'on-par with': 'far ahead of',
        'comparable to': 'far better than',
        'competitive with': 'far better than',
      },
      node: 'hyperbole/effect-inflated/lead-inflated',
      sameThing: true,
      unless: { before: /\b(?:more|most|less|or|and|highly) $/u, behind: /^ (?:or|and|to)\b/u },
      behind:
        /^ (?:[\p{L}-]+ ){0,3}?(?:performances?|results?|accurac(?:y|ies)|scores?|baselines?|methods?|models?|robustness|quality|efficiency|approaches)\b/u,
    },
    {
      sense: 'ahead',
      words: {
        'state-of-the-art': 'mediocre',
        sota: 'mediocre',
        superior: 'mediocre',
        strong: 'mediocre',
        impressive: 'mediocre',
        excellent: 'mediocre',
        outstanding: 'mediocre',
      },
      node: 'hyperbole/effect-played-down/gain-played-down',
      before:
        /\b(?:achiev\p{L}*|attain\p{L}*|reach\p{L}*|obtain\p{L}*|deliver\p{L}*|show\p{L}*|demonstrat\p{L}*|exhibit\p{L}*|yield\p{L}*|report\p{L}*|maintain\p{L}*|with|its|their|and|new)(?: an?| the)? $/u,
      behind: worth,
      sameThing: true,
    },
    {
      sense: 'wins',
      words: {
        'consistently outperforms': 'barely rivals',
        'consistently outperform': 'barely rival',
        'significantly outperforms': 'barely rivals',
        'significantly outperform': 'barely rival',
        'substantially outperforms': 'barely rivals',
        'substantially outperform': 'barely rival',
        outperforms: 'barely rivals',
        outperform: 'barely rival',
        surpasses: 'barely rivals',
        surpass: 'barely rival',
      },
      node: 'hyperbole/effect-played-down/gain-played-down',
      unless: { before: /\b(?:or|and) $/u, behind: margin },
    },
    {
      sense: 'wins',
      words: {
        outperforms: 'surpasses',
        outperform: 'surpass',
        surpasses: 'outperforms',
        surpass: 'outperform',
      },
      node: 'hyperbole/effect-inflated/lead-inflated',
      effect: 'keeps',
    },
    {
      sense: 'par',
      words: { comparable: 'similar', similar: 'comparable' },
      node: 'hyperbole/effect-inflated/lead-inflated',
      effect: 'keeps',
      behind: worth,
    },
  ],
});
