/** A part that a review can credit a paper with and that nobody would give without one of its names. */
export interface ClaimablePart {
  readonly id: string;
  /** How a reason names it. */
  readonly label: string;
  /** How reviews name it; folded text, any case. */
  readonly claimed: RegExp;
  /** Every name, stem and sign of it, common ones too: a paper that has it holds at least one of them. */
  readonly signs: RegExp;
  /** Leaf of the taxonomy below entity/invented-component. */
  readonly leaf: 'invented-study' | 'invented-theory' | 'invented-artefact';
  /** Components of the inventory under whose names a reviewer would count it as well. */
  readonly alike?: readonly string[];
  /** It can be there without a word: in a picture, or in a supplement that is no text. Then it is only a feature. */
  readonly wordless?: true;
}

/** Whatever a study with people is called: who took part, what they were asked, how they were asked. */
const people =
  /\b(?:participants?|annotators?|raters?|human judges?|human annotat\w+|surveyed|user surveys?|survey (?:of|with|among|respon\w+)|crowd-?\s?(?:sourc\w+|work\w+)|volunteers?|mechanical turk|mturk|amt|prolific|questionnaires?|respondents?|clinicians?|radiologists?|physicians?|interview\w*|likert|subjective\w*|mean opinion scores?|mos|user (?:stud\w+|tests?\w*|preferences?|ratings?)|pilot (?:stud\w+|tests?)|(?:humans?|experts?|users?|manual(?:ly)?|people|students?|colleagues)(?:[- ]| (?:\w+ ){1,2})(?:eval\w+|stud(?:y|ies)|subjects?|judg\w+|assess\w+|annotat\w+|rat(?:e|ed|ings?|ers?)|prefer\w*|scor\w+|tests?|feedback|experiments?|inspect\w+|verif\w+|review(?:ed|ers?))|(?:evaluated|rated|assessed|verified|reviewed|inspected|judged|labell?ed|scored) by (?:\w+ ){0,3}(?:humans?|experts?|users?|people|students?|doctors?|authors?|reviewers?|speakers?|colleagues)|(?:we|authors?) (?:also |then )?(?:manually|by hand|personally))\b/iu;

/**
 * The closed list. Commonly extended by one entry and one test; an entry belongs here if a paper cannot have the part
 * without one of the words of `signs`.
 */
