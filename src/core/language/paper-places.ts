import { placesOf } from '../evidence/anchor-places.ts';
import type { Place } from '../evidence/anchor-places.ts';
import { resolveAnchor } from '../evidence/anchor-resolve.ts';
import { findAnchors } from '../evidence/anchors.ts';
import type { Anchor } from '../evidence/anchors.ts';
import { textAtLines } from '../evidence/line-places.ts';
import { quoteEvidence } from '../evidence/quote-evidence.ts';
import type { NamedPlace, PaperPlace } from '../engine/protocol.ts';
import type { Paper, Passage } from '../paper/model.ts';

/** Characters of a place that are shown. */
const longest = 600;
/** Rows of a table that are shown below its caption. */
const rowsShown = 4;

/** All places of a paper that have a number: tables, figures, sections, statements; then its bibliography. */
export function numberedPlaces(paper: Paper): PaperPlace[] {
  const places = placesOf(paper).flatMap((place) => numbered(paper, place) ?? []);
  const entries = paper.references.flatMap(({ key, text }) => {
    const passage = paper.passages.find((one) => one.kind === 'reference' && one.text === text);
    if (key === null || !passage) return [];
    return made(paper, { kind: 'citation', word: 'citation', number: key }, text, '', passage) ?? [];
  });
  return [...places, ...entries];
}

/**
 * The places of the paper that a text of the draft names, in reading order, with the range of the text that names them
 * (UTF-16). Places of other works are left out, and those that the paper does not have.
 */
export function namedPlaces(paper: Paper, text: string): NamedPlace[] {
  return findAnchors(text).flatMap((anchor) => {
    const cites = anchor.kind === 'citation' || anchor.kind === 'author-year';
    if (!cites && isOfOtherWork(text, anchor)) return [];
    const { start, end } = anchor;
    return resolved(paper, anchor).map((place) => ({ ...place, start, end }));
  });
}

/** "Table 3 of Oakes et al. (2019)", "in Table 3 of [4]". */
const behind =
  /^\)?,? (?:of|in|from|by) (?:\[\d|\p{Lu}[\p{L}'’-]+(?: et al\b| (?:and|&) \p{Lu}|,? [([]?(?:19|20)\d\d))/u;
/** "[4, Table 3]", "(Oakes, 2019, Table 3)". */
const before = /(?:\[\d{1,3}|(?:19|20)\d\d[a-z]?\)?),? $/u;

function isOfOtherWork(text: string, { mention }: Anchor): boolean {
  return behind.test(text.slice(mention.end)) || before.test(text.slice(0, mention.start));
}

function resolved(paper: Paper, anchor: Anchor): PaperPlace[] {
  const name = { kind: anchor.kind, word: anchor.word, number: anchor.number };
  if (anchor.kind === 'line') {
    const lines = textAtLines(paper, Number(anchor.number), Number(anchor.to ?? anchor.number));
    const [first] = lines;
    if (!first) return [];
    const words = lines.map(({ text }) => text).join('\n');
    const passage = paper.passages[first.passage]!;
    const title = anchor.to === null ? `line ${anchor.number}` : `lines ${anchor.number}-${anchor.to}`;
    return made(paper, name, title, words, passage, first) ?? [];
  }
  const { status, places, passages } = resolveAnchor(paper, anchor);
  if (status !== 'found') return [];
  if (places.length > 0) return places.flatMap((place) => numbered(paper, place) ?? []);
  const loose = passages.map((id) => paper.passages[id]!);
  if (anchor.kind === 'citation' || anchor.kind === 'author-year')
    return loose.flatMap((passage) => made(paper, name, passage.text, '', passage) ?? []);
  const [first] = loose;
  const title = anchor.kind === 'page' ? `page ${anchor.number}` : '';
  return first ? (made(paper, name, title, opening(first), first) ?? []) : [];
}

function numbered(paper: Paper, { kind, word, number, title, head, passages }: Place): PaperPlace[] | null {
  const inside = passages.flatMap((id) => (id === head ? [] : [paper.passages[id]!]));
  const passage = head === null ? inside[0] : paper.passages[head];
  if (!passage) return null;
  const rows = inside.filter(({ kind: of }) => of === 'table').slice(0, rowsShown);
  const words = inside.find(({ kind: of }) => of === 'text');
  const detail = kind === 'table' ? rows.map(({ text }) => text).join('\n') : words ? opening(words) : '';
  const isSection = kind === 'section' || kind === 'appendix';
  return made(paper, { kind, word, number }, title, kind === 'table' || isSection ? detail : '', passage);
}

/** A passage's first sentences. */
function opening({ text }: Passage): string {
  if (text.length <= longest / 2) return text;
  const cut = text.slice(0, longest / 2);
  const stop = Math.max(...['. ', '? ', '! '].map((mark) => cut.lastIndexOf(mark)));
  return stop > 80 ? cut.slice(0, stop + 1) : `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}

function made(
  paper: Paper,
  name: Pick<PaperPlace, 'kind' | 'word' | 'number'>,
  title: string,
  detail: string,
  passage: Passage,
  range: { readonly start: number; readonly end: number } = { start: 0, end: passage.text.length },
): PaperPlace[] | null {
  const end = Math.min(range.end, range.start + longest);
  const evidence = quoteEvidence(paper, { passage: passage.id, start: range.start, end, score: 1 });
  return (
    evidence && [{ ...name, title: title.slice(0, longest), detail: detail.slice(0, longest), evidence }]
  );
}
