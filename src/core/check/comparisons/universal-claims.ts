/** "outperforms all baselines on every dataset": a win that a claim extends to all there is. */
export interface UniversalClaim {
  /** UTF-16 range of the quantifier with its noun: "on every dataset". */
  readonly start: number;
  readonly end: number;
  /** Over what: rivals or conditions. */
  readonly over: 'rivals' | 'conditions';
  /** The noun, lower case: "datasets". */
  readonly noun: string;
  /** Words between quantifier and noun: "7B" in "all 7B baselines". */
  readonly between: string;
  /** The claim speaks of time, memory or money. */
  readonly cost: boolean;
  /** The clause, folded lower case. */
  readonly clause: string;
}

const rivals =
  'baselines?|methods?|competitors?|alternatives?|approach(?:es)?|rivals?|models?|algorithms?|counterparts?|techniques?|works?|systems?';
const conditions =
  'data ?sets?|(?:evaluation )?benchmarks?|tasks?|settings?|metrics?|measures?|backbones?|architectures?|sizes?|levels?|cases?|environments?|domains?|scenarios?|experiments?|problems?|test sets?|splits?|criteria|criterion|configurations?|conditions?|games?|languages?|budgets?|scales?|comparisons?|respects?|instances?|datasets and metrics|noise levels?|sample sizes?|cell types?|categories|category|classes';
/** "on every single dataset", "across all four reported metrics", "over each of the nine tasks". */
const quantified = new RegExp(
  String.raw`\b(?:(?:on|in|across|over|for|at|under|of|among|throughout|by|than|with respect to) )?(?<quantifier>all|every|each)\b(?: single\b)?(?: (?:of|the|these|those|its|their))*(?<between>(?: [\p{L}\p{N}-]+){0,3}?) (?<noun>(?<rivals>${rivals})|(?:${conditions}))\b`,
  'gu',
);
const bare =
  /\b(?:across the board|in (?:every|each) (?:single )?case|in all cases|without (?:any |a single )?exception)\b/gu;
const win =
  /\b(?:outperform\w*|out-perform\w*|surpass\w*|beat(?:s|en|ing)?|exceed\w*|superior\w*|best|top|highest|win(?:s|ning)?|leads?|leading|state[- ]of[- ]the[- ]art|sota|better|gains?|improv\w*|advantages?|dominat\w*|ranks? first|first place|ahead|higher|boosts?|strongest)\b/u;
const cost =
  /\b(?:time|faster|fastest|slower|speed\w*|latency|memory|cost|costs|cheap\w*|efficien\w*|runtime|throughput|parameters?|flops|size|compute|computation\w*|overhead|convergence)\b/u;
/** The words in between say that it is not about all there are, or not about results. */
const narrowed = /\b(?:not|but|almost|nearly|possible|future|new|unseen|existing work)\b/u;
const unsure =
  /\b(?:i (?:notice\w*|observe\w*|think|see)|seems?|not|n't|never|hardly|if|whether|unless|should|would|could|might|may|please|expect\w*|claims? to|hope\w*|suggest\w* (?:that|to)|want|need|why|how|does|would be|lack\w*|missing|absence|only|average[ds]?|on average|comparable|competitive|except\w*|unclear|hard to|most|majority|claims? of|instead of|rather than|would|each other)\b/u;

/** Universal wins of a sentence (folded lower case), stated as such. */
export function universalClaims(lower: string): UniversalClaim[] {
  return clausesOf(lower).flatMap(({ start, text }) => {
    if (!win.test(text) || unsure.test(text)) return [];
    const found: UniversalClaim[] = [];
    for (const hit of text.matchAll(quantified)) {
      const groups = hit.groups as { between: string; noun: string; rivals?: string };
      const before = text.slice(0, hit.index + hit[0].indexOf(hit.groups!['quantifier']!));
      // "improves over all baselines", but not "runs each algorithm".
      const placed = groups.rivals === undefined ? conditionPlace : rivalPlace;
      if (excepted.test(lower.slice(start + hit.index + hit[0].length))) continue;
      if (narrowed.test(groups.between) || !placed.test(before)) continue;
      found.push({
        start: start + hit.index,
        end: start + hit.index + hit[0].length,
        over: groups.rivals === undefined ? 'conditions' : 'rivals',
        noun: groups.noun,
        between: groups.between.trim(),
        cost: cost.test(text.slice(Math.max(0, hit.index - 45), hit.index)),
        clause: text,
      });
    }
    for (const hit of text.matchAll(bare))
      found.push({
        start: start + hit.index,
        end: start + hit.index + hit[0].length,
        over: 'conditions',
        noun: 'cases',
        between: '',
        cost: cost.test(text.slice(Math.max(0, hit.index - 45), hit.index)),
        clause: text,
      });
    return found;
  });
}

/** "every dataset but one". */
const excepted = /^,? (?:but|except|save|other than|apart from|excluding|with the exception)\b/u;
const conditionPlace =
  /\b(?:on|in|across|over|for|at|under|of|throughout|by|with respect to|wins|dominates) (?:almost )?$/u;
const rivalPlace =
  /(?:\b(?:over|than|to|among|amongst|against|of|above|by)|\b(?:outperform|out-perform|surpass|beat|exceed|dominat|lead|top)\w*)(?: (?:significantly|clearly|consistently|substantially))? $/u;

/** Clauses between strong stops, "but" and the like. */
function clausesOf(lower: string): { start: number; text: string }[] {
  const out: { start: number; text: string }[] = [];
  let from = 0;
  for (const hit of lower.matchAll(
    /[;:] |, (?:but|while|whereas|although|though|however|yet|with|so|and (?:it|the|they|is|are|thus|also))\b|\b(?:but|whereas|although|though|while)\b/gu,
  )) {
    out.push({ start: from, text: lower.slice(from, hit.index) });
    from = hit.index;
  }
  out.push({ start: from, text: lower.slice(from) });
  return out;
}
