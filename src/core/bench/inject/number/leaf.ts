import { foldLower } from '../../../text/fold.ts';
import { isPoints } from '../../../text/number-units.ts';
import type { Quantity } from '../../../text/numbers.ts';

const before: readonly (readonly [string, RegExp])[] = [
  [
    'number/setting-value/optimiser-setting',
    /(?:learning rate|momentum|weight decay|warm-?up)[^.;,]{0,25}$/u,
  ],
  ['number/setting-value/training-length', /(?:batch size)[^.;,]{0,20}$/u],
  [
    'number/setting-value/threshold-setting',
    /(?:threshold|cut-?off|tolerance|confidence level)[^.;,]{0,25}$/u,
  ],
  [
    'number/setting-value/layer-dimension',
    /(?:\brank|hidden size|dimension|patch size|kernel size|\bwidth)[^.;,]{0,20}$/u,
  ],
  [
    'number/setting-value/weight-setting',
    /(?:temperature|coefficient|\bweight|alpha|beta|lambda|gamma)[^.;,]{0,20}$/u,
  ],
  [
    'number/setting-value/input-length',
    /(?:context|sequence|window|horizon|prompt)(?: length| size)?[^.;,]{0,20}$/u,
  ],
  [
    'number/metric-value/error-value',
    /(?:rmse|\bmae|\bmse|perplexity|\bfid|\berrors?|\bloss|\bwer)(?: rate)?[^.;,]{0,20}$/u,
  ],
  ['number/metric-value/test-statistic', /(?:\bp ?[<=]|p-value|correlation|\br ?=)[^.;,]{0,15}$/u],
  [
    'number/metric-value/rating-value',
    /(?:rating|kappa|agreement|preferred|preference|win rate)[^.;]{0,25}$/u,
  ],
  ['number/metric-value/spread-value', /(?:±|standard deviation of) ?$/u],
  ['number/count/tested-limit', /(?:\bup to|\bat most|limited to|as many as) $/u],
];

const counted: readonly (readonly [string, RegExp])[] = [
  ['number/setting-value/training-length', /^(?:epochs?|(?:\p{L}+ )?steps|iterations?)\b/u],
  ['number/count/run-count', /^(?:[\p{L}-]+ ){0,2}(?:seeds?|runs|trials|repetitions|folds?|repeats)\b/u],
  [
    'number/count/people-count',
    /^(?:[\p{L}-]+ ){0,2}(?:participants?|annotators?|patients?|experts?|subjects?|users?|people|volunteers?|raters?|students?|respondents?|individuals)\b/u,
  ],
  ['number/size/model-size', /^(?:[\p{L}-]+ ){0,2}(?:parameters?|params?)\b/u],
  ['number/setting-value/input-length', /^(?:[\p{L}-]+ )?(?:tokens?|frames?)\b/u],
  [
    'number/count/category-count',
    /^(?:[\p{L}-]+ ){0,2}(?:languages?|classes|categories|types?|kinds|conditions|domains?|labels?|fields|topics?|scenarios?|settings|aspects|dimensions)\b/u,
  ],
  [
    'number/count/part-count',
    /^(?:[\p{L}-]+ ){0,2}(?:layers?|modules?|stages?|components?|blocks?|phases?|heads|steps?|parts?|loss(?:es| terms)?|agents?|modes?|branch(?:es)?)\b/u,
  ],
  [
    'number/count/baseline-count',
    /^(?:[\p{L}-]+ ){0,2}(?:baselines?|competitors?|methods?|models?|llms?|vlms?|algorithms?|approaches|systems)\b/u,
  ],
  [
    'number/count/dataset-count',
    /^(?:[\p{L}-]+ ){0,3}(?:data ?sets?|benchmarks?|corpora|tasks?|environments?|testbeds?)\b/u,
  ],
  [
    'number/size/dataset-size',
    /^(?:[\p{L}-]+ ){0,3}(?:samples?|images?|examples?|instances?|questions?|pairs?|videos?|prompts?|queries|documents?|sentences?|trajectories|records?|problems?|items?|papers?|clips?|hours|objects?|scenes?|nodes?|molecules?|conversations?|dialogues?|responses?)\b/u,
  ],
];

const cost = new Set(['s', 'byte', '$', 'W', 'J', 'FLOP', 'MAC', 'fps']);
const change =
  /\b(?:by|improv\w*|gains?|increas\w*|decreas\w*|reduc\w*|drops?|higher|lower|faster|fewer|less|more|better|sav\w+)\b/u;

/** The leaf of the taxonomy that a false number belongs to, by its unit, the words before it and the noun behind it. */
export function numberLeaf(text: string, quantity: Quantity): string {
  const { dimension, start, end, value, joined } = quantity;
  const lower = foldLower(text);
  const left = lower.slice(Math.max(0, start - 50), start);
  const right = lower.slice(end, end + 50).replace(/^[\s-]+/u, '');
  const [, named] = [null, before.find(([, pattern]) => pattern.test(left))?.[0]];
  if (named !== undefined) return named;
  if (dimension === 'x') return 'number/difference/speed-factor';
  if (dimension === '%') {
    if (change.test(left.slice(-25)) || change.test(right.slice(0, 25)))
      return isPoints(quantity) ? 'number/difference/absolute-gain' : 'number/difference/relative-change';
    return /^of /u.test(right) ? 'number/difference/case-share' : 'number/metric-value/quality-score';
  }
  if (cost.has(dimension)) return 'number/metric-value/measured-cost';
  if (dimension !== '') return 'number/setting-value/apparatus-setting';
  const noun = counted.find(([, pattern]) => pattern.test(right))?.[0];
  if (noun !== undefined) return noun;
  if (!Number.isInteger(value)) return 'number/metric-value/quality-score';
  if (joined) return 'number/count/part-count';
  return value >= 100 ? 'number/size/dataset-size' : 'number/count/category-count';
}
