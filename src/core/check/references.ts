import { findAnchors, type Anchor } from '../evidence/anchors.ts';
import { resolveAnchor } from '../evidence/anchor-resolve.ts';
import { isSection } from '../evidence/anchor-places.ts';
import type { Sentence } from '../review/model.ts';
import type { CheckContext, Checker, Opinion, Quote } from './checker.ts';
import { citedYear } from './references/cited-year.ts';
import { otherContent, type OtherContent } from './references/other-content.ts';

/**
 * Tables, figures, sections and statements that a review names: those that the paper does not have, and those that
 * are about something else while another one of their kind is about what the review describes.
 */
export const references: Checker = {
  name: 'references',
  check(sentence: Sentence, context: CheckContext): readonly Opinion[] {
    // A reviewer who reports a mix-up in the paper's own numbering describes it, mix-up included.
    if (mixUp.test(sentence.text)) return [];
    const anchors = findAnchors(sentence.text);
    return anchors.flatMap((anchor) => {
      if (anchor.kind === 'author-year') return otherYear(sentence, anchor, context) ?? [];
      if (!placed.has(anchor.kind)) return [];
      const { status } = resolveAnchor(context.paper, anchor);
      if (status === 'absent') return [missing(anchor, sentence)];
      if (status !== 'found' || denial.test(sentence.text)) return [];
      const content = otherContent(sentence.text, anchor, anchors, context.index);
      return content ? (wrongPlace(sentence, anchor, content, context) ?? []) : [];
    });
  },
};

const mixUp =
  /\b(?:other way (?:a?round)|swapped?|switched|mislabel\w*|misnumber\w*|mismatch\w*|inconsisten\w*|wrong(?:ly)? (?:number\w*|label\w*|refer\w*|table|figure|section)|should (?:be|refer|read|say|point)|instead of (?:table|figure|section)|typos?|contradict\w*|does not (?:match|agree|exist)|do not (?:match|agree)|no such|refers? to the wrong|error in)\b/iu;

/** What a place is said to lack does not describe it. */
const denial =
  /\b(?:no|not|none|never|nowhere|neither|nor|without|lack(?:s|ing)?|missing|absent|omit(?:s|ted)?)\b|n't\b/iu;

/** Kinds that the paper's own numbering is read for. */
const placed: ReadonlySet<string> = new Set([
  'table',
  'figure',
  'section',
  'appendix',
  'algorithm',
  'statement',
]);

function missing(anchor: Anchor, sentence: Sentence): Opinion {
  const said = sentence.text.slice(anchor.start, anchor.end);
  return {
    start: anchor.start,
    end: anchor.end,
    verdict: 'contradicted',
    type: 'Number',
    node: 'number/place-number/missing-place',
    score: 0.75,
    severity: 'information',
    absence: false,
    reason: `The paper numbers its ${plural(anchor)} without a gap and has no ${nameOf(anchor)}${said === nameOf(anchor) ? '' : ` ("${said}")`}.`,
    quotes: [],
  };
}

/** A work of the bibliography cited with another year. */
function otherYear(sentence: Sentence, anchor: Anchor, { paper }: CheckContext): Opinion | null {
  const entry = citedYear(sentence.text, anchor, paper);
  if (entry === null) return null;
  const said = sentence.text.slice(anchor.start, anchor.end);
  const year = /(?:19|20)\d\d[a-z]?/u.exec(said);
  if (year === null) return null;
  const passage = paper.passages.find(({ kind, text }) => kind === 'reference' && text === entry.text);
  if (passage === undefined) return null;
  const start = anchor.start + year.index;
  return {
    start,
    end: start + year[0].length,
    verdict: 'contradicted',
    type: 'Number',
    node: 'number/year-discrepancy/citation-year-substitution',
    score: entry.score,
    severity: 'information',
    absence: false,
    reason: `The bibliography of the paper has this work with the year ${entry.year}, not ${year[0]}.`,
    quotes: [{ passage: passage.id, start: 0, end: Math.min(passage.text.length, 300), score: entry.score }],
    repair: entry.year,
  };
}

/** Most that the named place may hold of the description, and least that the other title must. */
const mostHere = 0.1;
const leastThere = 0.18;

function wrongPlace(
  sentence: Sentence,
  anchor: Anchor,
  { named, other, here, there, title, words }: OtherContent,
  { paper }: CheckContext,
): Opinion | null {
  if (here > mostHere || title < leastThere) return null;
  if ((words.length < 2 && title < 0.5) || (title < 0.3 && there < 0.6)) return null;
  if (other.head === null) return null;
  const score = Math.min(
    0.9,
    0.5 + 0.25 * title + 0.05 * Math.min(3, words.length) - (sentence.kind === 'request' ? 0.2 : 0),
  );
  const quotes: Quote[] = [titleQuote(other.head, paper, score)];
  if (named.head !== null) quotes.push(titleQuote(named.head, paper, score * 0.8));
  return {
    start: anchor.start,
    end: anchor.end,
    verdict: 'contradicted',
    type: 'Number',
    node: 'number/place-number/other-content',
    score,
    severity: 'warning',
    absence: false,
    reason: `${capital(nameOf(anchor))} of the paper is "${short(named.title)}"; what the review describes stands in "${short(other.title)}".`,
    quotes,
  };
}

function titleQuote(passage: number, paper: CheckContext['paper'], score: number): Quote {
  const text = paper.passages[passage]?.text ?? '';
  return { passage, start: 0, end: endOfTitle(text), score };
}

/** A caption's first sentences, at most 200 characters, cut at a word. */
function endOfTitle(text: string): number {
  if (text.length <= 200) return text.length;
  const stop = text.lastIndexOf('. ', 200);
  return stop > 60 ? stop + 1 : text.lastIndexOf(' ', 200);
}

function short(title: string): string {
  return title.length <= 90 ? title : `${title.slice(0, title.lastIndexOf(' ', 88))} …`;
}

function nameOf({ kind, word, number }: Anchor): string {
  return `${isSection(kind) ? (/^[A-Z]/u.test(number) ? 'Appendix' : 'Section') : capital(word)} ${number}`;
}

function plural({ kind, word }: Anchor): string {
  if (isSection(kind)) return 'sections';
  if (word === 'corollary') return 'corollaries';
  return `${word}s`;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
