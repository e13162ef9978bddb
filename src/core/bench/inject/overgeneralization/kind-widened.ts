import { stemsOf } from '../../../evidence/statements.ts';
import { foldLower } from '../../../text/fold.ts';
import { sharedAround } from '../make/context.ts';
import { isPlainClaim } from '../make/plain-claim.ts';
import type { Operator, Swap } from '../operator.ts';

interface Heads {
  /** Of `overgeneralization/scope-extended`. */
  readonly leaf: string;
  readonly nouns: string;
  /** What stands for the kind. */
  readonly by: string;
}

/** Nouns whose kind is told by the words before them. */
const heads: readonly Heads[] = [
  {
    leaf: 'model-kind-extended',
    by: 'all ',
    nouns:
      'models|networks|optimisers|predictors|mechanisms|controllers|simulators|robots|decoders|tokenizers|architectures|transformers|llms|backbones|learners|classifiers|encoders|agents|policies|optimizers|algorithms|estimators|systems|solvers|detectors|methods',
  },
  {
    leaf: 'data-kind-extended',
    by: 'all ',
    nouns:
      'datasets|images|videos|graphs|signals|inputs|sequences|distributions|documents|texts|modalities|features|functions|losses|objectives|manifolds|matrices|kernels|equations|pdes|mdps|groups|processes|kernels|scenes|trajectories|molecules|variables|queries|prompts|perturbations|constraints|oracles|preferences|corpora|corruptions|operators|layers|proteins|cells|objects|shapes|surfaces|tensors|samples|attacks|noises|responses|trees|spaces|measures|errors|rewards|annotations',
  },
  { leaf: 'data-kind-extended', by: 'any ', nouns: 'data' },
  { leaf: 'task-extended', by: 'all ', nouns: 'tasks|problems|benchmarks|applications|games' },
  { leaf: 'domain-extended', by: 'all ', nouns: 'settings|domains|scenarios|fields|regimes|environments' },
  {
    leaf: 'population-extended',
    by: 'all ',
    nouns: 'languages|patients|users|species|participants|populations',
  },
  {
    leaf: 'task-extended',
    by: 'any kind of ',
    nouns:
      'learning|classification|generation|optimization|segmentation|detection|estimation|reasoning|modeling|modelling|inference|retrieval|recommendation|forecasting|prediction|planning|editing|reconstruction|translation|recognition|control|sampling|pruning|compression|decoding|search|training|regression|clustering|understanding|matching|alignment|grasping|navigation|manipulation|unlearning|distillation|adaptation|restoration|analysis|design|evaluation|quantization|tracking|synthesis|simulation|pre-training|pretraining|fine-tuning',
  },
];
const by = new Map(heads.flatMap((head) => head.nouns.split('|').map((noun) => [noun, head] as const)));
/** Words that tell no kind, or of which nobody could say "all" instead. */
const noKind =
  'trained|training|pre-trained|pretrained|fine-tuned|reference|unknown|learned|learnt|generated|evaluated|tested|considered|studied|resulting|the|an?|all|any|every|each|these|those|this|that|its|their|our|both|some|several|many|most|various|multiple|different|other|new|novel|existing|such|and|or|of|one|two|three|four|five|six|seven|eight|nine|ten|more|less|only|diverse|numerous|certain|which|larger|smaller|prior|previous|recent|in|on|for|to|with|where|when|as|by|from|into|during|between|among|within|against|per|towards?|not|can|may|at|is|are|be|if|baseline|state-of-the-art|test|input|real|better|similar|modern|richer|limited|arbitrary|general|general-purpose|complex|realistic|challenging|standard|popular|common|respective|corresponding|own|representative|competing|competitive|advanced|given|unseen|original|using|via|specific|particular|target|possible|strong|whole|entire|wide|broad|high-quality|additional|extra|further|non-iid|practical|proposed|same|underlying|efficient|effective|robust|improved|better|good|accurate|reliable|future|downstream|related|relevant|so-called|well-known|learnable|trainable|unified|shared|user|classical|traditional|conventional|typical|important|key|main|real-world|higher|lower|joint|subsequent|initial|final|full|partial|model|method|task|machine';
const phrase = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?<lead>for|in|on|across|with|under|over|of|from|against|between|towards?|into) (?<kind>(?:(?!(?:${noKind}) )[\\p{L}][\\p{L}\\p{N}-]* ){1,3})(?<head>${[...by.keys()].join('|')})(?=[,.;:)]|$| (?:with|by|in|on|for|using|via|that|which|while|where|when|through|under|from|without|as|is|are|has|have|can|at|but|because|across)\\b)`,
  'gu',
);
/** The one setting at hand. */
const single =
  /(?<![\p{L}\p{N}-])(?<lead>in|under|for|to) (?<kind>the (?:[\p{L}\p{N}-]+ ){1,2})(?<head>setting|regime|scenario|environment|domain)(?=[,.;:)]|$| (?:with|by|where|when|that|using|via|is|are|and)\b)/gu;
const unsaid =
  /\b(?:not|no|without|only|unlike|than|instead of|compared|fails?|lacks?|such as|like|whether|limited|focus\p{L}*|existing|previous|prior|propert(?:y|ies)|number|sets? of|series of|collections? of|pairs? of|variety of|range of)\b|n't\b/u;
const verbal =
  /^(?:\p{L}+ing \p{L}|(?!(?:learning|training|reasoning|planning|coding|imaging|streaming|scaling) )\p{L}+ing |\p{L}+ly )/u;

interface Hit {
  readonly start: number;
  readonly end: number;
  readonly kind: string;
  readonly head: string;
}

const leastShared = 3;
/** Of so many to either side one must be shared. */
const near = 3;

/** "In deep linear networks" told as "in all networks": a result for one kind of thing told of all kinds. */
export const kindWidened: Operator = {
  id: 'overgeneralization/kind-widened',
  type: 'Overgeneralization',
  fits: (text) => hits(text).length > 0,
  propose({ text, support }) {
    if (!isPlainClaim(text)) return [];
    return hits(text).flatMap((claim): Swap[] => {
      for (const { statement } of support) {
        const { passage } = statement;
        if (passage.kind === 'heading') continue;
        const places = hits(passage.text).filter(
          ({ kind, head }) => kind === claim.kind && head === claim.head,
        );
        const [paper] = places;
        if (!paper || places.length > 1 || paper.start < statement.start || paper.end > statement.end)
          continue;
        if (sharedAround({ text, ...claim }, { stems: stemsOf(passage.text), ...paper }) < leastShared)
          continue;
        if (sharedAround({ text, ...claim }, { stems: statement.stems, ...paper }, near) === 0) continue;
        const { leaf, by: wide } = by.get(claim.head) ?? { leaf: 'domain-extended', by: 'every ' };
        return [
          {
            claim: { start: claim.start, end: claim.end, text: wide },
            paper: { passage: passage.id, start: paper.start, end: paper.end, text: wide },
            node: `overgeneralization/scope-extended/${leaf}`,
            effect: 'changes',
            stronger: 'after',
          },
        ];
      }
      return [];
    });
  },
};

/** Ranges of the describing words, with the space behind them. */
function hits(text: string): Hit[] {
  const lower = foldLower(text);
  return [...lower.matchAll(phrase), ...lower.matchAll(single)].flatMap((hit): Hit[] => {
    const { lead = '', kind = '', head = '' } = hit.groups ?? {};
    const start = hit.index + lead.length + 1;
    if (verbal.test(kind) || unsaid.test(lower.slice(Math.max(0, start - 40), start))) return [];
    return [{ start, end: start + kind.length, kind, head }];
  });
}
