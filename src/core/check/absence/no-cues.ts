import { deniesNothing } from './no-more.ts';
import { clauseStart, isFinite } from './clause.ts';
import { cueBefore } from './cue-builders.ts';
import type { Cue, Degree, WordRange } from './denial.ts';
import { isDocumentPart } from './document-parts.ts';
import { isAboutOthers } from './gradable.ts';
import { reportingVerb } from './lexicon.ts';
import { hasContent, phraseOf } from './phrase-text.ts';
import { at, isLink, ownerOf, phraseFrom, skipAdverbs } from './reading.ts';
import type { Word } from './words.ts';

const notANo =
  /^(?:longer|need|doubt|matter|means|surprise|wonder|way|one|idea|guarantee|question|problem|reason|issue|concerns?|issues|significant|major|real|clear|free|particular|specific|negative|such|less|more|better|worse|serious|obvious|further|other|comments?|questions?|ethical|ethics|typos?|response)$/;
const openForThings = /^(?:such|other|clear|further|specific|ethical|negative|significant)$/;
const nearlyNo =
  /^(?:little to no|little or no|few if any|next to no|almost no|practically no|virtually no|essentially no|nearly no|(?:hardly|barely|scarcely) any|almost nothing)\b/;

/** "no X", "no X is given", "not a single X", "hardly any X", "little to no X", "neither X nor Y is given". */
export function no(words: readonly Word[], i: number): Cue | null {
  const opening = openingAt(words, i);
  if (!opening) return null;
  const { to, degree } = opening;
  const start = clauseStart(words, i);
  if ([at(words, start - 1), ...words.slice(start, i).map(({ text }) => text)].includes('if')) return null;
  const before = at(words, i - 1);
  const there =
    (isLink(before) && at(words, i - 2) === 'there') ||
    before === "there's" ||
    (before === 'there' && isLink(at(words, i - 2)));
  const why = before === 'why' || (isLink(before) && at(words, i - 2) === 'why');
  const governed = there || governs(before);
  if (governed && !there && !isPaperLike(words, start, i)) return null;
  if (isAboutOthers(words, start, i)) return null;
  const phrase = phraseFrom(words, to, true);
  const end = phrase.value.to;
  const predicate = predicateEnd(words, end);
  const inner = reducedPredicate(words, phrase.value);
  if (
    at(words, i) === 'no' &&
    notANo.test(at(words, i + 1)) &&
    !inner &&
    predicate === end &&
    !openForThings.test(at(words, i + 1))
  )
    return null;
  // "No method is perfect": the verb behind the phrase is not one of reporting.
  if (predicate === end && words[end] && isFinite(words[end]) && !governed && !why) return null;
  const verb = inner ? inner.to : predicate > end ? predicate - 1 : -1;
  const said = governed || why || verb >= 0;
  // "carry out no X": the verb before it is another one's.
  const listed = words.slice(start, i).every(({ text, mark }) => mark || /^\(?[\da-z]{1,2}\)?$/.test(text));
  if (!said && start < i && !listed && !/^(?:and|or|but|also|,|:|-)$/.test(before)) return null;
  const rest = verb >= 0 ? complementBehind(words, verb + 1) : null;
  const value = inner ?? phrase.value;
  // "No mention is made of X": what is denied stands behind the verb.
  const empty = rest !== null && !hasContent(phraseOf(words, value));
  return cueBefore({ from: i, to }, { value: empty ? rest : value, graded: phrase.graded }, 'no', {
    complement: empty ? null : rest,
    degree: phrase.graded && degree === 'flat' ? 'graded' : degree,
    action: reportingVerb(at(words, verb))?.action ?? null,
    owner: said ? 'paper' : 'none',
  });
}

/** Whether the subject of "has no X" is the paper, a part of it or left out: not the publishers, the data or the world. */
function isPaperLike(words: readonly Word[], start: number, i: number): boolean {
  const subject = { from: start, to: i - 1 };
  if (subject.to <= subject.from || /^(?:with|and|but|which|that|it|they)$/.test(at(words, i - 1)))
    return true;
  return ownerOf(words, subject) !== 'part' || isDocumentPart(words, subject);
}

function openingAt(words: readonly Word[], i: number): { to: number; degree: Degree } | null {
  const word = at(words, i);
  const next = at(words, i + 1);
  if (word === 'no') return deniesNothing(next, at(words, i + 2)) ? null : { to: i + 1, degree: 'flat' };
  if (word === 'neither') return { to: i + 1, degree: 'flat' };
  if (word === 'not' && next === 'one') return { to: i + 2, degree: 'flat' };
  if (word === 'not' && /^(?:a|any)$/.test(next) && at(words, i + 2) === 'single')
    return { to: i + 3, degree: 'flat' };
  const rest = words
    .slice(i, i + 4)
    .map(({ text }) => text)
    .join(' ');
  const match = nearlyNo.exec(rest);
  return match ? { to: i + match[0].split(' ').length, degree: 'nearly' } : null;
}

/** "offers no", "has no", "with no": the paper is what does not have it. */
function governs(word: string): boolean {
  if (/^(?:with|has|have|had|contains?|carr(?:y|ies)|makes?)$/.test(word)) return true;
  const verb = reportingVerb(word);
  return verb !== null && (verb.finite || verb.gerund);
}

/** Behind "is (not) (adverb) given" that starts at `i`, or `i`. */
function predicateEnd(words: readonly Word[], i: number): number {
  if (/^(?:appears?|exists?)$/.test(at(words, i))) return i + 1;
  if (!isLink(at(words, i))) return i;
  const { value } = skipAdverbs(words, i + 1);
  return reportingVerb(at(words, value))?.participle || /^(?:made|done|drawn)$/.test(at(words, value))
    ? value + 1
    : i;
}

/** "is given [of X]": what narrows the thing behind the verb; a purpose does not. */
function complementBehind(words: readonly Word[], from: number): WordRange | null {
  const first = at(words, from);
  const asks = /^(?:how|why|whether|what)$/.test(first);
  if (!asks && !/^(?:of|on|for|about|regarding|concerning|with|against|between|across|under)$/.test(first))
    return null;
  const { value } = phraseFrom(words, asks ? from : from + 1, false);
  return value.to > value.from ? value : null;
}

/** "no TSPLIB instance [tested]": a participle inside the phrase that closes it. */
function reducedPredicate(words: readonly Word[], range: WordRange): WordRange | null {
  for (let i = range.from + 1; i < range.to; i += 1) {
    const closes =
      i === range.to - 1 || /^(?:,|in|for|on|at|by|with|to|here|anywhere)$/.test(at(words, i + 1));
    if (closes && /(?:ed|en|wn)$/.test(at(words, i)) && reportingVerb(at(words, i))?.participle)
      return { from: range.from, to: i };
  }
  return null;
}
