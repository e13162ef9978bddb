import type { SentenceKind } from '../../review/model.ts';
import type { AbsenceClaim } from './claims.ts';
import type { WordRange } from './denial.ts';
import { degreeWords, neutralWords } from './lexicon.ts';
import { isNounPhrase } from './noun-phrase.ts';
import { phraseOf } from './phrase-text.ts';
import type { Word } from './words.ts';

/**
 * What a denial's own words let a search settle. none: nothing is denied, or not of the paper as a whole; unsettled:
 * something is, but that the paper has something of the kind does not make it wrong; settled: existence refutes it.
 */
export type Refutability = 'none' | 'unsettled' | 'settled';

export interface DenialSetting {
  readonly words: readonly Word[];
  readonly kind: SentenceKind;
  /** The field speaks well of the paper or retells it. */
  readonly praise: boolean;
}

/** Reads from its words alone whether a denial can be refuted by showing what it denies. */
export function refutability(claim: AbsenceClaim, setting: DenialSetting): Refutability {
  const { words } = setting;
  if (
    !isNounPhrase(words, claim.thing.range) ||
    isRelative(claim, words) ||
    isTrait(claim, words) ||
    isHypothetical(claim, setting) ||
    isRetold(claim, setting)
  )
    return 'none';
  const narrowed =
    speaksOfSome(claim, words) ||
    isReported(claim, words) ||
    isConceded(claim, words) ||
    isPlaced(words) ||
    isSized(claim, words) ||
    isPicked(claim, words) ||
    isKnown(claim, words) ||
    isSpelledOut(claim, words);
  return narrowed || claim.thing.example || isGradedThing(claim, words) ? 'unsettled' : 'settled';
}

/**
 * "a lack of expressiveness", "selects actions with no value estimation" tell what something is like; "there is no
 * negative impact" says that there is none, not that it is not discussed.
 */
function isTrait({ cue, thing, target }: AbsenceClaim, words: readonly Word[]): boolean {
  const before = words.slice(0, cue.from).map(({ text }) => text);
  const last = before.slice(-3).join(' ');
  if (
    words.slice(cue.to, thing.range.from + 1).some(({ text }) => changes.test(text)) &&
    target.component?.id !== 'impact'
  )
    return true;
  if (cue.form === 'no' && cue.owner === 'none' && !opensClaim(before)) return true;
  if (cue.form === 'no' && /(?:^| )with$/.test(last) && cue.action === null) return true;
  if (target.component === null && (cue.form === 'lack' || cue.form === 'no' || cue.form === 'without')) {
    if (cue.subject !== null) return false;
    return (
      before.length > 2 &&
      !/(?:there (?:is|was|are)(?: an?| the| also)?|[:;,.*-]|[:;.*-] an?|the|and|but)$/.test(last)
    );
  }
  if (cue.form !== 'no' || !/^(?:impact|limitations|failures)$/.test(target.component?.id ?? ''))
    return false;
  const told = words.slice(cue.to, Math.min(words.length, thing.range.to + 4));
  return cue.action === null && !told.some(({ text }) => tellers.test(text));
}

/** "no significant impact on speed", "no improvement over X": a result. */
const changes =
  /^(?:impact|effects?|influence|differences?|improvements?|changes?|increase|decrease|degradation|drop|loss|gains?|need|requirements?|reason|way|overhead|doubt|issues?|problems?|assumptions?)$/;

