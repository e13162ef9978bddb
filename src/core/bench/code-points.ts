/**
 * Offsets in code points (Python's) as offsets in UTF-16 units (JavaScript's) into the same text.
 * Returns the identity where the text has no astral character, which is nearly always.
 */
export function toUtf16(text: string): (codePoint: number) => number {
  if (!/[\ud800-\udbff]/.test(text)) return (codePoint) => codePoint;
  const offsets: number[] = [];
  let at = 0;
  for (const character of text) {
    offsets.push(at);
    at += character.length;
  }
  offsets.push(at);
  return (codePoint) => {
    const offset = offsets[codePoint];
    if (offset === undefined) throw new RangeError(`Offset ${codePoint} lies behind the end of the text.`);
    return offset;
  };
}
