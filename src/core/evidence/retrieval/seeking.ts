/** Words of asking, missing and wishing. */
const cues =
  /\?|\b(?:not?|lacks?|lacking|missing|absence|absent|without|limited|insufficient\w*|unclear|never|neither|nor|fails?|omits?|neglects?|overlooks?|should|could|would|please|clarify|provide|more|further|elaborate|consider|suggest|only|little|how|what|why|can|does|did|(?:is|are) there)\b|n't\b/iu;

/**
 * Whether a sentence asks for something or misses it ("no ablation", "could the authors report the cost?"): what
 * answers it is where the paper gives it, often a heading or a caption; what a sentence tells of is where the paper says it.
 */
export function isSeeking(sentence: string): boolean {
  return cues.test(sentence);
}
