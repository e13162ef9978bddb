const bullet = /(?:[•◦▪●○·‣⁃■□➢►▶✓✔✗✘]\s*|[-*+–—](?:\s+|$)|-(?=\p{Lu}\p{Ll}))/uy;
const number = /(?:\(\d{1,2}\)\s*|\d{1,3}[.)](?:\s+|$|(?=\p{Lu}\p{Ll}))|\d{1,2}\.\d{1,2}[.)]\s+)/uy;
const letter = /(?:\(?[A-Za-z]\)\s+|\((?:i{1,3}|iv|vi{0,3}|ix|x)\)\s+|(?:i{1,3}|iv|vi{0,3})[.)]\s+)/uy;
/** "W1:", "[Q2]", "(S1)", "Weakness 3 -". Not "L12": that is a place in the paper. */
const label =
  /(?:[[(][WQSCMOR]\s?\d{1,2}(?:\.\d{1,2})?[\])][.:]?\s*|[WQSCMOR]\d{1,2}(?:\.\d{1,2})?\s*(?:[.:)–—]+|-(?=\s))\s*|[WQ]\d{1,2}\s+|(?:major|minor|weakness|strength|question|concern|comment|issue|point|limitation|suggestion)\s+#?\d{1,2}\s*(?:[.:)–—]+|-(?=\s))\s*)/iuy;
/** A marker that is set in bold or italics as a whole: "**W1:** ", "**1.** ". */
const emphasised = /(\*\*|__|\*|_)(?:[WQSCMOR]\d{1,2}(?:\.\d{1,2})?|\(?\d{1,2})[.:)]*\s*\1[.:)]*\s+/iuy;
const patterns = [bullet, number, letter, label, emphasised];

/** Length of the list marker (several may follow each other: "- W1: ") that starts at `from`, 0 if there is none. */
export function markerLength(text: string, from = 0): number {
  let at = from;
  for (let depth = 0; depth < 3; depth++) {
    const hit = patterns.map((p) => matchAt(p, text, at)).find((length) => length > 0);
    if (hit === undefined) break;
    at += hit;
  }
  return at - from;
}

/** Length of a label or number at the start of clean text: what `markerLength` could not see behind emphasis. */
export function labelLength(text: string): number {
  return [number, label].map((p) => matchAt(p, text, 0)).find((length) => length > 0) ?? 0;
}

function matchAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}