/** Where a bare "no X" is a complaint: at the start of a sentence, a label or a list of such, not in brackets. */
function opensClaim(before: readonly string[]): boolean {
  const last = before.slice(-3).join(' ');
  const count = before.length;
  if (before.lastIndexOf('(') > before.lastIndexOf(')')) return false;
  if (/:$/.test(last)) return count <= 7;
  return (
    count <= 2 ||
    /(?:[;.*-]|\b(?:and|but|or|also|there is|there are|there was|why is|why are))$/.test(last) ||
    /(?:^|[^(]) ?,$/.test(last)
  );
}

const tellers =
  /^(?:discuss\w*|mention\w*|section|statement|analys[ie]s|paragraph|disclosure|consideration|reflection|listed|given|provided|reported|presented|addressed|described|explicit|acknowledg\w*|limitations?|failure|cases)$/;

/** "in scenarios where references are unavailable": the denial belongs to the relative clause. */
function isRelative({ cue, thing }: AbsenceClaim, words: readonly Word[]): boolean {
  if (thing.range.from >= cue.from) return false;
  return words
    .slice(cue.thing.from + 1, cue.from)
    .some(({ text }) => /^(?:where|when|whose|whenever|wherever)$/.test(text));
}

/** "If we neglect X", "to the best of our knowledge, there is no baseline" in the paper's own words, "Why not a single X?" */
function isHypothetical({ cue, target }: AbsenceClaim, { words }: DenialSetting): boolean {
  const before = words.slice(0, cue.from).map(({ text }) => text);
  if (before.filter((text) => text === '"').length % 2 === 1) return true;
  if (before.slice(-8).some((text) => /^(?:if|unless|suppose|assuming)$/.test(text))) return true;
  const isQuestion = words.at(-1)?.text === '?';
  if (isQuestion && target.component === null) return true;
  return /^(?:neglect|ignore|overlook)/.test(words[cue.from]?.text ?? '') && target.component === null;
}

const treats =
  /^(?:address|tackle|identif|overcom|solv|resolv|mitigat|alleviat|motivat|fill|bridg|highlight|target|handl|combat|circumvent|admit|acknowledg|note)\w*$/;

/** "The paper addresses the lack of X", "without X" and "lacking X" where a summary retells: what others are without. */
function isRetold({ cue }: AbsenceClaim, { words, praise }: DenialSetting): boolean {
  const loose = cue.form === 'lack' || cue.form === 'without' || cue.form === 'grading';
  if (!loose) return false;
  if (praise && cue.subject === null) return true;
  return words.slice(Math.max(0, cue.from - 5), cue.from).some(({ text }) => treats.test(text));
}

const pointing =
  /^(?:this|these|those|such|same|corresponding|respective|aforementioned|mentioned|it|them|here|so|latter|former|above)$/;
const itself =
  /^(?:papers?|work|study|method|methods|approach|model|models|framework|manuscript|submission|algorithm|system|technique|architecture|design|dataset|benchmark)$/;
const more =
  /^(?:additional|additionally|other|others|another|more|further|extra|alternative|new|newer|recent|latest|modern|certain|some|stronger|broader|wider|larger|bigger|deeper|better|harder|simpler|longer|higher|lower|smaller|richer|fairer|finer|closer|clearer|direct|controlled|principled|fair|rigorous|extended|proper|relevant|necessary|dedicated|separate|diverse|varied|wide|broad|real|single|concrete|convincing|strong|meaningful|compelling|independent|matched|comparable|similar|state-of-the-art|sota|large|complex|challenging|realistic|advanced|competitive|existing|prior|previous|related|other's|first|second|major|minor|important|crucial|essential|critical|interesting|obvious)$/;
const many = /^(?:various|different|several|many|multiple|key|main|most|all|each|every|few)$/;
const fewOfMany = /^(?:some|certain|several|many|most|few|another)$/;

/**
 * "such works", "additional baselines", "some details": that the paper has things of the kind does not refute it. Words
 * of number are harmless before a part that every paper has once ("the key hyperparameters").
 */
function speaksOfSome({ cue, thing, target }: AbsenceClaim, words: readonly Word[]): boolean {
  const ranges = [
    { from: openingOf(words, cue, thing.head ?? thing.range), to: thing.range.to },
    ...thing.constraints,
    ...(cue.complement ? [cue.complement] : []),
    ...(thing.purpose ? [thing.purpose] : []),
  ];
  const { component } = target;
  // "Some missing details": not all of them.
  if (fewOfMany.test(words[cue.from - 1]?.text ?? '')) return true;
  for (const { from, to } of ranges) {
    for (let i = from; i < to; i += 1) {
      const { text } = words[i]!;
      const next = words[i + 1]?.text ?? '';
      if (text === 'that' && /^(?:in|of|for|to|on|with|under|at|from)$/.test(words[i - 1]?.text ?? ''))
        return true;
      if (/^an?$/.test(text) && /^(?:key|main|crucial|important|major)$/.test(next)) return true;
      if (pointing.test(text)) {
        if (/^(?:this|these|the|aforementioned)$/.test(text) && itself.test(next)) continue;
        return true;
      }
      if (component?.whole) {
        if (fewOfMany.test(text) || (text === 'a' && /^(?:key |major )?limitation$/.test(next))) return true;
        continue;
      }
      if (text === 'their') return true;
      if (more.test(text) || (many.test(text) && !partOfPaper.has(component?.id ?? ''))) return true;
      if (fewOfMany.test(text)) return true;
      if (/^(?:number|range|variety|set)$/.test(text) && next === 'of' && words[i - 1]?.text === 'a')
        return true;
    }
  }
  // "One limitation that is not described", but "no limitation", "a limitation section".
  return (
    component?.id === 'limitations' &&
    cue.form !== 'no' &&
    /\blimitation\b(?! (?:section|discussion|statement|analysis|paragraph))/.test(
      phraseOf(words, thing.range),
    )
  );
}

/** "the authors state in the checklist that no tests were run": the paper's own word. */
function isReported({ cue }: AbsenceClaim, words: readonly Word[]): boolean {
  return /\b(?:authors?|paper|they|it|checklist)\b.{0,40}\b(?:states?|notes?|acknowledges?|admits?|mentions?|says?|reports?|writes?|concedes?|stated|noted|admitted|acknowledged)\b[^.;]{0,30} that\b/.test(
    phraseOf(words, { from: 0, to: cue.from }),
  );
}

/** "The experimental setting is minimal" speaks of the setting, not of how it is told. */
function isSized({ cue, target }: AbsenceClaim, words: readonly Word[]): boolean {
  if (cue.degree === 'graded' && words[cue.from - 1]?.text === 'only') return true;
  return cue.form === 'predicate' && cue.degree === 'graded' && target.component !== null;
}

/** "The ablation is missing: the case without the gate": what is missing stands behind the colon. */
function isSpelledOut({ cue, thing }: AbsenceClaim, words: readonly Word[]): boolean {
  const behind = words[cue.to]?.text ?? '';
  return thing.range.from < cue.from && /^[:-]$/.test(behind) && words.length - cue.to > 4;
}

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
  if (cue.degree === 'graded' && cue.form === 'passive' && component.id !== 'limitations') return true;
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

/** Parts of which "key", "each" or "various" does not single out any. */
const partOfPaper = new Set([
  'hyperparameters',
  'sensitivity',
  'ablation',
  'cost',
  'significance',
  'tuning',
  'prompts',
]);

/** Index of the first word of the noun phrase whose content starts at `from`: words that the reading passed over belong to it. */
function openingOf(words: readonly Word[], cue: WordRange, { from }: WordRange): number {
  let i = from;
  while (i > 0 && i !== cue.to && !words[i - 1]!.mark) {
    const { text } = words[i - 1]!;
    if (!neutralWords.has(text) && !degreeWords.has(text) && !more.test(text) && !many.test(text)) break;
    i -= 1;
  }
  return i;
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
export function isGradedThing({ cue, thing }: AbsenceClaim, words: readonly Word[]): boolean {
  const first = words[(thing.head ?? thing.range).from]?.text ?? '';
  const led = words.slice(cue.to, cue.thing.from).some(({ text }) => degreeNouns.test(text));
  return degreeNouns.test(first) || led;
}
