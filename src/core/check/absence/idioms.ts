import { clauseStart, phraseEnd, subjectOfClauseBefore } from './clause.ts';
import type { Cue, Degree } from './denial.ts';
import type { Word } from './words.ts';

interface Idiom {
  /** Matched against the words of the sentence joined by single spaces, from the word on. */
  readonly pattern: RegExp;
  readonly degree: Degree;
  /** Where the thing stands. */
  readonly side: 'before' | 'after' | 'clause-before';
}

const nothing =
  '(?:nothing|not a word|not a single word|no word|next to nothing|almost nothing|hardly anything|very little|little)';
const nearlyNo =
  '(?:next to no|practically no|almost no|virtually no|hardly any|barely any|scarcely any|very little|little)';

/** Turns of phrase that deny without a negated verb of reporting. */
const idioms: readonly Idiom[] = [
  {
    pattern: new RegExp(
      `^${nothing} (?:is |was |are )?(?:ever )?(?:said|reported|written|given|provided|mentioned|shown|stated|revealed|disclosed|told|known|learned)(?: here| in the paper)? (?:about|on|of|regarding|as to|concerning)`,
    ),
    degree: 'flat',
    side: 'after',
  },
  {
    pattern: /^(?:is|are|stays?|remains?|keeps?|completely|entirely) silent (?:about|on|as to|regarding)/,
    degree: 'flat',
    side: 'after',
  },
  { pattern: /^(?:looked|searched|search|look) in vain for/, degree: 'flat', side: 'after' },
  {
    pattern: /^(?:could|can|did) not find|^couldn't find|^didn't find|^cannot find/,
    degree: 'flat',
    side: 'after',
  },
  {
    pattern: new RegExp(
      `^(?:gets?|receives?|got|received|is given|are given|deserves but gets) ${nearlyNo} (?:attention|mention|treatment|space|discussion|coverage)`,
    ),
    degree: 'nearly',
    side: 'before',
  },
  {
    pattern:
      /^(?:gets?|receives?|got|received|is given|are given|finds?) (?:no|not a single|no separate) (?:attention|mention|treatment|space|discussion|coverage|word|numbers?|figures?|evaluation|analysis)(?: either| at all)?/,
    degree: 'flat',
    side: 'before',
  },
  {
    pattern:
      /^(?:is|are|was|were) (?:left )?(?:all but|almost|practically|largely|mostly|virtually|nearly) (?:completely |entirely )?(?:unaddressed|ignored|undiscussed|unexplored|unexplained|unmentioned|absent|missing|omitted|neglected)/,
    degree: 'nearly',
    side: 'before',
  },
  {
    pattern:
      /^(?:is|are) (?:as good as|next to|close to) (?:ignored|non-existent|nonexistent|absent|missing|unmentioned)/,
    degree: 'nearly',
    side: 'before',
  },
  {
    pattern: /^(?:is|are|was|were) passed over(?: almost| nearly)?(?: in silence| silently)?/,
    degree: 'nearly',
    side: 'before',
  },
  {
    pattern: /^(?:is|are) left (?:entirely |completely )?to the (?:imagination|reader's imagination|reader)/,
    degree: 'flat',
    side: 'before',
  },
  {
    pattern:
      /^(?:is|are|was|were) (?:not|never) (?:dealt with|touched (?:up)?on|looked at|gone into|set against|put (?:next to|beside))/,
    degree: 'flat',
    side: 'before',
  },
  {
    pattern:
      /^(?:(?:is|are|was|were) (?:not|never) (?:used|employed|applied|included|considered|tried|run|shown|listed) (?:anywhere|at all|as (?:a |an )?(?:baselines?|competitors?|comparisons?)|(?:in|among|for) (?:the|any|either|its|their)(?: \w+)? (?:experiments?|evaluations?|comparisons?|tables?|results?|baselines|study|tests?))|never appears?(?: anywhere)?|(?:does|do) not (?:appear|occur|feature) (?:anywhere|in (?:the|any)))/,
    degree: 'flat',
    side: 'before',
  },
  {
    pattern:
      /^(?:goes|go|went|left) (?:unmentioned|undiscussed|unacknowledged|unreported|unaddressed|unexplained|unspecified|untested|undefined|unstated)/,
    degree: 'flat',
    side: 'before',
  },
  {
    pattern:
      /^(?:is|are|was|were) (?:barely|hardly|scarcely|only barely) (?:documented|discussed|mentioned|described|explained|reported|addressed|touched|analy[sz]ed|explored|evaluated)/,
    degree: 'nearly',
    side: 'before',
  },
  {
    pattern:
      /^(?:is|are) nowhere (?:to be (?:found|seen)|in sight|discussed|mentioned|reported|stated|given|defined|explained|described)/,
    degree: 'flat',
    side: 'before',
  },
  { pattern: /^comes? (?:with no|without(?: any| an?)?)/, degree: 'flat', side: 'after' },
  { pattern: /^(?:is|are) (?:only )?glossed over/, degree: 'graded', side: 'before' },
  {
    pattern:
      /^(?:and|but|yet) (?:there (?:is|are) none|none (?:is|are) (?:given|provided|reported|offered|shown))/,
    degree: 'flat',
    side: 'clause-before',
  },
];

/** The idiom that starts at word `i`, or null. */
export function idiomAt(words: readonly Word[], i: number): Cue | null {
  const window = words.slice(i, i + 9);
  const joined = window.map((word) => word.text).join(' ');
  for (const { pattern, degree, side } of idioms) {
    const match = pattern.exec(`${joined} `.trimEnd());
    if (!match) continue;
    const to = i + match[0].trim().split(' ').length;
    const base = {
      from: i,
      to,
      degree,
      action: null,
      complement: null,
      subject: null,
      form: 'idiom' as const,
    };
    if (side === 'after') {
      const end = phraseEnd(words, to, false);
      return { ...base, owner: 'paper', thing: { from: to, to: end } };
    }
    if (side === 'clause-before') return { ...base, owner: 'paper', thing: subjectOfClauseBefore(words, i) };
    return { ...base, owner: 'none', thing: { from: clauseStart(words, i), to: i } };
  }
  return null;
}
