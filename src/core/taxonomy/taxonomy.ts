import { lazy } from '../lazy.ts';
import type { TaxonomyFamily, TaxonomyLeaf, TaxonomyType } from './node-schema.ts';
import { typeSchema } from './node-schema.ts';
import attributionFailure from './types/attribution-failure.json' with { type: 'json' };
import contextBasedMeaningError from './types/context-based-meaning-error.json' with { type: 'json' };
import entity from './types/entity.json' with { type: 'json' };
import falseConcatenation from './types/false-concatenation.json' with { type: 'json' };
import hyperbole from './types/hyperbole.json' with { type: 'json' };
import number from './types/number.json' with { type: 'json' };
import overgeneralization from './types/overgeneralization.json' with { type: 'json' };
import reasoningError from './types/reasoning-error.json' with { type: 'json' };
import temporal from './types/temporal.json' with { type: 'json' };

/** A node of the rooted tree <name, description, parent, children> (HalluPeer, arXiv 2609.03580) below its root. */
export type TaxonomyNode = TaxonomyType | TaxonomyFamily | TaxonomyLeaf;

const types = lazy(() =>
  [
    number,
    entity,
    falseConcatenation,
    attributionFailure,
    overgeneralization,
    reasoningError,
    hyperbole,
    temporal,
    contextBasedMeaningError,
  ].map((type) => typeSchema().parse(type)),
);

/** The root; its children are the nine coarse types. */
export const taxonomy: {
  readonly name: string;
  readonly description: string;
  readonly children: readonly TaxonomyType[];
} = {
  name: 'Hallucinated claim',
  description:
    'A statement of a review about the paper that the paper does not support or that it contradicts.',
  get children() {
    return types();
  },
};

/** A node with the slugs that lead to it ("number/count") and its depth: 1 type, 2 family, 3 leaf. */
export interface PlacedNode {
  readonly path: string;
  readonly depth: number;
  readonly node: TaxonomyNode;
}

/** All nodes below the root, parents first. */
export function taxonomyPaths(): PlacedNode[] {
  const below = (nodes: readonly TaxonomyNode[], parent: string, depth: number): PlacedNode[] =>
    nodes.flatMap((node) => {
      const path = parent ? `${parent}/${node.slug}` : node.slug;
      return [{ path, depth, node }, ...below(childrenOf(node), path, depth + 1)];
    });
  return below(taxonomy.children, '', 1);
}

/** The node at a path, or null. */
export function nodeAt(path: string): TaxonomyNode | null {
  return taxonomyPaths().find((placed) => placed.path === path)?.node ?? null;
}

/** Leaves with their paths, in the order of the tree. */
export function taxonomyLeaves(): { readonly path: string; readonly leaf: TaxonomyLeaf }[] {
  return taxonomyPaths().flatMap(({ path, node }) => (isLeaf(node) ? [{ path, leaf: node }] : []));
}

export function isLeaf(node: TaxonomyNode): node is TaxonomyLeaf {
  return !('children' in node);
}

function childrenOf(node: TaxonomyNode): readonly TaxonomyNode[] {
  return 'children' in node ? node.children : [];
}
