/**
 * Cues for the kind of a review sentence: general turns of reviewing prose, each list short enough to be read. They
 * were chosen on the `fit` part of labelled reviews of three kinds (conference, model-written, journal) for what they
 * say anywhere, not for single sentences.
 */

const any = (...cues: string[]): RegExp => new RegExp(`(?:${cues.join('|')})`, 'iu');

/** An answer to a form's yes-or-no question, a pointer to another field. */
export const formula = any(
  '^(?:yes|no|none|nil|n/?a|not applicable|not relevant|partly|adequate|ok|okay|good|fine|same|ditto|nothing|no concerns?|no (?:ethical )?(?:concerns?|issues?|questions?|comments?)(?: found)?)[\\s.,!)]*$',
  '^yes\\b(?:\\W+\\w+){0,5}\\W*$',
  '^.{0,40}\\b(?:see|refer to|(?<!\\b(?:not|adequately|fully)\\b.{0,20})(?:address|answer|check|respond to))\\b.{0,60}\\b(?:above|below|weakness\\w*|questions?|(?:other|previous) (?:part|section|field)s?)\\b.{0,25}$',
  '^(?:as |also )?(?:see|seen|mentioned|stated|discussed|described|listed|detailed|noted) (?:in )?(?:the )?(?:above|below|weakness\\w*|questions?|strengths?)\\W*$',
  '\\bcorrect me if\\b',
);

/** The reviewer about the review, the score or the process, not about the paper. */
export const process = any(
  '\\b(?:my|final|initial|current) (?:score|rating|recommendation|evaluation|review|vote)s?\\b',
  '\\b(?:raise|increase|lower|keep|maintain|update|reconsider|adjust|change) (?:my|the) (?:score|rating|opinion|evaluation|assessment|recommendation)',
  '\\b(?:rebuttal|discussion (?:phase|period)|other reviewers?|area chair|meta-review\\w*)\\b',
  '\\bi (?:have read|confirm that|am not (?:an expert|familiar|very familiar|qualified)|did not (?:check|verify|read)|do not have the expertise)\\b',
  '\\b(?:outside|out of|not in|beyond) my (?:area|field|expertise|domain)\\b',
  '\\bthank(?:s| you)?\\b.{0,20}\\b(?:authors?|for)\\b',
  '\\b(?:i|we) (?:would |will |must |am |strongly |therefore |thus |also |tend to |currently )*(?:recommend|vote|lean|leaning|inclined|happy|willing|open)\\b.{0,40}\\b(?:accept|reject|rais|increas|toward|positive|negative)',
);

/** A line that announces a list or names a topic ("I have a few questions:", "Minor comments"). */
export const announcement = any(
  '^(?:however,? |overall,? |nevertheless,? |but |that said,? )?(?:i (?:only |also |do |still )?have|there are|here are|below are|the following(?: are)?|these are|some|a few|several|other|minor|major|specific|additional|detailed|general|typos)\\b.{0,50}\\b(?:questions?|comments?|concerns?|suggestions?|remarks?|observations?|points?|issues?|typos?|weaknesses|strengths|errors|reasons|revisions?|follow\\w*)\\b[^.]{0,25}[:.]?$',
  '^(?:my|the) (?:main |major |minor |primary |other |biggest |only |specific )?(?:questions?|comments?|concerns?|suggestions?|weaknesses|strengths|reasons)\\b.{0,30}:$',
  '\\b(?:as follows|(?:the|my) following (?:reasons|questions|comments|concerns|points|issues|aspects|suggestions))\\b.{0,30}$',
  '^(?:for (?:example|instance)|similarly|in particular|specifically|let me explain)(?: in)?[\\s,.:]*$',
);

