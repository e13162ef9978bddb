import type { SourceRange } from './source-range.ts';

/** Whose words a stretch of a review sentence reports; what is in no such stretch the reviewer asserts. */
export type Speaker = 'authors' | 'others';

/** "The authors claim that the gain is 3 points": who says what in the reviewer's report. Offsets into the sentence. */
export interface Attribution {
  readonly speaker: Speaker;
  /** claim: the reviewer leaves it with the speaker ("claim", "argue"); fact: and agrees ("acknowledge", "show"). */
  readonly stance: 'claim' | 'fact';
  /** The words that report ("The authors claim that"); a quotation without any has an empty frame before it. */
  readonly frame: SourceRange;
  readonly content: SourceRange;
  /** In quotation marks: word for word, or it is a misquotation. */
  readonly verbatim: boolean;
}

const saying =
  'claim|argue|state|say|write|note|mention|report|assert|suggest|conclude|believe|hypothesi[sz]e|posit|stress|emphasi[sz]e|observe|maintain|contend|remark|explain|speculate|conjecture|promise|declare|insist|indicate|postulate';
const granting =
  'acknowledge|admit|concede|recogni[sz]e|show|demonstrate|prove|find|establish|confirm|reveal|discover|verify';
const forms = (bases: string): string =>
  bases
    .split('|')
    .map((base) => `${base.replace(/e$/u, 'e?')}(?:e?s|d|ed|ing)?`)
    .concat('said|wrote|written|found|shown')
    .join('|');
const said = `(?<say>${forms(saying)})`;
const granted = `(?<grant>${forms(granting)})`;

const authors =
  "(?:the |this |these |their |its |your )?(?:(?:present|current|submitted) )?(?:authors?(?:['’] (?:paper|work))?|papers?|works?|manuscript|submission|article|study|abstract|introduction|conclusions?|discussion|appendix|related work|(?:sections?|sec\\.?|tables?|figures?|captions?|theorems?|lines?|pages?) [A-Z]?[\\d.]+(?: and [\\d.]+)?)|they|you";
const others =
  '\\p{Lu}[\\p{L}-]+(?: (?:and|&) \\p{Lu}[\\p{L}-]+)?(?: et al\\.?)?(?:,? \\(?(?:19|20)\\d\\d[a-z]?\\)?| ?\\[[\\w, ]{1,12}\\])|\\p{Lu}[\\p{L}-]+ et al\\.?|\\[\\d{1,3}(?:, ?\\d{1,3})*\\]|(?:[Pp]rior|[Pp]revious|[Ee]arlier|[Oo]ther|[Rr]ecent|[Ee]xisting|[Rr]elated|[Aa]nother) (?:works?|papers?|stud(?:y|ies)|authors?|reviewers?|research)';
const adverb =
  '(?:(?:also|further|even|only|just|simply|explicitly|implicitly|correctly|rightly|clearly|briefly|repeatedly|honestly|themselves|then|now|first|later|strongly|\\w+ly) |(?:have|has|had|do|does|did) (?!not)){0,3}';

