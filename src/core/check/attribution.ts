import { lexiconOf } from '../evidence/lexicon.ts';
import { paperWords } from '../evidence/lexicon/paper-words.ts';
import type { PaperIndex } from '../evidence/paper-index.ts';
import { statementsOf, stemsOf, type Occurrence } from '../evidence/statements.ts';
import { isWhole } from '../paper/whole-text.ts';
import type { Passage } from '../paper/model.ts';
import type { Sentence } from '../review/model.ts';
import { saidByAuthors, type SaidByAuthors } from './attribution/frames.ts';
import { properties } from './attribution/properties.ts';
import { alteredQuotation, isVerbatim, quotationsIn } from './attribution/quotations.ts';
import type { CheckContext, Checker, Opinion } from './checker.ts';
import { extentOf } from './names/extent.ts';
import { isFieldTerm } from './names/field-terms.ts';
import { mentionsOf } from './names/mentions.ts';

/**
 * What a review puts into the authors' mouths: quotations with other words than the paper has, properties that the
 * paper never speaks of or denies. That the authors say a thing is right where the paper says it, proven or not.
 */
export const attribution: Checker = {
  name: 'attribution',
  check({ text }: Sentence, { index }: CheckContext): readonly Opinion[] {
    const quoted = (corrects.test(text) ? [] : quotationsIn(text)).filter(
      (one) => isReported(text, one.start, one.end) && !isTitle(text, one.start, one.end),
    );
    const altered = quoted.flatMap((one) => misquoted(text, one, index));
    const said = saidByAuthors(text).filter(
      ({ content }) =>
        !quoted.some(({ start, end }) => start < content.end && content.start < end) &&
        !/\b(?:not|never|no longer|nowhere)\b|n't\b/u.test(
          text.slice(Math.max(0, content.start - 25), content.start),
        ),
    );
    return [
      ...altered,
      ...said.flatMap((one) => denied(text, one, index) ?? invented(text, one, index) ?? []),
    ];
  },
};

/** The sentence says that these are the paper's words: it reports them, or they are too many for anything else. */
function isReported(text: string, start: number, end: number): boolean {
  if (
    /\b(?:should|could|would|suggest\w*|e\.g\.|instead of|rather than|change|replace|rephrase|reword|another paper|\[\d+\])\b/iu.test(
      text.slice(0, start),
    )
  )
    return false;
  return (
    end - start > 60 ||
    /\b(?:authors?|paper|manuscript|abstract|introduction|section|line|page|claim\w*|stat(?:e|es|ed|ement)|say\w*|said|writ\w+|wrote|mention\w*|argu\w+|quot\w+)\b/iu.test(
      text,
    )
  );
}

/** Who quotes in order to ask copies what is needed: other words matter where one of content is not in the passage. */
function isOfSubstance(
  changed: string,
  { passage, instead }: { passage: Passage; instead: string },
): boolean {
  const there = new Set(stemsOf(passage.text).map(({ stem }) => stem));
  return (
    stemsOf(instead).length > 0 && stemsOf(changed).some(({ stem }) => stem.length > 3 && !there.has(stem))
  );
}

/** A list of slips quotes what is and what should be. */
const corrects =
  /\b(?:typo\w*|should (?:be|read|say)|revised? to|corrected|misspell\w*|grammar|grammatical\w*|rephrase\w*)\b/iu;

/** The title of a work: in a line of a bibliography, before a year or venue, or a whole sentence by itself. */
function isTitle(text: string, start: number, end: number): boolean {
  const rest = text.slice(0, start) + text.slice(end);
  if (
    /\b(?:et al|arXiv|doi|https?:|proceedings|journal|conference|preprint|titled|entitled)\b|\b(?:19|20)\d\d\b|\[\d{1,3}\]/iu.test(
      rest,
    )
  )
    return true;
  return !/\p{Ll}{2}/u.test(rest) && /^\p{Lu}/u.test(text.slice(start));
}

