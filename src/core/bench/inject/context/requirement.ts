import { paired } from '../make/forms.ts';
import { senseSwap } from '../make/sense-swap.ts';

const required = 'context-based-meaning-error/limit-invented/input-requirement-invented';
const cases = 'context-based-meaning-error/limit-invented/handled-case-denied';
const domain = 'context-based-meaning-error/limit-invented/domain-limit-invented';

/** A need or a limit that the paper does not have: "without labels" told as "with labels", "agnostic" as "specific". */
export const requirement = senseSwap({
  id: 'context/requirement',
  type: 'Context-based Meaning Error',
  senses: [
    {
      node: required,
      forms: [
        ['without requiring', 'while requiring'],
        ['without the need for', 'with the need for'],
        ['without relying on', 'while relying on'],
        ['without access to', 'with access to'],
        ['without using', 'by using'],
        ['without needing', 'while needing'],
        ['without retraining', 'by retraining'],
        ['without fine-tuning', 'by fine-tuning'],
        ['without training', 'by training'],
        ['without modifying', 'by modifying'],
        ['without assuming', 'while assuming'],
        ['without explicit', 'with explicit'],
        ['without additional', 'with additional'],
        ['without extra', 'with extra'],
        ['without any', 'with some'],
        ['eliminating the need for', 'creating the need for'],
        ['eliminates the need for', 'creates the need for'],
        ['removing the need for', 'creating the need for'],
        ['does not require', 'requires'],
        ['do not require', 'require'],
        ['not requiring', 'requiring'],
        ['does not need', 'needs'],
        ['does not rely on', 'relies on'],
        ['do not rely on', 'rely on'],
        ['requires no', 'requires much'],
        ['requires only', 'requires more than'],
        ['with no', 'with some'],
      ],
      oneWay: true,
      unless: {
        before: /\bor $/,
        behind:
          /^ (?:(?:significant|compromis\w+|sacrific\w+|degrad\w+|los\w+|major|much|substantial|reduc\w+|hurt\w*|accuracy|performance|a?n? ?increas\w+|chang\w+|affect\w*|caus\w+|introduc\w+|incurr\w+|considering|loss|replacement|clear|proper|sufficient|noticeable|further|doubt|discuss\w+|justif\w+|explain\w+|provid\w+|show\w+|notable|guarantee|increasing)\b)/,
      },
    },
    {
      node: required,
      forms: [
        ['training-free', 'training-based'],
        ['model-free', 'model-based'],
        ['label-free', 'label-based'],
        ['reference-free', 'reference-based'],
        ['gradient-free', 'gradient-based'],
        ['data-free', 'data-driven'],
        ['parameter-free', 'parameter-dependent'],
        ['tuning-free', 'tuning-based'],
        ['annotation-free', 'annotation-based'],
        ['critic-free', 'critic-based'],
        ['likelihood-free', 'likelihood-based'],
        ['simulation-free', 'simulation-based'],
        ['reward-free', 'reward-based'],
        ['hyperparameter-free', 'hyperparameter-dependent'],
      ],
      oneWay: true,
    },
    {
      node: cases,
      forms: paired(
        'generalise to|generalises to|generalize to|generalizes to|generalizing to|scale to|scales to|scaling to|adapt to|adapts to|handle|handles|handling|accommodate|accommodates|extend to|extends to',
        'fail on|fails on|fail on|fails on|failing on|fail on|fails on|failing on|fail on|fails on|fail on|fails on|failing on|exclude|excludes|fail on|fails on',
      ),
      oneWay: true,
      unless: {
        before: /\b(?:the|a|of|and|in|better|how|evidence|law|to support|results|findings) $|, $/,
        behind: /^ (?:the claim|this|our|the hypothesis|by|vectors?|of)\b/,
      },
    },
    {
      node: domain,
      forms: [
        ...paired(
          'a wide range of|a broad range of|a wide variety of|a broad spectrum of|a wide array of|a variety of|a diverse set of|a diverse range of',
          'a narrow range of',
        ),
        ['wide range of', 'narrow range of'],
        ['broad range of', 'narrow range of'],
        ['model-agnostic', 'model-specific'],
        ['task-agnostic', 'task-specific'],
        ['domain-agnostic', 'domain-specific'],
        ['architecture-agnostic', 'architecture-specific'],
        ['modality-agnostic', 'modality-specific'],
        ['general-purpose', 'special-purpose'],
        ['domain-general', 'domain-specific'],
        ['agnostic to', 'tied to'],
        ['applicable to', 'inapplicable to'],
        ['compatible with', 'incompatible with'],
        ['universal', 'problem-specific'],
        ['cross-domain', 'single-domain'],
        ['multi-domain', 'single-domain'],
        ['multilingual', 'monolingual'],
        ['cross-lingual', 'monolingual'],
      ],
      oneWay: true,
      unless: { before: /\b(?:not|in|more|directly) $/, behind: /^ approximat/ },
    },
    {
      node: domain,
      forms: [
        ['diverse', 'closely related'],
        ['various', 'a few closely related'],
        ['varied', 'closely related'],
      ],
      oneWay: true,
      wants: {
        behind:
          /^ (?:[a-z-]+ ){0,2}(?:tasks|domains|datasets|benchmarks|architectures|models|settings|scenarios|environments|languages|applications|modalities|backbones|problems|conditions|fields|topics|populations|families|styles|categories|scenes|types|sources)\b/,
        before: /\b(?:across|on|in|over|to|for|from|of|with|under|covering|spanning|including) $/,
      },
    },
    {
      node: domain,
      forms: [
        ['heterogeneous', 'homogeneous'],
        ['heterogeneity', 'homogeneity'],
      ],
      oneWay: true,
      unless: { before: /\b(?:and|or) $/ },
    },
    {
      node: cases,
      forms: paired('supports|supporting', 'lacks support for|lacking support for'),
      oneWay: true,
      unless: {
        behind:
          /^ (?:the (?:claim|hypothes|idea|view|argument|conclusion|authors|finding)|this|these|our|their|its|by|that|evidence)/,
        before: /\b(?:results?|evidence|findings|experiments|analysis|theory|which|and|study) $/,
      },
    },
  ],
  synonyms: {
    node: required,
    forms: [
      ['without requiring', 'without the need for'],
      ['without additional', 'without extra'],
      ['does not require', 'does not need'],
      ['a wide range of', 'a broad range of'],
      ['diverse', 'varied'],
      ['handles', 'copes with'],
      ['handling', 'coping with'],
    ],
    unless: { before: /\b(?:of|the|and) $/ },
  },
});
