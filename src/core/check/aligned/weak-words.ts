/** Kinds of words by which a paper keeps a statement short of the full claim. */
export const weakKinds = [
  'except',
  'most',
  'some',
  'concede',
  'worse',
  'fail',
  'restrict',
  'assume',
  'future',
  'slight',
  'par',
  'near',
  'reduce',
  'gap',
  'may',
  'share',
] as const;
export type WeakKind = (typeof weakKinds)[number];

/** Patterns over folded lower-case text. */
const patterns: Readonly<Record<WeakKind, RegExp>> = {
  except:
    /\b(?:except(?:ions?|ing)?(?: for| of)?|all but|apart from|excluding|not (?:all|always|every|in all|on all|for all)|no longer)\b/gu,
  most: /\b(?:most(?:ly)?(?! (?:of the time|importantly|notably|recent|common|popular|challenging|effective|important|relevant|likely|similar|suitable|informative))|majority|often|typically|usually|in general|generally|(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:out )?of (?:the )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|sixteen|twenty)|mainly|primarily|largely|on average|averaged?)\b/gu,
  some: /\b(?:some(?:times)?|certain|in (?:a few|several|specific|particular)|partial(?:ly)?|in part|subset|a few|occasional(?:ly)?|rare(?:ly)?|selected|not necessarily|special cases?)\b/gu,
  concede:
    /\b(?:although|though|while|whereas|despite|however|but|nevertheless|nonetheless|yet|albeit|even though)\b/gu,
  worse:
    /\b(?:worse|lower|inferior|underperform\p{L}*|under-perform\p{L}*|lags?|lagging|behind|falls? short|degrad\p{L}*|drops?|declin\p{L}*|suffers?|decreas\p{L}*|poor(?:er|ly)?|slower|slowdown|weaker|reduced|detrimental|loses?|hurts?|harms?|outperformed by|surpassed by|less effective|not (?:as|the best|improve\p{L}*|outperform\p{L}*|reach\p{L}*|surpass\p{L}*))\b/gu,
  fail: /\b(?:fail(?:s|ed|ing|ures?)?|struggl\p{L}*|cannot|can not|unable|does not|do not|did not|is not|are not|not|limitations?|limited|difficult(?:y|ies)?|challenging|infeasible|unavoidable|never|no|lacks?|remains?)\b/gu,
  restrict:
    /\b(?:only|limited to|restricted to|focus(?:es|ed|ing)?(?: (?:only|exclusively|solely|mainly|primarily))? on|confined to|specific(?:ally)? (?:to|for)|in the case of|special case|solely|exclusively|we consider|is considered|tailored|designed for|for the case|just)\b/gu,
  assume:
    /\b(?:assum\p{L}*|under|suppose|provided(?: that)?|requir\p{L}*|conditions?|conditioned|when|if|as long as|given that|satisf\p{L}*|holds? for)\b/gu,
  future:
    /\b(?:future|plan to|leave|left (?:for|to|as)|unexplored|open (?:question|problem)|promising (?:direction|avenue)|could be (?:extended|explored|further)|(?:can|could) (?:further )?explore|we (?:expect|hope|believe)|potential(?:ly)?|not yet|has not been|beyond the scope|extend(?:ing|ed)?)\b/gu,
  slight:
    /\b(?:slight(?:ly)?|marginal(?:ly)?|minor|modest(?:ly)?|small(?:er)?|moderate(?:ly)?|negligible|little|minimal(?:ly)?|mild(?:ly)?|relatively|somewhat|limited|not significant(?:ly)?|insignificant(?:ly)?|few)\b/gu,
  par: /\b(?:comparabl[ey]|competitive(?:ly)?|similar(?:ly)?|on par|match(?:es|ed|ing)?|close to|closely|approach(?:es|ing)|equal(?:ly)?|same|identical|consistent with|second[- ]best|second|no (?:significant|clear|notable) (?:difference|advantage|improvement|gain))\b/gu,
  near: /\b(?:bounded|bounds?|at most|at least|up to|controlled|within|constant factors?|log(?:arithmic)? factors?|approximat\p{L}*|near(?:ly)?|almost|roughly|around|about|controls?|converges? to|asymptotic(?:ally)?|in expectation|with high probability|stationary|local)\b/gu,
  reduce:
    /\b(?:reduc\p{L}*|mitigat\p{L}*|alleviat\p{L}*|lessen\p{L}*|suppress\p{L}*|fewer|decreas\p{L}*|minimi[sz]\p{L}*|address\p{L}*|less|improv\p{L}*|limit(?:s|ing)|limited)\b/gu,
  gap: /\b(?:gaps?|trade-?offs?|overheads?|costs?|additional|extra|increas\p{L}*|incur\p{L}*|deviat\p{L}*|differs?|differences?|expense|at the (?:cost|expense)|longer|more (?:time|memory|compute\p{L}*|epochs))\b/gu,
  may: /\b(?:may|might|could|suggest(?:s|ing)?|indicat\p{L}*|hypothes\p{L}*|conjectur\p{L}*|likely|possibl[ey]|heuristic(?:ally)?|empirical(?:ly)?|tends? to|appears?|seems?)\b/gu,
  share: /\d ?%|\b0\.\d+|\d\.\d+ ?x|\bby \d|\b(?:gain|improvement)s? of \d/gu,
};

export interface WeakWord {
  readonly kind: WeakKind;
  readonly start: number;
  readonly end: number;
}

/** All weak words of a folded lower-case text. */
export function weakWords(lower: string): WeakWord[] {
  return weakKinds.flatMap((kind) =>
    [...lower.matchAll(patterns[kind])].map((hit) => ({
      kind,
      start: hit.index,
      end: hit.index + hit[0].length,
    })),
  );
}
