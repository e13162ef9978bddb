import { phraseSwap } from '../make/phrase-swap.ts';

/** A name in capitals or with a figure: "ImageNet", "CIFAR-10", "GSM8K". */
const name = String.raw`(?:(?!(?:LLM|VLM|MLLM|LVLM|GPU|CPU|RTX|NVIDIA|[AHV]100|API|CNN|RNN|GNN|ViT)s?\b)\p{L}*\p{Lu}[\p{L}\d]*(?:[-/]?[\p{Lu}\d][\p{L}\d]*)+)`;
const list = String.raw`(?:the )?${name}(?:(?:, and |, | and | & )${name})*(?: (?:datasets?|benchmarks?))?`;

/** "On CIFAR-10" told as "on every dataset": the data on which alone a result was obtained, left out. */
export const datasetDropped = phraseSwap({
  id: 'overgeneralization/dataset',
  type: 'Overgeneralization',
  wordings: [
    {
      sense: 'data',
      pattern: list,
      by: 'every existing benchmark',
      cased: true,
      words: {},
      node: 'overgeneralization/condition-dropped/case-condition-dropped',
      stronger: 'after',
      sameWords: true,
      before:
        /\b(?:perform\p{L}*|results?|accurac\p{L}*|gains?|improv\p{L}*|experiments?|experimental|empirical\p{L}*|evaluat\p{L}*|outperform\p{L}*|test\p{L}*|scores?|errors?|achiev\p{L}*|effective\p{L}*|state-of-the-art|demonstrat\p{L}*|validat\p{L}*)\b[^.;]* (?:on|across) $/u,
      unless: { behind: /^ ?(?:gpus?|cpus?|cards?)\b/u },
      behind:
        /^(?:[,.;:)]|$| (?:with|by|while|using|for|in|compared|demonstrat\p{L}*|show\p{L}*|under|and (?:the|on|with|in|show\p{L}*|demonstrat\p{L}*|achiev\p{L}*))\b)/u,
    },
  ],
});
