import { context, details, entity, passing } from './families.ts';
import type { Told } from './told.ts';

/** A table or section on how long things take; "runtime" alone may be a phase. */
const runtime =
  '^(?=.*\\b(?:table|compar|analys|costs?|efficien|speed|results?)).*\\b(?:run-?times?|running times?|wall-?clock|latency|inference (?:times?|speed))';

/** What papers do in their experiments. */
export const studies: readonly Told[] = [
  {
    id: 'ablation',
    nouns: [
      'ablation study',
      '+ablations',
      '+ablation experiments',
      'ablation analysis',
      '~ablation analysis',
    ],
    named: /\bablat/,
    denied: `${entity}/ablation-denied`,
    belittled: passing,
    made: 'study',
    captioned: true,
  },
  {
    id: 'sensitivity',
    nouns: [
      'sensitivity analysis',
      '~sensitivity analysis',
      'study of sensitivity',
      '~analysis of sensitivity',
    ],
    named: /\bsensitiv/,
    denied: `${context}/analysis-denied`,
    belittled: passing,
    made: 'study',
    captioned: true,
  },
  {
    id: 'human',
    nouns: [
      'human evaluation|\\bhuman eval|\\bhuman (?:study|rat)',
      '~human evaluation|\\bhuman eval|\\bhuman (?:study|rat)',
      'user study|\\buser stud',
    ],
    named: /\b(?:human eval|user stud)/,
    denied: `${entity}/human-study-denied`,
    belittled: passing,
    made: 'study',
    captioned: true,
  },
  {
    id: 'qualitative',
    nouns: [
      '+qualitative examples',
      'qualitative analysis',
      '~qualitative analysis',
      '+qualitative results',
      '~qualitative evidence',
    ],
    named: /\bqualitative/,
    denied: `${entity}/illustration-denied`,
    belittled: passing,
    made: 'study',
    captioned: true,
  },
  {
    id: 'failures',
    nouns: [
      '+failure cases|\\bfail',
      'analysis of failure cases|\\bfail\\w* (?:cases?|modes?|anal)|\\banalys\\w+ of fail',
      'error analysis|\\berror anal',
      '~discussion of failures|\\bfail',
      '~error analysis|\\berror anal',
    ],
    named: /\bfail/,
    denied: `${context}/analysis-denied`,
    belittled: passing,
    made: 'study',
    captioned: true,
  },
  {
    id: 'robustness',
    nouns: ['robustness analysis', '~robustness analysis', '+robustness experiments', 'study of robustness'],
    named: /\brobustness/,
    denied: `${context}/analysis-denied`,
    belittled: passing,
    made: 'study',
    captioned: false,
  },
  {
    id: 'scalability',
    nouns: [
      'scalability analysis',
      '~scalability analysis',
      'study of scalability',
      '~analysis of scalability',
    ],
    named: /\bscalab/,
    denied: `${context}/analysis-denied`,
    belittled: passing,
    made: 'study',
    captioned: false,
  },
  {
    id: 'significance',
    nouns: [
      '+error bars|\\berror bars?',
      '+standard deviations|\\bstandard dev|\\bstd\\b',
      'statistical significance test|\\bsignifican\\w+ tests?|\\bt-tests?|\\bwilcoxon|\\bp-values?',
      '+confidence intervals|\\bconfidence (?:interval|band)',
    ],
    named: /\berror bars?/,
    denied: `${context}/statistics-denied`,
    belittled: details,
    made: 'study',
    captioned: true,
  },
  {
    id: 'cost',
    nouns: [
      'analysis of the computational cost|\\bcomput\\w+ (?:costs?|complexity|overhead|efficiency|resources)',
      '~analysis of the computational cost|\\bcomput\\w+ (?:costs?|complexity|overhead|efficiency)',
      `runtime comparison|${runtime}`,
      `+runtime figures|${runtime}`,
    ],
    named: /\bcomput\w+ cost/,
    denied: `${context}/cost-report-denied`,
    belittled: details,
    made: 'study',
    captioned: true,
  },
];
