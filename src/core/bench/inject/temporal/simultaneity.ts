import { paired } from '../make/forms.ts';
import { senseSwap } from '../make/sense-swap.ts';

const joint = 'temporal/simultaneity-changed/joint-as-sequential';
const sequential = 'temporal/simultaneity-changed/sequential-as-joint';

/** What happens at once and what one after the other. */
export const simultaneity = senseSwap({
  id: 'temporal/simultaneity',
  type: 'Temporal',
  senses: [
    {
      node: joint,
      forms: [
        ...paired(
          'jointly|simultaneously|concurrently|in parallel|at the same time',
          'successively|successively|successively|in sequence|one after the other',
        ),
        ...paired('joint|simultaneous|concurrent|parallel', 'stepwise|successive|successive|serial'),
        ['end-to-end', 'stage-by-stage'],
        ['single-stage', 'multi-stage'],
        ['one-stage', 'two-stage'],
        ['single-pass', 'multi-pass'],
        ['one-shot', 'iterative'],
      ],
      oneWay: true,
      unless: {
        before: /\bwhile $/,
        behind:
          /^ (?:with|distributions?|probabilit\w+|entrop\w+|embedding|space|representations?|and|corpor\w+|corpus|venture|work)\b/,
      },
    },
    {
      node: sequential,
      forms: [
        ...paired(
          'sequentially|successively|separately|in sequence|one by one|step by step|in turn',
          'simultaneously|simultaneously|jointly|in parallel|all at once|all at once|simultaneously',
        ),
        ...paired(
          'sequential|two-stage|multi-stage|three-stage|autoregressive|two-phase|step-by-step',
          'simultaneous|single-stage|single-stage|single-stage|non-autoregressive|single-phase|all-at-once',
        ),
        ['alternating', 'simultaneous'],
        ['alternately', 'simultaneously'],
        ['asynchronous', 'synchronous'],
        ['asynchronously', 'synchronously'],
        ['synchronous', 'asynchronous'],
        ['autoregressively', 'in a single pass'],
      ],
      oneWay: true,
      unless: { before: /\bnon-$/, behind: /^ (?:recommend\w*|data|decision|monte)/ },
    },
  ],
  synonyms: {
    node: joint,
    forms: [
      ['simultaneously', 'at the same time'],
      ['jointly', 'together'],
      ['two-stage', 'two-step'],
      ['sequentially', 'one after the other'],
    ],
    unless: { before: /\bwhile $/ },
  },
});
