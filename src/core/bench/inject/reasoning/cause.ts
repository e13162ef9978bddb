import { paired } from '../make/forms.ts';
import { senseSwap } from '../make/sense-swap.ts';

const node = 'reasoning-error/cause-changed/cause-replaced';

/** Where the word is a noun or a participle. */
const made = /\b(?:the|a|an|of|is|are|be|was|were|root|common|main|and|in) $/;

/** "due to" told as "despite", "leads to" as "prevents": what brings an effect about is told as what stood against it. */
export const cause = senseSwap({
  id: 'reasoning/cause',
  type: 'Reasoning Error',
  senses: [
    {
      node,
      forms: [
        ...paired('because of|due to|owing to|thanks to|as a result of', 'in spite of|despite'),
        ['because', 'although'],
      ],
      unless: { before: /\b(?:is|are|was|were|mainly|primarily|largely|partly|likely|mostly|be|not|or) $/ },
    },
    {
      node: 'reasoning-error/cause-changed/cause-effect-exchanged',
      forms: [
        ...paired('leads to|lead to|led to', 'stems from|stem from|stemmed from'),
        ...paired(
          'results in|result in|resulted in|resulting in',
          'results from|result from|resulted from|resulting from',
        ),
        ...paired('gives rise to|give rise to', 'arises from|arise from'),
        ['causes', 'is caused by'],
        ['induces', 'is induced by'],
      ],
      oneWay: true,
      unless: { before: made, behind: /^ (?:by|of|to) / },
    },
    {
      node,
      forms: [
        ...paired('leading to', 'preventing'),
        ...paired('caused|causing|cause', 'prevented|preventing|prevent'),
        ...paired('induce|induced|inducing', 'prevent|prevented|preventing'),
        ...paired('yields|yield|yielding', 'prevents|prevent|preventing'),
      ],
      oneWay: true,
      unless: { before: made, behind: /^ (?:by|of|to) / },
    },
    {
      node: 'reasoning-error/cause-changed/correlation-as-cause',
      forms: [
        ...paired(
          'correlates with|correlate with|correlated with|is associated with|are associated with',
          'causes|cause|caused by|causes|cause',
        ),
      ],
      oneWay: true,
    },
    {
      node,
      forms: [
        ...paired('enables|enabling|facilitates|facilitating', 'prevents|preventing|hinders|hindering'),
        ...paired('facilitate', 'hinder'),
      ],
      unless: { behind: /^(?: \S+){1,8} to / },
    },
  ],
  synonyms: {
    node,
    forms: [
      ['because of', 'owing to'],
      ['due to', 'owing to'],
      ...paired('leads to|lead to|leading to', 'results in|result in|resulting in'),
    ],
    unless: { before: /\b(?:is|are|was|were) $/ },
  },
});
