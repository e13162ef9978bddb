import { stemsOf, type Occurrence } from '../evidence/statements.ts';
import type { PaperIndex } from '../evidence/paper-index.ts';
import { quoteAround } from '../evidence/quote-evidence.ts';
import { skeleton } from '../text/fold.ts';
import type { Sentence } from '../review/model.ts';
import type { CheckContext, Checker, Opinion } from './checker.ts';
import { creditClaims, type CreditClaim } from './credit/claims.ts';
import { creditsOf, type Credits } from './credit/ownership.ts';
import { thingsIn, type Thing } from './credit/things.ts';
import { isFieldTerm } from './names/field-terms.ts';

/** Things of others told as the authors' own, and the authors' own told as borrowed, where the paper says whose they are. */
export const credit: Checker = {
  name: 'credit',
  check(sentence: Sentence, { index }: CheckContext): readonly Opinion[] {
    const text = sentence.text;
    if (/\?\s*$|\b(?:should|could|would|if|not|cannot|without)\b|n['’]t\b/u.test(text)) return [];
    return creditClaims(text).flatMap((claim) => judge(claim, text, index) ?? []);
  },
};

function judge(claim: CreditClaim, text: string, index: PaperIndex): Opinion | null {
  for (const thing of thingsIn(text, claim)) {
    const name = text.slice(thing.start, thing.end);
    if (isFieldTerm(name)) continue;
    const credits = creditsOf(thing.stems, index);
    if (credits.places.length === 0) continue;
    const opinion =
      claim.claim === 'own'
        ? asOwn(claim, thing, credits, name, index)
        : asBorrowed(claim, thing, credits, name, index);
    // The longest reading that the paper has settles what is meant.
    if (opinion || (claim.claim === 'own' && (credits.own || credits.places.length > 1))) return opinion;
  }
  return claim.claim === 'borrowed' && claim.force === 'plain' ? withoutBasis(claim, index) : null;
}

/** Told as the authors' own; the paper credits others and nowhere claims it. */
function asOwn(
  claim: CreditClaim,
  thing: Thing,
  credits: Credits,
  name: string,
  index: PaperIndex,
): Opinion | null {
  if (credits.own || inTitle(thing, index)) return null;
  const weak = claim.force === 'loose' && (!thing.isName || inAbstract(credits, index));
  const place = credits.outright ?? (weak ? null : credits.cited);
  if (!place || (claim.force === 'loose' && !thing.isName && thing.stems.length < 3)) return null;
  return opinionOf(claim, thing, place, {
    node: `attribution-failure/prior-work-as-proposed/${kindOf(name)}-taken-as-new`,
    score: claim.force === 'plain' ? (credits.outright ? 0.78 : 0.68) : credits.outright ? 0.66 : 0.6,
    reason: `The paper credits '${name}' to earlier work and does not claim it as its own.`,
  });
}

/** Told as taken from others; the paper proposes it and nowhere says that it comes from there. */
function asBorrowed(
  claim: CreditClaim,
  thing: Thing,
  credits: Credits,
  name: string,
  index: PaperIndex,
): Opinion | null {
  const { own } = credits;
  if (!own || credits.outright || (credits.cited && claim.force === 'loose')) return null;
  if (claim.force === 'loose' && !thing.isName && thing.stems.length < 3) return null;
  if (claim.source !== null && (!isOthers(claim.source, index) || sharesSentence(claim.source, credits)))
    return null;
  const from = claim.source === null ? 'from others' : `from ${claim.source}`;
  return opinionOf(claim, thing, own, {
    node: `attribution-failure/proposal-as-prior-work/own-${kindOf(name) === 'theory' ? 'proof-as-known' : `${kindOf(name)}-as-borrowed`}`,
    score: claim.force === 'plain' ? 0.74 : 0.64,
    reason: `The paper presents '${name}' as its own, not as taken over ${from}.`,
  });
}

/** Right before or behind a work's name: words by which a paper says that it takes something over. */
const takenAhead =
  /\b(?:follow\w*|adopt\w*|adapt\w*|based (?:up)?on|bas(?:e|ing)|buil[dt]\w*|borrow\w*|tak(?:e|en|ing)|inspir\w*|motivat\w*|exten[ds]\w*|generali[sz]\w*|(?:similar|analogous|akin) to|same|us(?:e|es|ed|ing)|via|modif\w*|initiali[sz]\w*|inherit\w*|leverag\w*|employ\w*|appl(?:y|ied|ying)|from|by|with our|combin\w*|integrat\w*|upon)\b[^.;]{0,40}$/iu;
const takenBehind =
  /^[^.;]{0,30}(?:-based|-style|-like|backbone|as (?:our|the|a) (?:base|start|foundation|backbone|basis)|\b(?:is|are|was|were) (?:used|adopted|employed|extended))/iu;

/** Told as taken from a work that the paper knows and never speaks of in one breath with its own doing. */
function withoutBasis(claim: CreditClaim, index: PaperIndex): Opinion | null {
  const { source } = claim;
  if (source === null || /^\[|^(?:prior|previous|earlier|existing|published)\b| et al| and /u.test(source))
    return null;
  if (!isOthers(source, index)) return null;
  const key = / et al| and /u.test(source) ? (/^[\p{L}'-]+/u.exec(source)?.[0] ?? source) : source;
  const { places } = creditsOf(
    stemsOf(key).map(({ stem }) => stem),
    index,
  );
  const [first] = places;
  if (!first || places.some(isTakenOver)) return null;
  const at = { start: claim.said.start, end: claim.said.end, stems: [], isName: true };
  return opinionOf(
    { ...claim, thing: { ...claim.thing, end: claim.thing.start } },
    { ...at, end: claim.thing.start - 1 },
    first,
    {
      node: 'attribution-failure/wrong-citation/foundation-swapped',
      score: 0.62,
      severity: 'information',
      reason: `The paper speaks of ${source} as others' work and nowhere says that it takes anything from it.`,
    },
  );
}

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
function isOthers(source: string, index: PaperIndex): boolean {
  if (/^\[|^(?:prior|previous|earlier|existing|published)\b/u.test(source)) return true;
  if (/ et al| and /u.test(source)) {
    const surname = skeleton(/^[\p{L}'-]+/u.exec(source)?.[0] ?? '');
    return surname.length > 1 && index.paper.references.some(({ text }) => skeleton(text).includes(surname));
  }
  const credits = creditsOf(
    stemsOf(source).map(({ stem }) => stem),
    index,
  );
  if (credits.places.length === 0) return true;
  return (
    credits.own === null &&
    (credits.cited ?? credits.outright) !== null &&
    !inTitle({ stems: stemsOf(source).map(({ stem }) => stem) }, index)
  );
}

/** The paper speaks of source and thing in one sentence as of something taken over. */
function sharesSentence(source: string, { places }: Credits): boolean {
  const key = skeleton(/[\p{L}\p{N}-]+/u.exec(source)?.[0] ?? '');
  return places.some(
    ({ statement: { text } }) =>
      skeleton(text).includes(key) &&
      /\b(?:follow\w*|adopt\w*|adapt\w*|based on|buil[dt]\w*|borrow\w*|taken|from|us(?:e|es|ing)|extend\w*)\b/iu.test(
        text,
      ),
  );
}

function kindOf(name: string): 'data' | 'theory' | 'method' {
  if (/\b(?:data ?sets?|benchmarks?|corp(?:us|ora)|data)\b/iu.test(name)) return 'data';
  return /\b(?:theorems?|lemmas?|bounds?|proofs?|theory|inequalit(?:y|ies))\b/iu.test(name)
    ? 'theory'
    : 'method';
}

function inTitle({ stems }: Pick<Thing, 'stems'>, { paper }: PaperIndex): boolean {
  const title = new Set(stemsOf(paper.title ?? '').map(({ stem }) => stem));
  return stems.every((stem) => title.has(stem));
}

function inAbstract({ places }: Credits, { paper }: PaperIndex): boolean {
  return places.some(
    ({ statement: { passage } }) =>
      passage.section === null || /^abstract\b/iu.test(paper.sections[passage.section]?.title ?? ''),
  );
}

function opinionOf(
  claim: CreditClaim,
  thing: Thing,
  { statement, start, end }: NonNullable<Credits['own']>,
  {
    node,
    score,
    reason,
    severity = 'warning',
  }: Pick<Opinion, 'node' | 'score' | 'reason'> & Partial<Pick<Opinion, 'severity'>>,
): Opinion {
  // "X, which they coin": what follows the thing is wrong, unless its source is named, which then belongs to it.
  const behind = claim.leads && claim.claim === 'own';
  return {
    start: behind ? thing.end + 1 : claim.leads ? thing.start : claim.said.start,
    end: claim.leads ? claim.said.end : thing.end,
    verdict: 'contradicted',
    type: 'Attribution Failure',
    node,
    score,
    severity,
    absence: false,
    reason,
    quotes: [
      statement.end - statement.start <= 320
        ? { passage: statement.passage.id, start: statement.start, end: statement.end, score: 0.85 }
        : quoteAround(statement.passage, start, end, 0.85),
    ],
    repair: null,
  };
}
