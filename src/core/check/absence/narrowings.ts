import type { AbsenceClaim } from './claims.ts';
import { phraseOf } from './phrase-text.ts';
import { singledOut } from './singled-out.ts';
import type { Word } from './words.ts';

/** Why it does not make a denial wrong, by its own words, that the paper has something of the kind. */
export type Narrowing =
  | 'some'
  | 'more'
  | 'reported'
  | 'conceded'
  | 'placed'
  | 'sized'
  | 'picked'
  | 'known'
  | 'spelled-out'
  | 'depth'
  | 'example';

/** What narrows a denial, [] where existence alone makes it wrong. */
export function narrowingsOf(claim: AbsenceClaim, words: readonly Word[]): readonly Narrowing[] {
  const singled = singledOut(claim, words);
  const found: readonly (readonly [Narrowing, boolean])[] = [
    ['some', singled === 'some'],
    ['more', singled === 'more'],
    ['reported', isReported(claim, words)],
    ['conceded', isConceded(claim, words)],
    ['placed', isPlaced(words)],
    ['sized', isSized(claim, words)],
    ['picked', isPicked(claim, words)],
    ['known', isKnown(claim, words)],
    ['spelled-out', isSpelledOut(claim, words)],
    ['example', claim.thing.example],
    ['depth', isGradedThing(claim, words)],
  ];
  return found.flatMap(([name, holds]) => (holds ? [name] : []));
}

/** "the authors state in the checklist that no tests were run": the paper's own word. */
function isReported({ cue }: AbsenceClaim, words: readonly Word[]): boolean {
  return /\b(?:authors?|paper|article|manuscript|study|work|they|it|checklist)\b.{0,40}\b(?:states?|notes?|acknowledges?|admits?|mentions?|says?|reports?|writes?|concedes?|stated|noted|admitted|acknowledged)\b[^.;]{0,30} that\b/.test(
    phraseOf(words, { from: 0, to: cue.from }),
  );
}

/** "The experimental setting is minimal" speaks of the setting, not of how it is told. */
function isSized({ cue, thing, target }: AbsenceClaim, words: readonly Word[]): boolean {
  if (cue.degree === 'graded' && words[cue.from - 1]?.text === 'only') return true;
  // "Details about the setup are sparse": that does speak of how it is told.
  if (thing.head && telling.test(phraseOf(words, thing.head))) return false;
  return cue.form === 'predicate' && cue.degree === 'graded' && target.component !== null;
}

/** "The ablation is missing: the case without the gate", "Missing ablation: ...": what is missing stands behind the colon. */
function isSpelledOut({ cue, thing }: AbsenceClaim, words: readonly Word[]): boolean {
  const behind = thing.range.from < cue.from ? cue.to : Math.max(thing.range.to, cue.thing.to);
  const separated = /^[:–—-]$/;
  return separated.test(words[behind]?.text ?? '') && words.length - behind > 4;
}

const telling = /\b(?:details?|descriptions?|explanations?|discussions?|information)\b/;

const studied = /\b(?:explor|investigat|stud[iy]|analy[sz]|examin)\w*/;

const artefacts = new Set([
  'limitations',
  'ablation',
  'sensitivity',
  'human',
  'qualitative',
  'failures',
  'pseudocode',
  'proofs',
  'curves',
  'tuning',
  'setup',
]);

/** "The current ablation compares scales but does not isolate one": the review has seen the part. */
function isKnown({ cue, thing, target }: AbsenceClaim, words: readonly Word[]): boolean {
  const { component } = target;
  if (!component || !artefacts.has(component.id)) return false;
  // "The ablation study on routing is not sufficiently discussed": it is there.
  if (
    cue.degree === 'graded' &&
    cue.form === 'passive' &&
    component.id !== 'limitations' &&
    !(component.id === 'setup' && cue.action === 'explain') &&
    !(component.id === 'sensitivity' && studied.test(phraseOf(words, cue)))
  )
    return true;
  const to = Math.min(cue.from, (thing.head ?? thing.range).from, cue.thing.from);
  const before = phraseOf(words, { from: 0, to });
  const label = before.lastIndexOf(':');
  if (/\b(?:no|not|lack\w*|missing|absen\w+|without|insufficient|limited|should|must)\b/.test(before))
    return false;
  return component.asked.test(before.slice(label + 1));
}

