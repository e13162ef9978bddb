import { paired } from '../make/forms.ts';
import { senseSwap } from '../make/sense-swap.ts';

const node = 'reasoning-error/trend-reversed/rise-as-fall';

/** "increases" told as "decreases", "improves" as "worsens": the direction of a change. */
export const trend = senseSwap({
  id: 'reasoning/trend',
  type: 'Reasoning Error',
  senses: [
    {
      node,
      forms: [
        ...paired('increase|increases|increased|increasing', 'decrease|decreases|decreased|decreasing'),
        ...paired('rise|rises|rising|grows|raises', 'fall|falls|falling|shrinks|lowers'),
        ...paired('increasingly', 'decreasingly'),
      ],
      // What is varied, not what comes of it.
      unless: { before: /\b(?:as|when|if|while) (?:(?:we|they|you|one) )?$/ },
    },
    {
      node,
      forms: [
        ...paired('improve|improves|improved|improving', 'worsen|worsens|worsened|worsening'),
        ...paired('enhance|enhances|enhanced|enhancing', 'impair|impairs|impaired|impairing'),
        ...paired('boost|boosts|boosted|boosting', 'depress|depresses|depressed|depressing'),
        ...paired('strengthen|strengthens|strengthening', 'weaken|weakens|weakening'),
        ...paired('improvement|improvements', 'deterioration|deteriorations'),
      ],
    },
    {
      node,
      forms: [
        ...paired('reduce|reduces|reduced|reducing', 'raise|raises|raised|raising'),
        ...paired('lowers|lowering', 'raises|raising'),
        ['reduction in', 'increase in'],
        ['reductions in', 'increases in'],
      ],
      unless: { before: /\b(?:a|the|much|significantly|with|and|at|is|are) $/ },
    },
  ],
  synonyms: {
    node,
    forms: [
      ...paired('improve|improves|improving', 'enhance|enhances|enhancing'),
      ...paired('reduce|reduces|reducing', 'lessen|lessens|lessening'),
      ...paired('increases|increasing', 'raises|raising'),
    ],
  },
});
