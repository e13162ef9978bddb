import { stanceOf } from '../names/stance.ts';

/** Words before a part that give it to the paper: what the paper does with it, or praise. */
const given =
  /\b(?:provid|includ|conduct|present|report|perform|offer|giv|contain|carr(?:y|ies|ied) out|r[au]n|featur|add|complement|support|back|validat|confirm|verif|demonstrat|substantiat|corroborat|accompan|through|via|by|with|appreciat|like|enjoy|thank)\w*\b[^.;:?!]{0,70}$/iu;
const praised =
  /\b(?:thorough|extensive|detailed|comprehensive|careful|rigorous|convincing|solid|strong|clear|nice|good|great|excellent|complete|well[- ](?:designed|executed|written|conducted|done)|insightful|informative|elegant|sound|correct|helpful|valuable|impressive)(?:,? (?:and )?[\w-]+){0,5} $/iu;
/** What is said of it as of a thing that is there and good. */
const good =
  /^[^.;:?!]{0,60}?\b(?:is|are|was|were|look|looks|seem|seems) (?:all |both |also |\w+ly )*(?:convincing|thorough|solid|clear|rigorous|correct|sound|good|great|nice|well|comprehensive|extensive|detailed|strong|careful|complete|valuable|helpful|useful|appreciated|impressive|informative|insightful|elegant|easy|provided|included|reported|conducted|performed|presented|released|given|carried|executed)\b/iu;
const shows =
  /^[^.;:?!,]{0,40}?\b(?:shows?|demonstrates?|confirms?|supports?|validates?|verif(?:y|ies)|reveals?|indicates?|establish(?:es)?|highlights?|illustrates?|proves?|underlines?|corroborates?|back up|strengthens?|gives?|provides?)\b/iu;

/** Anything by which the part is not simply there: small amounts, other works, the future, what it would be. */
const hedged =
  /\b(?:limited|weak|insufficient|superficial|shallow|small|brief|few|little|only|merely|partial(?:ly)?|incomplete|flawed|questionable|unconvincing|hard to|difficult to|too|more|further|additional(?:ly)?|other|another|same|similar|any|some kind|sort of|kind of|like an?|as in|standard practice|usually|typically|generally|proxy|substitute|instead|rather|so-called)\b|["“”']\w/iu;

/**
 * The sentence credits the paper with the part at [start, end): it praises it or says that the paper gives it, without
 * a wish, doubt, comparison or reserve.
 * @param described the sentence stands in a summary or among the strengths
 */
export function isCredited(text: string, start: number, end: number, described: boolean): boolean {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const clause = /[^.;:?!]*$/u.exec(before)?.[0] ?? '';
  if (hedged.test(clause) || hedged.test(/^[^.;:?!]{0,40}/u.exec(after)?.[0] ?? '')) return false;
  // "the proof-of-concept", "human-evaluation-free": another word.
  if (/^-\p{L}/u.test(after) || /[\p{L}\d]-$/u.test(before)) return false;
  const stated = given.test(before) || good.test(after) || shows.test(after);
  const lauded = praised.test(before);
  if (!stated && !lauded) return false;
  return (
    stanceOf(text, { start, end }, described || lauded || good.test(after) || shows.test(after)) ===
    'attributed'
  );
}