/** Subject, verb, and the word that opens what is said; "do not claim" reports nothing. */
const active = (who: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}-])(?:as )?(?:${who}),? (?:in (?:the|their) [\\w ]{3,20} )?${adverb}(?:${said}|${granted})(?![\\p{L}-])(?:,? that |: ?| (?:in|on) (?:the |their )?[\\w. ]{3,25}? that | )?`,
    'giu',
  );
const authorsSay = active(authors);
const othersSay = new RegExp(active(others).source, 'gu');

/** "According to the paper,", "As stated in Section 3,", "It is claimed that", "the claim that". */
const openings: readonly RegExp[] = [
  /\baccording to (?:the |this |their )?(?:authors?|paper|manuscript|submission|abstract|introduction|(?:section|table|figure) [A-Z]?[\d.]+),? /giu,
  /\bas (?:claimed|stated|said|reported|argued|noted|mentioned|described|written) (?:by the authors|in (?:the |their )?(?:paper|abstract|introduction|conclusion|manuscript|appendix|(?:section|table|figure) [A-Z]?[\d.]+)),? /giu,
  /\bit (?:is|was) (?:also |explicitly )?(?:claimed|stated|said|argued|reported|asserted|suggested) (?:in the [\w ]{3,20} )?that /giu,
  /\b(?:the|their|its|this|authors['’]|paper['’]s|main|central) (?:claim|statement|assertion|argument|hypothesis|conjecture) (?:that|is that) /giu,
];

/** The reports in a sentence, in reading order; nested quotations of a report are listed behind it. */
export function attributionsOf(text: string): Attribution[] {
  const found: Attribution[] = [];
  const add = (hit: RegExpExecArray, speaker: Speaker, stance: Attribution['stance']): void => {
    const frame = { start: hit.index, end: hit.index + hit[0].length };
    const end = contentEnd(text, frame.end);
    // "which the authors acknowledge in their checklist": what they acknowledge stands elsewhere.
    if (/^(?:in|on|at|by|for|with|as|from|throughout) /u.test(text.slice(frame.end))) return;
    if (end > frame.end)
      found.push({ speaker, stance, frame, content: { start: frame.end, end }, verbatim: false });
  };
  for (const hit of text.matchAll(othersSay)) add(hit, 'others', hit.groups?.['grant'] ? 'fact' : 'claim');
  for (const hit of text.matchAll(authorsSay)) {
    const inside = found.some(
      ({ frame }) => frame.start < hit.index + hit[0].length && hit.index < frame.end,
    );
    if (!inside && !asks(text, hit.index)) add(hit, 'authors', hit.groups?.['grant'] ? 'fact' : 'claim');
  }
  for (const opening of openings)
    for (const hit of text.matchAll(opening)) if (!denied(text, hit.index)) add(hit, 'authors', 'claim');
  found.sort((a, b) => a.frame.start - b.frame.start);
  return [...found, ...quotations(text, found)];
}

/** The innermost report that holds the whole range, or null: the reviewer asserts it. */
export function attributionAt(
  attributions: readonly Attribution[],
  { start, end }: SourceRange,
): Attribution | null {
  const holding = attributions.filter(({ content }) => content.start <= start && end <= content.end);
  return holding.sort((a, b) => length(a.content) - length(b.content))[0] ?? null;
}

function length({ start, end }: SourceRange): number {
  return end - start;
}

/** "Do the authors claim", "Can they show": a question, and no report. */
function asks(text: string, at: number): boolean {
  return /(?:^|[\s(,])(?:do|does|did|can|could|would|will|should|have|has|if|whether|unless|please|that) $/iu.test(
    text.slice(0, at),
  );
}

/** "It is not true that it is claimed that": too twisted to be read. */
function denied(text: string, at: number): boolean {
  return /\b(?:not|never|no|nowhere)\b[^.;]{0,25}$/iu.test(text.slice(0, at));
}

/** What is said goes on to the end of the clause: the reviewer's own turn, a strong stop, a closing bracket. */
function contentEnd(text: string, from: number): number {
  const rest = text.slice(from);
  const turn =
    /[;!?](?=\s|$)|\.(?=\s|$)|\)(?![^(]*\()|,? (?:but|yet|however|although|though|whereas|while|which (?:is|seems|I|we|does|contradicts|cannot))\b|, (?:I|this|it (?:is|seems)|there (?:is|are)|and (?:I|yet|this))\b/u.exec(
      openQuoted(rest),
    );
  return from + (turn ? turn.index : rest.length);
}

/** A quotation holds no end of the clause. */
function openQuoted(text: string): string {
  return text.replace(/["“][^"“”]*["”]/gu, (quoted) => '_'.repeat(quoted.length));
}

/** Quotations of two words and more; of others where the report around them is. */
function quotations(text: string, reports: readonly Attribution[]): Attribution[] {
  // The words are looked at apart: one pattern for both takes quadratic time on a quotation that never ends.
  const longer = [...text.matchAll(/["“](?<words>[^"“”]*)["”]/gu)].filter(({ groups }) =>
    /\S\s+\S/u.test(groups?.['words'] ?? ''),
  );
  return longer.map((hit) => {
    const content = { start: hit.index + 1, end: hit.index + hit[0].length - 1 };
    const around = attributionAt(reports, content);
    return {
      speaker: around?.speaker ?? 'authors',
      stance: around?.stance ?? 'claim',
      frame: around?.frame ?? { start: hit.index, end: hit.index },
      content,
      verbatim: true,
    };
  });
}
