import type { SourceRange } from '../../review/source-range.ts';

const mark = /\*\*\*|\*\*|__|~~|\*|_|``?/y;

/**
 * A range that is to be deleted, with the emphasis that opens or closes within it and has its other half right beside:
 * "**[no baseline is used**]" takes its first stars along. Null where half of an emphasis would be left.
 */
export function aroundMarkup(source: string, { start, end }: SourceRange): SourceRange | null {
  const open = unpaired(source.slice(start, end));
  let [from, to] = [start, end];
  for (const each of open) {
    if (source.startsWith(each, to)) to += each.length;
    else if (source.slice(0, from).endsWith(each)) from -= each.length;
    else return null;
  }
  return { start: from, end: to };
}

/** Marks of emphasis without their other half. Inside words and between spaces they mark nothing. */
function unpaired(text: string): string[] {
  const open: string[] = [];
  for (let i = 0; i < text.length; i += 1) {
    mark.lastIndex = i;
    const hit = mark.exec(text)?.[0];
    if (hit === undefined) continue;
    const [before, after] = [text[i - 1] ?? '', text[i + hit.length] ?? ''];
    i += hit.length - 1;
    if (text[i - hit.length] === '\\' || (/\w/u.test(before) && /\w/u.test(after))) continue;
    if (/\s/u.test(before) && /\s/u.test(after)) continue;
    const at = open.lastIndexOf(hit);
    if (at < 0) open.push(hit);
    else open.splice(at, 1);
  }
  return open;
}
