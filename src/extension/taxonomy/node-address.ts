/** Path in the taxonomy: "number/metric-value". */
const nodePath = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/;

/** Path and query of the address that opens the taxonomy page at a node: `/taxonomy?node=number/metric-value`. */
export const taxonomyPath = '/taxonomy';

export function nodeQuery(node: string): string {
  return `node=${node}`;
}

/** The node that an address asks for, "" for the whole page; null for an address of something else. */
export function nodeOfAddress(address: { readonly path: string; readonly query: string }): string | null {
  if (address.path !== taxonomyPath) return null;
  const node = new URLSearchParams(address.query).get('node') ?? '';
  return node === '' || nodePath.test(node) ? node : null;
}
