import type { PaperIndex } from '../../evidence/paper-index.ts';
import { statementsOf, type Occurrence } from '../../evidence/statements.ts';

/** "We propose X", "our X", "a novel X": nothing but describing words between verb and name. */
const ownNaming =
  /(?:\b(?:we|this (?:paper|work|study)|our (?:work|paper|method|approach))\b[^.;]{0,60}\b(?:propos|introduc|present|develop|design|devis|creat|curat|construct|collect|contribut|build|built|coin|call|term|nam|releas|deriv|establish|prov|formulat)\w*(?: (?!(?:of|to|by|for|with|from|on|that|which|similar|following|using|under|like|than|as|based)\b)[^\s.;]+){0,6} [("']*|\bour (?:(?!(?:of|to|by|for|with|from|on|in|about|across|that|which|as|and|methods?|approach|models?|results?|work|algorithm|framework|findings?)\b)(?![\w-]*(?:[^s]s|ed) )[\w-]+ ){0,3}[("']*|\b(?:propose|introduce)s? (?:an? )?(?:novel|new) (?:[\w-]+ ){0,3}[("']*)$/iu;
const ownBehind =
  /^[^.;]{0,40}\b(?:is|are) (?:newly )?(?:proposed|developed|introduced|presented|designed|derived) (?:in this|here|by us)\b/iu;
const suffix = /^(?:[- ](?:style|like|based|inspired|type)|'s)/u;
/** A citation right behind the name, a bracketed short form and a head noun aside. */
const citedBehind =
  /^(?:[ -][a-z]+){0,2}\s*(?:\([\p{Lu}\p{Ll}\p{N}-]{2,10}s?\)\s*)?(?:\([^()]{0,60}(?:19|20)\d\d[a-z]?[^()]{0,40}\)|\[(?:\d{1,3}|\p{Lu}[\p{L}+]{0,12}\+?\d{2}|\p{Lu}[\p{L} .&-]+,? (?:19|20)\d\d)[^\]]{0,80}\])/u;
const originBefore =
  /\b(?:following|follows?|inspired by|adapted from|adapts?|adopt(?:s|ed|ing)?|borrow\w*|draws? (?:on|inspiration from)|taken from|us(?:e|es|ed|ing)|employ(?:s|ed|ing)?|leverag\w+|utili[sz]\w+|appl(?:y|ies|ied|ying)|builds? (?:up)?on|based on|built (?:up)?on|extend(?:s|ed)?|from|via|consider)\b[^.;]*$/iu;
const originBehind =
  /^[^.;]{0,40}\b(?:(?:is|are|was|were|has been|have been) )?(?:originally|first|previously|recently|initially)? ?(?:proposed|introduced|developed|invented|presented|put forward|defined|described|studied|proved|proven|shown|established) (?:by|in) (?!(?:this|our|the|us|eq|sec|section|table|figure|fig|appendix|algorithm|theorem|lemma)\b)(?=[^.;]{0,60}?(?:\bet al\b|\[(?:\d|\p{Lu}\w+\d)|\b(?:19|20)\d\d\b))/iu;

const established =
  /\b(?:well[- ]known|classical?|classic|standard|existing|conventional|established|traditional|popular|widely[- ]used) (?:[\w-]+ )?$/iu;

/** True where the paper says at this place that the thing is its own. */
export function isOwnAt({ statement, start, end }: Occurrence): boolean {
  const { passage } = statement;
  const behind = passage.text.slice(end, end + 90);
  if (citedBehind.test(behind) || suffix.test(behind)) return false;
  return (
    ownBehind.test(behind) ||
    ownNaming.test(passage.text.slice(Math.max(statement.start, start - 160), start))
  );
}

/** "Lu et al. [3] address this by introducing X": somebody else's sentence, without a word of the authors' own. */
const othersNaming =
  /(?:\b(?:recent|prior|previous|earlier|existing) (?:[\w-]+ )?(?:works?|stud(?:y|ies)|methods?|approach(?:es)?)|\bet al\b|\[\d{1,3}(?:[,;– -]+\d{1,3})*\]|\((?:[^()]{0,40} )?(?:19|20)\d\d[a-z]?\))[^.;]{0,90}\b(?:introduc|propos|develop|present|invent)(?:ed|es|ing) (?:(?!(?:of|to|by|for|with|from|on|that|which|as)\b)[\w-]+ ){0,4}[("']*$/iu;

/** "Following Lu et al. [3], we use X". */
const afterOthers =
  /\b(?:following|as in|inspired by|based on|building on|adapted from|according to)\b[^.;]{0,70}(?:\bet al|\[\d|\b(?:19|20)\d\d[a-z]?\)?)[^;]{0,20}, (?:we|this (?:paper|work)) (?:also )?(?:use|adopt|employ|apply|consider|take|choose)s? (?:the |an? )?(?:[\w-]+ )?$/iu;

/**
 * How the paper credits the thing to others at this place. outright: "X was proposed by Lu et al.", "following [3], we
 * use X"; cited: a citation stands right behind it; null: not at all.
 */
export function originAt({ statement, start, end }: Occurrence): 'outright' | 'cited' | null {
  const { passage } = statement;
  const behind = passage.text.slice(end, Math.max(statement.end, end));
  if (originBehind.test(behind)) return 'outright';
  const ahead = passage.text.slice(statement.start, start);
  if (othersNaming.test(ahead) && !/\b(?:we|our|us)\b/iu.test(ahead)) return 'outright';
  if (afterOthers.test(ahead)) return 'outright';
  if (!citedBehind.test(behind)) return established.test(ahead) ? 'cited' : null;
  return originBefore.test(ahead) ? 'outright' : 'cited';
}

/** The authors introduce something in a sentence that names the thing, if not the thing itself ("a framework for X"). */
export function isNearOwn({ places }: Credits): boolean {
  return places.some(({ statement, start }) =>
    /\b(?:we|this (?:paper|work)|our (?:work|paper))\b[^.;]{0,40}\b(?:introduc|propos|present|develop|design)\w*/iu.test(
      statement.passage.text.slice(statement.start, start),
    ),
  );
}

/** Places of a thing in the paper and what each says of whose it is. */
export interface Credits {
  readonly places: readonly Occurrence[];
  readonly own: Occurrence | null;
  readonly outright: Occurrence | null;
  readonly cited: Occurrence | null;
}

export function creditsOf(stems: readonly string[], index: PaperIndex): Credits {
  const places = statementsOf(index).places(stems, 1);
  const origins = places.map((place) => originAt(place));
  return {
    places,
    own: places.find(isOwnAt) ?? null,
    outright: places[origins.indexOf('outright')] ?? null,
    cited: places[origins.indexOf('cited')] ?? null,
  };
}
