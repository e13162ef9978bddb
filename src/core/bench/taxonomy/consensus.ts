import type { GrownNode } from './grow.ts';
import { similarPairs } from './similarity.ts';

/** A kind that several models propose. */
export interface AgreedNode {
  readonly name: string;
  readonly description: string;
  readonly prerequisite: string;
  /** Models that propose it, and how they call it. */
  readonly proposals: readonly { readonly model: string; readonly name: string }[];
  readonly children: readonly AgreedNode[];
}

interface Member {
  readonly model: string;
  readonly node: GrownNode;
}

/**
 * What the trees of several models have in common: kinds below the same parent that are called or described alike are
 * one; those that fewer than `fewest` models propose fall away. Similarity is lexical (TF-IDF cosine of name and
 * description), with a threshold that is lower than one for embeddings.
 * @param alike 0..1
 */
export function consensus(
  trees: ReadonlyMap<string, readonly GrownNode[]>,
  fewest: number,
  alike: number,
): AgreedNode[] {
  const roots = [...trees].flatMap(([model, nodes]) => nodes.map((node) => ({ model, node })));
  const byName = new Map<string, Member[]>();
  for (const root of roots) byName.set(root.node.name, [...(byName.get(root.node.name) ?? []), root]);
  // The coarse types are given: every model has them.
  return [...byName.values()].map((members) => agreed(members, fewest, alike));
}

function agreed(members: readonly Member[], fewest: number, alike: number): AgreedNode {
  const { node } = members[0]!;
  const children = members.flatMap(({ model, node: { children: own } }) =>
    own.map((child) => ({ model, node: child })),
  );
  return {
    name: node.name,
    description: node.description,
    prerequisite: node.prerequisite,
    proposals: members.map((member) => ({ model: member.model, name: member.node.name })),
    children: clusters(children, alike)
      .filter((cluster) => new Set(cluster.map(({ model }) => model)).size >= fewest)
      .map((cluster) => agreed(cluster, fewest, alike)),
  };
}

/** Most similar first; a cluster holds a model once, so that a model's own siblings stay apart. */
function clusters(members: readonly Member[], alike: number): Member[][] {
  const texts = new Map(
    members.map(({ node }, at) => [String(at), `${node.name} ${node.name} ${node.description}`]),
  );
  const of = members.map((member) => [member]);
  for (const { a, b, similarity } of similarPairs(texts)) {
    if (similarity < alike) break;
    const [one, two] = [of[Number(a)]!, of[Number(b)]!];
    if (one === two || one.some(({ model }) => two.some((other) => other.model === model))) continue;
    one.push(...two);
    for (const member of two) of[members.indexOf(member)] = one;
  }
  return [...new Set(of)];
}
