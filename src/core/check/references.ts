import { findAnchors, type Anchor } from '../evidence/anchors.ts';
import { resolveAnchor } from '../evidence/anchor-resolve.ts';
import { isSection } from '../evidence/anchor-places.ts';
import { surelyLine } from '../evidence/line-mentions.ts';
import { lastLine } from '../evidence/line-places.ts';
import type { Sentence } from '../review/model.ts';
import type { CheckContext, Checker, Opinion, Quote } from './checker.ts';
import { isOfCitedWork, quotesForeign, saysMissing } from './references/foreign-place.ts';
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
    const text = sentence.text;
    const anchors = findAnchors(sentence.text);
    return anchors.flatMap((anchor) => {
      if (anchor.kind === 'author-year') return otherYear(sentence, anchor, context) ?? [];
      if (!placed.has(anchor.kind) && anchor.kind !== 'line') return [];
      const { status } = resolveAnchor(context.paper, anchor);
      if (isElsewhere(text, anchor) || isOfCitedWork(text, anchor)) return [];
      if (status === 'absent') {
        if (anchor.kind === 'line' && !surelyLine({ text, ...anchor.mention })) return [];
        if (saysMissing(text, anchor) || quotesForeign(context.paper, anchor)) return [];
        return [missing(anchor, sentence, lastLine(context.paper))];
      }
      if (
        anchor.kind === 'line' ||
        status !== 'found' ||
        sentence.kind === 'request' ||
        denial.test(text) ||
        wish.test(text) ||
        looks.test(text) ||
        !describes(text, anchor)
      )
        return [];
      const content = otherContent(sentence.text, anchor, anchors, context.index);
      return content ? (wrongPlace(sentence, anchor, content, context) ?? []) : [];
    });
  },
};

const mixUp =
  /\b(?:other way (?:a?round)|swapped?|switched|mislabel\w*|misnumber\w*|mismatch\w*|inconsisten\w*|wrong(?:ly)? (?:number\w*|label\w*|refer\w*|table|figure|section)|should (?:be|refer|read|say|point)|instead of (?:table|figure|section)|typos?|contradict\w*|does not (?:match|agree|exist)|do not (?:match|agree)|no such|refers? to the wrong|error in)\b/iu;

/** What a place is said to lack does not describe it. */
const denial =
  /\b(?:no|not|none|never|nowhere|neither|nor|without|lack(?:s|ing)?|missing|absent|omit(?:s|ted)?|fail(?:s|ed|ing|ure)?|exclud(?:es?|ed|ing))\b|n't\b/iu;

/** Nor does what a reviewer would like to see there. */
const wish =
  /\b(?:recommend\w*|suggest(?:ion)?|please|should|could|would|wish|prefer|(?:add|adding|providing|including) (?:the|an?|more|explicit\w*))\b/iu;

/** What is said of looks and of how easily a place is read does not describe what it is about. */
const looks =
  /\b(?:colou?rs?|colou?red|shades?|fonts?|legends?|readab\w*|legib\w*|blurr?y|resolution|dense|readers?|dashed|dotted|markers?|cross(?:es)? marks?|[xy]?[- ]?marks|line ?width|error ?bars?|overlap\w*|too small|tiny|hard to (?:see|read|follow|digest)|difficult to (?:see|read|follow|digest|distinguish))\b/iu;