/** Asks the authors for something, in any wording. */
export const request = any(
  '\\bplease\\b',
  '\\b(?:could|can|would|will|did|do|have) (?:the )?(?:authors?|you)\\b(?! (?:also )?(?:show|find|propose|achieve|demonstrate))',
  '\\b(?:should|ought to)\\b(?<!\\b(?:why|how|what|whether|than)\\b[^.;,]{0,50})(?! (?:also |still )?be (?:useful|easy|possible|clear to))',
  '\\b(?:authors?|paper|you|manuscript|article) (?:\\w+ )?(?:must|need to|needs to|have to|has to|might want|may want|may wish|might consider|may consider|are advised|are encouraged|could (?:also |even )?(?:use|add|include|provide|discuss|consider|compare|explore|clarify|improve|elaborate|show|test|try|mention))\\b',
  '\\b(?:would|might|could|may|will|can) (?:also |probably |perhaps |certainly |really |only |have |all |both |even )*(?:be|been) (?:more |very |also |really |even |highly |so |quite |extremely |particularly |much |a |an |still )*(?:good|great|nice|helpful|interesting|useful|beneficial|better|valuable|appreciated|informative|insightful|desirable|worth\\w*|important|necessary|welcome|ideal|curious|pertinent|stronger|clearer|included|provided|discussed|explored|compared|added|interested|easier)\\b',
  '\\b(?:i|we) (?:would |also |strongly |highly |do |kindly |just |still )*(?:suggest|recommend|encourage|urge|wonder|am (?:also |very |just )?(?:wondering|curious|interested)|request|advise|wish|hope|would (?:like|love|appreciate|mention|consider|add|expect|change|revise|reword|prefer))\\b',
  "\\bi'(?:m|d) (?:also |very |just |still )?(?:curious|wondering|interested|like|love|appreciate|suggest|recommend|expect)\\b",
  '\\b(?:is|are) (?:\\w+ )?(?:needed|required|necessary|recommended|suggested|warranted|encouraged|essential)\\b(?! (?:for|to|by|in) )',
  "\\b(?:it is|it's) (?:also )?(?:necessary|important|recommended|suggested|better|advisable|essential|worth) (?:to|that)\\b",
  '\\b(?:another |one |minor |my |a )suggestions? (?:is|would|to)\\b',
);

/** Asks for more of something; about the writing it is a judgement ("the clarity could be improved"). */
export const improvement = any(
  '\\b(?:could|would|may|might|can) (?:also |greatly |really |significantly |further |help |help to |only |better |largely )*(?:strengthen|benefit|enhance|help|enrich|improve|elucidate|clarify|include|provide|offer|allow|discuss|explore|make|elaborate)\\b',
  '\\b(?:could|can|would) (?:also |all |both |only |either )?be (?:more|further|better|made|extended|expanded|strengthened|improved|enhanced|clarified|explained|conducted|elaborated|detailed|broadened|deepened|addressed|considered|fixed|done|tested|evaluated|shown|illustrated)\\b',
  '\\bneeds? (?:to be|further|more|additional|clarification|justification|explanation|discussion|expansion)\\b|\\bneed for (?:a )?(?:more|additional|further)\\b|\\brequires? (?:additional|further|more)\\b',
  '^(?:more|additional|further) (?:\\w+ ){0,4}(?:needed|required|necessary|details?|experiments?|ablation\\w*|comparisons?|analysis|results?|discussion|explanation|validation|evaluation|clarification)\\b',
);

/** The writing, not the work. */
export const presentation = any(
  '\\b(?:clarity|clearer|clear|readab\\w*|writing|written|presentation|exposition|accessib\\w+|articulated|organi[sz]\\w+|structured?|sections?|notations?|motivation|explained|explanations?|intuition|intuitive|dense|grammar|language|flow)\\b',
);

/** First word of an order to the authors. */
export const imperative =
  /^(?:also,? |and |maybe |perhaps |then |furthermore,? |additionally,? |first(?:ly)?,? |for (?:example|instance),? )*(?:add|provide|include|clarify|discuss|explain|consider|compare|fix|change|replace|define|elaborate|describe|specify|correct|remove|report|mention|cite|expand|evaluate|conduct|test|use|move|rephrase|rewrite|revise|avoid|justify|ensure|give|make|try|check|delete|state|incorporate|investigate|perform|present|run|highlight|put|address|analy[sz]e|draw|generate|work out)\b(?! (?:of|in|to|is|are|on|and|by|case|cases)\b)/iu;

/** Opens a question, also where the question mark is missing. */
export const interrogative =
  /^(?:(?:and|so|also|but|then|if so|moreover|furthermore|in addition|for example|e\.g\.|i\.e\.|specifically|additionally|in particular)[, ]+)*(?:how|what|why|which|where|when|who|is|are|was|were|does|do|did|can|could|would|will|should|has|have|any)\s+(?!(?:of|if)\b)/iu;

