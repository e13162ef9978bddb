/**
 * Whether the numbers beside `asked` run 1, 2, 3, ... (or A, B, C, ...) from the first on, and `asked` would come behind
 * the last. Numbers are those of `placeKey`: "3", "3.2", "A", "A.1".
 */
export function comesBehindAll(numbers: readonly string[], asked: string): boolean {
  const head = asked.includes('.') ? asked.slice(0, asked.lastIndexOf('.') + 1) : '';
  const last = asked.slice(head.length);
  if (head !== '' && !numbers.includes(head.slice(0, -1))) {
    // "7.2" where there is no section 7.
    return comesBehindAll(numbers, head.slice(0, -1));
  }
  const siblings = numbers
    .filter((number) => number.startsWith(head) && !number.slice(head.length).includes('.'))
    .map((number) => number.slice(head.length))
    .filter((number) => /^\d/u.test(number) === /^\d/u.test(last))
    .map(valueOf);
  const wanted = valueOf(last);
  if (!Number.isInteger(wanted) || siblings.length < (head === '' ? 2 : 1)) return false;
  const most = Math.max(...siblings);
  return wanted > most && new Set(siblings).size === most;
}

/**
 * Whether numbers of sections leave one out: "1, 3" and "3.1, 3.3" do, and "1, 3.5" does, whose section 3 is nowhere.
 * Roman numbers are not read.
 */
export function hasGap(numbers: readonly string[]): boolean {
  const known = new Set(numbers.filter((number) => /^(?:\d+|[A-Z])(?:\.\d+)*$/u.test(number)));
  return [...known].some((number) => !known.has(before(number)) && before(number) !== '');
}

/** The number that comes before one: "3.1" for "3.2", "3" for "3.1", '' for the first of all. */
function before(number: string): string {
  const dot = number.lastIndexOf('.');
  const [head, last] = [number.slice(0, dot + 1), number.slice(dot + 1)];
  const value = valueOf(last) - 1;
  if (value < 1) return head.slice(0, -1);
  return head + (/\d/u.test(last) ? String(value) : String.fromCharCode(64 + value));
}

function valueOf(part: string): number {
  return /^[A-Z]$/u.test(part) ? part.charCodeAt(0) - 64 : Number(part);
}
