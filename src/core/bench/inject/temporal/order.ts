import { senseSwap } from '../make/sense-swap.ts';

const steps = 'temporal/order-reversed/steps-reordered';
const training = 'temporal/order-reversed/training-reordered';

/** What comes first: "before" told as "after", "the first stage" as "the last stage". */
export const order = senseSwap({
  id: 'temporal/order',
  type: 'Temporal',
  senses: [
    {
      node: steps,
      forms: [
        ['before', 'after'],
        ['prior to', 'subsequent to'],
        ['followed by', 'preceded by'],
        ['preceding', 'following'],
      ],
      unless: {
        before: /\b(?:the|never|not|as|seen|soon|one|long|look|where|sought|named|shortly|day|year) $|, $/,
        behind: /^ (?:all|that|and)\b/,
      },
      wants: { behind: /^ \S+/ },
    },
    {
      node: training,
      forms: [
        ['first stage', 'last stage'],
        ['first phase', 'last phase'],
        ['first step', 'last step'],
        ['stage 1', 'stage 2'],
        ['stage one', 'stage two'],
        ['first-stage', 'last-stage'],
      ],
    },
    {
      node: training,
      forms: [
        ['second stage', 'first stage'],
        ['second phase', 'first phase'],
        ['second step', 'first step'],
      ],
      oneWay: true,
    },
    {
      node: steps,
      forms: [
        ['previous', 'subsequent'],
        ['past', 'future'],
        ['preceding', 'subsequent'],
        ['previously', 'subsequently'],
        ['initially', 'finally'],
        ['initial', 'final'],
      ],
      wants: {
        behind:
          /^,? (?:\S+ )?(?:steps?|tokens?|frames?|states?|layers?|iterations?|rounds?|tasks?|observations?|time|trajector\w+|stages?|actions?|timesteps?|events?|turns?|samples?|predictions?|values?|data|information|outputs?|estimates?|solutions?|models?|interactions?|video|motion|policy|weights|phase|generated|learned|training|answers?|responses?|conditions?|points?|distributions?|prompts?|images?|errors?|noise|latents?)\b/,
      },
      unless: { before: /\bthe previous /, behind: /^ (?:work|methods?|models?|and)\b/ },
    },
    {
      node: steps,
      forms: [
        ['then', 'beforehand'],
        ['subsequently', 'beforehand'],
        ['afterwards', 'beforehand'],
      ],
      oneWay: true,
      wants: {
        before: /(?:\b(?:is|are|was|were|and|which|that|it|we|they|authors|paper|model|method)|,) $/,
        behind: /^ [a-z]+(?:s|ed|e|n)\b/,
      },
      unless: { before: /\bif\b[^.;]*$|\bsince $/, behind: /^ (?:a|the|is|there|be) / },
    },
    {
      node: steps,
      forms: [
        ['coarse-to-fine', 'fine-to-coarse'],
        ['easy-to-hard', 'hard-to-easy'],
        ['bottom-up', 'top-down'],
        ['pre-processing', 'post-processing'],
        ['preprocessing', 'postprocessing'],
        ['forward process', 'reverse process'],
        ['forward pass', 'backward pass'],
        ['warm-up', 'cool-down'],
      ],
    },
  ],
  synonyms: {
    node: steps,
    forms: [
      ['before', 'prior to'],
      ['previous', 'preceding'],
      ['subsequently', 'afterwards'],
      ['initially', 'at first'],
    ],
    wants: {
      behind:
        /^,? (?:the |each |a |any )?\S+ing\b|^,? (?:the |each |a )?(?:steps?|tokens?|frames?|states?|layers?|iterations?|rounds?|tasks?|training|inference|deployment)\b/,
    },
    unless: { before: /\b(?:the|never|not|as|seen|one|long|look) before$/ },
  },
});
