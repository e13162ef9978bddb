import type { Imported } from './imported.ts';

/**
 * Names of the files for reviews, in their order: "paper18-review-A.md". Letters, digits, ".", "_" and "-" alone, at
 * most 100 of them, never a name that Windows keeps for itself, and no two that differ in case alone.
 */
export function fileNames(reviews: readonly Imported[]): string[] {
  const taken = new Set<string>();
  return reviews.map((review) => {
    const stem = `${paperPart(review)}review-${reviewPart(review)}`;
    let name = stem;
    for (let i = 2; taken.has(name.toLowerCase()); i++) name = `${stem}-${i}`;
    taken.add(name.toLowerCase());
    return `${name}.md`;
  });
}

function paperPart({ paper: { number, id, title } }: Pick<Imported, 'paper'>): string {
  const own = number === null ? null : safe(number, 20);
  if (own) return /^\d/u.test(own) ? `paper${own}-` : `${own}-`;
  const named = safe(id ?? '', 40) || safe(title ?? '', 40);
  return named === '' ? '' : `${named}-`;
}

function reviewPart({ paper, id, reviewer }: Imported): string {
  // "18A" is review A of paper 18.
  const letter =
    id !== null && paper.number !== null && id.startsWith(paper.number) ? id.slice(paper.number.length) : '';
  const own = /^[A-Za-z]{1,3}$/u.test(letter) ? letter : id;
  return safe(reviewer.label ?? '', 30) || safe(own ?? '', 30) || safe(id ?? '', 30) || '1';
}

function safe(text: string, longest: number): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9_.-]+/gu, '-')
    .replace(/\.{2,}/gu, '.')
    .slice(0, longest)
    .replace(/^[-.]+|[-.]+$/gu, '');
}
