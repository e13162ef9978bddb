import { printable } from '../report/printable.ts';
import type { Estimate } from './bootstrap.ts';
import type { Share } from './interval.ts';
import { formatShare, wilson } from './interval.ts';
import type { Value } from './value.ts';

/** A table in Markdown, the first column to the left, the others to the right; nothing without rows. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];
  const line = (cells: readonly string[]): string => `| ${cells.map(escapeMarkdown).join(' | ')} |`;
  const rule = head.map((_, at) => (at === 0 ? ':--' : '--:'));
  return [line(head), `| ${rule.join(' | ')} |`, ...rows.map(line)];
}

/** "0.612 [0.550, 0.671]"; a dash for what is not defined, "[?]" where no interval can be said. */
export function estimateCell({ value, low, high }: Estimate): string {
  if (value === null) return '–';
  return `${number(value)} ${low === null || high === null ? '[?]' : `[${number(low)}, ${number(high)}]`}`;
}

/** "3/40 = 7.5 % [2.6, 19.9]", by Wilson. */
export function shareCell(share: Share): string {
  return share.n === 0 ? '–' : formatShare(share);
}

/** A share as 0..1 with its interval, where the counts stand in other columns. */
export function plainShareCell(share: Share): string {
  if (share.n === 0) return '–';
  const [low, high] = wilson(share);
  return `${number(share.hits / share.n)} [${number(low)}, ${number(high)}]`;
}

/** Three decimals; a dash for what is not defined. */
export function valueCell(value: Value): string {
  return value === null ? '–' : number(value);
}

function number(value: number): string {
  // -0.000 would ask why.
  return (Math.round(value * 1000) / 1000 || 0).toFixed(3);
}

/** Names come from files and users: nothing of them may end a cell, start a tag or become a link. */
export function escapeMarkdown(text: string): string {
  return printable(text)
    .replace(/[\\|`*_~#]/g, '\\$&')
    .replace(/\[(?=[^\]]*\]\()/g, '\\[')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');
}
