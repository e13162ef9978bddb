import { paired } from '../make/forms.ts';
import { senseSwap } from '../make/sense-swap.ts';

const bound = 'reasoning-error/logic-inverted/bound-side-exchanged';
const dependence = 'reasoning-error/logic-inverted/dependence-exchanged';

/** Which side a bound holds on, what is necessary and what suffices, what depends on what. */
export const logic = senseSwap({
  id: 'reasoning/logic',
  type: 'Reasoning Error',
  senses: [
    {
      node: bound,
      forms: [
        ...paired(
          'upper bound|upper bounds|upper-bound|upper bounded',
          'lower bound|lower bounds|lower-bound|lower bounded',
        ),
        ...paired('upper-bounds|upper-bounded', 'lower-bounds|lower-bounded'),
      ],
      unless: { before: /\b(?:and|or)(?: \S+)? $/ },
    },
    {
      node: bound,
      forms: [
        ['at most', 'at least'],
        ['maximum', 'minimum'],
        ['maximal', 'minimal'],
        ['supremum', 'infimum'],
      ],
    },
    {
      node: 'reasoning-error/logic-inverted/sufficient-as-necessary',
      forms: [
        ['sufficient', 'necessary'],
        ['suffices', 'is required'],
        ['if', 'only if'],
      ],
      wants: { behind: /^ (?:condition|for|to|assumption|criteri|and )/ },
      unless: { behind: /^ and (?:necessary|sufficient)/, before: /\b(?:and|or|not|if) $/ },
    },
    {
      node: dependence,
      forms: [
        ['independent of', 'dependent on'],
        ['independently of', 'depending on'],
        ['uncorrelated', 'correlated'],
        ['dependent', 'independent'],
        ['decoupled', 'coupled'],
        ['decouples', 'couples'],
        ['decoupling', 'coupling'],
        ['disentangled', 'entangled'],
        ['disentangles', 'entangles'],
        ['disentangling', 'entangling'],
        ['disentangle', 'entangle'],
        ['decouple', 'couple'],
      ],
    },
    {
      node: 'reasoning-error/logic-inverted/connective-exchanged',
      forms: [['either', 'both']],
      wants: { behind: /^(?: \S+){1,5} (?:or|and) / },
      oneWay: true,
    },
  ],
  synonyms: {
    node: bound,
    forms: [
      ['at most', 'no more than'],
      ['at least', 'no less than'],
      ['suffices', 'is sufficient'],
    ],
  },
});
