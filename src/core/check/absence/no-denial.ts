import type { AbsenceClaim } from './claims.ts';
import { phraseOf } from './phrase-text.ts';
import type { Word } from './words.ts';

/**
 * Whether the negation is no claim that the paper lacks the thing: a part of what the paper is said to acknowledge, a
 * guess, a question why or how, or a clause about cases ("where it might not be available").
 */
export function isNoDenial({ cue, thing }: AbsenceClaim, words: readonly Word[]): boolean {
  const before = phraseOf(words, { from: 0, to: cue.from });
  const said = phraseOf(words, {
    from: Math.min(cue.from, thing.range.from),
    to: Math.max(cue.to, thing.range.to),
  });
  return (
    /\b(?:acknowledg|admit|conced|not)ing (?:that |the )?[^.;]*$/.test(before) ||
    /\b(?:may|might|could|would) (?:\w+ )?(?:not|be (?:un|in|missing|absent|lacking))/.test(said) ||
    /\b(?:looks?|seems?|appears?) (?:like|as if|as though)\b[^.;]*$/.test(before) ||
    (before !== '' &&
      thing.range.from > 0 &&
      /^(?:where|when|which may|which might|that may|that might)\b/.test(said)) ||
    (cue.form === 'unclear' &&
      /\b(?:unclear|clear|understand|obvious|explain\w*) (?:to me )?(?:why|how|whether|if)\b/.test(
        phraseOf(words, { from: cue.from, to: words.length }),
      )) ||
    (cue.form === 'without' && /\b(?:may|might|could|would|can)\b/.test(before)) ||
    // "whether this is due to insufficient signal": a guess at a cause.
    /\bwhether\b[^.;]*\b(?:due to|because of|caused by)(?: an?| the)? ?$/.test(before) ||
    isInQuotation(words, cue.from) ||
    checklist.test(phraseOf(words, { from: 0, to: words.length })) ||
    isGranted(words, thing.range.from, cue.from)
  );
}

const grants =
  /\b(?:includes?|contains?|provides?|presents?|offers?|has|gives?) (?:an?|some|the|only an?|only some) (?:\w+ )?(?:brief|short|small|limited|shallow|minimal|vague)\b/;

/** "The paper includes a brief section": the review says that it is there. */
function isGranted(words: readonly Word[], thing: number, cue: number): boolean {
  return grants.test(phraseOf(words, { from: 0, to: Math.max(thing, cue) + 1 }));
}

/** The authors' own answer, retold. */
const checklist =
  /\b(?:states?|stated|answers?|answered|says?|said|admits?|admitted|acknowledges?|acknowledged|notes?|noted)\b.{0,20} in the (?:\w+ )?checklist\b/;

/** A quotation that began in a sentence before and ends in this one holds the negation. */
function isInQuotation(words: readonly Word[], cue: number): boolean {
  const marks = words.flatMap(({ text }, i) => (text === '"' ? [i] : []));
  return marks.length % 2 === 1 && marks.filter((i) => i < cue).length === 0;
}
