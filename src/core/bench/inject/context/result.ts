import { paired } from '../make/forms.ts';
import { senseSwap } from '../make/sense-swap.ts';

const node = 'context-based-meaning-error/role-changed/assumption-as-result';

/** A figure or experiment assumes nothing. */
const unsaid =
  /\b(?:as|been|is|are|was|were|be|to|can|and|also|not) $|\d $|\b(?:experiments?|results?|evaluations?|stud(?:y|ies)|benchmarks?|tables?|figures?|ablations?|analys[ie]s|comparisons?|tests?|simulations?)\b[^.;:]{0,60}$/;

/** What is shown told as taken for granted, and the reverse: "proves that" as "assumes that". */
export const result = senseSwap({
  id: 'context/result',
  type: 'Context-based Meaning Error',
  senses: [
    {
      node,
      forms: [
        ...paired('show|shows|showed|showing', 'assume|assumes|assumed|assuming'),
        ...paired('prove|proves|proved|proving', 'assume|assumes|assumed|assuming'),
        ...paired('demonstrate|demonstrates|demonstrated', 'presuppose|presupposes|presupposed'),
        ...paired('find|finds|found', 'take for granted|takes for granted|took for granted'),
        ...paired('observe|observes|observed', 'assume|assumes|assumed'),
        ...paired('reveal|reveals|revealed', 'presuppose|presupposes|presupposed'),
        ...paired('establish|establishes|established', 'assume|assumes|assumed'),
      ],
      oneWay: true,
      wants: { behind: /^ (?:that|how) / },
      unless: { before: unsaid },
    },
    {
      node,
      forms: [
        ...paired('prove|proves|proved|proving', 'assume|assumes|assumed|assuming'),
        ...paired('establish|establishes|established|establishing', 'assume|assumes|assumed|assuming'),
        ...paired('derive|derives|derived|deriving', 'assume|assumes|assumed|assuming'),
      ],
      oneWay: true,
      wants: {
        behind:
          /^ (?:(?:the|a|an|its|their|strong|new|novel|tight|first|explicit|rigorous|global|almost sure|high-probability) ){0,2}(?:\S+ ){0,2}(?:convergence|bounds?|regret|consistency|guarantees?|rates?|optimality|complexity|equivalence|existence|uniqueness|stability|identifiability|universality|hardness|conditions?|results?|lemmas?|theorems?)\b/,
      },
      unless: { before: unsaid },
    },
    {
      node,
      forms: paired('assume|assumes|assumed|assuming', 'prove|proves|proved|proving'),
      oneWay: true,
      wants: {
        behind:
          /^ (?:that|the|a|an|access|knowledge|linear|gaussian|known|each|all|no|only|both|every|\S+ (?:is|are)) ?/,
      },
    },
    {
      node,
      forms: [
        ['under the assumption that', 'with the finding that'],
        ['under the assumption of', 'with a proof of'],
        ['based on the assumption that', 'based on the finding that'],
        ['assumption', 'finding'],
        ['assumptions', 'findings'],
      ],
      oneWay: true,
      wants: { behind: /^ (?:that|of|\S+ing|on)\b|^ \S+ / },
      unless: {
        before: /\b(?:null|under|standard|mild|weaker|strong|these|following|some|certain) $/,
        behind: /^ (?:test|testing|class|space|\d|[a-z]\d)|^[^.]*\bassumption/,
      },
    },
  ],
  synonyms: {
    node,
    forms: [...paired('show|shows', 'demonstrate|demonstrates'), ...paired('find|finds', 'observe|observes')],
    wants: { behind: /^ that / },
    unless: { before: /\bto $/ },
  },
});
