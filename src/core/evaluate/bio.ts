import type { TextRange } from '../text/sentences.ts';

/** Of a token: begins a span, goes on with it, lies outside. */
export type BioTag = 'B' | 'I' | 'O';

/** Tokens of one span, by index, both ends included. */
export interface TokenRun {
  readonly first: number;
  readonly last: number;
}

/**
 * Tags of the tokens that spans touch. Of two spans on one token it belongs to the one that starts first (the longer
 * of two with one start); what is left of the other is a span of its own. Spans that touch no
 * token leave no trace.
 */
export function bioEncode(tokens: readonly TextRange[], spans: readonly TextRange[]): BioTag[] {
  const tags = tokens.map((): BioTag => 'O');
  const ordered = [...spans].sort((a, b) => a.start - b.start || b.end - a.end);
  for (const span of ordered) {
    let begun = false;
    tokens.forEach((token, at) => {
      if (tags[at] !== 'O' || !touches(token, span)) return;
      tags[at] = begun ? 'I' : 'B';
      begun = true;
    });
  }
  return tags;
}

/** Whether they share a letter; an empty span touches nothing. */
export function touches(token: TextRange, span: TextRange): boolean {
  return Math.max(token.start, span.start) < Math.min(token.end, span.end);
}

/** The spans that tags mean. An I that follows no span begins one (as conlleval reads it), so any tags are legal. */
export function bioDecode(tags: readonly BioTag[]): TokenRun[] {
  const runs: { first: number; last: number }[] = [];
  tags.forEach((tag, at) => {
    if (tag === 'O') return;
    const open = runs.at(-1);
    if (tag === 'I' && open?.last === at - 1) open.last = at;
    else runs.push({ first: at, last: at });
  });
  return runs;
}

/** Range in the text of each span that tags mean. */
export function spansOfTags(tokens: readonly TextRange[], tags: readonly BioTag[]): TextRange[] {
  return bioDecode(tags).flatMap(({ first, last }) => {
    const [from, to] = [tokens[first], tokens[last]];
    return from && to ? [{ start: from.start, end: to.end }] : [];
  });
}
