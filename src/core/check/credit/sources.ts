import { stemsOf, type Occurrence } from '../../evidence/statements.ts';
import type { PaperIndex } from '../../evidence/paper-index.ts';
import { skeleton } from '../../text/fold.ts';
import { creditsOf, type Credits } from './ownership.ts';

/** Right before or behind a work's name: words by which a paper says that it takes something over. */
const takenAhead =
  /\b(?:follow\w*|adopt\w*|adapt\w*|based (?:up)?on|bas(?:e|ing)|buil[dt]\w*|borrow\w*|tak(?:e|en|ing)|inspir\w*|motivat\w*|exten[ds]\w*|generali[sz]\w*|(?:similar|analogous|akin) to|same|us(?:e|es|ed|ing)|via|modif\w*|initiali[sz]\w*|inherit\w*|leverag\w*|employ\w*|appl(?:y|ied|ying)|from|by|with our|combin\w*|integrat\w*|upon)\b[^.;]{0,40}$/iu;
const takenBehind =
  /^[^.;]{0,30}(?:-based|-style|-like|backbone|as (?:our|the|a) (?:base|start|foundation|backbone|basis)|\b(?:is|are|was|were) (?:used|adopted|employed|extended))/iu;

/**
 * Where the paper speaks of a named work, if it is others' work of which the paper nowhere says that it takes anything
 * over; null otherwise, and for authors and numbers, which are spoken of in too many ways.
 */
export function unusedSource(source: string, index: PaperIndex): Occurrence | null {
  if (isUnnamed.test(source) || !isOthers(source, index)) return null;
  const { places } = creditsOf(stemsIn(source), index);
  return places.some(isTakenOver) ? null : (places[0] ?? null);
}

const isUnnamed = /^\[|^(?:prior|previous|earlier|existing|published)\b| et al| and /u;

function isTakenOver({ statement: { passage, start: from, end: to }, start, end }: Occurrence): boolean {
  // "We evaluate with several methods: X, Y" takes nothing over.
  if (
    /\b(?:compar\w*|baselines?|evaluat\w*|outperform\w*|unlike|in contrast|however|whereas)\b/iu.test(
      passage.text.slice(from, to),
    )
  )
    return false;
  return takenAhead.test(passage.text.slice(from, start)) || takenBehind.test(passage.text.slice(end, to));
}

/** A named source is somebody else's work: cited in the paper and never its own. */
export function isOthers(source: string, index: PaperIndex): boolean {
  if (/^\[|^(?:prior|previous|earlier|existing|published)\b/u.test(source)) return true;
  if (/ et al| and /u.test(source)) {
    const surname = skeleton(/^[\p{L}'-]+/u.exec(source)?.[0] ?? '');
    return surname.length > 1 && index.paper.references.some(({ text }) => skeleton(text).includes(surname));
  }
  const stems = stemsIn(source);
  const { own, cited, outright, places } = creditsOf(stems, index);
  if (places.length === 0) return true;
  return own === null && (cited ?? outright) !== null && !inTitle(stems, index);
}

/** The paper speaks of source and thing in one sentence as of something taken over. */
export function sharesSentence(source: string, { places }: Credits): boolean {
  const key = skeleton(/[\p{L}\p{N}-]+/u.exec(source)?.[0] ?? '');
  return places.some(
    ({ statement: { text } }) =>
      skeleton(text).includes(key) &&
      /\b(?:follow\w*|adopt\w*|adapt\w*|based on|buil[dt]\w*|borrow\w*|taken|from|us(?:e|es|ing)|extend\w*)\b/iu.test(
        text,
      ),
  );
}

/** All words of a thing stand in the paper's title: it is what the paper is about. */
export function inTitle(stems: readonly string[], { paper }: PaperIndex): boolean {
  const title = new Set(stemsIn(paper.title ?? ''));
  return stems.every((stem) => title.has(stem));
}

function stemsIn(text: string): string[] {
  return stemsOf(text).map(({ stem }) => stem);
}
