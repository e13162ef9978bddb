import type { Part } from '../../evidence/inventory/paper-parts.ts';
import { isProse } from '../../evidence/inventory/prose.ts';
import { terms } from '../../text/tokens.ts';
import { isSelfDenial } from '../../evidence/inventory/self-denial.ts';
import { counts, type Search } from './coverage.ts';
import type { TargetTerm } from './target-terms.ts';
import type { Target } from './target.ts';

/** A part with the share (0..1) of a thing's weighted words that it holds. */
export interface Held {
  readonly part: Part;
  readonly coverage: number;
}

/** Parts that hold the words of a thing, whatever the thing is. */
export interface PhraseMatch {
  /**
   * `precision`: share of the heading's own words that belong to the thing; `weight`: of the shared words;
   * `specific`: number of shared words that do not head sections of any paper.
   */
  readonly heading:
    (Held & { readonly precision: number; readonly weight: number; readonly specific: number }) | null;
  readonly sentence: (Held & { readonly negated: boolean }) | null;
  readonly caption: Held | null;
  readonly row: Held | null;
  /** Parts in which the words of the thing stand side by side. */
  readonly exact: readonly Part[];
  /** Number of parts that hold nearly all of the words. */
  readonly full: number;
  /** Largest coverage by a sentence with which the paper denies something itself. */
  readonly denied: number;
  /** Share of the thing's names that the paper uses in its experiments. */
  readonly names: number;
  /** A sentence with nearly all of the words and a value. */
  readonly valued: Part | null;
  /** Share of the weight that occurs nowhere in the paper. */
  readonly unseen: number;
  /** Sum of the weights of the thing's words. */
  readonly weight: number;
}

const value =
  /(?:=|≈|\b(?:of|to|is|are|was|at|as|with|for|uses?|used|than|by)) ?(?:about |around |roughly )?[\d.]/;
const negation = /\b(?:not|no|never|without|cannot|neither|nor)\b|n't\b/;

/** Best headings, sentences, captions and rows for the words of a thing. */
export function matchPhrase(search: Search, target: Target): PhraseMatch {
  const weights = target.terms.map((term) => search.weight(term));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const { held, unseen } = partsHolding(search, target.terms, weights);
  const match: { -readonly [K in keyof PhraseMatch]: PhraseMatch[K] } = {
    heading: null,
    sentence: null,
    caption: null,
    row: null,
    exact: [],
    full: 0,
    denied: 0,
    names: namesUsed(search, target),
    valued: null,
    unseen: all === 0 ? 0 : unseen / all,
    weight: all,
  };
  if (all === 0) return match;
  const exact: Part[] = [];
  for (const [part, weight] of held) {
    const coverage = weight / all;
    if (coverage >= 0.9) match.full += 1;
    const denies = isSelfDenial(part.text);
    if (!denies && target.exact?.test(part.text)) exact.push(part);
    if (part.kind === 'heading' || part.kind === 'run-in') {
      const { precision, specific } = sharedBy(search, part, target.terms);
      const better = !match.heading || weight * precision > match.heading.weight * match.heading.precision;
      if (better) match.heading = { part, coverage, precision, weight, specific };
    } else if (part.kind === 'caption') {
      if (coverage > (match.caption?.coverage ?? 0)) match.caption = { part, coverage };
    } else if (part.kind === 'row') {
      if (coverage > (match.row?.coverage ?? 0)) match.row = { part, coverage };
    } else if (denies) {
      match.denied = Math.max(match.denied, coverage);
    } else if (isProse(part.text)) {
      if (coverage >= 0.9 && !match.valued && value.test(part.text)) match.valued = part;
      const worth = coverage - (part.zone === 'front' ? 0.1 : 0);
      if (worth > (match.sentence?.coverage ?? 0))
        match.sentence = { part, coverage: worth, negated: negation.test(part.text) };
    }
  }
  match.exact = exact;
  return match;
}

/** The parts that hold any of the words, with the weight of those they hold. */
function partsHolding(
  { parts }: Search,
  terms: readonly TargetTerm[],
  weights: readonly number[],
): { held: Map<Part, number>; unseen: number } {
  const held = new Map<Part, number>();
  let unseen = 0;
  terms.forEach(({ term }, i) => {
    const found = parts
      .partsWith(term)
      .map((id) => parts.parts[id]!)
      .filter(counts);
    for (const part of found) held.set(part, (held.get(part) ?? 0) + weights[i]!);
    if (found.length === 0) unseen += weights[i]!;
  });
  return { held, unseen };
}

const sectionWords = new Set(
  terms(
    'dataset data training train experiment experimental method methodology result model introduction conclusion abstract ' +
      'setup setting baseline evaluation evaluate analysis discussion background notation related work overview preliminary ' +
      'loss function metric implementation appendix proof definition theorem lemma algorithm limitation task problem objective ' +
      'architecture optimization approach framework detail summary performance comparison study effect impact ablation step',
  ),
);

function sharedBy(
  { parts }: Search,
  part: Part,
  wanted: readonly TargetTerm[],
): { precision: number; specific: number } {
  const held = parts.termsOf(part);
  // A noun of action is held under its verb too and must count once.
  const own = [...held].filter(
    (term) => /^_\p{L}{2}/u.test(term) && !(term.endsWith('ion') && held.has(term.slice(0, -3))),
  );
  const shared = own.filter((term) => wanted.some((each) => each.own && each.term === term));
  return {
    precision: shared.length / Math.max(1, own.length),
    specific: shared.filter((term) => !sectionWords.has(term)).length,
  };
}

const reports =
  /\b(?:we|our|compar\w+|baselines?|evaluat\w+|outperform\w*|experiments?|results?|datasets?|benchmarks?|implement\w*|follow|train\w*|test\w*|including|report)\b/;

/** Share of the names that stand in a table, a caption or a sentence that reports; 0 where there is none. */
function namesUsed({ parts }: Search, { terms }: Target): number {
  const names = terms.filter(({ name, term }) => name && !parts.subject.has(term));
  const used = names.filter(({ term }) =>
    parts.partsWith(term).some((id) => {
      const part = parts.parts[id]!;
      return counts(part) && part.zone !== 'front' && (part.kind !== 'sentence' || reports.test(part.text));
    }),
  );
  return names.length === 0 ? 0 : used.length / names.length;
}