/** A judgement whatever else the sentence says. */
export const judgement = any(
  '\\b(?:i|we|this reviewer) (?:\\w+ )?(?:think|feel|believe|like|liked|appreciate|enjoy\\w*|doubt|disagree|agree|struggle\\w*|suspect|guess|argue|concur|am (?:not )?(?:\\w+ )?(?:sure|convinced|confused|concerned|sceptical|skeptical|unsure|impressed|worried))\\b',
  "\\bi (?:find|found)\\b|\\bi (?:don't|do not|cannot|can't|couldn't|could not|did not|was not|am not|am unable)\\b|\\b(?:in my (?:opinion|view)|to me\\b|my (?:main |major |biggest |primary |only )?(?:concerns?|worry|impression))",
  '\\b(?:lacks? (?:of )?(?:\\w+ )?clarity|clarity (?:is|issues|of|could|in)|well[- ](?:written|organi[sz]ed|structured|presented|motivated|explained)|easy to (?:follow|understand|read)|(?:hard|difficult|challenging|tough) (?:for .{1,30} )?to (?:\\w+ )?(?:follow|understand|read|grasp|assess|parse|judge)|readab\\w*|for (?:the |a )?(?:\\w+ )?readers?|clearly (?:written|presented|motivated|articulated))\\b',
  '\\b(?:interesting|intriguing|elegant|exciting|refreshing|compelling|timely|impressive|ingenious|thoughtful|well[- ]done|of (?:great )?interest|innovative idea|highly (?:original|novel|relevant|important|impactful|significant))\\b',
  '\\b(?:novelty|originality|contributions?|innovation|significance) (?:\\w+ )?(?:is|are|of .{1,40} (?:is|are)|seems?|appears?|could be|may be) (?:\\w+ )?(?:limited|unclear|questionable|incremental|weak|marginal|questioned|moderate|low|relevant|significant|clear|novel)\\b|\\b(?:limited|lack of|insufficient|marginal|incremental) (?:novelty|originality|innovation|contributions?)\\b',
  '\\b(?:incremental|questionable|confusing|dense|convoluted|unconvincing|overstated|misleading|oversimplif\\w+|mathematically incorrect|impactful)\\b',
  '\\b(?:important|relevant|challenging|significant|critical|practical|pressing|timely|crucial|fundamental|foundational) (?:and \\w+ |, \\w+,? and \\w+ |but \\w+ )?(?:problems?|topics?|issues?|questions?|areas?|challenges?|gap)\\b(?!.*\\b(?:by|through|using|with)\\b)',
  '\\b(?:topic|problem|question|task|issue|area|direction)s? (?:\\w+ ){0,4}(?:is|are) (?:\\w+ )?(?:important|relevant|significant|interesting|timely|novel|practical|well|crucial|challenging)\\b',
  '\\b(?:no|any|not (?:see|spot|find)\\b.{0,10}) (?:major |particular |significant |serious |obvious )?(?:weakness(?:es)?|flaws?|criticisms?)\\b',
  '\\b(?:may|might) (?:\\w+ )?hinder\\b|\\b(?:this|which) (?:would|could|might|may|will) (?:\\w+ )?(?:demonstrate|help|facilitate|provide|strengthen|make)\\b',
);

/** A judgement, unless the sentence states something that the paper can settle. */
export const opinion = any(
  '\\b(?:promising|valuable|commendable|creative|insightful|solid|sound|reasonable|straightforward|natural|neat|nice(?:ly)?|excellent|great|good|useful|appropriate|adequate|acceptable|balanced|fair|rigorous|convincing|innovative|practical(?:ity)?|original)\\b',
  '\\b(?:important|relevant|significant|critical|fundamental|crucial|unclear|vague|marginal|trivial|weak(?:est)?|poor(?:ly)?|complicated|complex|arbitrary|ad hoc|unfair|problematic|unrealistic|restrictive|insufficient|simplistic|needless\\w*|narrow|heavy)\\b',
  '\\b(?:clarity|presentation|writing|originality|novelty|significance|impact|relevance|motivation|methodology)\\b',
  '\\b(?:concerns?|worr(?:y|ied|ies)|drawback|shortcoming|weakness)\\b',
  '\\b(?:seems?|appears?|feels?|looks?|somewhat|rather|quite|overly|too|fairly|arguably|unfortunately|surprising\\w*|disappoint\\w*|perhaps|clearly|obvious\\w*|overall|in general)\\b',
  '\\bnot (?:entirely |completely |fully |very |so |that |quite |always |particularly )?(?:clear|convinc\\w+|obvious|sure|easy|straight ?forward|novel|surprising|enough|intuitive|rigorous)\\b',
  '\\b(?:may|might|could|would|will)\\b',
  '\\bmak(?:es?|ing) (?:it|this|the \\w+) (?:more |very |less |highly |quite |somewhat )?(?:\\w+ )?(?:difficult|hard|challenging|easy|easier|suitable|accessible|practical|applicable|valuable|useful|attractive)\\b',
  '^(?:potential|possible|complexity|over-reliance|difficulty)\\b',
);