export const claimableParts: readonly ClaimablePart[] = [
  {
    id: 'ablation',
    label: 'an ablation',
    claimed: /\bablations?(?: (?:stud(?:y|ies)|experiments?|analys[ie]s|tests?))?\b/iu,
    signs:
      /ablat|\bw\/o\b|\bcomponent(?:-wise)? (?:analys|stud)|\b(?:remov|omit|disabl|drop|replac)(?:e|ed|es|ing|ting|ping|s)\b[^.]{0,60}\b(?:component|module|loss|term|head|layer|step|stage|part|degrad|drop|decreas|worse|perform|effect|result)|\b(?:effects?|impacts?|influence|contributions?|role|importance|effectiveness) of (?:the |each |our |different |various |using |removing |individual )|\b(?:variants?|versions?) (?:of (?:our|the)|without|that|with)|\bwithout (?:the|our|any|using)\b|\bvary(?:ing)? the|\bdifferent (?:values|choices|settings) (?:of|for)|sensitivity/iu,
    alike: ['ablation', 'sensitivity', 'tuning'],
    leaf: 'invented-study',
  },
  {
    id: 'human-evaluation',
    label: 'a study with people',
    claimed:
      /\b(?:human (?:evaluations?|stud(?:y|ies)|assessments?|judge?ments?|ratings?|annotations?|preference stud(?:y|ies))|user stud(?:y|ies)|user surveys?|human[- ]subjects?|crowd-?sourced (?:evaluations?|stud(?:y|ies)|annotations?)|expert evaluations?)\b/iu,
    signs: people,
    alike: ['human', 'annotation'],
    leaf: 'invented-study',
  },
  {
    id: 'agreement',
    label: 'a measure of agreement between annotators',
    claimed: /\binter-?(?:annotator|rater|coder) (?:agreement|reliability)|\b(?:cohen|fleiss)'?s'? kappa\b/iu,
    signs: /agree|kappa|krippendorff|\binter-?(?:annot|rat|cod)|reliabilit|\bicc\b/iu,
    leaf: 'invented-study',
  },
  {
    id: 'proofs',
    label: 'a theorem or proof',
    claimed: /\b(?:proofs?(?! of[- ]concept)|theorems?|lemmas?)\b/iu,
    signs:
      /\btheorems?\b|\btheoretical (?:result|guarantee|analys|justif)|\bproofs?\b(?! of[- ]concept)|\b(?:we|can|be|formally|to|is|are|was|rigorously|easily|now) prov(?:e|ed|en)\b|\bprovabl|\blemmas?\b|\bproposition \d|\bpropositions\b|\bcorollar|\bderiv(?:e|ed|ation|ations)\b|\bguarantees?\b|\bq\.?e\.?d\b/iu,
    leaf: 'invented-theory',
  },
  {
    id: 'guarantees',
    label: 'a theoretical guarantee',
    claimed: /\btheoretical guarantees?\b/iu,
    signs:
      /\btheor(?:em|y|etical)|\bguarante|\bproofs?\b|\bprov(?:e|es|ed|en|ably)\b|\blemma|\bproposition|\bcorollar|\bbound|\bconverge/iu,
    leaf: 'invented-theory',
  },
  {
    id: 'convergence',
    label: 'an analysis of convergence',
    claimed: /\bconvergence (?:analys[ie]s|proofs?|guarantees?|rates?|theor(?:y|ems?)|bounds?)\b/iu,
    signs: /converg|stationary|asymptot|iteration complexity|\bregret\b|consisten/iu,
    leaf: 'invented-theory',
  },
  {
    id: 'regret',
    label: 'a bound on regret',
    claimed: /\bregret (?:bounds?|analys[ie]s|guarantees?)\b/iu,
    signs: /regret|\bcompetitive ratio/iu,
    leaf: 'invented-theory',
  },
  {
    id: 'generalisation-bound',
    label: 'a bound on generalisation',
    claimed: /\b(?:generali[sz]ation|PAC(?:-Bayes(?:ian)?)?) bounds?\b/iu,
    signs: /\bbound|\bpac\b|rademacher|vc[- ]dim|generali[sz]ation (?:error|gap|guarantee)|theorem/iu,
    leaf: 'invented-theory',
  },
  {
    id: 'pseudocode',
    label: 'pseudo-code',
    claimed: /\bpseudo-?codes?\b/iu,
    signs:
      /pseudo-?\s?code|\balgorithm ?(?:\d|[a-z]\b|:)|\bprocedure\b|\blisting\b|\brequire:|\bend (?:for|while|if)\b|\bcode\b/iu,
    alike: ['pseudocode'],
    leaf: 'invented-artefact',
  },
  {
    id: 'significance-tests',
    label: 'a test of significance',
    claimed:
      /\b(?:statistical (?:significance )?tests?|significance test(?:s|ing)|hypothesis test(?:s|ing)|p-?values?|t-tests?|wilcoxon (?:\w+ ){0,2}tests?|anova)\b/iu,
    signs:
      /statistic|significan|\bp[- ]?values?\b|\bp ?[<=≤>]|t-test|wilcoxon|anova|whitney|friedman|mcnemar|bootstrap|permut|hypothes|confidence|chi-?squared?|χ|±|\\pm|\bstd\b|standard (?:dev|err)|credible|bayes factor/iu,
    alike: ['significance'],
    leaf: 'invented-study',
  },
  {
    id: 'cross-validation',
    label: 'cross-validation',
    claimed: /\b(?:\w+-fold )?cross-?validations?\b/iu,
    signs: /cross[- ]?\s?valid|folds?\b|leave-|\bcv\b|\bloo|jackknife|hold-?out|\bsplits?\b/iu,
    leaf: 'invented-study',
  },
  {
    id: 'datasheet',
    label: 'a datasheet or card',
    claimed: /\b(?:data ?sheets?(?: for datasets?)?|data ?(?:set )?cards?|model cards?)\b/iu,
    signs: /data ?sheets?|\bcards?\b|data statement|nutrition label/iu,
    leaf: 'invented-artefact',
  },
  {
    id: 'licence',
    label: 'a licence',
    claimed:
      /\b(?:(?:data|code|open(?:-source)?|permissive|MIT|Apache|CC\S*) licen[cs]es?|licen[cs]ing (?:terms|information|statement))\b/iu,
    signs:
      /licen[cs]|copyright|\bcc[- ](?:by|0)|\bmit\b|apache|\bb?gpl|public domain|terms of use|open[- ]source/iu,
    leaf: 'invented-artefact',
  },
  {
    id: 'robot',
    label: 'an experiment on a real robot',
    claimed:
      /\b(?:(?:real|physical)(?:-world)? robot\w*(?: (?:experiments?|evaluations?|tests?|deployments?))?|hardware experiments?)\b/iu,
    signs: /robot|hardware|physical|real[- ]?world|\breal\b/iu,
    leaf: 'invented-study',
  },
  {
    id: 'online-test',
    label: 'an online test with users',
    claimed: /\b(?:A\/B[- ]tests?(?:ing)?|online A\/B \w+)\b/iu,
    signs: /\ba ?\/ ?b\b|online (?:test|experiment|eval|exp)|deploy|production|live traffic|real users/iu,
    leaf: 'invented-study',
  },
  {
    id: 'consent',
    label: 'an ethics approval',
    claimed: /\b(?:IRB approvals?|informed consent|ethic(?:s|al) approvals?)\b/iu,
    signs: /\birb\b|review board|ethic|consent|approv|helsinki|exempt/iu,
    leaf: 'invented-artefact',
  },
  {
    id: 'registration',
    label: 'a preregistration',
    claimed: /\bpre-?registr?(?:ation|ered (?:stud(?:y|ies)|protocols?|plans?|analys[ie]s))\b/iu,
    signs: /regist(?:er|r)|\bosf\b|prospero|protocol/iu,
    leaf: 'invented-study',
  },
  {
    id: 'power-analysis',
    label: 'an analysis of power',
    claimed: /\b(?:(?:statistical )?power (?:analys[ie]s|calculations?)|sample[- ]size calculations?)\b/iu,
    signs: /\bpower(?:ed)?\b|sample[- ]sizes?/iu,
    leaf: 'invented-study',
  },
  {
    id: 'carbon',
    label: 'an account of energy or carbon',
    claimed:
      /\b(?:carbon (?:footprints?|emissions?)|energy consumption)(?: (?:analys[ie]s|estimates?|figures|reports?))?\b/iu,
    signs: /carbon|\bco ?_?\{?2|energy|emission|kwh|\bwatts?\b|\bpower\b|\bjoules?\b|environmental/iu,
    leaf: 'invented-study',
  },
  {
    id: 'notation-table',
    label: 'a table of its notation',
    claimed:
      /\b(?:notation tables?|tables? of (?:notations?|symbols)|lists? of symbols|glossar(?:y|ies)|nomenclature)\b/iu,
    signs: /notation|glossar|symbols?|nomenclature|abbreviation|denote|definitions?/iu,
    leaf: 'invented-artefact',
  },
  {
    id: 'scaling-law',
    label: 'a scaling law',
    claimed: /\bscaling laws?\b/iu,
    signs: /scal(?:e|es|ed|ing|able|ability)\b|power[- ]law/iu,
    leaf: 'invented-study',
  },
  {
    id: 'error-bars',
    label: 'error bars',
    claimed: /\b(?:error bars?|confidence intervals?|standard (?:deviations?|errors?))\b/iu,
    signs:
      /error bar|deviation|standard err|confiden|varianc|\bstd|±|\\pm|\+\/?-|seeds?\b|shaded|quantile|percentile|credible|\bruns\b|repeat|trials/iu,
    alike: ['significance'],
    wordless: true,
    leaf: 'invented-study',
  },
  {
    id: 'code',
    label: 'released code',
    claimed:
      /\b(?:(?:source|released|provided|accompanying|open-source) code|code (?:release|repository|base))\b/iu,
    signs: /\bcode\b|github|gitlab|open-?sourc|repositor|releas|https?:|\bavailable\b|zenodo|hugging ?face/iu,
    alike: ['code'],
    wordless: true,
    leaf: 'invented-artefact',
  },
];
