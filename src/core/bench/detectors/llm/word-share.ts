import { stemsOf } from '../../../evidence/statements.ts';

/** Share (0..1) of two texts' content words that both hold (Jaccard). */
export function coverOfTexts(a: string, b: string): number {
  const [one, two] = [a, b].map((text) => new Set(stemsOf(text).map(({ stem }) => stem))) as [
    Set<string>,
    Set<string>,
  ];
  const shared = [...one].filter((stem) => two.has(stem)).length;
  const all = one.size + two.size - shared;
  return all === 0 ? 0 : shared / all;
}
