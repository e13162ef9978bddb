import { paired } from '../make/forms.ts';
import { senseSwap } from '../make/sense-swap.ts';

const negated = 'reasoning-error/conclusion-changed/conclusion-negated';

/** A finding told as its contrary: "can" as "cannot", "effective" as "ineffective". */
export const conclusion = senseSwap({
  id: 'reasoning/conclusion',
  type: 'Reasoning Error',
  senses: [
    {
      node: negated,
      forms: [['can', 'cannot']],
      unless: {
        behind: /^ (?:not|only|also not|potentially|never|hardly) ?/,
        before: /\b(?:if|whether|how|where|what|that) $|\b(?:no|none|neither|nor|few|nothing)\b[^.;,]*$/,
      },
    },
    {
      node: negated,
      forms: [
        ...paired(
          'succeed in|succeeds in|succeeded in|succeeding in',
          'fail in|fails in|failed in|failing in',
        ),
        ...paired('confirm|confirms|confirmed|confirming', 'refute|refutes|refuted|refuting'),
        ...paired('converge|converges|converging', 'diverge|diverges|diverging'),
        ['effective', 'ineffective'],
        ['effectively', 'ineffectively'],
        ['efficient', 'inefficient'],
        ['efficiently', 'inefficiently'],
        ['consistent', 'inconsistent'],
        ['consistently', 'inconsistently'],
        ['possible', 'impossible'],
        ['feasible', 'infeasible'],
        ['successfully', 'unsuccessfully'],
        ['tractable', 'intractable'],
        ['unbiased', 'biased'],
        ['accurate', 'inaccurate'],
        ['accurately', 'inaccurately'],
        ['reliable', 'unreliable'],
        ['stable', 'unstable'],
      ],
      apart: true,
      unless: {
        before: /\b(?:as|in|how|best|not|more|less|most|cost|sample|parameter|data|and|or)[ -]$/,
        behind: /^ (?:and|or) /,
      },
    },
    {
      node: 'reasoning-error/trend-reversed/flat-as-sensitive',
      forms: [
        ['robust to', 'sensitive to'],
        ['robust against', 'sensitive to'],
        ['robustness to', 'sensitivity to'],
        ['robustness against', 'sensitivity to'],
        ['insensitive', 'sensitive'],
        ['invariant to', 'dependent on'],
      ],
      unless: { before: /\band $/ },
    },
  ],
  synonyms: {
    node: negated,
    forms: [
      ['effectively', 'successfully'],
      ['can', 'is able to'],
    ],
    wants: { before: /\b(?:it|method|model|framework|approach|algorithm|paper|network) $/ },
  },
});
