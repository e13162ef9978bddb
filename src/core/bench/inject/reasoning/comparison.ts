import { paired } from '../make/forms.ts';
import { senseSwap } from '../make/sense-swap.ts';
import type { Operator } from '../operator.ts';

const winner = 'reasoning-error/comparison-reversed/winner-exchanged';
const dearer = 'reasoning-error/comparison-reversed/cheaper-as-dearer';

/** Who is ahead: "outperforms" told as "underperforms", "faster than" as "slower than". */
const exchanged = senseSwap({
  id: 'reasoning/comparison',
  type: 'Reasoning Error',
  senses: [
    {
      node: winner,
      forms: [
        ...paired(
          'outperform|outperforms|outperformed|outperforming',
          'underperform|underperforms|underperformed|underperforming',
        ),
        ...paired(
          'surpass|surpasses|surpassed|surpassing',
          'fall short of|falls short of|fell short of|falling short of',
        ),
        ...paired('exceed|exceeds|exceeded|exceeding', 'stay below|stays below|stayed below|staying below'),
        ...paired('beat|beats|beating', 'lose to|loses to|losing to'),
        ...paired('superior|better|strong|stronger', 'inferior|worse|weak|weaker'),
        ['superiority', 'inferiority'],
      ],
      unless: { before: /\b(?:are|is|be|been|was|were|being|of) $/, behind: /^ (?:by|or|and) / },
    },
    {
      node: winner,
      forms: [...paired('superior|better|stronger', 'inferior|worse|weaker')],
      wants: { before: /\b(?:is|are|was|were|be|being) (?:also |often |significantly |consistently )?$/ },
      unless: { behind: /^ (?:or|and) / },
    },
    {
      node: winner,
      forms: paired('higher|larger|greater|bigger', 'lower|smaller|smaller|smaller'),
      unless: { behind: /^ (?:or|and|half|bound|level)/ },
    },
    { node: dearer, forms: [...paired('faster|cheaper|quicker|lighter', 'slower|costlier|slower|heavier')] },
    { node: dearer, forms: [['fewer', 'more']], oneWay: true },
    {
      node: dearer,
      forms: [['more', 'less']],
      wants: {
        behind:
          /^ (?:accurate|efficient|expensive|costly|complex|robust|stable|reliable|effective|sensitive|precise|challenging|difficult|diverse|informative|general|flexible|realistic|computationally|sample|data|memory|parameter)/,
      },
    },
  ],
  synonyms: {
    node: winner,
    forms: [
      ...paired('outperform|outperforms|outperforming', 'surpass|surpasses|surpassing'),
      ['faster', 'quicker'],
      ['superior performance', 'better performance'],
      ['larger', 'bigger'],
    ],
    unless: { behind: /^ (?:by|or|and) / },
  },
});

/** "Better, but slower": turned round, the two halves no longer make sense together. */
const contrasted =
  /\b(?:but|although|though|despite|however|yet|while|whereas|at the (?:cost|price|expense)|with (?:only )?(?:increased|reduced|higher|lower|fewer|less|more))\b/iu;

export const comparison: Operator = {
  ...exchanged,
  fits: (text) => !contrasted.test(text) && exchanged.fits(text),
};
