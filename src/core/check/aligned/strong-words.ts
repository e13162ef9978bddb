/** Kinds of strong words in a claim: a totality, a degree or a rank that a paper may or may not bear out. */
export const strongKinds = [
  'all',
  'any',
  'always',
  'none',
  'complete',
  'exact',
  'certain',
  'degree',
  'multiple',
  'best',
  'human',
  'only',
  'grave',
] as const;
export type StrongKind = (typeof strongKinds)[number];

/** Patterns over folded lower-case text. General words of English, by what they claim. */
const patterns: Readonly<Record<StrongKind, RegExp>> = {
  all: /\b(?:(?:on|in|across|over|for|at|of|by|under|from|with|to|throughout) (?:all|every|each|both)(?: (?:single|of the|of|the|possible|tested|reported|evaluated))*|all|every(?: single)?|each(?: and every)?(?: of)?|the (?:whole|entire)|across the board|throughout|in all cases|universally|everywhere|unanimously)\b/gu,
  any: /\b(?:any|arbitrary|arbitrarily|whatever|whichever|regardless of|irrespective of|no matter|in full generality|unconditional(?:ly)?|unrestricted|universal|without (?:any )?(?:assumptions?|conditions?|restrictions?)|assumption-free|all-\p{L}+|(?:domain|task|model|architecture|language|data)-(?:general|agnostic)|general-purpose)\b/gu,
  always:
    /\b(?:always|invariably|in every case|without exception|never|consistently|uniformly|at all times|even (?:at|in|for|under|when|with|on))\b/gu,
  none: /\b(?:zero|none of|no (?:loss|drop|cost|overhead|degradation|decline|error|failures?|increase|extra|additional|further|trade-?off|impact|effect|difference|gap|bias|assumptions?|slowdown|penalty|change|errors?)|without (?:any |a |an |single )*(?:loss|drop|cost|overhead|degradation|decline|errors?|failures?|increase|extra|additional|trade-?off|impact|difference|gap|bias|slowdown|penalty|change|sacrific\p{L}+|compromis\p{L}+|harm\p{L}*|exception)|lossless(?:ly)?|cost-free|free of|\p{L}+-free|at no (?:extra |additional )?(?:\p{L}+ )?cost|unaffected|unchanged|intact|absence of|independent of|no longer)\b/gu,
  complete:
    /\b(?:complete(?:ly)?|fully|entire(?:ly)?|total(?:ly)?|wholly|eliminat\p{L}*|eradicat\p{L}*|abolish\p{L}*|vanish\p{L}*|solv(?:e|es|ed|ing)|resolv(?:e|es|ed|ing)|remov(?:e|es|ed|ing)|prevent\p{L}*|unlimited|infinite(?:ly)?|exhaustive(?:ly)?|comprehensive(?:ly)?)\b/gu,
  exact:
    /\b(?:exact(?:ly|ness)?|perfect(?:ly|ion)?|near-perfect|flawless(?:ly)?|optimal(?:ly|ity)?|identical(?:ly)?|equal(?:s|ly|ity)?|tight(?:ly)?|the same|precise(?:ly)?|error-free|globally|global optim\p{L}+|lossless)\b/gu,
  certain:
    /\b(?:prov(?:e|es|ed|en|ably|ing)|guarante\p{L}*|ensur\p{L}*|certif\p{L}*|confirm\p{L}*|establish\p{L}*|verif(?:y|ies|ied)|derives?|theoretically)\b/gu,
  degree:
    /\b(?:dramatic(?:ally)?|drastic(?:ally)?|huge(?:ly)?|massive(?:ly)?|vast(?:ly)?|enormous(?:ly)?|tremendous(?:ly)?|orders? of magnitude|(?:by )?an? (?:very )?(?:wide|large|huge|big|considerable|substantial) margins?|far (?:better|superior|ahead|above|more|less|lower|higher|faster|outperforms?|surpass\p{L}*|exceed\p{L}*)|much (?:better|worse|higher|lower|faster)|significant(?:ly)?|substantial(?:ly)?|considerabl[ey]|remarkabl[ey]|strongly|markedly|sharply|vastly|clearly (?:superior|better|beat\p{L}*|outperform\p{L}*|best)|large gains?|strict(?:ly)? (?:superior\p{L}*|better))\b/gu,
  multiple:
    /\b(?:halv(?:e|es|ed|ing)|doubl(?:e|es|ed|ing)|tripl(?:e|es|ed|ing)|quadrupl\p{L}*|(?:two|three|four|five|ten|hundred|thousand)-?fold|double-digit|(?:by|in|cuts?[^.;]{1,30}) half|\p{L}+ times (?:faster|better|more|fewer|less|higher|lower|slower)|(?:ten|twenty|thirty|forty|fifty|\d+) points?|nearly (?:all|no)|almost (?:all|no|every)|close to (?:perfect|zero))\b/gu,
  best: /\b(?:state-of-the-art|sota|outperform\p{L}*|out-perform\p{L}*|surpass\p{L}*|beat(?:s|ing|en)?|superior(?:ity)?|exceed\p{L}*|the (?:best|highest|lowest|fastest|smallest|largest|top)|best|top(?: accuracy| performance| score)?|lead(?:s|ing)?|ranks? first|wins?|winning|better than|faster than|ahead of|dominat\p{L}*)\b/gu,
  human: /\b(?:human-level|superhuman|expert-level|human parity|near-perfect|close to perfect)\b/gu,
  only: /\b(?:only|exclusively|solely|alone|merely|purely|entirely|nothing but|confined to|limited to|restricted to|just)\b/gu,
  grave:
    /\b(?:severe(?:ly)?|prohibitive(?:ly)?|collaps\p{L}*|intractabl[ey]|impossible|useless|fatal(?:ly)?|catastrophic(?:ally)?|impractical|fails? (?:completely|entirely)|unusable|frequent(?:ly)?|constantly|extreme(?:ly)?)\b/gu,
};

export interface StrongWord {
  readonly kind: StrongKind;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** All strong words of a folded lower-case text; a longer one hides those of its own kind inside it. */
export function strongWords(lower: string): StrongWord[] {
  return strongKinds.flatMap((kind) =>
    [...lower.matchAll(patterns[kind])].map((hit) => ({
      kind,
      start: hit.index,
      end: hit.index + hit[0].length,
      text: hit[0],
    })),
  );
}
