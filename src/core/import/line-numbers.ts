/** Line of an offset, from 1. Offsets may be asked for in any order; each costs a binary search. */
export function lineNumbers(source: string): (offset: number) => number {
  const starts: number[] = [0];
  for (const hit of source.matchAll(/\r\n|\n|\r/g)) starts.push(hit.index + hit[0].length);
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}