/** "the limitations which I list above", "limitations regarding the activation", "that are relevant": not any limitation. */
function isPicked({ cue, thing, target }: AbsenceClaim, words: readonly Word[]): boolean {
  if (!target.component?.whole) return false;
  const end = Math.max(thing.range.to, cue.thing.to, cue.to);
  const text = phraseOf(words, { from: thing.range.from, to: Math.min(words.length, end + 7) });
  return (
    /\b(?:limitations?|drawbacks?|shortcomings?)\b .*\b(?:overcom\w*|address\w*|solv\w+|tackl\w+|mitigat\w+|alleviat\w+|resolv\w+|remed\w+|circumvent\w*)\b/.test(
      phraseOf(words, thing.range),
    ) ||
    /\b(?:limitations?|drawbacks?|shortcomings?|impacts?)\b.* (?:regarding|concerning|arising|resulting|stemming|related|when|where|for|under|in terms|due to)\b/.test(
      phraseOf(words, thing.range),
    ) ||
    /\b(?:that|which) (?:i|are|is|were|was|could|may|might|the reviewers?)\b(?! (?:required|mandatory|necessary|important|crucial|essential|a))/.test(
      text,
    ) ||
    /^ ?(?:regarding|concerning|arising|stemming|related to|due to)\b/.test(
      phraseOf(words, { from: end, to: Math.min(words.length, end + 3) }),
    )
  );
}

const concession =
  /\b(?:apart from|aside from|except|other than|beyond|besides|only in|mentioned? (?:\w+ )?(?:in passing|briefly)|briefly|deferred|relegated|rather than|instead of|in addition to)\b/;

/** "apart from the images", "beyond traceability": the review names what the paper does have of it. */
function isConceded({ cue, thing }: AbsenceClaim, words: readonly Word[]): boolean {
  const from = Math.min(cue.from, thing.range.from);
  const to = Math.max(cue.to, thing.range.to);
  const inside = phraseOf(words, { from, to: Math.min(words.length, to + 6) });
  return (
    concession.test(inside) ||
    /\b(?:apart|aside) from\b|\bexcept\b/.test(phraseOf(words, { from: 0, to: from }))
  );
}

const places =
  /\b(?:main|body|introduction|abstract|conclusions?|captions?|title|legends?|footnotes?|motivation|intro) ?(?:text|paper|body|part|manuscript|section|paragraph)?\b/;

/** "not in the main text", "the abstract omits": the paper may have it elsewhere, and often the review says so. */
function isPlaced(words: readonly Word[]): boolean {
  const text = phraseOf(words, { from: 0, to: words.length });
  return (
    /\b(?:main (?:text|paper|body|part|manuscript)|body of the (?:paper|text))\b/.test(text) ||
    new RegExp(`\\b(?:in|from|within|of) (?:the |its |their )?${places.source}(?! (?:of|on|for|to))`).test(
      text,
    ) ||
    /\b(?:abstract|introduction|conclusion|captions?|title|legends?) (?:does|do|is|are|lacks?|omits?|fails?|never|should)\b/.test(
      text,
    )
  );
}

const degreeNouns =
  /^(?:depth|breadth|range|variety|diversity|richness|thoroughness|rigou?r|clarity|strength|extent|amount|level|novelty|quality|intuition|insights?)$/;

/** "lack of depth in the discussion", "no clear explanation": how much of it there is. */
function isGradedThing({ cue, thing }: AbsenceClaim, words: readonly Word[]): boolean {
  const first = words[(thing.head ?? thing.range).from]?.text ?? '';
  const led = words.slice(cue.to, cue.thing.from).some(({ text }) => degreeNouns.test(text));
  return degreeNouns.test(first) || led;
}
