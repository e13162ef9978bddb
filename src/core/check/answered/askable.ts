import type { AbsenceClaim } from '../absence/claims.ts';
import { phraseOf } from '../absence/phrase-text.ts';
import type { Word } from '../absence/words.ts';

/** What the words before decide: alone, the sentence does not say what is asked for. */
const leaning =
  /^(?:if (?:so|not|yes|no)|otherwise|similarly|likewise|in (?:that|this) case)\b|\b(?:on|of|for|about|to) (?:this|that|these|those|them|it)(?= [.?!,;)]| (?:would|could|should|is|are|as|in|too|here)\b|$)|\b(?:in|for|under|of) such\b/;
/** What lies outside of what the paper does. */
const outside =
  /\b(?:beyond|other than|besides|apart from|in addition to|alternative|instead of|rather than|different from)\b/;
/** One more of what can be counted: that the paper has some answers nothing. */
const more = /\b(?:more|additional|extra|further|other|another|broader|larger|extended|diverse|stronger)\b/;
const countable = new Set([
  'qualitative',
  'experiments',
  'comparison',
  'theory',
  'datasets',
  'metrics',
  'human',
]);
/** What a change would do is no list of what was chosen. */
const effect =
  /\b(?:effects?|impacts?|influences?|vary|varying|varied|roles?|sensitiv\w+|robust\w*|changes?|changing)\b/;
const settings = new Set([
  'hyperparameters',
  'setup',
  'implementation',
  'architecture',
  'tuning',
  'datasets',
]);
/** Words for a treatment of something; any other noun before "of X" asks for more than a place that speaks of X. */
const treatment =
  /^(?:(?:the|an?|any|some|more|further|additional|detailed|in-depth|deeper|clear|clearer|brief|formal|precise|comprehensive|thorough|technical|specific|better) )*(?:details?|explanations?|descriptions?|discussions?|clarifications?|information|insights?|elaborations?|definitions?|overview)(?: (?:on|of|about|into|for|regarding|in|behind))?$/;

/**
 * Whether a place that shows the thing would answer the request for it: it is named in the sentence itself, it is
 * something that a paper has or lacks, and no more of it is asked for than the place gives.
 */
export function isAskable(words: readonly Word[], { target, thing, cue }: AbsenceClaim): boolean {
  const text = words.map((word) => word.text).join(' ');
  if (thing.example || leaning.test(text)) return false;
  const asked = phraseOf(words, { from: cue.from, to: Math.max(cue.thing.to, cue.complement?.to ?? 0) });
  if (outside.test(asked)) return false;
  const { component } = target;
  if (!component) return thing.head === null || treatment.test(phraseOf(words, thing.head));
  if (countable.has(component.id) && more.test(asked)) return false;
  return !(settings.has(component.id) && effect.test(asked));
}
