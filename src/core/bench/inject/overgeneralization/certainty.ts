import { phraseSwap } from '../make/phrase-swap.ts';

const leaf = 'overgeneralization/hedge-dropped';
const stronger = 'after';
/** What somebody can do is a choice, not an outcome. */
const agents = { before: /\b(?:they|we|one|which|how|what|users?|practitioners?|authors?|i|you) $/u };
const effects =
  /^ (?:improv|lead|outperform|achiev|reduc|help|caus|result|yield|enhanc|surpass|degrad|fail|suffer|introduc|increas|produc|provid|affect|hinder|limit|occur|exhibit|converg|boost|accelerat|mitigat|harm|hurt|benefit|match|exceed|recover|generali[sz]|preserv|prevent|induc|amplif|alter|become|arise|emerg|shift|dominat|significantly|substantially|effectively|be (?:beneficial|harmful|detrimental|misleading|costly|expensive|effective|suboptimal|biased|unstable))/u;

/** "May" told as "will always", "suggests" as "proves": what is possible or frequent told as certain. */
export const certainty = phraseSwap({
  id: 'overgeneralization/certainty',
  type: 'Overgeneralization',
  wordings: [
    {
      sense: 'may',
      words: {
        may: 'will always',
        might: 'will always',
        could: 'will always',
        'may potentially': 'will always',
        'may also': 'will also always',
      },
      node: `${leaf}/possible-as-actual`,
      stronger,
      behind:
        /^ (?:be (?!used|found|seen|viewed|applied|interpreted|extended|thought|expressed|written)|(?!be\b|not\b|only\b|also\b|either\b|still\b|have\b|then\b|we\b|they\b|it\b|use\b|choose\b|the\b)\p{L}{3,})/u,
      unless: agents,
    },
    {
      sense: 'may',
      words: {
        can: 'will always',
        'can often': 'will always',
        'can sometimes': 'will always',
        'can potentially': 'will always',
        'can also': 'will also always',
        'can even': 'will always',
      },
      node: `${leaf}/possible-as-actual`,
      stronger,
      behind: effects,
      unless: agents,
    },
    {
      sense: 'often',
      words: {
        often: 'always',
        usually: 'always',
        typically: 'always',
        frequently: 'always',
        generally: 'always',
        commonly: 'always',
        sometimes: 'always',
        rarely: 'never',
        seldom: 'never',
        'tend to': 'always',
        'tends to': 'always',
      },
      node: 'overgeneralization/quantifier-widened/often-as-always',
      stronger,
      unless: {
        before: /\b(?:more|most|less|as|how|and|can|may|quite|very|too) $/u,
        behind: /^ (?:used|called|referred|known)\b|^(?: to)? \p{L}+ (?:in|for) (?:the )?literature/u,
      },
    },
    {
      sense: 'suggests',
      words: {
        suggest: 'prove',
        suggests: 'proves',
        suggested: 'proved',
        suggesting: 'proving',
        indicate: 'prove',
        indicates: 'proves',
        indicating: 'proving',
        imply: 'prove',
        implies: 'proves',
      },
      node: `${leaf}/hint-as-proof`,
      stronger,
      behind: /^ that\b/u,
      // "† indicates": a legend.
      unless: {
        before:
          /(?:\b(?:reviewers?|would|i|bold|underlined?|stars?|arrows?|colou?rs?|red|blue|green|rows?|symbols?)|[^\p{L}\d)"']) $|^$/u,
      },
    },
    {
      sense: 'potentially',
      words: {
        potentially: 'certainly',
        possibly: 'certainly',
        likely: 'certain',
        probably: 'certainly',
        empirically: 'provably',
      },
      node: `${leaf}/possible-as-actual`,
      stronger,
      unless: {
        before: /\b(?:more|most|less|as|how|and|the|very|equally|its|their) $/u,
        behind:
          /^ (?:driven|motivated|grounded|function|energy|energies|game|field|well|outcome|directions?|limitations?|societal|future)/u,
      },
    },
  ],
});
