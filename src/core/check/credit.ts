import type { PaperIndex } from '../evidence/paper-index.ts';
import type { Occurrence } from '../evidence/statements.ts';
import { quoteAround } from '../evidence/quote-evidence.ts';
import { fold } from '../text/fold.ts';
import type { Sentence } from '../review/model.ts';
import type { CheckContext, Checker, Opinion } from './checker.ts';
import { creditClaims, type CreditClaim } from './credit/claims.ts';
import { creditsOf, isNearOwn, type Credits } from './credit/ownership.ts';
import { inTitle, isOthers, sharesSentence, unusedSource } from './credit/sources.ts';
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
    // "Sieve 3": the number makes it another version than the one that is credited.
    if (isFieldTerm(name) || /^ ?v?\d/iu.test(text.slice(thing.end))) continue;
    const credits = creditsOf(thing.stems, index);
    if (credits.places.length === 0) continue;
    const opinion =
      claim.claim === 'own'
        ? asOwn(claim, thing, credits, name, index)
        : asBorrowed(claim, thing, credits, name, index);
    // The longest reading that the paper has settles what is meant.
    if (opinion || (claim.claim === 'own' && (credits.own || credits.places.length > 1))) return opinion;
  }
  return claim.claim === 'borrowed' && claim.force === 'plain' ? withoutBasis(claim, text, index) : null;
}

/** Shown at the recall setting only. */
const unsure = 0.55;

/** Told as the authors' own; the paper credits others and nowhere claims it. */
function asOwn(
  claim: CreditClaim,
  thing: Thing,
  credits: Credits,
  name: string,
  index: PaperIndex,
): Opinion | null {
  if (credits.own || inTitle(thing.stems, index) || isNearOwn(credits)) return null;
  const weak = claim.force === 'loose' && (!thing.isName || inAbstract(credits, index));
  const place = credits.outright ?? (weak ? null : credits.cited);
  if (!place || (claim.force === 'loose' && !thing.isName && thing.stems.length < 3)) return null;
  return opinionOf(rangeOf(claim, thing), place, {
    node: `attribution-failure/prior-work-as-proposed/${kindOf(name)}-taken-as-new`,
    // A task or a phenomenon may be old and the framework for it new: only a named thing is sure to be what is credited.
    score: !thing.isName
      ? unsure
      : claim.force === 'plain'
        ? credits.outright
          ? 0.78
          : 0.68
        : credits.outright
          ? 0.66
          : 0.6,
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
  if (!own || credits.outright || credits.cited) return null;
  if (claim.force === 'loose' && !thing.isName && thing.stems.length < 3) return null;
  if (claim.source !== null && (!isOthers(claim.source, index) || sharesSentence(claim.source, credits)))
    return null;
  const from = claim.source === null ? 'from others' : `from ${claim.source}`;
  return opinionOf(rangeOf(claim, thing), own, {
    node: `attribution-failure/proposal-as-prior-work/own-${kindOf(name) === 'theory' ? 'proof-as-known' : `${kindOf(name)}-as-borrowed`}`,
    score: !thing.isName ? unsure : claim.force === 'plain' ? 0.74 : 0.64,
    reason: `The paper presents '${name}' as its own, not as taken over ${from}.`,
  });
}

/** Told as taken from a work that the paper knows and never speaks of in one breath with its own doing. */
function withoutBasis({ source, said }: CreditClaim, text: string, index: PaperIndex): Opinion | null {
  const place = source === null ? null : unusedSource(source, index);
  if (source === null || !place) return null;
  const at = fold(text).indexOf(source, said.start);
  return opinionOf({ start: said.start, end: at < 0 ? said.end : at + source.length }, place, {
    node: 'attribution-failure/wrong-citation/foundation-swapped',
    score: 0.62,
    severity: 'information',
    reason: `The paper speaks of ${source} as others' work and nowhere says that it takes anything from it.`,
  });
}

function kindOf(name: string): 'data' | 'theory' | 'method' {
  if (/\b(?:data ?sets?|benchmarks?|corp(?:us|ora)|data)\b/iu.test(name)) return 'data';
  return /\b(?:theorems?|lemmas?|bounds?|proofs?|theory|inequalit(?:y|ies))\b/iu.test(name)
    ? 'theory'
    : 'method';
}

function inAbstract({ places }: Credits, { paper }: PaperIndex): boolean {
  return places.some(
    ({ statement: { passage } }) =>
      passage.section === null || /^abstract\b/iu.test(paper.sections[passage.section]?.title ?? ''),
  );
}

/** The words that are wrong: "X, which they coin" without X, whose source, where one is named, is wrong with it. */
function rangeOf({ claim, leads, said }: CreditClaim, thing: Thing): { start: number; end: number } {
  if (!leads) return { start: said.start, end: thing.end };
  return { start: claim === 'own' ? thing.end + 1 : thing.start, end: said.end };
}

function opinionOf(
  range: { readonly start: number; readonly end: number },
  { statement, start, end }: Occurrence,
  said: Pick<Opinion, 'node' | 'score' | 'reason'> & Partial<Pick<Opinion, 'severity'>>,
): Opinion {
  const { passage } = statement;
  return {
    ...range,
    verdict: 'contradicted',
    type: 'Attribution Failure',
    severity: 'warning',
    absence: false,
    quotes: [
      statement.end - statement.start <= 320
        ? { passage: passage.id, start: statement.start, end: statement.end, score: 0.85 }
        : quoteAround(passage, start, end, 0.85),
    ],
    repair: null,
    ...said,
  };
}
