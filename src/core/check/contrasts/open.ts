import type { Candidate, Fit } from './candidates.ts';
import type { PaperSentence, PaperWords } from './paper-words.ts';

/** Right before a place: what follows is denied, set against something or given up. */
const turned =
  /\b(?:not|no|no longer|neither|nor|never|without|unlike|rather than|instead of|as opposed to|in contrast to|contrary to|compared (?:to|with)|than|over|versus|vs\.?|beyond|avoid(?:s|ing)?|remov\w+|replac\w+|lacks?|except|despite|cannot|fails? to|hardly|both)\b(?: [\w-]+){0,3}[ "'(]*$|n['’]t(?: [\w-]+){0,3} $/i;
const turnedBehind = /^[)"']?(?: [\w-]+)? (?:versus|vs\.?|instead of|rather than|or|and) /i;

/** The work of others is spoken of. */
const cited =
  /\bet al\b|\[\d{1,3}(?:\s*[,;–-]\s*\d{1,3})*\]|\(\s*[A-Z][^()]{2,60}(?:19|20)\d\d[a-z]?\s*\)|\b(?:prior|previous|existing|earlier|current|recent|traditional|conventional|classical|standard|typical|most|other|naive|vanilla|suboptimal|simple) (?:[\w-]+ ){0,2}(?:works?|methods?|approach(?:es)?|models?|techniques?|studies|literature|algorithms?|solutions?|strateg(?:y|ies)|baselines?)\b|\btraditional(?:ly)?\b|\brelated work\b/i;
const own = /\b(?:we|our|ours|us|this (?:paper|work|study)|the proposed)\b/i;

/** Anywhere in a sentence: ups and downs, muches and littles are no longer what they seem. */
const negative =
  /\b(?:not|no|nor|neither|never|without|w\/o|unless|instead|rather|fails?|failed|lacks?|if|although|though|despite|while|whereas|but|however)\b|n['’]t\b/i;

/** A claim to be judged: neither sentence turns the word round, and the paper speaks of what the review speaks of. */
export function isOpen(text: string, candidate: Candidate, paper: PaperWords): boolean {
  const { other, claimed, both, set, start, end } = candidate;
  if (both || other.value < 0.5 || other.value - (claimed?.value ?? 0) < 0.3) return false;
  if (isTurned(text, start, end)) return false;
  const told = paper.sentences[other.at.sentence]!;
  if (isTurned(told.text, other.at.start, other.at.end)) return false;
  if (isOfOthers(told) && !cited.test(text)) return false;
  if (!set.exclusive) return isClose(other);
  if (set.idea !== 'direction' && set.idea !== 'extent') return other.near >= 0.3 || other.run >= 2;
  return isClose(other) && !negative.test(text) && !negative.test(told.text);
}

/**
 * True where the paper's sentence says much the same around the place: what is shown must be clear to whoever reads both.
 * What is less alike is for a later judge, who may weigh the features.
 */
export function isSameStatement({ share, count, near, run }: Fit): boolean {
  return count >= 3 && share >= 0.3 && (near >= 0.4 || run >= 3);
}

function isTurned(text: string, start: number, end: number): boolean {
  return (
    turned.test(text.slice(Math.max(0, start - 60), start)) || turnedBehind.test(text.slice(end, end + 40))
  );
}

function isOfOthers({ text, passage }: PaperSentence): boolean {
  return passage.kind === 'text' && cited.test(text) && !own.test(text);
}

/** Ups and downs are said of so many things that the words around them must be the same ones. */
function isClose({ run, near }: Fit): boolean {
  return run >= 2 || near >= 0.6;
}
