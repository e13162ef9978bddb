import { phraseSwap } from '../make/phrase-swap.ts';

const author =
  /(?:\b(?:authors?|paper|work|study|manuscript|submission|they|we)|^|,|\band)(?: (?:also|further|then|thus|rigorously|formally|theoretically|first))* ?$/u;
const theory =
  /^ (?:[\p{L}\p{N}-]+ ){0,6}?(?:bounds?|guarantees?|theorems?|lemmas?|proofs?|convergence|regret|rates?|complexit(?:y|ies)|theory|theoretical (?:analys[ei]s|results?|justifications?|foundations?|characterizations?|framework)|optimality|equivalence|consistency)\b/u;

/** "Derives a bound" told as "cites a bound": what is first proved here, told as known. */
export const proofAsCited = phraseSwap({
  id: 'attribution/proof-as-cited',
  type: 'Attribution Failure',
  wordings: [
    {
      sense: 'proves',
      words: {
        provide: 'cite',
        provides: 'cites',
        providing: 'citing',
        derive: 'cite',
        derives: 'cites',
        deriving: 'citing',
        establish: 'cite',
        establishes: 'cites',
        establishing: 'citing',
        prove: 'cite',
        proves: 'cites',
        proving: 'citing',
        give: 'cite',
        gives: 'cites',
        giving: 'citing',
        present: 'cite',
        presents: 'cites',
        offer: 'cite',
        offers: 'cites',
        develop: 'cite',
        develops: 'cites',
        obtain: 'cite',
        obtains: 'cites',
        obtaining: 'citing',
        show: 'cite',
        shows: 'cites',
      },
      node: 'attribution-failure/proposal-as-prior-work/own-proof-as-known',
      before: author,
      behind: theory,
      unless: {
        behind:
          /^ (?:(?:an?|the) )?(?:that|how|insights?|intuition|evidence|experiments?|empirical|novel|new|first|efficient|framework|algorithm|method|[\p{L}-]+ (?:method|algorithm|framework))\b/u,
      },
    },
  ],
});
