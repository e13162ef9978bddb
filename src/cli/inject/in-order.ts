/** Results as they come, in the order of their places: what came too early waits. Places count up from `first`. */
export async function* inOrder<R extends { readonly at: number }>(
  results: AsyncIterable<R>,
  first: number,
): AsyncGenerator<R> {
  const early = new Map<number, R>();
  let next = first;
  for await (const result of results) {
    early.set(result.at, result);
    for (let due = early.get(next); due; due = early.get(next)) {
      early.delete(next);
      next += 1;
      yield due;
    }
  }
}
