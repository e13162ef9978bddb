import type { Part } from '../../evidence/inventory/paper-parts.ts';
import type { Case } from './judge.ts';
import type { Search } from './coverage.ts';
import { closeTo } from './sufficient.ts';
import { termsNaming } from './target-terms.ts';

/** Whether what is quoted says of the paper's own work what the denied part would say. */
export function isOwnEvidence(search: Search, text: string, judged: Case): boolean {
  const { claim, proof } = judged;
  const { component } = claim.target;
  const quoted = [proof.place, ...(proof.telling ? [proof.telling] : [])];
  if (!speaksOfLack.has(component?.id ?? '') && quoted.some(isConcession)) return false;
  if (asksWhy(judged, text) && !quoted.some(({ kind, text: told }) => kind === 'sentence' && why.test(told)))
    return false;
  const rule = component ? rules[component.id] : undefined;
  return rule === undefined || rule(search, judged, quoted, text);
}

/** "How the hyperparameters were selected", "is not motivated": the reason is denied and not the thing. */
function asksWhy({ claim: { cue, target } }: Case, text: string): boolean {
  if (target.component?.id === 'motivation' || target.component?.id === 'tuning') return false;
  const said = [cue.form === 'unclear' ? text : '', target.text].join(' ');
  return reasons.test(said) || (cue.action === 'explain' && selected.test(text));
}

/** Parts of a paper in which it is right to speak of what is not there. */
const speaksOfLack = new Set([
  'limitations',
  'future',
  'impact',
  'failures',
  'assumptions',
  'code',
  'licence',
]);

const reasons =
  /\b(?:motivat|justif|rational)\w*|\bhow\b.* (?:selected|chosen|determined|set|tuned|picked|obtained)\b|\b(?:selection|choices?) of\b/;
const selected = /\bmotivat|\bjustif|\bhow\b.* (?:selected|chosen|determined|set|tuned|picked|obtained)\b/i;
const why =
  /\b(?:motivat\w+|justif\w+|because|since|intuiti\w+|reason\w*|rationale|select(?:ed|ion)|chosen|choose|chose|tun(?:ed|ing)|grid|search\w*|swe(?:ep|pt)|valid(?:ation)?)\b/;

const concession =
  /\b(?:lack(?:s|ed|ing)? (?:of )?|absence of|future (?:work|research|stud(?:y|ies)|directions?)|in (?:the )?future|we (?:do|did|have|could) not|we cannot|aims? to first|as a first step|first step toward|left open|yet to be|would require|beyond (?:the|our) scope|will (?:\w+ )?(?:enable|allow|permit|be (?:\w+ )?(?:needed|necessary|required|explored|studied|investigated|addressed|extended)|explore|investigate)|(?:could|can|should|may|might|will) be (?:\w+ )?(?:extended|explored|studied|investigated|addressed|considered) (?:in|by|as|with)|(?:key|next|natural|promising|important|interesting) (?:next )?(?:steps?|directions?|extensions?|avenues?))\b/;

/** A sentence by which the paper grants that it does not have the thing. */
function isConcession({ kind, text }: Part): boolean {
  return kind === 'sentence' && concession.test(text);
}

type Rule = (search: Search, judged: Case, quoted: readonly Part[], text: string) => boolean;

const own =
  /\b(?:we|our|ours|us|this (?:work|paper|study|method|approach|analysis|framework|model)|the (?:proposed|present|presented|current) \w+|the (?:method|approach|framework))\b/;
const othersWord =
  /\bas (?:pointed out|noted|shown|discussed|observed) (?:in|by)\b|\b(?:existing|previous|prior|other|competing|these|those) (?:methods?|approaches|works?|models?|techniques|baselines?)\b/;

/** "Limitations of ranking methods": a title that names a class of methods and not the paper's own. */
const limitsOfOthers =
  /\b(?:limitations?|drawbacks?|shortcomings?|limits) (?:of|in|with) .*\b(?:methods|approaches|models|techniques|baselines|algorithms|systems|works?|literature|art|paradigms?)\b/;
