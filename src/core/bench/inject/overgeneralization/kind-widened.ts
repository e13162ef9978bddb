import { stemsOf } from '../../../evidence/statements.ts';
import { foldLower } from '../../../text/fold.ts';
import { sharedAround } from '../make/context.ts';
import type { Operator, Swap } from '../operator.ts';

/** Plurals whose kind is told by the words before them, with the leaf that the lost kind belongs to. */
const heads: readonly (readonly [leaf: string, nouns: string])[] = [
  ['model-kind-extended', 'models|networks|architectures|transformers|llms|backbones|learners|classifiers|encoders|agents|policies'],
  ['data-kind-extended', 'data|datasets|images|videos|graphs|signals|inputs|sequences|distributions|documents|texts|modalities|features'],
  ['task-extended', 'tasks|problems|benchmarks|applications|games|environments'],
  ['domain-extended', 'settings|domains|scenarios|systems|fields|regimes|environments'],
  ['population-extended', 'languages|patients|users|species|participants|populations'],
  ['scale-extended', 'sizes|scales|budgets|horizons'],
];
const nouns = heads.map(([, words]) => words).join('|');
/** A preposition, one to three describing words, the noun. */
const phrase = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?<lead>for|in|on|to|across|with|under|over) (?<kind>(?:(?!(?:the|an?|all|any|every|each|these|those|this|that|its|their|our|both|some|several|many|most|various|multiple|different|other|new|novel|existing|such|and|or|of|two|three|four|five|more|only|diverse|numerous|certain|which|larger|smaller|prior|previous|recent|in|on|for|to|with|where|when|baseline|state-of-the-art|training|test|input|synthetic|real)\\b)[\\p{L}][\\p{L}\\p{N}-]* ){1,3})(?<head>${nouns})(?![\\p{L}\\p{N}-])(?! (?:and|or|of|like|such|to)\\b)`,
  'gu',
);
const unsaid = /\b(?:not|no|without|only|unlike|than|instead of|compared|fails?|lacks?|such as|like|whether)\b|n't\b/u;

interface Hit {
  readonly start: number;
  readonly end: number;
  readonly kind: string;
  readonly head: string;
}

const leastShared = 3;

/** "In deep linear networks" told as "in all networks": a result for one kind of thing told of all kinds. */
export const kindWidened: Operator = {
  id: 'overgeneralization/kind-widened',
  type: 'Overgeneralization',
  fits: (text) => hits(text).length > 0,
  propose({ text, support }) {
    return hits(text).flatMap((claim): Swap[] => {
      for (const { statement } of support) {
        const { passage } = statement;
        const places = hits(passage.text).filter(({ kind, head }) => kind === claim.kind && head === claim.head);
        const [paper] = places;
        if (!paper || places.length > 1 || paper.start < statement.start || paper.end > statement.end) continue;
        if (sharedAround({ text, ...claim }, { stems: stemsOf(passage.text), ...paper }) < leastShared) continue;
        return [
          {
            claim: { start: claim.start, end: claim.end, text: 'all ' },
            paper: { passage: passage.id, start: paper.start, end: paper.end, text: 'all ' },
            node: `overgeneralization/scope-extended/${heads.find(([, words]) => words.split('|').includes(claim.head))![0]}`,
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
  return [...foldLower(text).matchAll(phrase)].flatMap((hit): Hit[] => {
    const { lead = '', kind = '', head = '' } = hit.groups ?? {};
    const start = hit.index + lead.length + 1;
    if (unsaid.test(text.slice(Math.max(0, start - 60), start))) return [];
    return [{ start, end: start + kind.length, kind, head }];
  });
}
