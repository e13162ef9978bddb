import type { Mention } from './mentions.ts';

/**
 * What a sentence does with a name: attributed, it says that the paper has, uses or tests it; presupposed, it asks
 * about it as of something the paper has; none, anything else: wishes, comparisons, outside work, things said to be
 * missing, doubts, the reviewer's own words.
 */
export type Stance = 'attributed' | 'presupposed' | 'none';

const wish =
  /\b(?:should|could|would|might|recommend(?!ation|er)\w*|suggest(?!ions?\b)\w*|consider(?!able|ably|ation)(?:ing)?\b|please|hope|wish|encourag\w*|worth|wonder\w*|curious|interesting to|helpful|beneficial|benefit from|strengthen\w*|future|potentially|possibly|perhaps|maybe|ideally|needs? to|must|if|may|can(?:not)? be (?:extended|added|supplemented|included|compared)|supplemented|standard to|like to (?:see|know)|what about|how about)\b/i;
const lack =
  /\b(?:no|nor|neither|never|none|without|lack\w*|miss(?:es|ed|ing)|omit\w*|absence|fail(?:s|ed|ing|ure)?|ignor\w*|overlook\w*|exclud\w*|instead of|rather than|unlike|except|beyond|unclear|uncertain|hardly|other than|different from|differs? from|more than|such as those|not (?!only)[\w-]+|[\w]+n['’]t)\b|\b(?:limited|insufficient|inadequate|weak|missing) (?:comparisons?|discussion|analysis|evaluation|exploration)\b/i;
const outside =
  /\b(?:prior|previous(?:ly)?|earlier|literature|similar(?:ly)? to|resembl\w*|reminiscent|akin|analog(?:y|ous)|well[- ]known|classical|as in|^\W*(?:\d+[.)]\s*)?like|inspired|borrow\w*|community|original paper|paper of|work of|approach of|in contrast to|unlike|et al|known to|popular|leaderboards?|as (?:emphasi[sz]ed|done|shown|reported|proposed|discussed|described) in|other methods|other works?|(?:widely|commonly)[- ]used|(?:the|that) [\w-]+ paper|existing (?:work|method|approach)\w*|recent (?:work|method|approach|paper|advance)\w*)\b|\[\d{1,2}(?:\s*[,;–-]\s*\d{1,2})*\]|\(\s*(?:19|20)\d\d|\b(?:ICML|ICLR|NeurIPS|NIPS|CVPR|ICCV|ECCV|ACL|EMNLP|NAACL|AAAI|KDD|SIGIR|TMLR)[ '’-]?(?:20)?\d\d\b|https?:|arxiv|doi\.org/i;
const unable =
  /\b(?:cannot|can not|can't|unable|(?:is|are|was|were) (?:not|neither|missing|absent|lacking))\b/i;
const self = /\b(?:I|my|me|we|us|our)\b/;
const paperAgent =
  /\b(?:(?:the|this|their|its|proposed|current|present) (?:[\w-]+ ){0,2}(?:papers?|work|study|manuscript|submission|methods?|approach|models?|framework|algorithm|system|experiments?|results?|evaluations?|analys[ie]s|architecture|pipeline|ablations?|theory|proofs?|training|dataset|benchmark|technique|network|authors?|findings|claims)|authors?|they|experiments?|evaluations?|results|evaluated|validated|experimental|empirical(?:ly)?|ablat\w+|baselines?|trained|tested|demonstrat\w*|improvements?|paper (?:uses|proposes|introduces|presents|studies))\b/i;
const question = /\?\s*$|^\W*(?:can|could|would|how|why|what|which|did|do|does|is|are|have|has|please)\b/i;
/** A question that takes the use of a name for granted. */
const granted =
  /^\W*(?:\d+[.)]\W*)?why (?:is|are|was|were|do|does|did|the) (?!.*\b(?:not|n't|worse|better|no)\b)/i;

/** How the sentence speaks of the paper and the name. `described`: the sentence stands in a summary of the paper. */
export function stanceOf(
  text: string,
  mention: Pick<Mention, 'start' | 'end'>,
  described: boolean,
): Stance {
  const near = text.slice(Math.max(0, mention.start - 70), mention.end + 25);
  const clauseEnd = endOfClause(text, mention.end);
  if (outside.test(near) || wish.test(text.slice(0, clauseEnd))) return 'none';
  if (lack.test(text.slice(startOfClause(text, mention.start), mention.end + 12))) return 'none';
  if (unable.test(text.slice(mention.end, clauseEnd))) return 'none';
  if (question.test(text)) return granted.test(text) ? 'presupposed' : 'none';
  if (self.test(text)) return 'none';
  return described || paperAgent.test(text) ? 'attributed' : 'none';
}

function startOfClause(text: string, to: number): number {
  let from = 0;
  for (const hit of text
    .slice(0, to)
    .matchAll(
      /[;:.] |, (?:but|while|although|though|whereas|however|which|so|and (?:is|are|was|were|it|they|the authors))\b|\b(?:but|however|although|whereas)\b/gi,
    ))
    from = hit.index + hit[0].length;
  return from;
}

/** A clause ends at a strong stop, before "but" and the like, and a clause that opens with "while" at its comma. */
function endOfClause(text: string, from: number): number {
  const stop =
    /[;:]|, (?:but|while|although|though|whereas|however|which|so|these|this|it)\b|\b(?:but|however|although|whereas)\b/i.exec(
      text.slice(from),
    );
  const end = stop ? from + stop.index : text.length;
  const opener = /(?:^|[:.] )\W*(?:\d+\W*)?(?:while|although|though)\b/i.exec(text.slice(0, from));
  const comma =
    /, (?!(?:and|or|etc|including|such)\b)(?=(?:a|an|the|this|these|it|they|there|more|further|no|some|i|we|its|their)\b)/i.exec(
      text.slice(from),
    );
  return opener && comma ? Math.min(end, from + comma.index) : end;
}