const limitsOfOwn =
  /\b(?:limitations?|drawbacks?|shortcomings?|limits) (?:of|in|with) (?:our|this|the (?:proposed|present|presented|current)|the (?:method|approach|work|study))\b/;
const overcome =
  /\b(?:overcome|address|alleviate|mitigate|avoid|tackle|remedy|resolve|circumvent|sidestep)(?:s|ed|ing)? (?:these|this|those|them|both|such|the (?:above|aforementioned)) ?(?:limitations?|drawbacks?|shortcomings?|issues?|problems?|challenges?)?\b/;

function isOvercome({ kind, text }: Part): boolean {
  return kind === 'sentence' && overcome.test(text) && !/\bfuture\b/.test(text);
}

const unitOrOrder =
  /\d[\d.,]* ?k? ?[-x×%]? ?(?:gpu|cpu|tpu|core)?[- ]?(?:hours?|hrs?|h|minutes?|mins?|min|seconds?|secs?|s|ms|milliseconds?|µs|days?|weeks?|gb|mb|gib|mib|kb|[gmtp]?flops|macs|fps|gpus?|tokens?|joules?|kwh|watts?|parameters|params|x|×|times)\b|(?<![a-z])o ?\(|\d ?% (?:faster|slower|less|more|lower|higher|fewer|reduction|overhead|of the)|\b(?:linear|quadratic|cubic|polynomial|exponential)(?:ly)? (?:time|complexity|cost|in|with)\b|\((?:in )?(?:s|ms|h|hours?|sec|secs|seconds?|min|minutes?|gb|mb|g|flops|gflops|days?)\b/;

const rules: Readonly<Record<string, Rule>> = {
  limitations: (search, { proof: { place } }) => {
    if (place.kind === 'caption' || place.kind === 'row') return false;
    if (limitsOfOthers.test(place.text) && !limitsOfOwn.test(place.text)) return false;
    // "This suffers from two limitations. To overcome them, we ...": a step on the way to the paper's own method.
    if (place.kind === 'sentence' && search.parts.under(place).some(isOvercome)) return false;
    return place.kind !== 'sentence' || (own.test(place.text) && !othersWord.test(place.text));
  },
  failures: (_, __, quoted) => !quoted.some(({ kind, text }) => kind !== 'heading' && othersWord.test(text)),
  cost: (search, { proof }) => {
    const close = closeTo(search, proof);
    const under = proof.place.kind === 'sentence' ? [] : search.parts.under(proof.place);
    return (
      [...close, ...under].some(({ text, kind }) => kind !== 'heading' && unitOrOrder.test(text)) ||
      isCostTable(close)
    );
  },
  ablation: (search, { proof: { place, telling } }, _, text) => {
    if (place.kind === 'sentence') return /\bablat/.test(place.text) && own.test(place.text);
    const under = search.parts.under(place).filter(({ kind }) => kind !== 'heading');
    const taken = under.some(({ text: told }) => takesAway.test(told));
    // "of the different components" asks what each adds, which the mere title of an ablation does not tell.
    if (/\b(?:components?|modules?)\b/.test(text)) return taken;
    return taken || (telling !== null && /\bablat/.test(`${place.text} ${telling.text}`));
  },
  theory: (_, { claim: { target } }, quoted) => {
    if (ofExperiment.test(target.text)) return false;
    if (!/\bguarantee/.test(target.text)) return true;
    return quoted.some(({ kind, text }) =>
      kind === 'heading' ? /\bguarantees?\b/.test(text) : claims.test(text) && own.test(text),
    );
  },
  human: (search, { claim, proof }) => {
    if (claim.target.component!.asked.test(proof.place.text)) return true;
    const told = [...closeTo(search, proof), ...search.parts.under(proof.place)]
      .map(({ text }) => text)
      .join(' ');
    return judges.test(told) && judging.test(told);
  },
  // The networks of the methods compared with are described too.
  architecture: (search, { proof: { place, telling } }) =>
    [place, ...(telling ? [telling] : []), ...search.parts.under(place)].some(
      ({ kind, text }) => kind !== 'heading' && own.test(text),
    ),
  impact: (search, { claim, proof, graded }) => {
    const { place } = proof;
    // "Privacy of the sum" in a paper on privacy is no consequence of it.
    if (place.kind !== 'sentence' && isOnSubject(search, claim, place)) return false;
    // A concern in passing is the reason for a choice as often as a consequence of the work.
    if (place.kind === 'sentence' && !own.test(place.text) && !titledImpact.test(place.text)) return false;
    const harms = [place, ...search.parts.under(place)].filter(
      ({ kind, text }) => kind === 'sentence' && assertsHarm(text),
    );
    if (graded) return harms.length >= 3;
    return harms.length > 0 || (place.kind !== 'sentence' && titledImpact.test(place.text));
  },
};

/** A title whose word for an impact names what the paper is about, and nothing else of the kind. */
function isOnSubject({ parts }: Search, { target }: Case['claim'], { text }: Part): boolean {
  if (
    /\b(?:impacts?|societ\w+|statements?|considerations?|implications?|misuse|consequences?|concerns?|risks?|broader)\b/.test(
      text,
    )
  )
    return false;
  const naming = [...termsNaming(target.component!, [text])].filter((term) => term !== '_');
  return naming.length > 0 && naming.every((term) => parts.subject.has(term));
}

const judges =
  /\b(?:participants?|raters?|annotators?|evaluators?|judges?|volunteers?|subjects|users?|respondents?|experts?|crowd-?work\w*|workers?|turkers?|people|humans?|students?|clinicians?)\b/;
const judging =
  /\b(?:asked|rat(?:e|es|ed|ing|ings)|scor(?:e|ed|es|ing)|judged?|prefer(?:s|red|ence|ences)?|recruit\w*|survey\w*|questionnaires?|likert|votes?|voted|ranked|agreement|evaluat\w+|assess\w*|win rates?)\b/;

const takesAway =
  /\bw\/o\b|\bwithout\b|\b(?:remov|disabl|dropp|exclud)\w+|\breplac\w+ .{0,60}\b(?:by|with)\b|\bvariants?\b/;
const ofExperiment =
  /\b(?:empirical|experimental|numerical|validations?|verifications?|experiments?|evaluations?)\b.* (?:of|for|on)\b/;
const claims =
  /\b(?:theorem|proposition|corollary|lemma|bound(?:s|ed)?|converge\w*|guarantee[sd]?|prove[sn]?|optimal\w*)\b/;
const titledImpact = /\b(?:impacts?|societ\w+|misuse|implications|consequences)\b/;
const harm =
  /\b(?:misus\w+|malicious\w*|negative(?:ly)?|harm\w*|bias(?:es|ed)?|privacy|risks?|(?<!\b(?:work|paper|study|research|which|that|it|statement|question|analysis) )concerns?|unethical|abus\w+|attack\w*|deep-?fakes?|discriminat\w+|surveillance|carbon|unintended|military|inequal\w+|unfair\w*)\b/;
const denied =
  /\b(?:do|does|did|are|is|will) ?(?:not|n't)\b|\bno (?:\w+ ){0,3}(?:risks?|concerns?|harm\w*|impacts?|issues?|consequences?|biases?|conflict)|\bnot (?:aware|foresee|anticipate|applicable|involve)|\bwithout (?:any )?(?:harm|risk|bias)|\bn\/a\b/;

/** A sentence that says what may go wrong, not one that says that nothing does. */
function assertsHarm(text: string): boolean {
  return harm.test(text) && !denied.test(text);
}

function isCostTable(close: readonly Part[]): boolean {
  return (
    close.some(
      ({ kind, text }) =>
        kind === 'caption' &&
        /\b(?:times?|costs?|latenc\w+|memory|runtimes?|run-?times?|flops|speed\w*|throughput|efficien\w+|complexit\w+|overheads?)\b/.test(
          text,
        ),
    ) && close.some(({ kind, text }) => kind === 'row' && /\d/.test(text))
  );
}
