import * as z from 'zod';
import type { AgreedNode } from './consensus.ts';
import { similarPairs } from './similarity.ts';

/** Two leaves that nearly say the same, with their paths ("Number > Count > Dataset Count"). */
export interface Overlap {
  readonly a: string;
  readonly b: string;
  readonly similarity: number;
}

/** What an expert says of two leaves. */
const decision = z.object({
  a: z.string(),
  b: z.string(),
  /** merge: `b` goes into `a`; keep: they are two. null: not decided yet. */
  decision: z.enum(['merge', 'keep']).nullable(),
  /** Name of the merged leaf; that of `a` if left out. */
  name: z.string().min(3).optional(),
  similarity: z.number().optional(),
});
export const decisionFile = z.array(decision);
export type Decision = z.infer<typeof decision>;

export const separator = ' > ';

interface Leaf {
  readonly path: string;
  readonly node: AgreedNode;
}

function leavesOf(nodes: readonly AgreedNode[], above: readonly string[] = []): Leaf[] {
  return nodes.flatMap((node) => {
    const path = [...above, node.name];
    return node.children.length === 0
      ? [{ path: path.join(separator), node }]
      : leavesOf(node.children, path);
  });
}

/** All pairs of leaves, over the whole tree, that are at least so similar; most similar first. */
export function overlaps(tree: readonly AgreedNode[], least: number): Overlap[] {
  const texts = new Map(leavesOf(tree).map(({ path, node }) => [path, `${node.name} ${node.description}`]));
  return similarPairs(texts).filter(({ similarity }) => similarity >= least);
}

/** A file for an expert to fill in; decisions already taken are kept. */
export function openDecisions(found: readonly Overlap[], taken: readonly Decision[]): Decision[] {
  const known = new Map(taken.map((one) => [`${one.a}\n${one.b}`, one]));
  const open = found.map(
    ({ a, b, similarity }): Decision =>
      known.get(`${a}\n${b}`) ?? { a, b, decision: null, similarity: Math.round(similarity * 1000) / 1000 },
  );
  const listed = new Set(open.map((one) => `${one.a}\n${one.b}`));
  return [...open, ...taken.filter((one) => !listed.has(`${one.a}\n${one.b}`))];
}

/** The tree after the merges. `unknown` are paths in the decisions that the tree does not have. */
export function decided(
  tree: readonly AgreedNode[],
  decisions: readonly Decision[],
): { tree: AgreedNode[]; unknown: string[] } {
  const leaves = new Map(leavesOf(tree).map((leaf) => [leaf.path, leaf.node]));
  const merges = decisions.filter((one) => one.decision === 'merge');
  const unknown = decisions.flatMap(({ a, b }) => [a, b]).filter((path) => !leaves.has(path));
  const gone = new Set(merges.map(({ b }) => b));
  const renamed = new Map(merges.flatMap(({ a, name }) => (name === undefined ? [] : [[a, name] as const])));
  const proposals = new Map<string, AgreedNode['proposals']>();
  for (const { a, b } of merges)
    proposals.set(a, [
      ...(proposals.get(a) ?? leaves.get(a)?.proposals ?? []),
      ...(leaves.get(b)?.proposals ?? []),
    ]);
  const keep = (nodes: readonly AgreedNode[], above: readonly string[]): AgreedNode[] =>
    nodes.flatMap((node) => {
      const path = [...above, node.name];
      const key = path.join(separator);
      if (node.children.length === 0)
        return gone.has(key)
          ? []
          : [
              {
                ...node,
                name: renamed.get(key) ?? node.name,
                proposals: proposals.get(key) ?? node.proposals,
              },
            ];
      const children = keep(node.children, path);
      return children.length === 0 ? [] : [{ ...node, children }];
    });
  return { tree: keep(tree, []), unknown: [...new Set(unknown)] };
}