function misquoted(text: string, quotation: { start: number; end: number }, index: PaperIndex): Opinion[] {
  const altered = alteredQuotation(text, quotation, index);
  if (
    !altered ||
    (/\?\W*$/u.test(text) && !isOfSubstance(text.slice(altered.changed.start, altered.changed.end), altered))
  )
    return [];
  const { passage, start, end, changed, instead, share } = altered;
  const wording = passage.text.slice(start, end);
  return [
    {
      ...changed,
      verdict: 'contradicted',
      type: 'Attribution Failure',
      node: 'attribution-failure/misquotation/quotation-altered',
      score: share >= 0.75 ? 0.86 : 0.7,
      severity: 'warning',
      absence: false,
      reason: `The paper has no such words; it says "${wording.length > 160 ? `${wording.slice(0, 157)}...` : wording}".`,
      quotes: [{ passage: passage.id, start, end, score: 0.9 }],
      repair: instead,
    },
  ];
}

/** What the authors are said to claim stands in the paper with a "not" before it, each time. */
function denied(text: string, { content, start, end }: SaidByAuthors, index: PaperIndex): Opinion | null {
  const words = text.slice(content.start, content.end);
  const predicate =
    /^(?:(?:it|this|that|the (?:method|approach|model|algorithm)|(?:the |their |its )?[\p{L}-]+) )?(?:is|are) (?<what>[\p{L}-]+(?: [\p{L}-]+){0,2})$/u.exec(
      words,
    );
  const what = predicate?.groups?.['what'];
  if (!what || /\b(?:not|no|never)\b/u.test(what)) return null;
  const stems = stemsOf(what).map(({ stem }) => stem);
  const places = stems.length === 0 ? [] : statementsOf(index).places(stems, 0);
  const [place] = places;
  if (!place || !places.every(isNegated)) return null;
  const { statement } = place;
  return {
    start,
    end,
    verdict: 'contradicted',
    type: 'Attribution Failure',
    node: 'attribution-failure/misquotation/statement-reversed',
    score: 0.8,
    severity: 'warning',
    absence: false,
    reason: `The paper says the opposite of '${what}'.`,
    quotes: [{ passage: statement.passage.id, start: statement.start, end: statement.end, score: 0.85 }],
    repair: null,
  };
}

function isNegated({ statement, start }: Occurrence): boolean {
  return /\b(?:not|non|never|no|without|far from|cannot be|rather than)(?: (?:yet|strictly|fully|be|a|an))?[ -]$/iu.test(
    statement.passage.text.slice(Math.max(statement.start, start - 30), start),
  );
}

/** A property or a name of which the paper says nothing at all is no claim of its authors. */
function invented(text: string, said: SaidByAuthors, index: PaperIndex): Opinion | null {
  const { content, start, end, kind } = said;
  const words = text.slice(content.start, content.end);
  if (/\b(?:not|no|never|lack|without|cannot|future)\b/iu.test(words)) return null;
  const paper = paperWords(index).text;
  const property = properties.find((one) => one.said.test(words) && !one.paper.test(paper));
  const name = property
    ? undefined
    : mentionsOf(words).find(
        (one) =>
          one.shape !== 'capital' &&
          !isFieldTerm(one.text) &&
          lexiconOf(index).usageOf(one.text) === 'absent',
      )?.text;
  const what = property?.name ?? name;
  if (what === undefined || isVerbatim(words, index)) return null;
  const whole = isWhole(index.paper);
  return {
    start,
    end,
    verdict: 'contradicted',
    type: 'Attribution Failure',
    node: `attribution-failure/invented-author-claim/${kind === 'admission' ? 'invented-admission' : 'invented-assertion'}`,
    score: property ? 0.72 : 0.64,
    severity: whole ? 'information' : 'hint',
    absence: false,
    reason: `Nothing is said of ${property ? what : `'${what}'`} in ${extentOf(index.paper)}, so that it is no ${kind === 'admission' ? 'admission' : 'claim'} of the authors.`,
    quotes: [],
    repair: null,
  };
}
