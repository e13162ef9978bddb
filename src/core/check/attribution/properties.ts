/** A property that authors claim of a method, and the words without which no paper speaks of it. */
export interface Property {
  /** As in "the paper nowhere speaks of ...". */
  readonly name: string;
  /** How a review says that the authors claim or grant it. */
  readonly said: RegExp;
  /** Any of these in the paper, and it may speak of it. */
  readonly paper: RegExp;
}

const list: readonly (readonly [name: string, said: string, paper: string])[] = [
  [
    'differential privacy',
    String.raw`differential(?:ly)?[- ]priva`,
    String.raw`differential(?:ly)?[- ]priva|\bDP\b|\bDP-|ε-?DP`,
  ],
  ['privacy', String.raw`\bprivacy\b`, String.raw`\bpriva|confidential|anonymi`],
  [
    'adversarial robustness',
    String.raw`adversarial(?:ly)? (?:robust|attack|example|perturb)`,
    String.raw`adversar`,
  ],
  ['real-time use', String.raw`\breal[- ]?time\b`, String.raw`\breal[- ]?time\b|\bfps\b|frames per second`],
  [
    'tightness',
    String.raw`\btight(?:ness)?\b(?! (?:integrat|coupl|link|control))`,
    String.raw`\btight|match(?:es|ing)\b|\boptimal|\bsharp`,
  ],
  ['minimax optimality', String.raw`\bminimax|rate-optimal`, String.raw`minimax|min-max|optimal`],
  [
    'statistical significance',
    String.raw`statistical(?:ly)? significan`,
    String.raw`significan|p-value|\bp ?[<=]|t-test|confidence interval`,
  ],
  [
    'fairness',
    String.raw`\b(?:fairness|fair (?:to|across|treatment|predictions?))\b`,
    String.raw`\bfair|\bbias|equit|dispar`,
  ],
  [
    'interpretability',
    String.raw`\b(?:interpretab|explainab)`,
    String.raw`interpret|explain|explan|transparen|understand`,
  ],
  [
    'zero-shot use',
    String.raw`\bzero[- ]shot\b`,
    String.raw`zero[- ]shot|without (?:any )?(?:further |additional |task-specific )?(?:training|fine-?tuning)|training-free`,
  ],
  ['human-level performance', String.raw`\bhuman[- ]level\b`, String.raw`human`],
  [
    'energy use',
    String.raw`\benergy (?:efficien|consumption|saving|use)|\bcarbon\b`,
    String.raw`\benergy|\bcarbon|\bpower|\bwatt`,
  ],
  ['causal effects', String.raw`\bcausal(?:ity)?\b`, String.raw`\bcaus`],
  ['clinical use', String.raw`\bclinical(?:ly)?\b`, String.raw`clinic|patient|medic|hospital|health`],
  ['convergence', String.raw`\bconverge(?:s|nce)?\b`, String.raw`converg`],
  [
    'linear time',
    String.raw`\blinear(?:[- ]time| complexity| in (?:the )?(?:number|length|size))`,
    String.raw`\blinear|\bO ?\(`,
  ],
  ['calibration', String.raw`\b(?:well[- ]calibrated|calibration)\b`, String.raw`calibrat`],
  [
    'use on edge or mobile devices',
    String.raw`\b(?:edge|mobile|embedded) devices?\b`,
    String.raw`\b(?:edge|mobile|embedded|on-device|smartphone)`,
  ],
  [
    'low-resource languages',
    String.raw`\blow[- ]resource\b`,
    String.raw`low[- ]resource|few data|scarce|scarcity`,
  ],
  ['multilingual use', String.raw`\b(?:multi-?lingual|other languages)\b`, String.raw`lingual|language`],
  ['reproducibility', String.raw`\breproducib`, String.raw`reproduc|replicat|code`],
  ['safety', String.raw`\bsafety (?:guarantee|certif|critical)`, String.raw`\bsafe`],
  [
    'generalisation',
    String.raw`\bgenerali[sz]`,
    String.raw`generali[sz]|transfer|unseen|out-of-|other (?:domains|tasks|datasets)|extend`,
  ],
  ['scalability', String.raw`\bscalab|\bscales? (?:to|well|linearly)`, String.raw`scal|large|efficien`],
  [
    'noise',
    String.raw`\brobust(?:ness)? (?:to|against|under) (?:label |input |sensor )?noise`,
    String.raw`\bnois`,
  ],
  ['hallucination', String.raw`\bhallucinat`, String.raw`hallucinat|factual|faithful`],
  [
    'legal compliance',
    String.raw`\b(?:complian(?:t|ce)|complies) with`,
    String.raw`complian|comply|complies|regulation|\blaw|legal|GDPR|HIPAA`,
  ],
  [
    'open-source release',
    String.raw`\bopen[- ]sourc`,
    String.raw`open[- ]?sourc|github|code|releas|publicly available`,
  ],
];

export const properties: readonly Property[] = list.map(([name, said, paper]) => ({
  name,
  said: new RegExp(said, 'iu'),
  paper: new RegExp(paper, 'iu'),
}));
