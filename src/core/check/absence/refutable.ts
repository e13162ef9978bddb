import type { SentenceKind } from '../../review/model.ts';
import type { AbsenceClaim } from './claims.ts';
import type { WordRange } from './denial.ts';
import { isDocumentPart } from './document-parts.ts';
import { isGradable } from './gradable.ts';
import { isNounPhrase } from './noun-phrase.ts';
import { phraseOf } from './phrase-text.ts';
import { antecedent, ownerOf } from './reading.ts';
import { presupposes } from './presupposed.ts';
import type { Word } from './words.ts';

export interface DenialSetting {
  readonly words: readonly Word[];
  readonly kind: SentenceKind;
  /** The field speaks well of the paper or retells it. */
  readonly praise: boolean;
}

/** Whether a sentence denies something of the paper as a whole, so that a place of the paper can show it to be wrong. */
export function isRefutable(claim: AbsenceClaim, setting: DenialSetting): boolean {
  const { words } = setting;
  return (
    isNounPhrase(words, claim.thing.range) &&
    !isPlace(claim, words) &&
    !isJudgement(claim, words) &&
    !isRelative(claim, words) &&
    !isTrait(claim, words) &&
    !isHypothetical(claim, setting) &&
    !isRetold(claim, setting)
  );
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
  // "no limitations not already discussed"
  if (cue.form === 'no' && words.slice(thing.range.from, thing.range.to).some(({ text }) => text === 'not'))
    return true;
  if (cue.form === 'no' && /(?:^| )with$/.test(last) && cue.action === null) return true;
  if (
    cue.form === 'no' &&
    cue.action === null &&
    target.component === null &&
    !isGradable(words, thing.head ?? thing.range)
  )
    return true;
  if (target.component === null && (cue.form === 'lack' || cue.form === 'no' || cue.form === 'without')) {
    // "Because logistic regression lacks the property": what the paper speaks of, not the paper.
    if (cue.subject !== null) return !isPapers(words, cue.subject);
    return (
      before.length > (cue.form === 'without' ? 0 : 2) &&
      !/(?:there (?:is|was|are)(?: an?| the| also)?|[:;,.*-]|[:;.*-] an?|the|and|but)$/.test(last)
    );
  }
  if (cue.form !== 'no' || !/^(?:impact|limitations|failures)$/.test(target.component?.id ?? ''))
    return false;
  const told = words.slice(cue.to, Math.min(words.length, thing.range.to + 4));
  return cue.action === null && !told.some(({ text }) => tellers.test(text));
}

/** The subject is the paper or a part of it; "which" stands for what is named before it. */
function isPapers(words: readonly Word[], subject: WordRange): boolean {
  const meant = antecedent(words, subject);
  return ownerOf(words, meant) === 'paper' || isDocumentPart(words, meant);
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

/** "The results do not support the claim of efficiency": that they are given is granted. */
function isJudgement({ cue, thing }: AbsenceClaim, words: readonly Word[]): boolean {
  // "The claim of speed lacks experimental evidence."
  if (
    cue.subject &&
    /^(?:the |this |that |its |their )?(?:main |central |core |key )?(?:claims?|assertions?|statements?|arguments?|conclusions?|hypothes[ie]s)\b/.test(
      phraseOf(words, cue.subject),
    )
  )
    return true;
  // "The assertion that it carries meaning is not supported."
  if (
    cue.form === 'passive' &&
    /\b(?:support|substantiat|justif|back|ground|warrant|prov)\w*/.test(phraseOf(words, cue)) &&
    /\b(?:assertions?|claims?|conclusions?|hypothes[ie]s|statements?|arguments?) (?:that|of|about)\b/.test(
      phraseOf(words, { from: 0, to: cue.from }),
    )
  )
    return true;
  return (
    cue.form === 'verb' &&
    words
      .slice(cue.from, cue.to)
      .some(({ text }) =>
        /^(?:support|substantiate|justify|validate|demonstrate|prove|ground)\w*$/.test(text),
      ) &&
    /\b(?:claims?|conclusions?|hypothes[ie]s|statements?|advantages?|superiority|improvements?)\b/.test(
      phraseOf(words, { from: cue.to, to: Math.max(cue.to, thing.range.to) }),
    )
  );
}

const sections =
  /\b(?:methods?|experiments?|results?|related works?|introduction|appendix|supplementary|main)(?: (?:or|and) \w+)? (?:sections?|text|paper|body|materials?)$/;
const preposition = /^(?:within|in|on|for|under|despite|at|from|through|throughout|during|among|across|as)$/;

/** "not found in the method or [experiment sections]", "within the experiments, ...": where, not what. */
function isPlace({ thing }: AbsenceClaim, words: readonly Word[]): boolean {
  return preposition.test(words[thing.range.from]?.text ?? '') || sections.test(phraseOf(words, thing.range));
}

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
  if (before[0] === 'if') return true;
  if (before.slice(-8).some((text) => /^(?:if|unless|suppose|assuming)$/.test(text))) return true;
  if (
    cue.complement &&
    words[cue.complement.from]?.text === 'to' &&
    words[cue.complement.from + 1]?.text === 'be'
  )
    return true;
  if (
    /\b(?:previously|hitherto|in (?:the )?(?:existing |prior |previous )?(?:literature|works?))\b/.test(
      phraseOf(words, { from: cue.from, to: Math.min(words.length, Math.max(cue.to, cue.thing.to) + 8) }),
    )
  )
    return true;
  const isQuestion = words.at(-1)?.text === '?';
  if (
    isQuestion &&
    asksWhether.test(words.find(({ mark }) => !mark)?.text ?? '') &&
    !presupposes(words, cue.from)
  )
    return true;
  if (isQuestion && target.component === null && !presupposes(words, cue.from)) return true;
  return /^(?:neglect|ignore|overlook)/.test(words[cue.from]?.text ?? '') && target.component === null;
}

/** Opens a question of yes and no. */
const asksWhether = /^(?:is|are|was|were|do|does|did|can|could|has|have|had|would|should|will|may|might)$/;

const treats =
  /^(?:address|tackle|identif|overcom|solv|resolv|mitigat|alleviat|motivat|fill|bridg|highlight|target|handl|combat|circumvent|admit|acknowledg|note)\w*$/;

/** "The paper addresses the lack of X", "without X" and "lacking X" where a summary retells: what others are without. */
function isRetold({ cue }: AbsenceClaim, { words, praise }: DenialSetting): boolean {
  if (
    praise &&
    words
      .slice(cue.from, cue.to)
      .some(({ text }) => /^(?:un|under-?)(?:explored|studied|investigated)$/.test(text))
  )
    return true;
  const loose = cue.form === 'lack' || cue.form === 'without' || cue.form === 'grading';
  if (!loose) return false;
  if (praise && cue.subject === null) return true;
  return words.slice(Math.max(0, cue.from - 5), cue.from).some(({ text }) => treats.test(text));
}
