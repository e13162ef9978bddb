import { partsOf } from '../evidence/inventory/paper-parts.ts';
import type { Severity } from '../findings/finding.ts';
import type { FieldRole, Sentence } from '../review/model.ts';
import { speaksOfPlace } from './absence/at-place.ts';
import type { AbsenceClaim, AbsenceClaims } from './absence/claims.ts';
import { absenceClaims } from './absence/claims.ts';
import { Search } from './absence/coverage.ts';
import { isDoubtful } from './absence/doubts.ts';
import { caseOf, isOpen, judgeFeatures, type Case } from './absence/judge.ts';
import { fits, isUnfit, sureWithoutFit } from './absence/fitting.ts';
import { degreeWords } from './absence/lexicon.ts';
import { proofFeatures } from './absence/proof-features.ts';
import { quotesOf } from './absence/proof.ts';
import { closeTo, isSufficient, share } from './absence/sufficient.ts';
import { probabilityWrong, scoreOf } from './absence/score.ts';
import { claimSpan } from './absence/span.ts';
import { nodeOf, reasonOf, typeOf } from './absence/wording.ts';
import type { CheckContext, Checker, Opinion } from './checker.ts';

/** Below this score a denial is left alone: it is no better than a guess. */
const leastScore = 0.25;
/** The most that a denial may score whose own words leave room for what the paper has: "such works", "in the main text". */
const unprovenScore = 0.55;

/**
 * False absence claims: the review says that the paper lacks something, and a search of the whole paper finds it.
 * A flat denial ("no ablation") that is refuted is a warning, a graded one ("limited discussion of X") a pointer.
 */
export const absence: Checker = { name: 'absence', check };

function check(sentence: Sentence, { index, review }: CheckContext): readonly Opinion[] {
  const role = review.fields[sentence.field]?.role ?? 'other';
  const denials = absenceClaims(sentence, role, index);
  if (denials.claims.length === 0) return [];
  const search = new Search(partsOf(index.paper), index);
  const judged = denials.claims.flatMap((claim) => {
    const opinion = judge(search, sentence, denials, claim, role);
    return opinion ? [{ opinion, part: claim.target.component?.id ?? '' }] : [];
  });
  return merge(oneForEach(judged));
}

function judge(
  search: Search,
  sentence: Sentence,
  denials: AbsenceClaims,
  claim: AbsenceClaim,
  role: FieldRole,
): Opinion | null {
  const { parts } = search;
  const judged = caseOf(search, sentence, denials, claim, role);
  if (!judged) return null;
  const { proof } = judged;
  const shown = proofFeatures(search, judged);
  const likely = probabilityWrong(judgeFeatures(judged, shown));
  const proven =
    isOpen(judged) &&
    !isUnfit(shown) &&
    !isDoubtful(search, sentence.text, denials, judged) &&
    (fits(judged, shown) || likely >= sureWithoutFit(judged));
  const score = proven ? scoreOf(likely) : Math.min(0.7 * scoreOf(likely), unprovenScore);
  if (score < leastScore) return null;
  const quotes = quotesOf(parts, proof, claim.target, score);
  if (!speaksOfPlace(parts.paper, sentence.text, quotes)) return null;
  const type = typeOf(claim);
  const span = claimSpan(denials, claim, sentence.text.length);
  return {
    ...span.clause,
    verdict: 'contradicted',
    type,
    node: nodeOf(type, claim.target.component?.id ?? null),
    score,
    severity: severityOf(search, denials, judged),
    absence: true,
    reason: reasonOf(parts, claim, proof, sentence.text.slice(span.thing.start, span.thing.end)),
    quotes,
  };
}

/** A warning only for a flat denial of a part of the paper that meets a place of its own with all that narrows it. */
function severityOf(search: Search, { words }: AbsenceClaims, judged: Case): Severity {
  const { claim, proof, narrowings, graded } = judged;
  const { cue, thing, target } = claim;
  const said = words.slice(Math.min(cue.from, thing.range.from), Math.max(cue.to, thing.range.to));
  const proven =
    cue.degree === 'flat' &&
    !graded &&
    narrowings.length === 0 &&
    target.component !== null &&
    !said.some(({ text }) => degreeWords.has(text)) &&
    share(search, target.constraints, closeTo(search, proof)) === 1 &&
    isSufficient(search, claim, proof);
  return proven ? 'warning' : 'information';
}

/** Of several denials of one part ("no runtime, memory or speed") the surest alone: one complaint, one mark. */
function oneForEach(judged: readonly { opinion: Opinion; part: string }[]): Opinion[] {
  return judged
    .filter(
      ({ opinion, part }, i) =>
        !judged.some(
          (other, j) =>
            other.part === part &&
            (other.opinion.score > opinion.score || (other.opinion.score === opinion.score && j < i)),
        ),
    )
    .map(({ opinion }) => opinion);
}

/** Refuted things of one denial become one opinion: the best one, over the whole stretch, with the quotations of both. */
function merge(opinions: readonly Opinion[]): Opinion[] {
  const merged: Opinion[] = [];
  for (const opinion of opinions) {
    const at = merged.findIndex((other) => other.start < opinion.end && opinion.start < other.end);
    if (at < 0) {
      merged.push(opinion);
      continue;
    }
    const other = merged[at]!;
    const [best, second] = opinion.score > other.score ? [opinion, other] : [other, opinion];
    merged[at] = {
      ...best,
      start: Math.min(best.start, second.start),
      end: Math.max(best.end, second.end),
      quotes: [...best.quotes, ...second.quotes].slice(0, 3),
    };
  }
  return merged;
}
