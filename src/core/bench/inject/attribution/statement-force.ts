import { phraseSwap } from '../make/phrase-swap.ts';

const author =
  /(?:\b(?:authors?|paper|work|study|manuscript|submission|they|we)|^)(?: (?:also|further|then|thus|theoretically|empirically|formally|rigorously|mathematically|experimentally|clearly|successfully|additionally))*(?: (?:can|are able to))? ?$/u;
const that = /^ (?:theoretically |empirically |formally )?that\b/u;
const thing = /^ (?:the|an?|its|their|strong|improved|convergence|global|both)\b/u;
const node = 'attribution-failure/misquotation/statement-strengthened';

/** "Show" and "prove" told as "conjecture" and "assume", and back: how firmly the authors hold a statement. */
export const statementForce = phraseSwap({
  id: 'attribution/statement-force',
  type: 'Attribution Failure',
  wordings: [
    {
      sense: 'shown that',
      words: {
        show: 'conjecture',
        shows: 'conjectures',
        demonstrate: 'conjecture',
        demonstrates: 'conjectures',
        prove: 'conjecture',
        proves: 'conjectures',
        establish: 'conjecture',
        establishes: 'conjectures',
      },
      node,
      before: author,
      behind: that,
    },
    {
      sense: 'shown that',
      words: {
        showing: 'conjecturing',
        demonstrating: 'conjecturing',
        proving: 'conjecturing',
        establishing: 'conjecturing',
        'is shown': 'is conjectured',
        'it is proved': 'it is conjectured',
        'it is proven': 'it is conjectured',
      },
      node,
      behind: that,
    },
    {
      sense: 'found',
      words: {
        find: 'recall',
        finds: 'recalls',
        observe: 'recall',
        observes: 'recalls',
        reveal: 'recall',
        reveals: 'recalls',
        discover: 'recall',
        discovers: 'recalls',
      },
      node: 'attribution-failure/proposal-as-prior-work/own-finding-as-known',
      before: author,
      behind: that,
    },
    {
      sense: 'shown',
      words: {
        demonstrate: 'presuppose',
        demonstrates: 'presupposes',
        prove: 'conjecture',
        proves: 'conjectures',
        establish: 'conjecture',
        establishes: 'conjectures',
        validate: 'presuppose',
        validates: 'presupposes',
        verify: 'presuppose',
        verifies: 'presupposes',
        derive: 'conjecture',
        derives: 'conjectures',
      },
      node,
      before: author,
      behind: thing,
    },
    {
      sense: 'held',
      words: {
        hypothesize: 'prove',
        hypothesizes: 'proves',
        hypothesise: 'prove',
        hypothesises: 'proves',
        conjecture: 'prove',
        conjectures: 'proves',
        speculate: 'prove',
        speculates: 'proves',
        argue: 'prove',
        argues: 'proves',
        claim: 'prove',
        claims: 'proves',
        assume: 'prove',
        assumes: 'proves',
        posit: 'prove',
        posits: 'proves',
        believe: 'prove',
        believes: 'proves',
        suggest: 'prove',
        suggests: 'proves',
      },
      node,
      before: author,
      behind: that,
    },
    ...(
      [
        [
          'shown that',
          { show: 'demonstrate', shows: 'demonstrates', demonstrate: 'show', demonstrates: 'shows' },
          that,
        ],
        ['proved', { prove: 'show', proves: 'shows' }, that],
        [
          'held',
          { hypothesize: 'conjecture', argue: 'contend', argues: 'contends', assume: 'suppose' },
          that,
        ],
        [
          'shown',
          { demonstrate: 'show', demonstrates: 'shows', derive: 'work out', derives: 'works out' },
          thing,
        ],
      ] as const
    ).map(([sense, words, behind]) => ({
      sense,
      words,
      node,
      effect: 'keeps' as const,
      before: author,
      behind,
    })),
  ],
});
