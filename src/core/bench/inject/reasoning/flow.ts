import { paired } from '../make/forms.ts';
import { senseSwap } from '../make/sense-swap.ts';

const node = 'reasoning-error/mechanism-inverted/flow-inverted';
/** "Input and output" names both. */
const unless = { before: /\b(?:and|or|between|-) $|[/-]$/, behind: /^(?: and | or |\/|-)/ };

/** Who gives and who takes in a step: teacher and student, input and output, encoder and decoder. */
export const flow = senseSwap({
  id: 'reasoning/flow',
  type: 'Reasoning Error',
  senses: [
    ['teacher|teachers', 'student|students'],
    ['input|inputs', 'output|outputs'],
    ['encoder|encoders|encoding|encode|encodes', 'decoder|decoders|decoding|decode|decodes'],
    [
      'source domain|source domains|source model|source task|source language|source tasks|source data',
      'target domain|target domains|target model|target task|target language|target tasks|target data',
    ],
    [
      'query tokens|query vectors|query matrix|query embeddings',
      'key tokens|key vectors|key matrix|key embeddings',
    ],
    ['generator', 'discriminator'],
    ['attacker|attackers', 'defender|defenders'],
    ['server', 'client'],
    ['sender|senders', 'receiver|receivers'],
    ['prior', 'posterior'],
    ['leader', 'follower'],
    ['upstream', 'downstream'],
    [
      'positive samples|positive pairs|positive examples',
      'negative samples|negative pairs|negative examples',
    ],
    ['upper-level|upper level', 'lower-level|lower level'],
    ['outer loop|outer-loop', 'inner loop|inner-loop'],
    ['forward', 'backward'],
    ['actor', 'critic'],
  ].map(([left, right]) => ({
    node,
    forms: paired(left!, right!),
    unless:
      left === 'prior'
        ? {
            before: unless.before,
            behind:
              /^(?: and | or |\/|-)| (?:work|methods?|art|knowledge|studies|approach\w*|research|literature|to|works|information)\b/,
          }
        : unless,
  })),
});
