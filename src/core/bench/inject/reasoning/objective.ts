import { bothSpellings, paired } from '../make/forms.ts';
import { senseSwap } from '../make/sense-swap.ts';

const node = 'reasoning-error/mechanism-inverted/objective-inverted';

/** What a step works for is told as what it works against: minimised and maximised, penalised and rewarded. */
export const objective = senseSwap({
  id: 'reasoning/objective',
  type: 'Reasoning Error',
  senses: [
    {
      node,
      forms: bothSpellings(
        paired(
          'minimise|minimises|minimised|minimising|minimisation',
          'maximise|maximises|maximised|maximising|maximisation',
        ),
      ),
    },
    {
      node,
      forms: bothSpellings(
        paired('penalise|penalises|penalised|penalising', 'reward|rewards|rewarded|rewarding'),
      ),
      // "Reward" is most often a noun.
      oneWay: true,
    },
    {
      node,
      forms: [
        ...paired(
          'discourage|discourages|discouraged|discouraging',
          'encourage|encourages|encouraged|encouraging',
        ),
      ],
      unless: { before: /\b(?:the|a|of|and|by|with|or|that) $/ },
    },
    {
      node,
      forms: [
        ...paired('mitigate|mitigates|mitigated|mitigating', 'aggravate|aggravates|aggravated|aggravating'),
        ...paired(
          'alleviate|alleviates|alleviated|alleviating',
          'aggravate|aggravates|aggravated|aggravating',
        ),
        ...paired('suppress|suppresses|suppressed|suppressing', 'amplify|amplifies|amplified|amplifying'),
        ...paired('prevent|prevents|prevented|preventing', 'cause|causes|caused|causing'),
        ...paired(
          'eliminate|eliminates|eliminated|eliminating',
          'introduce|introduces|introduced|introducing',
        ),
      ],
      oneWay: true,
      unless: { behind: /^(?: \S+){1,7} from / },
    },
    {
      node,
      forms: [
        ...paired('promote|promotes|promoted|promoting', 'suppress|suppresses|suppressed|suppressing'),
        ...paired('preserve|preserves|preserved|preserving', 'discard|discards|discarded|discarding'),
        ...paired('retain|retains|retained|retaining', 'discard|discards|discarded|discarding'),
        ...paired('maintain|maintains|maintaining', 'give up|gives up|giving up'),
      ],
      oneWay: true,
    },
    {
      node: 'reasoning-error/mechanism-inverted/selection-inverted',
      forms: [
        ...paired('filter out|filters out|filtered out|filtering out', 'keep|keeps|kept|keeping'),
        ...paired('discard|discards|discarded|discarding', 'keep|keeps|kept|keeping'),
        ...paired('remove|removes|removed|removing', 'keep|keeps|kept|keeping'),
        ...paired('exclude|excludes|excluded|excluding', 'include|includes|included|including'),
      ],
      oneWay: true,
      unless: { before: /\b(?:the|a|by) $/, behind: /^ (?:from|by) / },
    },
  ],
  synonyms: {
    node,
    forms: [
      ...paired('mitigate|mitigates|mitigating', 'alleviate|alleviates|alleviating'),
      ...paired('encourages|encouraging', 'promotes|promoting'),
      ...paired('preserves|preserving', 'retains|retaining'),
    ],
  },
});
