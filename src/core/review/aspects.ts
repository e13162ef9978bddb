import type { FieldRole } from './model.ts';

/** What a sentence of a review judges or reports: the aspects that review forms ask about. */
export const aspects = [
  'summary',
  'soundness',
  'novelty',
  'significance',
  'clarity',
  'experiments',
  'related-work',
  'reproducibility',
  'limitations',
  'ethics',
] as const;
export type Aspect = (typeof aspects)[number];

/** Words that speak of an aspect whatever field they stand in; the first that is met most often decides. */
const cues: readonly (readonly [Aspect, RegExp])[] = [
  [
    'ethics',
    /\b(?:ethic\w*|societal|social impact|privacy|consent|misuse|harm(?:s|ful)?|bias(?:es|ed)? against|fairness|dual[- ]use|irb|carbon|environmental)\b/giu,
  ],
  [
    'reproducibility',
    /\b(?:reproduc\w*|replicat\w*|code|source code|repositor\w+|hyper-?parameters?|seeds?|implementation details?|training details?|release[sd]?|open[- ]source\w*|checkpoints?|hardware|gpus?|licen[cs]es?)\b/giu,
  ],
  [
    'related-work',
    /\b(?:related work|prior (?:work|art|methods?)|previous (?:work|methods?|studies)|literature|cit(?:e[sd]?|ing|ations?)|references?|et al|existing (?:work|methods?|approaches))\b/giu,
  ],
  [
    'limitations',
    /\b(?:limitations?|failure (?:cases?|modes?)|drawbacks?|shortcomings?|weakness(?:es)? of the (?:method|approach))\b/giu,
  ],
  [
    'novelty',
    /\b(?:novel(?:ty)?|original(?:ity)?|incremental|innovati\w+|first to|contributions?|new (?:idea|method|approach|framework))\b/giu,
  ],
  [
    'clarity',
    /\b(?:clar(?:ity|ify|ified)|clear(?:ly|er)?|unclear|written|writing|readab\w*|readers?|notations?|typos?|grammar\w*|presentation|organi[sz]ed|structure[sd]?|confus\w+|explained|figures? (?:is|are)|captions?|easy to follow)\b/giu,
  ],
  [
    'experiments',
    /\b(?:experiment\w*|empirical\w*|evaluat\w*|baselines?|ablat\w*|benchmarks?|data ?sets?|results?|accuracy|f1|bleu|metrics?|tables?|outperform\w*|improvements?|gains?|state[- ]of[- ]the[- ]art|sota|compar(?:e[sd]?|isons?)|error bars?|standard deviations?|runs?|%)/giu,
  ],
  [
    'soundness',
    /\b(?:theor\w+|proofs?|prove[sdn]?|lemmas?|propositions?|assum\w+|convergen\w+|bounds?|guarantees?|rigor\w*|sound(?:ness)?|correct(?:ness|ly)?|derivation\w*|justif\w+|flaw\w*|valid(?:ity)?|statistical\w*|significance tests?)\b/giu,
  ],
  [
    'significance',
    /\b(?:significance of|impact(?:ful)?|important|importance|relevan\w+|practical\w*|applicab\w+|real[- ]world|useful\w*|timely|community)\b/giu,
  ],
];

const ofRole: Partial<Record<FieldRole, Aspect>> = {
  summary: 'summary',
  limitations: 'limitations',
  ethics: 'ethics',
};

/**
 * The aspect of a sentence, or of a claim in the sentence `whole`: in a summary that; else the one whose words it uses
 * most, the more special one of two; else that of the whole or of its field, soundness where nothing tells.
 */
export function aspectOf(text: string, role: FieldRole, whole = text): Aspect {
  if (role === 'summary') return 'summary';
  return mostNamed(text) ?? mostNamed(whole) ?? ofRole[role] ?? 'soundness';
}

function mostNamed(text: string): Aspect | null {
  let [best, most]: [Aspect | null, number] = [null, 0];
  for (const [aspect, words] of cues) {
    const count = text.match(words)?.length ?? 0;
    if (count > most) [best, most] = [aspect, count];
  }
  return best;
}
