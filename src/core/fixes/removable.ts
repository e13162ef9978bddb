/**
 * The part of a sentence that can go together with a claim and leave a grammatical sentence. Works on clean text;
 * answers null where only the whole sentence can go. Doubt means the whole sentence.
 */

export interface Cut {
  /** UTF-16 range of the clean sentence to delete. */
  readonly start: number;
  readonly end: number;
  /** What remains begins at `end` and must begin with a capital. */
  readonly capitalise: boolean;
}

/** Words that can open an independent clause after a conjunction: a subject follows or is the word itself. */
const subject =
  /^(?:it|they|he|she|we|i|you|this|that|these|those|there|the|a|an|its|their|his|her|our|my|no|neither|both|all|some|most|many|several|each|every|only|nothing|nobody|none|authors|results|experiments|figure|table|section)\b/i;
/** A finite verb somewhere in the clause; without one it is a phrase and cannot stand alone. */
const finiteVerb =
  /\b(?:is|are|was|were|be|been|has|have|had|does|do|did|can|could|will|would|may|might|must|should|cannot|[a-z]{3,}(?:s|ed))\b|n't\b/i;

export function removablePart(text: string, start: number, end: number): Cut | null {
  return parenthesis(text, start, end) ?? clause(text, start, end) ?? listItem(text, start, end);
}

/** "(...)" around the claim, with the space before it. */
function parenthesis(text: string, start: number, end: number): Cut | null {
  const open = text.lastIndexOf('(', start);
  if (open < 0 || text.slice(open, start).includes(')')) return null;
  let depth = 0;
  for (let i = open; i < text.length; i += 1) {
    if (text[i] === '(') depth += 1;
    if (text[i] === ')') depth -= 1;
    if (depth > 0) continue;
    // Math and citations in brackets belong to what is before them.
    if (i < end - 1 || !/[a-z]{3}/i.test(text.slice(open, i)) || text[open - 1] !== ' ') return null;
    return { start: open - 1, end: i + 1, capitalise: false };
  }
  return null;
}

interface Border {
  /** Where the first clause ends and where the second begins. */
  readonly at: number;
  readonly next: number;
}

/** Clause borders: "; ", ", but ", ", and ", ", while ", ", whereas ", ", although ", ", yet ", ", so ". */
function borders(text: string): Border[] {
  const found: Border[] = [];
  for (const match of text.matchAll(
    /;\s+(?:(?:and|but|yet|however,|moreover,|also,)\s+)?|,\s+(?:and|but|yet|while|whereas|although|though)\s+/gi,
  )) {
    const open = text.slice(0, match.index).split('(').length - text.slice(0, match.index).split(')').length;
    if (open !== 0) continue;
    found.push({ at: match.index, next: match.index + match[0].length });
  }
  return found;
}

/** One of two or more independent clauses goes, if the claim lies within one. */
function clause(text: string, start: number, end: number): Cut | null {
  const body = text.length - (/[.!?]["')\]]*$/.exec(text)?.[0].length ?? 0);
  const all = borders(text).filter(
    ({ at, next }) => isClause(text.slice(0, at)) && opensClause(text.slice(next, body)),
  );
  const before = all.filter(({ next }) => next <= start).at(-1);
  const after = all.find(({ at }) => at >= end);
  if (!before && !after) return null;
  if (splices(text.slice(before?.next ?? 0, after?.at ?? body))) return null;
  // A clause in the middle goes with the border before it, so that the one after it joins the rest.
  if (before && after) return { start: before.at, end: after.at, capitalise: false };
  if (before && splices(text.slice(0, before.at))) return null;
  if (before) return start < before.next ? null : { start: before.at, end: body, capitalise: false };
  return after && refersBack(text.slice(after.next, body))
    ? null
    : after
      ? { start: 0, end: after.next, capitalise: true }
      : null;
}

/** Independent clauses joined by a mere comma: which of them the claim needs cannot be told. */
function splices(part: string): boolean {
  return part.split(/,\s+/).filter((piece) => isClause(piece.trim()) || opensClause(piece.trim())).length > 1;
}

function isClause(part: string): boolean {
  return part.trim().split(/\s+/).length >= 3 && finiteVerb.test(part);
}

function opensClause(part: string): boolean {
  return subject.test(part) && isClause(part);
}

/** A remaining clause that begins with a pronoun would lose what it speaks of. */
function refersBack(part: string): boolean {
  return /^(?:it|they|he|she|this|these|those|that|its|their|both|neither|none|each)\b/i.test(part);
}

/**
 * The claim is exactly one item of a list "A, B, and C" or "A and B" that is an object or complement: nothing after
 * the list depends on its number ("A and B are missing" needs both).
 */
function listItem(text: string, start: number, end: number): Cut | null {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const lastItem = /(?:,\s+|,?\s+)(?:and|or)\s+$/.exec(before);
  const closes = /^\s*[.;!?]?["')\]]*$/.test(after);
  if (lastItem && closes && !finiteVerb.test(text.slice(start, end))) {
    const kept = before.slice(0, lastItem.index);
    // With three items the comma list would end without its "and".
    const comma = kept.lastIndexOf(', ');
    if (comma >= 0 && /,\s+(?:and|or)\s+$/.test(before)) return null;
    return { start: lastItem.index, end, capitalise: false };
  }
  const middle = /^,\s+/.exec(after);
  if (middle && /,\s+$/.test(before) && /,\s+(?:and|or)\s/.test(after)) {
    return { start, end: end + middle[0].length, capitalise: false };
  }
  return null;
}