/** "Figure 7 in the WavMark paper", "Table 14 in [2]", "Table 11 in Supp.": not this paper's numbering. */
function isElsewhere(text: string, { mention, start, end, kind }: Anchor): boolean {
  const behind = text.slice(end, end + 60);
  const before = text.slice(Math.max(0, mention.start - 40), mention.start);
  if (/^[^.;]{0,12}\b(?:in|of|from) (?:the )?(?:\[|(?:[\w-]+ )?(?:original )?papers?\b|supp)/iu.test(behind))
    return true;
  if (/\[[^\]]*\bref(?:erence)?s?\.? ?\d[^\]]*$/iu.test(before)) return true;
  if (/\b(?:supp(?:l(?:ement\w*)?)?|SI)\b\.?[^.;]{0,25}$/u.test(before.toLowerCase())) return true;
  if (/^[^.;]{0,25}\bsupp(?:l|lement\w*)?\b/iu.test(behind)) return true;
  // "in Section B, I believe" and "(I have not read it)": the pronoun.
  return (
    kind === 'appendix' &&
    /(?:^|[^A-Za-z])I$/u.test(text.slice(start, end)) &&
    !/^ ?(?:[.,;)]|$)/u.test(behind)
  );
}

/** The sentence says what stands at the place: "Table 2 lists", "is shown in Figure 3", "the ablation (Table 2)". */
function describes(text: string, { mention, end }: Anchor): boolean {
  if (/\?\s*$/u.test(text)) return false;
  const behind = text.slice(Math.max(end, mention.end), mention.end + 40);
  const before = text.slice(Math.max(0, mention.start - 40), mention.start);
  return (
    /^(?:\s?\(?[a-z]\)?)?(?: of the paper)?,? (?:also |only |clearly |further )?(?:shows?|lists?|reports?|gives?|contains?|presents?|compares?|displays?|plots?|depicts?|illustrates?|summari[sz]es?|describes?|provides?|visuali[sz]es?|states?|proves?|covers?|deals? with|is (?:about|used|devoted)|discuss(?:es)?|explains?|details?|introduces?|analy[sz]es?|evaluates?|establish(?:es)?|ha(?:s|ve) (?:also |already )?(?:shown|listed|reported|given|presented|discussed|explained|described|compared|analy[sz]ed|evaluated))\b/iu.test(
      behind,
    ) ||
    /\b(?:shown?|displayed|listed|given|reported|presented|plotted|depicted|illustrated|summari[sz]ed|described|provided|visuali[sz]ed|stated|proved|proven|found|discussed|explained|detailed|introduced|analy[sz]ed|evaluated|compared|see|stands?|appears?) (?:in|on|by|at)? ?(?:the )?$/iu.test(
      before,
    ) ||
    /\b[\w-]+ (?:of|in) $/iu.test(before) ||
    (/[([](?:see |cf\.? )?$/iu.test(before) && /^[^()]{0,20}[)\]]/u.test(behind))
  );
}

/** Kinds that the paper's own numbering is read for. */
const placed: ReadonlySet<string> = new Set([
  'table',
  'figure',
  'section',
  'appendix',
  'algorithm',
  'statement',
]);

function missing(anchor: Anchor, sentence: Sentence, last: number | null): Opinion {
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
    reason:
      anchor.kind === 'line'
        ? `This version of the paper numbers its lines up to ${last}: it has no line ${anchor.number}.`
        : `This version of the paper numbers its ${plural(anchor)} without a gap and has no ${nameOf(anchor)}${said === nameOf(anchor) ? '' : ` ("${said}")`}.`,
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
  // One shared word is chance; a figure's own words are not in its text, so that more must stand in the other's caption.
  const clear = words.length > 1 && there >= 0.6 && title >= (anchor.kind === 'figure' ? 0.5 : 0.3);
  // Not a word of it here and all of it there, or several words in the other title, will do for what has text.
  const bare =
    here === 0 && anchor.kind !== 'figure' && (title >= 0.9 || (words.length > 1 && there >= 0.35));
  // One model or data set: its results stand in places whose titles do not name it.
  if (words.every((word) => /\d/u.test(word))) return null;
  if (words.length === 0 || (!clear && !bare) || other.head === null) return null;
  const score = Math.min(
    clear ? 0.9 : 0.66,
    (clear ? 0.5 : 0.54) +
      0.25 * title +
      0.05 * Math.min(3, words.length) -
      (sentence.kind === 'request' ? 0.2 : 0),
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
    severity: clear ? 'warning' : 'information',
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
