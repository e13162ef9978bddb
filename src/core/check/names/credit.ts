import { lexiconOf } from '../../evidence/lexicon.ts';
import { wordShape } from '../../evidence/lexicon/name-scan.ts';
import type { Place } from '../../evidence/lexicon/places.ts';
import { quoteAround } from '../../evidence/quote-evidence.ts';
import type { PaperIndex } from '../../evidence/paper-index.ts';
import type { Sentence } from '../../review/model.ts';
import type { CheckContext, Opinion } from '../checker.ts';
import { creditClaims, type CreditClaim } from './credit-claims.ts';
import { isFieldTerm } from './field-terms.ts';

/** "We propose X", "we call it X": nothing but describing words between verb and name. */
const ownNaming =
  /\b(?:we|this (?:paper|work|study)|our (?:work|paper|method|approach))\b[^.;]{0,40}\b(?:propos|introduc|present|develop|design|devis|creat|curat|construct|collect|contribut|build|built|coin|call|term|nam|releas)\w*(?: (?!(?:of|to|by|for|with|from|in|on|that|which|similar|following|using|under|like|than|as)\b)[^\s.;]+){0,5} [("']*$/i;
const originBefore =
  /\b(?:following|inspired by|adapted from|adapts?|adopt(?:s|ed)?|borrow\w*|draws? (?:on|inspiration from)|recent(?:ly)? (?:advances|work)\w*|taken from)\b[^.;]*$/i;
const originBehind =
  /^[^.;]{0,30}\b(?:(?:is|are|was|were|has been|have been) )?(?:originally|first|previously|recently|initially)? ?(?:proposed|introduced|developed|invented|presented|put forward|defined) (?:by|in) (?!(?:this|our|the|us|eq|sec|section|table|figure|fig|appendix|algorithm)\b)(?=[^.;]{0,60}?(?:\bet al\b|\[(?:\d|\p{Lu}\w+\d)|\b(?:19|20)\d\d\b))/iu;
/** The same right behind the name, with a verb of its own. */
const toldAsOthers =
  /^(?: \([^()]{1,20}\))?,? (?:which |that )?(?:is|are|was|were|has been|have been) (?:originally |first |previously |initially )?(?:proposed|introduced|developed|invented|put forward) by (?!(?:this|our|us)\b)/i;
const ownBehind =
  /^[^.;]{0,30}\b(?:is|are) (?:proposed|developed|introduced|presented|designed) (?:in this|here|by us)\b/i;
/** A citation right behind the name, a bracketed short form and a head noun aside. */
const citedBehind =
  /^(?:[ -][a-z]+){0,2}\s*(?:\([\p{Lu}\p{N}-]{2,10}s?\)\s*)?(?:\([^()]{0,60}(?:19|20)\d\d[a-z]?[^()]{0,40}\)|\[(?:\d{1,3}|\p{Lu}[\w+]{1,12})[^\]]{0,60}\])/u;

/** Things of others told as the authors' own, and the authors' own told as borrowed, where the paper says whose they are. */
export function wrongCredit(sentence: Sentence, { index }: CheckContext): Opinion[] {
  const text = sentence.text;
  if (/\?\s*$|\b(?:should|could|would|if|not)\b|n['’]t\b/.test(text)) return [];
  return creditClaims(text).flatMap((claim) => {
    const target = shownForm(claim, index);
    if (!target || isFieldTerm(target.text)) return [];
    const places = lexiconOf(index)
      .placesOf(target.text)
      .filter(({ passage }) => passage.kind !== 'reference');
    const own = places.find(isOwnNaming);
    if (claim.claim === 'borrowed') return own ? [opinionOf(target, own)] : [];
    // "Originally proposed by" settles it, whatever else the paper says of the thing.
    const told = claim.claim === 'invented' ? places.find(isToldAsOthers) : undefined;
    const origin = told ?? (own ? undefined : originAmong(places, target, index));
    return origin ? [opinionOf(target, origin)] : [];
  });
}

/** The longest beginning of the phrase that stands in the paper: a name, or a term of two words and more. */
function shownForm(claim: CreditClaim, index: PaperIndex): CreditClaim | null {
  const words = claim.text.split(' ');
  for (let n = words.length; n > 0; n -= 1) {
    const text = words.slice(0, n).join(' ');
    const named = n > 1 || ['acronym', 'camel', 'digit'].includes(wordShape(text) ?? '');
    if (named && lexiconOf(index).placesOf(text).length > 0) return shortened(claim, text);
  }
  return null;
}

function shortened(claim: CreditClaim, text: string): CreditClaim {
  const end = claim.start + text.length;
  const said = claim.said.end === claim.end ? { ...claim.said, end } : claim.said;
  return { ...claim, text, end, said };
}

function isOwnNaming({ passage, sentence, start, end }: Place): boolean {
  const behind = passage.text.slice(end, end + 60);
  if (ownBehind.test(behind)) return true;
  return (
    ownNaming.test(sentence.text.slice(0, start - sentence.start)) &&
    !citedBehind.test(behind) &&
    !/^(?:[- ](?:style|like|based|inspired|type)|'s)/.test(behind)
  );
}

function isToldAsOthers({ passage, sentence, end }: Place): boolean {
  return toldAsOthers.test(passage.text.slice(end, sentence.end));
}

/** Where the paper credits the thing to others in so many words; for a name told as invented its citation does as well. */
function originAmong(
  places: readonly Place[],
  { text: name, claim }: CreditClaim,
  { paper }: PaperIndex,
): Place | undefined {
  const outright = places.find(({ passage, sentence, start, end }) => {
    const behind = passage.text.slice(end, sentence.start + sentence.text.length);
    return (
      originBehind.test(behind) ||
      (citedBehind.test(behind) && originBefore.test(sentence.text.slice(0, start - sentence.start)))
    );
  });
  if (outright || claim === 'proposed' || wordShape(name) === null) return outright;
  const inAbstract = places.some(
    ({ passage }) =>
      passage.section === null || /^abstract\b/i.test(paper.sections[passage.section]?.title ?? ''),
  );
  if (inAbstract) return undefined;
  return places.find(({ passage, end }) => citedBehind.test(passage.text.slice(end, end + 90)));
}

function opinionOf(target: CreditClaim, place: Place): Opinion {
  const reason =
    target.claim === 'borrowed'
      ? `The paper presents '${target.text}' as its own, not as taken over from others.`
      : `The paper credits '${target.text}' to earlier work and does not claim it as its own.`;
  return {
    ...target.said,
    verdict: 'contradicted',
    type: 'Attribution Failure',
    node: `attribution-failure/${target.claim === 'borrowed' ? 'proposal-as-prior-work' : 'prior-work-as-proposed'}`,
    score: 0.7,
    severity: 'warning',
    absence: false,
    reason,
    quotes: [quoteAround(place.passage, place.start, place.end, 0.85)],
    repair: null,
  };
}