/** Says that a thing is absent which either is in the paper or is not: always worth a look. */
export const absence = any(
  '\\b(?:no|lacks?|lacking|lack of|missing|absent|absence of|insufficient|inadequate|little|sparse|without|omits?|limited)\\b[^.;]{0,40}\\b(?:discussions?|details?|descriptions?|analys[ei]s|ablations?|comparisons?|baselines?|experiments?|experimental|evaluations?|proofs?|justifications?|hyper-?parameters?|code|error bars|standard deviations?|statistical|significance tests?|limitations|societal|related work|citations?|references|datasets?|benchmarks?|metrics?|guarantees?|validation|evidence|articulation)\\b',
  "\\b(?:not|never|n't) (?:\\w+ ){0,2}(?:provided?|discuss\\w*|report\\w*|compar\\w*|evaluat\\w*|include|mention\\w*|specif\\w*|tested|shown|cited|define|defined|conducted|released?|explained|described|verified|validated|address|analy[sz]ed?)\\b",
);

/** Names a thing in the paper that can be looked up: an amount or the authors' own words; a place alone says nothing. */
export const concrete = any(
  '(?<![\\w.[(-])(?<!\\b(?:sections?|sec\\.|tables?|tab\\.|figures?|figs?\\.?|eqs?\\.|equations?|lines?|pages?|p\\.|appendix|theorem|lemma|algorithm|questions?|weakness|points?|reviewer) \\(?)\\d+(?:[.,]\\d+)?(?:\\s?%|[kKMBx]\\b)?(?![\\w\\])]|\\d)(?<!\\b(?:19|20)\\d\\d)',
  '\\b(?:two|three|four|five|six|seven|eight|nine|ten|twice|half of|one in|a third) \\w+',
  '\\b(?:authors?|paper|they) (?:\\w+ )?(?:says?|claims?|states?|argues?|reports?|mentions?|asserts?)\\b|\\b(?:is|are) (?:said|claimed|stated|reported|shown) to\\b',
);

/** A statement that a look into the paper settles, though it may hold praise or blame. */
export const statement = any(
  "\\b(?:paper|authors?|work|study|article|manuscript|submission|method|approach)\\b.{0,25}\\b(?:proposes?|introduces?|presents?|develops?|investigates?|studies|study|explores?|shows?|demonstrates?|evaluates?|compares?|uses?|provides?|derives?|proves?|establish\\w*|describes?|reports?|claims?|states?|argues?|assumes?|relies|requires?|does not|do not|doesn't|don't|did not|fails? to|omits?|ignores?|only)\\b",
  '\\b(?:no|lacks?|lacking|lack of|missing|absence of|absent|without (?:any )?|not (?:\\w+ )?(?:provided?|discuss\\w*|report\\w*|compar\\w*|evaluat\\w*|includ\\w*|mention\\w*|address\\w*|explor\\w*|specif\\w*|test\\w*|shown?|given|considered|analy[sz]ed|cited|described|defined|justified|available|conduct\\w*|examin\\w*|investigat\\w*|explain))\\b',
  '\\b(?:limited to|limited (?:evaluation|experiments?|comparisons?|discussion|analysis|ablation\\w*|exploration|validation|theoretical|empirical|dataset\\w*|baselines?)|only (?:\\w+ ){0,3}(?:on|two|one|three|four|a|in|for|with|tested|evaluated|considers?|compares?))\\b',
  '\\b(?:strong|comprehensive|extensive|thorough|superior|consistent|substantial|competitive|improved|better|detailed|various) (?:\\w+ ){0,2}(?:experiments?|experimental|evaluations?|results?|performance|improvements?|ablations?|analys[ei]s|comparisons?|validation|gains?|baselines?|proofs?|guarantees?|benchmarks?|evidence|studies)\\b',
  '\\b(?:outperform\\w*|state-of-the-art|sota|baselines?|ablation\\w*|theorem \\d|lemma \\d|tab\\w*\\.? \\d|fig\\w*\\.? ?\\d|eq\\w*\\.? \\(?\\d|\\d+(?:\\.\\d+)?\\s?%|potential negative|societal)',
);
