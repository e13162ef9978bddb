import type { CoarseType } from '../findings/finding.ts';
import { stemsOf } from '../evidence/statements.ts';
import { taxonomyLeaves, taxonomy } from '../taxonomy/taxonomy.ts';

/** A solved example: a leaf of the taxonomy with its pair of sentences about an invented paper. */
export interface Example {
  readonly type: CoarseType;
  /** What the invented paper says. */
  readonly says: string;
  readonly right: string;
  readonly wrong: string;
  /** The words of `wrong` that make it wrong. */
  readonly altered: string;
}

let all: readonly (Example & { readonly stems: ReadonlySet<string> })[] | null = null;

/** The examples whose sentences are worded most like these sentences, of different types first. */
export function examplesFor(sentences: readonly string[], limit = 4): Example[] {
  all ??= taxonomyLeaves().map(({ path, leaf }) => {
    const { correct, wrong, altered } = leaf.example;
    return {
      type: typeAt(path),
      says: correct,
      right: correct,
      wrong,
      altered,
      stems: stemSet(`${correct} ${leaf.description}`),
    };
  });
  const wanted = stemSet(sentences.join(' '));
  const ranked = all
    .map((example, at) => ({ example, at, shared: shareOf(wanted, example.stems) }))
    .sort((a, b) => b.shared - a.shared || a.at - b.at)
    .map(({ example }) => example);
  const types = new Set<CoarseType>();
  const apart = ranked.filter(({ type }) => !types.has(type) && types.add(type));
  return apart.slice(0, limit).map(({ type, says, right, wrong, altered }) => ({
    type,
    says,
    right,
    wrong,
    altered,
  }));
}

function typeAt(path: string): CoarseType {
  const [slug] = path.split('/');
  return taxonomy.children.find((child) => child.slug === slug)!.name as CoarseType;
}

function stemSet(text: string): Set<string> {
  return new Set(stemsOf(text).map(({ stem }) => stem));
}

/** Share (0..1) of the content words of both that both have. */
function shareOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((stem) => b.has(stem)).length;
  const either = a.size + b.size - shared;
  return either === 0 ? 0 : shared / either;
}
