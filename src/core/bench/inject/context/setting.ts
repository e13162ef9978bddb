import { paired } from '../make/forms.ts';
import { senseSwap } from '../make/sense-swap.ts';

const worst = 'context-based-meaning-error/context-lost/worst-as-typical';
const theory = 'context-based-meaning-error/context-lost/theory-as-practice';
const toy = 'context-based-meaning-error/context-lost/toy-as-full';
const hypothetical = 'context-based-meaning-error/context-lost/hypothetical-as-actual';
const study = 'context-based-meaning-error/role-changed/example-as-study';

/** The setting in which something holds is told as another: worst case as average, theory as practice, toy as full scale. */
export const setting = senseSwap({
  id: 'context/setting',
  type: 'Context-based Meaning Error',
  senses: [
    {
      node: worst,
      apart: true,
      forms: [
        ['worst-case', 'average-case'],
        ['worst case', 'average case'],
        ['in the worst case', 'on average'],
        ['worst-group', 'average-group'],
        ['best-case', 'typical'],
        ['asymptotic', 'non-asymptotic'],
        ['asymptotically', 'at finite sample sizes'],
        ['in the limit', 'at finite size'],
        ['extreme', 'ordinary'],
        ['rare', 'common'],
      ],
      unless: { before: /\b(?:and|or|in) $/, behind: /^ (?:and|or) / },
      oneWay: true,
    },
    {
      node: theory,
      apart: true,
      forms: [
        ['theoretically', 'empirically'],
        ['theoretical', 'empirical'],
        ['in theory', 'in practice'],
        ['provably', 'empirically'],
        ['idealized', 'practical'],
        ['analytically', 'experimentally'],
      ],
      unless: {
        before: /\b(?:and|or|both|empirical|more) $|\band (?:strong )?$/,
        behind: /^,? (?:and|or|but|analysis and|results and|as well)\b/,
      },
    },
    {
      node: toy,
      apart: true,
      forms: [
        ['toy', 'full-scale'],
        ['small-scale', 'large-scale'],
        ['synthetic', 'real-world'],
        ['simulated', 'real'],
        ['in simulation', 'in the real world'],
        ['simplified', 'full'],
        ['linear', 'nonlinear'],
        ['two-layer', 'deep'],
        ['shallow', 'deep'],
        ['low-dimensional', 'high-dimensional'],
        ['finite', 'infinite'],
        ['tabular', 'large-scale'],
        ['small', 'large'],
        ['controlled', 'uncontrolled'],
      ],
      oneWay: true,
      wants: {
        behind:
          /^ (?:\S+ )?(?:examples?|experiments?|data|datasets?|benchmarks?|tasks?|settings?|problems?|environments?|models?|networks?|scenarios?|case|cases|regime|instances|images|scenes|world|systems?|games?|mdps?|setups?|attention|transformers?|neural|graphs?|language)\b/,
      },
      unless: { before: /\b(?:and|or|both|non) $/, behind: /^ (?:and|or) / },
    },
    {
      node: hypothetical,
      forms: [
        ...paired(
          'would|would be|could|could be|might',
          'does already|is already|does already|is already|does already',
        ),
      ],
      oneWay: true,
      wants: { before: /\bif\b[^.;]*$/ },
    },
    {
      node: study,
      apart: true,
      forms: [
        ['motivating example', 'experiment'],
        ['illustrative example', 'experiment'],
        ['running example', 'case study'],
        ['thought experiment', 'field experiment'],
        ['case study', 'large-scale study'],
        ['case studies', 'large-scale studies'],
        ['preliminary', 'conclusive'],
        ['exploratory', 'confirmatory'],
        ['pilot study', 'full study'],
        ['proof-of-concept', 'full-scale'],
      ],
      oneWay: true,
    },
  ],
  synonyms: {
    node: toy,
    forms: [
      ['synthetic', 'artificial'],
      ['real-world', 'real-life'],
      ['large-scale', 'big'],
    ],
    wants: { behind: /^ (?:data|datasets?|examples?|applications?|scenarios?|settings?)\b/ },
    unless: { before: /\b(?:and|or) $/, behind: /^ \S+ and real/ },
  },
});
