import type { Component } from './component.ts';

/** What papers argue, prove and discuss. */
export const argumentComponents: readonly Component[] = [
  {
    id: 'limitations',
    label: 'a discussion of its limitations',
    asked:
      /\blimitations?\b|\bdrawbacks?\b|\bshortcomings?\b|\bdownsides?\b|\bpitfalls\b|\bweakness(?:es)? of (?:the |their |its |this )?(?:proposed |presented )?(?:method|approach|model|framework|algorithm|work)\b|\bcaveats?\b|\blimits (?:of|to|on|and)\b|\b(?:the|its|their|and|own|or) limits\b/,
    whole: true,
    rank: 40,
    heading:
      /(?<!\b(?!(?:and|or|of|the|our|on|its|in|with|potential|current|main|key|known|general|possible|method|methodological|methods|methodology|model|models|approach|study|paper|technical|work|framework|algorithm|system|practical|explicit|discussion|technique|proposed|future|some|remaining|technical|analysis|impacts?|conclusions?)\b)[a-z][a-z-]+ )limit(?:ation|ations|s)\b|\bdrawbacks?\b|\bshortcomings?\b|\bcaveats?\b|\bopen (?:problems?|questions?|challenges?)\b/,
    statement:
      /\b(?:limitations?|drawbacks?|shortcomings?|caveats?|downsides?|weakness(?:es)?) (?:of|in|with|to) (?:our|this|the (?:current|present|proposed)|the (?:method|approach|model|framework|algorithm|work|study))\b|\bour (?:\w+ )?(?:method|approach|model|framework|work|study|algorithm|analysis|evaluation|evaluations|experiments|results?|theory|technique|\w+)(?: \w+)? (?:is|are|has|have) (?:\w+ )?(?:limited|limitations?|restricted|not without|drawbacks?)\b|\b(?:our|the (?:proposed|presented|current|present)|this) [\w ,-]{0,40}\b(?:limitations?|drawbacks?|shortcomings?|caveats?|downsides?)\b|\b(?:one|another|main|key|major|primary|final|first|second|third|important|current|clear|obvious|potential) (?:\w+ )?(?:limitations?|drawbacks?|shortcomings?|caveats?|downsides?) (?:of|is|are|with|in|to|comes)\b|\blimitations? and future\b|\bwe (?:acknowledge|admit|recognize|note) (?:that )?(?:our|this|the|several|some|a)[^.]{0,60}\blimit\w*|\blimitations? (?:is|are|include|includes):?\b|\bpotential risks\b/,
    unless:
      /\bwork(?:s|ed|ing)? around\b|\b(?:address|overcome|alleviate|mitigate|tackle|circumvent|resolve|solve|remedy|avoid|bypass|lift|eliminate)\w*\b.{0,60}\b(?:limitations?|drawbacks?|shortcomings?|weakness(?:es)?)\b|\b(?:limitations?|drawbacks?|shortcomings?|weakness(?:es)?) of (?:existing|state-of-the-art|previous|prior|these|those|such|other|current|traditional|the (?:existing|previous|above|original|standard|former|classical)|conventional|both|each|many|all|most|\w+ methods|\w+ approaches)\b|\bto (?:this|these|those|the|such)(?: \w+)? (?:limitations?|drawbacks?)\b|\b(?:existing|previous|prior|these|those|such|other|traditional|conventional) (?:methods?|approaches|works?|models?|techniques|algorithms?|studies|metrics)\b/,
    distinct: true,
  },
  {
    id: 'impact',
    label: 'a discussion of its impact',
    asked:
      /\bsociet(?:al|y|ies)\b|\bsocial (?:impacts?|implications?|consequences?)\b|\bbroader (?:\w+ )?(?:impacts?|implications?|consequences?)\b|\bethic(?:s|al)\b|\bnegative (?:\w+ )?(?:impacts?|consequences?|effects?|implications?|outcomes?)\b|\bmisus(?:e|es|ed)\b|\bmalicious\b|\bdual[- ]use\b|\bharm(?:s|ful)?\b|\bresponsible\b|\bprivacy\b|\bfairness\b|\bimpact statement\b/,
    aspects: [
      [
        /\bnegative\b|\bmisus|\bmalicious\b|\bharm|\bdual[- ]use\b/,
        /\b(?:misus\w*|malicious\w*|negative(?:ly)?|harm\w*|bias(?:es|ed)?|risks?|concerns?|unethical|abus\w+|attack\w*|deep-?fakes?|discriminat\w+|surveillance|unintended|caution|inequal\w+)\b/,
      ],
      [/\bprivacy\b/, /\bprivacy\b/],
      [/\bfairness\b/, /\bfair/],
      [/\benvironmental\b/, /\benvironment|\bcarbon\b|\benergy\b/],
    ],
    whole: true,
    rank: 41,
    heading:
      /\bethic\w*|\bbroader (?:\w+ )?impacts?|\bsociet\w+|\bsocial impacts?|\bimpact statement|\bnegative impacts?|\bmisuse\b|\bresponsible\b|\bsafeguards\b|\bprivacy\b|\bbroader\b/,
    statement:
      /\b(?:negative|positive|potential|adverse|harmful)(?: \w+)? (?:societal|social|ethical) (?:impacts?|consequences?|implications?|effects?|concerns?|issues?)\b|\bsocietal (?:impacts?|implications?|consequences?|benefits?|harms?)\b|\bbroader impacts?\b|\bmisus(?:e|ed|es)\b|\bmalicious(?:ly)?\b|\bethic(?:s|al) (?:issues?|concerns?|considerations?|implications?|impacts?|questions?|risks?|review)\b|\bnegative (?:impacts?|consequences?)\b|\bharmful (?:purposes?|content|applications?|use)\b|\bdeep-?fakes?\b|\b(?:privacy|fairness) (?:concerns?|issues?|risks?|implications?)\b/,
    unless:
      /\b(?:do not|don't|does not|doesn't|no|not) (?:\w+ ){0,4}(?:any |potential |obvious |direct |specific |foresee|negative|ethical|ethics|societal|raise|involve|contain)|\bnot applicable\b|\b(?:adher|abid|compl)\w+ (?:to|by|with)\b/,
    under:
      /\b(?:misus\w+|malicious\w*|negative(?:ly)?|harm\w*|bias(?:es|ed)?|privacy|risks?|concerns?|unethical|abus\w+|attack\w*|deep-?fakes?|discriminat\w+|surveillance|societ\w+|environment\w*|carbon|unintended|caution|safety|military|jobs?|inequal\w+|fairness)\b/,
    distinct: true,
  },
  {
    id: 'theory',
    label: 'a theoretical analysis',
    asked:
      /\btheor(?:y|ies|etical|etically|em|ems)\b|\b(?:formal|mathematical|rigorous) (?:analys[ie]s|guarantees?|justifications?|treatment|characteri[sz]ation|proofs?|derivations?|foundations?)\b|\bguarantees?\b|\bbounds?\b|\b(?:convergence|optimality|complexity|regret|stability) (?:analys[ie]s|guarantees?|rates?|proofs?|bounds?|properties|results?)\b|\bconvergence\b|\bidentifiability\b/,
    aspects: [
      [/\bconverge/, /\bconverge/],
      [/\bbounds?\b/, /\bbound/],
      [/\bguarantees?\b/, /\bguarantee|\bbound|\btheorem\b|\bproof|\bconverge/],
      [/\bidentifiab/, /\bidentifiab/],
      [/\bregret\b/, /\bregret\b/],
    ],
    rank: 39,
    heading:
      /\btheor(?:y|ies|etical|etically)\b|^(?:[\da-z.]+ )?(?:theorem|proposition)\b|\bguarantees?\b|\b(?:upper|lower|generali[sz]ation|error|regret|approximation|convergence) (?:bounds?|analys[ie]s|guarantees?|rates?|proofs?|results)\b|\bconvergence of\b|\bmathematical (?:analys[ie]s|foundations?|justification)\b/,
    statement:
      /^(?:theorem|lemma|proposition|corollary) ?[\d.a-z]*|\b(?:theorem|lemma|proposition|corollary) [\da-z][\d.]*\b|\bwe (?:prove|derive|show theoretically|theoretically|provide (?:a )?(?:theoretical|convergence|formal))\b|\b(?:upper|lower|generali[sz]ation|error|regret|approximation) bounds?\b|\btheoretical (?:analys[ie]s|guarantees?|results?|justifications?|properties|foundations?)\b|\bconvergence (?:rates?|guarantees?|analys[ie]s|proofs?)\b/,
    distinct: true,
  },
  {
    id: 'proofs',
    label: 'proofs',
    asked: /\bproofs?(?: sketch(?:es)?)?\b(?! of[- ]concept)|\bderivations?\b|\bproven\b/,
    rank: 42,
    heading: /\bproofs?\b|\bderivations?\b|\blemmas?\b/,
    statement:
      /\bproofs?(?: sketch)?(?:\.|:| of| is| can| are| in| for)|\bwe (?:prove|derive)\b|\bq\.?e\.?d\b|\bderivations?\b|^proof\b/,
    unless: /\bproof of concept\b/,
    distinct: true,
  },
  {
    id: 'assumptions',
    label: 'a statement of its assumptions',
    asked: /\bassumptions?\b/,
    rank: 37,
    heading: /\bassumptions?\b/,
    statement:
      /\bassumptions? (?:\d|is|are|that|on|about|of|in|holds?|[a-z]\d)|\bwe (?:assume|make the)\b|\bunder the assumption\b/,
    distinct: true,
  },
  {
    id: 'related',
    label: 'a discussion of related work',
    asked:
      /\brelated (?:works?|literature|research)\b|\bliterature (?:review|survey|overview)?\b|\b(?:prior|previous|existing|earlier) (?:works?|research|literature|art|studies|efforts?)\b|\bcontextuali[sz]\w+/,
    whole: true,
    rank: 25,
    heading:
      /\brelated (?:works?|literature|research)\b|\bliterature\b|\b(?:prior|previous|existing) (?:works?|research|art)\b|\bbackground\b|\bpositioning\b/,
    statement:
      /\b(?:related|prior|previous|existing|earlier|closely related) (?:works?|research|literature|studies)\b|\bmost (?:closely )?(?:related|similar)\b|\bin contrast to\b|\bdiffers? from\b/,
    at: 'related',
    distinct: true,
  },
  {
    id: 'pseudocode',
    label: 'pseudo-code',
    asked:
      /\bpseudo-?codes?\b|\balgorithm (?:box|boxes|listing|description|block)\b|\bstep-by-step (?:description|algorithm|procedure)\b/,
    rank: 56,
    heading: /\bpseudo-?code|\balgorithms?\b/,
    caption: /^algorithm|^listing|\bpseudo-?code/,
    statement:
      /\bpseudo-?code\b|\balgorithm [\da-z]+ (?:shows?|summari[sz]es|describes?|presents?|gives|outlines|provides|details)|\b(?:summari[sz]ed|described|shown|given|presented|outlined|detailed|listed|see) in algorithm\b|^algorithm \d/,
    distinct: true,
  },
  {
    id: 'notation',
    label: 'definitions of its notation',
    asked:
      /\bnotations?\b|\bpreliminar(?:y|ies)\b|\b(?:formal |clear |precise |mathematical )?definitions?\b|\bglossary\b|\babbreviations?\b|\bterminolog(?:y|ies)\b|\bproblem (?:definition|formulation|statement|setup)\b/,
    rank: 28,
    heading:
      /\bnotations?\b|\bpreliminar(?:y|ies)\b|\bdefinitions?\b|\bbackground\b|\bproblem (?:definition|formulation|statement|set-?up|setting)|\babbreviations?\b|\bglossary\b|\bterminology\b/,
    statement:
      /\bdefinition \d|\bwe (?:define|denote|use the notation|call|refer to)\b|\b(?:is|are) defined (?:as|by|in|to)\b|\bdenotes?\b|\bnotations?\b|\bstands? for\b|\babbreviat\w+/,
    distinct: false,
  },
  {
    id: 'future',
    label: 'an outlook on future work',
    asked:
      /\bfuture (?:works?|research|directions?|improvements?|extensions?|stud(?:y|ies))\b|\bnext steps\b/,
    whole: true,
    rank: 45,
    heading: /\bfuture\b|\boutlook\b|\bopen (?:problems?|questions?)\b/,
    statement:
      /\bfuture (?:works?|research|directions?|stud(?:y|ies)|investigation)\b|\bin (?:the )?future\b|\bleave\b.{0,60}\bfuture\b|\b(?:promising|interesting) (?:direction|avenue)s?\b/,
    distinct: true,
  },
  {
    id: 'contributions',
    label: 'a statement of its contributions',
    asked:
      /\b(?:new |main |key |specific |novel |unique )?contributions? (?:of the (?:paper|work)|clearly|stated|to the field)\b|^(?:the )?(?:main |key |new |novel )?contributions?$/,
    whole: true,
    rank: 26,
    heading: /\bcontributions?\b/,
    statement:
      /\b(?:our|main|key|the)(?: \w+)? contributions? (?:are|is|of|in|can|include)\b|\bcontributions?(?: \w+){0,4}:/,
    at: 'front',
    distinct: true,
  },
  {
    id: 'motivation',
    label: 'a motivation',
    asked: /\bmotivations?\b|\bintuitions?\b/,
    rank: 24,
    heading: /\bmotivat\w+|\bintuiti\w+|\bwhy\b|\brationale\b/,
    statement:
      /\bmotivated by\b|\bmotivations?\b|\bintuiti(?:on|ons|vely|ve)\b|\bthis motivates\b|\brationale\b/,
    at: 'front',
    distinct: false,
  },
  {
    id: 'interpretability',
    label: 'a study of interpretability',
    asked:
      /\binterpretab(?:ility|le)\b|\bexplainab(?:ility|le)\b|\blearned (?:representations?|features?|embeddings?)\b|\battention (?:maps?|patterns?|weights?)\b/,
    rank: 34,
    heading: /\binterpret\w+|\bexplain\w+|\bvisuali[sz]\w+|\brepresentations?\b|\battention\b/,
    statement:
      /\binterpretab(?:ility|le)\b|\bexplainab(?:ility|le)\b|\bvisuali[sz]\w+\b|\battention (?:maps?|patterns?|weights?)\b/,
    distinct: false,
  },
];
