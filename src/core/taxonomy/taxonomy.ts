import * as z from 'zod';
import data from './taxonomy.json' with { type: 'json' };

/** A node of the rooted tree <name, description, parent, children> (HalluPeer, arXiv 2609.03580). */
export interface TaxonomyNode {
  readonly name: string;
  /** Kebab-case; the path of slugs from below the root names a node: "number/place-number/missing-place". */
  readonly slug: string;
  readonly description: string;
  readonly children: readonly TaxonomyNode[];
}

const nodeSchema: z.ZodType<TaxonomyNode> = z.lazy(() =>
  z.strictObject({
    name: z.string().min(1),
    slug: z.string().regex(/^[a-z0-9-]*$/),
    description: z.string().min(20),
    children: z.array(nodeSchema),
  }),
);

/** The root; its children are the nine coarse types. */
export const taxonomy: TaxonomyNode = nodeSchema.parse(data);

/** The node at a path, or null. */
export function nodeAt(path: string): TaxonomyNode | null {
  let node: TaxonomyNode | undefined = taxonomy;
  for (const slug of path.split('/')) node = node?.children.find((child) => child.slug === slug);
  return node ?? null;
}

/** All nodes below the root with their paths, parents first. */
export function taxonomyPaths(): { path: string; depth: number; node: TaxonomyNode }[] {
  const list = (
    node: TaxonomyNode,
    path: string,
    depth: number,
  ): { path: string; depth: number; node: TaxonomyNode }[] =>
    node.children.flatMap((child) => {
      const at = path ? `${path}/${child.slug}` : child.slug;
      return [{ path: at, depth, node: child }, ...list(child, at, depth + 1)];
    });
  return list(taxonomy, '', 1);
}
