import type { FieldRole, Sentence } from '../../review/model.ts';
import type { AbsenceClaim, AbsenceClaims } from './claims.ts';
import type { Search } from './coverage.ts';
import { narrowingsOf, type Narrowing } from './narrowings.ts';
import { proofOf, type Proof } from './proof.ts';
import { isRefutable } from './refutable.ts';

/** What one denial, the words around it and the place found for it are judged by. */
export interface Case {
  readonly claim: AbsenceClaim;
  readonly proof: Proof;
  readonly narrowings: readonly Narrowing[];
  /** It denies how much there is of something, not that there is any. */
  readonly graded: boolean;
}

/** Narrowings under which what the paper has of the kind settles nothing. */
const settlesNothing: ReadonlySet<Narrowing> = new Set([
  'some',
  'reported',
  'conceded',
  'placed',
  'sized',
  'picked',
  'known',
  'spelled-out',
] as const);

/** Whether the words of a denial leave it to the paper whether it is wrong. */
export function isOpen({ narrowings }: Case): boolean {
  return !narrowings.some((name) => settlesNothing.has(name));
}

/** The case of a denial: null where nothing is denied of the paper, or the paper holds nothing of the kind. */
export function caseOf(
  search: Search,
  { kind }: Pick<Sentence, 'kind'>,
  { words }: Pick<AbsenceClaims, 'words'>,
  claim: AbsenceClaim,
  role: FieldRole,
): Case | null {
  const praise = role === 'strengths' || role === 'summary';
  if (!isRefutable(claim, { words, kind, praise })) return null;
  const proof = proofOf(search.parts, claim);
  if (!proof) return null;
  const narrowings = narrowingsOf(claim, words);
  const graded = claim.cue.degree === 'graded' || claim.thing.graded || narrowings.includes('depth');
  return { claim, proof, narrowings, graded };
}

/** Of these what the place shows counts apart for flat and for graded denials. */
const byDegree = [
  'sufficient',
  'settled',
  'substantial',
  'own-doing',
  'telling',
  'c:named',
  'c:named-title',
  'c:stated',
  'c:quoted',
  'c:unquoted',
  'c:around',
  'c:share',
  'c:words',
  'c:statements',
  'c:headings',
  'p:both',
  'p:place',
  'p:title',
  'p:exact-told',
  'place:heading',
  'place:sentence',
  'place:row',
  'named:all',
];
/** And of these apart for denials that something narrows. */
const byNarrowness = ['c:named-title', 'c:stated', 'c:share', 'c:around', 'c:unquoted', 'c:words'];

/** A case as numbers of about 0..1: the outcome of the search, what the place shows, and products of the two. */
export function judgeFeatures(
  { claim, graded }: Case,
  shown: Readonly<Record<string, number>>,
): Record<string, number> {
  const features: Record<string, number> = { ...claim.features, graded: graded ? 1 : 0 };
  for (const [name, value] of Object.entries(shown)) features[`q:${name}`] = value;
  for (const name of byDegree) {
    const value = shown[name];
    if (value !== undefined) features[`${graded ? 'graded' : 'flat'}*${name}`] = value;
  }
  for (const name of byNarrowness) {
    const value = shown[name];
    if (value !== undefined) features[`narrow*${name}`] = value * (shown['c:narrow'] ?? 0);
  }
  const sufficient = shown['sufficient'] ?? 0;
  features['sufficient*settled'] = sufficient * (shown['settled'] ?? 0);
  features['sufficient*substantial'] = sufficient * (shown['substantial'] ?? 0);
  return features;
}
