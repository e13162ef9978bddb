/** A thing that a paper may have or lack, as a noun phrase. */
export interface Thing {
  /** Without article: "ablation study". */
  readonly noun: string;
  /** one: "an ablation study"; some: "theoretical analysis"; many: "ablations". */
  readonly number: 'one' | 'some' | 'many';
  /** What the place that shows the component must say for this very thing to be there; lower case. */
  readonly shown: RegExp;
}

/** How a component of the inventory is denied and affirmed. */
export interface Deniable {
  /** Id in the inventory. */
  readonly id: string;
  readonly things: readonly Thing[];
  /** Leaf for a denial where the paper has it, */
  readonly denied: string;
  /** for "hardly any" where there is a good deal of it, */
  readonly belittled: string;
  /** and for an affirmation where the paper lacks it. */
  readonly invented: string;
  /** A caption may show it: of a table or figure about it. */
  readonly captioned: boolean;
}

const entity = 'entity/false-absence';
const context = 'context-based-meaning-error/false-absence';
const neglect = 'hyperbole/neglect-inflated';
const passing = `${neglect}/length-as-passing`;
const details = `${neglect}/details-as-lacking`;

/** "+" marks several, "~" what is not counted; behind "|" what the place must say. */
function thingsOf(nouns: readonly string[], named: RegExp): Thing[] {
  return nouns.map((text): Thing => {
    const [, noun = '', shown] = /^[+~]?(?<noun>[^|]*)(?:\|(?<shown>.*))?$/u.exec(text) ?? [];
    const number = text.startsWith('+') ? 'many' : text.startsWith('~') ? 'some' : 'one';
    return { noun, number, shown: shown === undefined ? named : new RegExp(shown) };
  });
}

/** Components that papers both have and lack. */
export const deniables: readonly Deniable[] = (
  [
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
        'analysis of failure cases|\\bfail',
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
      nouns: [
        'robustness analysis',
        '~robustness analysis',
        '+robustness experiments',
        'study of robustness',
      ],
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
        'runtime comparison|\\b(?:run-?times?|running times?|wall-?clock|latency|inference (?:times?|speed)|training and inference times?)',
        '+runtime figures|\\b(?:run-?times?|running times?|wall-?clock|latency|inference (?:times?|speed))',
      ],
      named: /\bcomput\w+ cost/,
      denied: `${context}/cost-report-denied`,
      belittled: details,
      made: 'study',
      captioned: true,
    },
    {
      id: 'hyperparameters',
      nouns: [
        'list of hyperparameters',
        '+hyperparameter settings',
        'specification of the hyperparameters',
        '+hyperparameter values',
      ],
      named:
        /^(?!.*\b(?:sensitiv|ablat|stud|analys|effect|impact|influence|tun|search|robust|choice)).*\bhyper-?parameter/,
      denied: `${context}/settings-denied`,
      belittled: details,
      made: 'artefact',
      captioned: true,
    },
    {
      id: 'implementation',
      nouns: [
        '+implementation details',
        'description of the implementation',
        '+details of the implementation',
      ],
      named: /\bimplementation/,
      denied: `${context}/settings-denied`,
      belittled: details,
      made: 'artefact',
      captioned: false,
    },
    {
      id: 'code',
      nouns: ['link to the code', 'link to a code repository', 'statement on code availability'],
      named: /./,
      denied: `${entity}/artefact-denied`,
      belittled: details,
      made: 'artefact',
      captioned: false,
    },
    {
      id: 'prompts',
      nouns: ['+prompts', '+prompt templates', 'list of the prompts'],
      named: /^(?:[\da-z.]+ )?(?:[\w-]+ ){0,2}prompts?(?: (?:used|details?|templates?|for|in)\b.*)?$/,
      denied: `${entity}/artefact-denied`,
      belittled: details,
      made: 'artefact',
      captioned: false,
    },
    {
      id: 'licence',
      nouns: ['statement on licenses', 'section on licenses', '+license terms'],
      named: /\blicen[cs]/,
      denied: `${entity}/artefact-denied`,
      belittled: details,
      made: 'artefact',
      captioned: true,
    },
    {
      id: 'pseudocode',
      nouns: [
        'pseudocode listing',
        'algorithm box',
        'pseudo-code description of the algorithm',
        '~pseudocode',
      ],
      named: /^algorithm \d|\bpseudo-?code/,
      denied: `${entity}/illustration-denied`,
      belittled: details,
      made: 'artefact',
      captioned: true,
    },
    {
      id: 'proofs',
      nouns: ['+proofs', '+formal proofs', '+proofs of the theoretical claims', 'proof of any theorem'],
      named: /\bproofs? (?:of|for)|\bproofs\b/,
      denied: `${context}/derivation-denied`,
      belittled: passing,
      made: 'theory',
      captioned: false,
    },
    {
      id: 'theory',
      nouns: [
        'theoretical analysis',
        '~theoretical analysis',
        '+theoretical results',
        '~theoretical justification',
      ],
      named: /\btheor/,
      denied: `${context}/derivation-denied`,
      belittled: passing,
      made: 'theory',
      captioned: false,
    },
    {
      id: 'limitations',
      nouns: [
        'discussion of limitations',
        '~discussion of limitations',
        'limitations section',
        '~discussion of the limitations of the method',
      ],
      named: /\blimitation/,
      denied: `${neglect}/limitations-denied`,
      belittled: passing,
      made: 'study',
      captioned: false,
    },
    {
      id: 'impact',
      nouns: [
        'discussion of societal impact',
        '~discussion of societal impact',
        'broader impact statement',
        'discussion of broader impacts',
      ],
      named: /\bimpacts?\b/,
      denied: `${context}/impact-denied`,
      belittled: passing,
      made: 'study',
      captioned: false,
    },
    {
      id: 'related',
      nouns: [
        'discussion of related work',
        '~discussion of related work',
        'related work section',
        'review of related work',
      ],
      named: /\brelated/,
      denied: `${context}/relation-denied`,
      belittled: `${neglect}/literature-as-ignored`,
      made: 'study',
      captioned: false,
    },
  ] as const
).map(({ id, nouns, named, denied, belittled, made, captioned }) => ({
  id,
  things: thingsOf(nouns, named),
  denied,
  belittled,
  invented: `entity/invented-component/invented-${made}`,
  captioned,
}));
