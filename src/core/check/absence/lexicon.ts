import { verbForms, type VerbForm } from './verb-forms.ts';

/** What a reporting verb says was done, or was not done, with its object. */
export type Action =
  'compare' | 'ablate' | 'evaluate' | 'discuss' | 'report' | 'explain' | 'prove' | 'release';

/**
 * Verbs by which a paper treats something. A negation of any other verb speaks of the method ("does not require
 * labels") and is no absence claim.
 */
const byAction: Readonly<Record<Action, string>> = {
  compare: 'compare benchmark contrast',
  ablate: 'ablate isolate disentangle separate',
  evaluate:
    'evaluate test validate verify assess measure quantify demonstrate experiment try conduct perform run vary probe benchmark',
  discuss:
    'discuss address mention acknowledge consider explore investigate study analyze analyse examine elaborate tackle cover treat comment deal touch articulate admit raise say speak talk survey review recognize recognise',
  report:
    'report provide give include specify state list document present show offer contain supply disclose plot tabulate indicate note name cite detail display illustrate quote visualize visualise describe mention draw',
  explain:
    'explain clarify define justify motivate elucidate characterize characterise formalize formalise outline substantiate support describe resolve ground',
  prove: 'prove derive establish',
  release: 'release submit share publish open-source',
};

const actions = new Map<string, Action>();
for (const [action, bases] of Object.entries(byAction) as [Action, string][]) {
  for (const base of bases.split(' ')) if (!actions.has(base)) actions.set(base, action);
}
const forms = verbForms([...actions.keys()].join(' '));

export interface ReportingVerb extends VerbForm {
  readonly action: Action;
}

/** The reporting verb that a lower-case word is a form of, or null. */
export function reportingVerb(word: string): ReportingVerb | null {
  const form = forms.get(word.startsWith('well-') ? word.slice(5) : word);
  return form ? { ...form, action: actions.get(form.base)! } : null;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

export const formsOfBe = words("is are was were be been being isn't aren't wasn't weren't 's");
export const formsOfHave = words("has have had having hasn't haven't hadn't");
export const formsOfDo = words("does do did doesn't don't didn't");
export const copulas = words(
  'remain remains remained seem seems seemed appear appears appeared stay stays left become becomes go goes feel feels look looks',
);
export const modals = words("can could should would may might must will shall cannot can't couldn't");

/** Adverbs and adjectives of degree: a denial that has one denies the depth, not the thing. */
export const degreeWords = words(
  `adequate adequately sufficient sufficiently thorough thoroughly full fully comprehensive comprehensively extensive
  extensively deep deeply deeper proper properly well convincing convincingly complete completely entirely rigorous
  rigorously systematic systematically satisfactory satisfactorily exhaustive exhaustively careful carefully enough clear
  clearly detailed in-depth strong strongly robust robustly meaningful substantial substantially significant significantly
  further more broader wider larger richer stronger additional additionally much many greater better extended
  precise precisely concrete effectively effective nuanced particularly especially always compelling critical critically
  solid sound deep-dive wide broad diverse varied multiple various several great finer fine-grained widely broadly
  closely fairly very great depth detail rigor rigour clarity completeness thoroughness elaborate elaborated elaboration consistently`,
);

/** Words between a negation and its verb or noun that do not change the claim. */
export const neutralWords = words(
  `a an the any explicit explicitly ever even actually yet also currently at all anywhere formal formally empirical
  empirically theoretical theoretically experimentally quantitatively quantitative really directly direct seem to appear
  been be being specifically specific possible potential important necessary proper real single such corresponding just
  either still obvious their its this that these those key main relevant other some separately openly simply itself`,
);

/** Modifiers that grade a following noun: "limited comparison", "insufficient detail". */
export const gradingAdjectives = words(
  `limited insufficient inadequate little few sparse scant minimal scarce shallow superficial incomplete thin weak poor
  underdeveloped under-developed underexplored under-explored brief vague partial modest narrow`,
);

/** Predicates that deny flatly: "X is missing". */
export const missingAdjectives = words(
  `missing absent lacking omitted unspecified undefined unaddressed unstated unreported unexplored unexplained undiscussed
  neglected ignored overlooked unavailable non-existent nonexistent unmentioned untested unanalyzed unanalysed unproven
  unverified unquantified undocumented undisclosed unacknowledged unjustified unevaluated unaccounted unexamined disregarded
  uninvestigated unanswered untouched unvalidated`,
);

/** Predicates that deny the depth: "X is sparse". */
export const thinAdjectives = words(
  `sparse limited insufficient inadequate superficial thin scarce scant minimal vague brief incomplete shallow weak
  unclear ambiguous underexplored under-explored underspecified under-specified understudied inadequately insufficiently
  poorly unconvincing`,
);

/** "inadequately addressed": an adverb that denies by itself. */
export const denyingAdverbs = words(
  'inadequately insufficiently poorly barely hardly scarcely superficially briefly vaguely minimally incompletely rarely',
);

/** Document parts and people: the subject of "X does not discuss Y" that makes it a claim about the paper. */
export const paperWords = words(
  `paper authors author work manuscript submission study article they it we section appendix text supplement report
  publication who writing writers document thesis discussion introduction conclusion reviewer this which figure figures table tables
  caption captions abstract supplementary`,
);

/** What the paper proposes: "the method does not provide X" is a claim about the method. */
export const methodWords = words(
  `method methods model models approach algorithm algorithms framework system network technique architecture loss module
  estimator classifier policy agent encoder decoder layer strategy procedure scheme mechanism`,
);

/** Nouns that only carry what is denied: "discussion of limitations" denies limitations. */
export const carrierNouns = words(
  `discussion discussions detail details description descriptions explanation explanations information mention treatment
  consideration considerations exploration explorations examination analysis analyses study studies evaluation evaluations assessment assessments
  investigation investigations evidence results result experiment experiments experimentation validation demonstration
  justification justifications rationale clarification clarity insight insights depth rigor rigour elaboration exposition presentation reporting
  documentation specification statement section attention coverage comparison comparisons testing test tests support
  specifics articulation acknowledgment acknowledgement consideration account review overview summary numbers figures
  measurement measurements quantification characterization backing grounding exploration verification report reports check checks
  way ways guidance example examples sections paragraph word words investigation understanding interpretation demonstrations reference`,
);

/** Words of a denied phrase that say nothing about which thing is denied. */
export const emptyWords = words(
  `paper authors work manuscript submission study proposed method methods approach approaches model models system framework
  technique techniques algorithm algorithms used using use its their his our potential possible various different several some other
  such particular specific certain many more new novel main key important relevant existing overall general the a an of on in
  for to with and or from by as at into about regarding concerning between across over under within how why what which
  whether when where that this these those it they there any all each both well terms respect aspects aspect issues issue concerns concern
  impact effect effects influence role questions question case cases need needed kind sort thereof being based
  related given provided etc e.g i.e also further additional choice choices made current presented underlying present proper
  detail details detailed thorough clear extensive comprehensive explicit contribution contributions components component individual
  performance results result experiments experiment section appendix main text could would may might can help provide further
  important importance significance implications implication challenges challenge against than them behind due associated involved without primarily focus focusing focused increase increased others specifically like factors factor scenarios scenario settings setting
  conditions condition applications application context contexts practice practical practically real particularly especially including
  researchers field area broader claims claim made information wide range variety variants`,
);
