/** How PeerLint's own comments begin: `<!-- peerlint-ignore -->` and its kin. */
const opening = /<!--[ \t]*peerlint-[a-z]+(?:-[a-z]+)*/g;

/**
 * The text without PeerLint's own comments; nothing else changes, not even the two spaces at a line's end that break
 * it. A comment that has its lines for itself goes with them. What stands in fenced code, or is never closed, stays.
 */
export function withoutIgnoreComments(text: string): string {
  const kept: string[] = [];
  let from = 0;
  for (const comment of ownComments(text)) {
    const { start, end } = removal(text, comment.start, comment.end);
    kept.push(text.slice(from, Math.max(from, start)));
    from = end;
  }
  return kept.join('') + text.slice(from);
}

/** PeerLint's own comments with what they are named ("peerlint-ignore"), in order; none in fenced code. */
export function ownComments(text: string): { start: number; end: number; name: string }[] {
  const fences = fencedRanges(text);
  const found: { start: number; end: number; name: string }[] = [];
  for (const hit of text.matchAll(opening)) {
    const { index } = hit;
    if (index < (found.at(-1)?.end ?? 0) || fences.some(({ start, end }) => start <= index && index < end))
      continue;
    const close = text.indexOf('-->', index + hit[0].length);
    if (close < 0) break;
    found.push({ start: index, end: close + 3, name: hit[0].replace(/^<!--\s*/, '') });
  }
  return found;
}

/** What goes with a comment: its lines, or the space that would be doubled. */
function removal(text: string, start: number, end: number): { start: number; end: number } {
  const space = /[ \t]*$/.exec(text.slice(Math.max(0, start - 200), start))?.[0].length ?? 0;
  const before = start - space;
  const rest = /^(?<space>[ \t]*)(?<gap>\r\n|\n|\r|$)?/.exec(text.slice(end, end + 200))?.groups ?? {};
  const gap = rest['gap'];
  const lineStarts = before === 0 || /[\r\n]/.test(text[before - 1]!);
  if (lineStarts && gap !== undefined) {
    const next = end + (rest['space'] ?? '').length + gap.length;
    // Between two blank lines one is enough.
    const blank = /^[ \t]*(?:\r\n|\n|\r)/.exec(text.slice(next, next + 200))?.[0] ?? '';
    const blankBefore = /(?:^|\r\n|\n|\r)[ \t]*(?:\r\n|\n|\r)$/.test(
      text.slice(Math.max(0, before - 200), before),
    );
    return { start: before, end: next + (blankBefore || before === 0 ? blank.length : 0) };
  }
  return { start: gap !== undefined || rest['space'] !== '' ? before : start, end };
}

/** Fenced code of Markdown, without what a mark that is never closed would take in. */
function fencedRanges(text: string): { start: number; end: number }[] {
  const ranges: { start: number; end: number }[] = [];
  let open: { mark: string; start: number } | null = null;
  for (const hit of text.matchAll(/^ {0,3}(?<mark>`{3,}|~{3,})(?<info>[^\r\n]*)/gm)) {
    const { mark = '', info = '' } = hit.groups ?? {};
    if (!open) open = { mark, start: hit.index };
    else if (mark.startsWith(open.mark) && info.trim() === '') {
      ranges.push({ start: open.start, end: hit.index + hit[0].length });
      open = null;
    }
  }
  return ranges;
}
