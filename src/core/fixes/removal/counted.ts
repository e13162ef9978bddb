import type { CleanEdit, Span } from './sentence-view.ts';

const names = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const pattern = new RegExp(`\\b(${names.slice(2).join('|')}|[2-9]|10)\\b(?!\\.\\d)`, 'giu');

/**
 * "three things: A, B, and C": the number that a list is announced with, for `left` parts. [] where none is told; null
 * where the sentence would have to be written anew.
 */
export function fewer(text: string, items: readonly Span[], left: number): CleanEdit[] | null {
  const lead = /^(?<told>.*\S)\s*[:–—]\s*$/su.exec(text.slice(0, items[0]!.start))?.groups?.['told'];
  if (lead === undefined) return [];
  const hit = [...lead.matchAll(pattern)].findLast(([word]) => value(word) === items.length);
  if (!hit) return [];
  if (left < 2) return null;
  const [word] = hit;
  const name = /\d/.test(word) ? String(left) : names[left]!;
  const written = /^\p{Lu}/u.test(word) ? name.charAt(0).toUpperCase() + name.slice(1) : name;
  return [{ start: hit.index, end: hit.index + word.length, text: written }];
}

function value(word: string): number {
  return /\d/.test(word) ? Number(word) : names.indexOf(word.toLowerCase());
}
