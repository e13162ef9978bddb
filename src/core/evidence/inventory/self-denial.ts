const selfDenial = new RegExp(
  [
    String.raw`\b(?:we|authors?|paper|work|study|section) (?:do|does|did|have|has|will|can)(?:es)? ?(?:not|n't)\b`,
    String.raw`\b(?:we|paper|work|study) (?:\w+ ){1,2}no\b`,
    String.raw`\b(?:future (?:work|research|direction)|beyond (?:the |our )?scope|out of (?:the )?scope)`,
    String.raw`\b(?:left (?:for|to|as)|leave (?:\w+ ){1,5}(?:for|to|as))\b`,
    String.raw`\bdue to (?:space|page) (?:limit|constraint)`,
    String.raw`\bnot (?:considered|discussed|addressed|included|reported|available|evaluated|tested|explored|studied|investigated|taken into account|covered|provided|proven?|analy[sz]ed|compared)\b`,
    String.raw`\bwe (?:\w+ )?(?:omit(?:ted)?|ignored?|drop(?:ped)?|neglect(?:ed)?|exclude[d]?|skip(?:ped)?|leave out|left out)\b`,
    String.raw`\b(?:analysis|theory|theorems?|results?|experiments?|framework|method|approach|model|evaluation|proofs?|guarantees?|bounds?) (?:do|does|did|can) ?not (?:\w+ )?(?:cover|consider|address|include|account|handle|stud(?:y|ied)|evaluate|support|extend|apply|hold|capture)`,
    String.raw`\brefer (?:the )?(?:interested )?readers? to (?:our|the) (?:technical|companion|full|extended)`,
    String.raw`\b(?:remains?|left) (?:an )?(?:open|unanswered|unclear|unexplored|untested|future)\b`,
    String.raw`\b(?:is|are) (?:still )?needed\b|\b(?:does|do) ?(?:not|n't) allow\b`,
    String.raw`\b(?:did not|ran neither|remains? (?:unclear|open|unexplored))\b`,
  ].join('|'),
);

/** A sentence (folded, lower case) by which a paper itself says that it does not have something. */
export function isSelfDenial(text: string): boolean {
  return selfDenial.test(text);
}
