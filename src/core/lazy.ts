/** A value that is made when it is first asked for: what costs time to make must not cost it at every start. */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
