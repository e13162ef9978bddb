import type { Component } from './component.ts';

/** What papers do in their experiments. */
export const experimentComponents: readonly Component[] = [
  {
    id: 'ablation',
    label: 'an ablation',
    asked:
      /\bablat(?:ion|ions|ive|ing|e|ed)\b|(?<!principal |independent )\bcomponent(?:-wise)? analys[ie]s|\b(?:contributions?|effects?|impacts?|effectiveness|importance|role|isolat\w+|disentangl\w+|analys[ie]s) of (?:each|individual|the individual|the different|different|various|the various|single|its|specific|every)(?: \w+)? (?:components?|modules?|parts?|terms?|design choices|elements?)\b|\bindividual contributions?\b/,
    rank: 50,
    heading:
      /\bablat\w*|(?<!principal |independent )\bcomponent(?:-wise)? analys[ie]s|\b(?:effect|effects|effectiveness|impact|contribution|contributions|role|importance|influence) of (?!the proposed method)[\w ,-]+|\bdesign choices?\b|\bmodel analysis\b|\bwhat matters\b/,
    caption:
      /\bablat\w*|\bw\/o\b|\bvariants? of\b|\b(?:effect|effects|effectiveness|impact|contribution|contributions|role|importance|influence) of\b|\bwithout (?:our|any|using|each)\b|\b(?:each|individual|key|different|all|our) components?\b/,
    statement:
      /\bablat(?:ion|ions|ing|e|ed|es|ive)\b|\bw\/o\b|\bwe (?:remove|removed|disable|disabled|switch off|drop|dropped)\b|\bwe (?:also )?(?:replace|replaced|compare|compared)\b.{0,80}\b(?:variants?|drop\w*|degrad\w*|decreas\w*|worse|contribution|effect)\b|\b(?:removing|without) the \w+(?: \w+)? (?:leads|degrades|hurts|reduces|decreases|drops|lowers|module|loss|term|component)\b|\bcontributions? of (?:each|every|the individual|individual|the different|different|the various)\b|\bvariants? of (?:our|the) (?:\w+ )?(?:method|model|approach|framework|system|network|algorithm|loss|full)\b|\b(?:remov|leav|drop|disabl|replac|omit|switch)\w*\b.{0,30}\b(?:at a time|in turn|one by one|individually)\b/,
    distinct: true,
  },
  {
    id: 'sensitivity',
    label: 'a sensitivity analysis',
    asked:
      /\bsensitivity\b|\bsensitive to\b|\bhyper[- ]?parameters?(?: \w+)? (?:choices?|selection|sensitivity|analys[ie]s|stud(?:y|ies)|variations?|robustness|ablations?|tuning)\b|\b(?:impact|effects?|influence|choice|choices|role|selection|tuning|justification|robustness|rationale)(?: and \w+)? (?:of|for|behind|to|on)(?: the| its| their| different| various| key| some| certain| specific| these)* (?:hyper[- ]?parameters?|parameters?)\b|\bparameter (?:stud(?:y|ies)|analys[ie]s|sensitivity)\b/,
    rank: 52,
    heading:
      /\bsensitiv\w+|\bhyper[- ]?parameter(?:s)? (?:analys[ie]s|stud(?:y|ies)|sensitivity|ablations?|robustness)|\bparameter (?:analys[ie]s|stud(?:y|ies)|sensitivity)|\b(?:effects?|impact|influence|choice|role|ablations?|selection|study) (?:of|on|for)(?: the)?(?: \w+){0,3} (?:hyper[- ]?parameters?|parameters?|weights?|size|number|coefficient|threshold|temperature|rate|length|dimension|ratio|depth|width|[α-ω]|lambda|alpha|beta|gamma|tau|k|n|\w)\b/,
    caption:
      /\bsensitiv\w+|\bhyper[- ]?parameters? (?:analys[ie]s|stud(?:y|ies)|ablations?)|\b(?:effects?|impact|influence|ablation\w*|stud(?:y|ies)) (?:of|on|for)\b.{0,40}\b(?:hyper[- ]?parameters?|values? of|number of|size|weight|coefficient|threshold|temperature|lambda|alpha|beta|gamma|tau|[α-ω])|\b(?:different|varying|various)\b.{0,20}\b(?:hyper[- ]?parameters?|values? of|coefficients?|thresholds?|temperatures?|lambda|alpha|beta|gamma|tau|[α-ω])/,
    statement:
      /\bsensitiv(?:e|ity) (?:of|to|analys[ie]s|stud(?:y|ies)|on|w\.r\.t)|\b(?:insensitive|not sensitive|robust) to (?:the )?(?:choices?|values?|selection|hyper[- ]?parameters?)|\bwe (?:vary|varied|sweep|swept|tested? different|try different)\b|\b(?:effect|impact|influence|role|choice)s? of (?:the )?(?:hyper[- ]?parameters?|number of|values? of|different (?:values|choices)|\w+ (?:size|rate|weight|coefficient|threshold))|\bdifferent (?:values|choices|settings) (?:of|for)\b|\bvarying (?:the )?(?:number|values?|size|\w)\b|\bgrid search\b/,
    distinct: true,
  },
  {
    id: 'tuning',
    label: 'an account of its hyperparameter tuning',
    asked:
      /\b(?:hyper[- ]?parameter|parameter) (?:tuning|optimi[sz]ation|search|selection)(?: process| procedure| protocol| details?)?\b|\btuning (?:procedure|process|protocol)\b|\bhow (?:the )?hyper[- ]?parameters (?:are|were) (?:chosen|selected|tuned|set)/,
    rank: 53,
    heading: /\bhyper[- ]?parameters?\b|\btuning\b/,
    statement:
      /\bgrid search\b|\brandom search\b|\bhyper[- ]?parameters? (?:is|are|were|was)? ?(?:chosen|selected|tuned|searched|optimi[sz]ed|set)|\btun(?:e|ed|ing) (?:the |all |our )?(?:hyper[- ]?parameters?|learning rate|parameters)|\b(?:selected|chosen|tuned|picked) (?:based on|on|using|via|by|from|over) (?:the |a )?(?:validation|held-out|dev|grid|range)|\bsearch(?:ed)? (?:space|range|over|from)\b/,
    distinct: true,
  },
  {
    id: 'comparison',
    label: 'a comparison with other methods',
    asked:
      /\bcompar(?:e|es|ed|ing|ison|isons|ative|able)\b|\bbaselines?\b|\bstate-of-the-art\b|\bsota\b|\bbenchmark(?:ed|ing) against\b|\bcompeting methods\b|\b(?:alternative|existing|other|competing|prior|recent|similar) (?:methods|approaches|techniques|models|algorithms|work|works|baselines|solutions)\b/,
    rank: 20,
    heading:
      /\bcompar\w+|\bbaselines?\b|\bmain results?\b|\bstate-of-the-arts?\b|\bsota\b|\bperformance evaluation\b|\bcompeting\b/,
    caption:
      /\bcompar\w+|\bbaselines?\b|\bstate-of-the-arts?\b|\bsota\b|\bcompeting\b|\bother methods\b|\bdifferent methods\b/,
    statement:
      /\bwe (?:also |further |then |first |extensively )?(?:compare|compared|benchmark|benchmarked|evaluate against)\b|\bcompared? (?:our|the proposed|it|its|them|the|with|to|against)\b|\bbaselines?\b|\boutperform\w*\b|\bcomparison (?:with|to|of|between|against)\b/,
    unless: /\bcompared? to (?:the )?(?:previous|last|original) (?:section|version)/,
    distinct: false,
  },
  {
    id: 'significance',
    label: 'error bars or a test of significance',
    asked:
      /\berror bars?\b|\bstandard (?:deviations?|errors?)\b|\bvariances? (?:across|over|of the results|in results|between runs)\b|\bconfidence intervals?\b|\bstatistical(?:ly)? (?:significan\w+|tests?|analys[ie]s|validation|rigou?r|testing|measures?|evidence|robustness)\b|\bsignificance (?:tests?|testing|analys[ie]s)\b|\bstatistical significance\b|\bp-?values?\b|\bt-tests?\b|\b(?:random )?seeds?\b|\b(?:multiple|repeated|several|independent) (?:runs|trials|seeds|repetitions)\b|\buncertainty (?:intervals|bars)\b|\bspread over\b/,
    aspects: [
      [
        /\berror bars?\b|\bdeviations?\b|\bvariances?\b|\bconfidence\b|\bspread\b/,
        /±|\bdeviations?\b|\berror bars?\b|\bconfidence\b|\bstd\b|\bvariances? (?:across|over)\b|\bshaded?\b|\bintervals?\b|\bci\b/,
      ],
      [/\bseeds?\b|\bruns\b|\btrials\b|\brepe/, /\bseeds?\b|\bruns\b|\btrials\b|\brepe\w+|\btimes\b/],
      [
        /\bstatistical(?:ly)? (?:analys|validation|rigou?r|evidence|support)/,
        /±|\bstandard (?:deviations?|errors?)\b|\bconfidence\b|\bp ?[<=] ?0?\.\d|\bsignifican\w+|\bt-tests?\b|\bp-?values?\b/,
      ],
      [
        /\bsignifican|\btests?\b|\bp-?values?\b/,
        /\bp ?[<=] ?0?\.\d|\bsignifican\w+|\bt-tests?\b|\bwilcoxon\b|\banova\b|\bmann-whitney\b|\bp-?values?\b/,
      ],
    ],
    rank: 55,
    heading:
      /\bstatistical (?:significance|tests?|analys[ie]s)|\bsignificance\b|\berror bars?\b|\bconfidence intervals?\b|\bvariance (?:across|over|of (?:the )?results|between)\b|\brandom seeds\b/,
    caption:
      /±|\+\/-|\bstandard (?:deviations?|errors?)\b|\bstd\b|\berror bars?\b|\bconfidence (?:intervals?|bands?)\b|\bp ?(?:<|= ?0?\.0)|\bstatistical(?:ly)? significan(?:t|ce)\b|\bsignificance (?:levels?|tests?)\b|\bshaded?\b|\bmean and\b|\bseeds?\b|\b(?:runs|trials|repetitions)\b|\bci\b/,
    statement:
      /±|\bstandard (?:deviations?|errors?)\b|\berror bars?\b|\bconfidence (?:intervals?|bands?)\b|\b9\d(?:\.\d)? ?% cis?\b|\bp ?(?:<|= ?0?\.0)|\bp-values?\b|\bt-test|\bwilcoxon|\bmann-whitney|\banova\b|\bsignifican(?:t|ce) tests?\b|\bstatistically significant|\b(?:random|different|independent) seeds?\b|\b(?:averaged?|repeat(?:ed)?|mean|results?|runs?|run|median)\b.{0,40}\b(?:over|across|of|for|with)\b.{0,20}\b(?:\d+|three|five|ten|four|several|multiple|different)\b.{0,20}\b(?:runs|seeds|trials|times|repetitions|splits|folds)\b|\b(?:\d+|three|five|ten|four) (?:independent |random |different )?(?:runs|seeds|trials|repetitions)\b/,
    unless:
      /\b(?:gaussian|noise|prior|initiali[sz]\w*|drawn from|sampled from|normal distribution|deviations? of (?:the )?(?:predictions?|model|distribution|pixels?|inputs?|data|outputs?|features?|gaussian)|normali[sz]ed? by)\b/,
    distinct: true,
  },
  {
    id: 'human',
    label: 'a human evaluation',
    asked:
      /\bhuman (?:evaluations?|stud(?:y|ies)|judge?ments?|raters?|annotators?|assessments?|validation|feedback|preferences?(?! (?:scores?|models?|rewards?|optimi|align|data))|subjects?|experiments?)\b|\buser (?:stud(?:y|ies)|surveys?|evaluation|experience)\b|\bsubjective (?:evaluation|stud(?:y|ies)|tests?)\b|\bclinical (?:validation|evaluation)\b/,
    rank: 56,
    heading:
      /\bhuman (?:eval\w*|stud(?:y|ies)|judge?ments?|assessment|annotation|preferences?(?! (?:scores?|models?|rewards?|optimi|align|data))|validation|experiments?|subjects)|\buser (?:stud(?:y|ies)|survey|evaluation|preference(?! (?:string|profile|vector|embedding|model\w*|data|learning|optimi[sz]\w+|latent|s?\))))|\bsubjective (?:evaluation|study)|\bcrowd-?sourc\w+/,
    statement:
      /\bhuman (?:evaluations?|raters?|annotators?|judges?|evaluators?|stud(?:y|ies)|judge?ments?|assessment|preferences?(?! (?:scores?|models?|rewards?|optimi|align|data))|participants|subjects)\b|\buser stud(?:y|ies)\b|\bparticipants?\b|\bcrowd-?work|\bmechanical turk|\bsubjective (?:evaluation|study)\b|\bvolunteers?\b/,
    distinct: true,
  },
  {
    id: 'failures',
    label: 'failure cases',
    asked:
      /\bfailure (?:cases?|modes?|analys[ie]s|examples?|scenarios?|points?)\b|\bfailures?\b|\bfailed (?:cases?|examples?|interventions?)\b|\berror analys[ie]s\b|\bbad cases?\b|\bedge cases?\b|\bnegative (?:results?|cases?|examples?)\b|\b(?:cases|scenarios|situations|conditions|settings|contexts|when|where)(?: where| in which| when)? (?:the |it |this |its )?(?:proposed )?(?:method|model|approach|algorithm|it)? ?(?:may |might |could |can |would )?(?:not (?:perform|work|be)|fails?|underperform|struggles?|breaks?)/,
    rank: 54,
    heading:
      /\bfail\w*\b|\berror analys[ie]s|\berrors\b|\bbad cases?|\bedge cases?|\bnegative results?|\bdifficult cases?|\bhard cases?|\bchallenging (?:cases?|scenarios?)|\bwhen (?:does|do|is|not)\b/,
    caption:
      /\bfail(?:s|ed|ures?|ing)?\b(?! to\b)|\berror analys[ie]s|\bbad cases?|\bedge cases?|\bnegative results?/,
    statement:
      /\bfailure (?:cases?|modes?|analys[ie]s|examples?|scenarios?)\b|\bfailed (?:cases?|examples?)\b|\b(?:our|the proposed|this|the) (?:method|model|approach|algorithm|framework|network|system|\w+) (?:\w+ )?(?:fails?|struggles?|breaks? down|does not (?:work|perform)|performs? (?:worse|poorly))\b|\bbad cases?\b|\berror analys[ie]s\b/,
    unless:
      /\b(?:existing|previous|prior|baseline|other|these|traditional|conventional) (?:methods?|approaches|models?|works?|techniques)\b.{0,40}\bfail/,
    distinct: true,
  },
  {
    id: 'qualitative',
    label: 'qualitative examples',
    asked:
      /\bqualitative\b|\bvisuali[sz]ations?\b|\bcase stud(?:y|ies)\b|\bvisual (?:results?|examples?|comparisons?|inspection)\b|\b(?:concrete|illustrative|example|generated|sample) (?:examples?|outputs?|responses?|samples?|images?|results?)\b|\bscreenshots?\b/,
    aspects: [
      [/\bcase stud/, /\bcase stud/],
      [/\bvisuali[sz]/, /\bvisuali[sz]|\bplots?\b|\bt-?sne\b|\bumap\b|\bheat-?maps?\b|\bfig(?:ure)?s?\b/],
    ],
    rank: 45,
    heading:
      /\bqualitative\b|\bvisuali[sz]\w+|\bcase stud(?:y|ies)|\bvisual (?:results?|examples?|comparisons?)|\b(?:more|additional|generated|sample) (?:examples?|samples?|outputs)\b|\bexamples? (?:of|from) (?:generat|output|predict|our)\w*/,
    caption:
      /\bqualitative\b|\bvisuali[sz]\w+|\bcase stud(?:y|ies)|\bvisual (?:results?|examples?|comparisons?)|\bexamples? (?:of|from|for)\b|\bsamples? (?:of|from|generated)\b|\bgenerated (?:samples?|images?|examples?|outputs?|videos?|texts?|answers?|responses?)\b/,
    statement:
      /\bqualitative(?:ly)?\b|\bwe visuali[sz]e\b|\bvisuali[sz]ations? (?:of|in|are)\b|\bcase stud(?:y|ies)\b|\b(?:shows?|presents?|provides?|illustrates?) (?:some |several |more )?(?:qualitative )?(?:examples?|samples?)\b/,
    distinct: true,
  },
  {
    id: 'curves',
    label: 'training curves',
    asked:
      /\b(?:training|learning|loss|convergence|validation) (?:curves?|plots?|dynamics|trajector(?:y|ies))\b/,
    rank: 55,
    heading: /\b(?:training|learning|loss|convergence) (?:curves?|plots?|dynamics)\b/,
    statement: /\b(?:training|learning|loss|convergence|validation) (?:curves?|plots?)\b/,
    distinct: true,
  },
  {
    id: 'robustness',
    label: 'a robustness study',
    asked:
      /\brobust(?:ness)?\b|\bnois(?:e|y) (?:data|inputs?|labels?|levels?|conditions?|settings?|environments?|observations?|measurements?)\b|\b(?:measurement|label|input|observation) noise\b|\badversarial (?:attacks?|robustness|examples?|perturbations?|inputs?|training)\b|\bocclusions?\b|\bdistribution(?:al)? shifts?\b|\bcorrupt(?:ed|ions?)\b/,
    aspects: [
      [/\bnois/, /\bnois/],
      [/\badversar/, /\badversar|\battack/],
      [/\bocclu/, /\bocclu/],
      [/\bshifts?\b/, /\bshifts?\b|\bood\b|\bout-of-/],
    ],
    rank: 40,
    heading:
      /\brobust\w*|\bnois[ey]\b|\bperturb\w*|\badversarial\b|\bcorrupt\w*|\bocclu\w*|\bdistribution(?:al)? shifts?\b|\bstability\b/,
    statement:
      /\brobust(?:ness)? (?:of|to|against|test|analys[ie]s|experiments?|evaluation|stud(?:y|ies)|under|check)|\b(?:under|with|to|of|against|different|various|levels? of|amounts? of) (?:\w+ )?(?:noise|noisy|perturbations?|corruptions?|adversarial attacks?|distribution shifts?|occlusions?)\b|\bmore robust\b/,
    distinct: false,
  },
  {
    id: 'generalisation',
    label: 'a study of generalisation',
    asked:
      /\bgenerali[sz](?:ation|ability|ability|e|es|ing|able)\b|\bgenerality\b|\bapplicab(?:ility|le)\b|\bout-of-(?:distribution|domain)\b|\bood\b|\bunseen\b|\btransfer(?:ability|s)?\b|\b(?:other|different|diverse|additional|various|more|multiple|wider|broader|new|across|varied|further|larger|different types of)(?: \w+){0,2} (?:datasets?|domains?|tasks?|architectures?|environments?|modalities|languages|benchmarks?|backbones?|data types|scenarios|settings)\b|\bcross-(?:dataset|domain|lingual|task)\b/,
    rank: 35,
    heading:
      /\bgenerali[sz]\w+|(?<!\b(?:forward|backward|style|heat|energy|mass|load|optical|knowledge|weight) )\btransfer\w*|\bout-of-(?:distribution|domain)|\bood\b|\bunseen\b|\bcross-(?:dataset|domain|lingual|task|city|subject|category|model|modal|architecture)\w*|\bzero-shot\b|\b(?:other|additional|more|different|further|diverse|various|extension to|extending to|results on|experiments on|evaluation on|application to)(?: \w+){0,2} (?:datasets?|domains?|tasks?|architectures?|environments?|modalities|languages|benchmarks?|backbones?|models)\b|\bapplicability\b/,
    statement:
      /\bgenerali[sz](?:ation|ability|es?|ing)? (?:of|to|on|across|ability|performance|well|beyond|capabilit\w+)|\bout-of-(?:distribution|domain)\b|\bunseen (?:\w+ )?(?:domains?|tasks?|datasets?|data|classes|environments?|categories|settings|examples|objects)\b|\bzero-shot\b|\b(?:other|different|diverse|additional|various|multiple) (?:datasets|domains|tasks|architectures|environments|modalities|languages|benchmarks|backbones)\b|\bwe (?:also |further |additionally )?(?:evaluate|test|experiment|apply|conduct experiments|validate|extend)(?:ed)? (?:\w+ ){0,4}on (?:\w+ ){0,4}(?:datasets?|tasks?|benchmarks?|domains?)\b/,
    distinct: false,
  },
  {
    id: 'scalability',
    label: 'a study of scalability',
    asked:
      /\bscalab(?:ility|le)\b|\bscal(?:es?|ing) (?:to|with|up|behaviou?r|laws?|properties)\b|\bat scale\b|\blarge[r]?-scale\b|\b(?:larger?|very large|bigger|huge|high-dimensional|higher-dimensional|long(?:er)?)(?: \w+){0,3} (?:models?|datasets?|graphs?|networks?|problems?|instances?|inputs?|settings?|data|sequences?|systems?|tasks?|environments?)\b/,
    rank: 38,
    heading:
      /\bscal(?:e|es|ed|ing|ability|able)\b|\blarge[r]?[- ]scale\b|\blarger (?:models?|datasets?|graphs?|networks?)|\bhigh(?:er)?-dimension\w+/,
    statement:
      /\bscalab(?:ility|le)\b|\bscal(?:e|es|ed|ing) (?:up |well |linearly |quadratically |to |with )|\blarge-scale\b|\blarger (?:models?|datasets?|graphs?|networks?|instances?|problems?)\b/,
    distinct: false,
  },
  {
    id: 'real-world',
    label: 'experiments on real data',
    asked:
      /\breal[- ]world\b|\breal (?:data|datasets?|images?|experiments?|robots?|hardware|users?|applications?|systems?)\b|\bin the wild\b|\bpractical (?:applications?|deployment|use cases?)\b|\bdeployment\b|\bdownstream\b/,
    rank: 36,
    heading:
      /\breal[- ]world\b|\breal (?:data|datasets?|images?|experiments?|robots?|hardware)|\bin the wild\b|\bapplications?\b|\bdeploy\w*|\bcase stud(?:y|ies)|\bdownstream\b/,
    statement:
      /\breal[- ]world (?:\w+ )?(?:data|datasets?|tasks?|applications?|experiments?|scenarios?|images?|robots?|problems?|benchmarks?|graphs?|networks?)\b|\breal (?:data|datasets?|images?|robots?)\b|\bin the wild\b|\bdownstream (?:tasks?|applications?|performance)\b/,
    distinct: false,
  },
  {
    id: 'experiments',
    label: 'experiments',
    asked:
      /\b(?:empirical|experimental|numerical)(?: \w+)? (?:validation|evaluations?|evidence|results?|analys[ie]s|experiments?|stud(?:y|ies)|support|verification|tests?|comparisons?)\b|\bexperiments?\b|\bnumerical tests\b|\bsimulations?\b|\bempirical(?:ly)?\b/,
    rank: 8,
    heading:
      /\bexperiment\w*|\bsimulations?\b|\bnumerical\b|\bempirical\b|\bevaluation\b|(?<!main )(?<!theoretical )(?<!our )\bresults\b/,
    statement:
      /\bwe (?:conduct|perform|run|carry out|evaluate|test|report)\b.{0,50}\b(?:experiments?|simulations?|on)\b|\bour experiments\b|\bexperimental results\b|\bnumerical (?:results|experiments)\b/,
    distinct: false,
  },
];
