import type { Unit } from './units.ts';

/** A unit with how much it bears on the sentence; higher is nearer. */
export interface RankedUnit {
  readonly unit: Unit;
  readonly score: number;
}

/** Words of a paper that the encoder reads beside a sentence; about 220 tokens. */
export const excerptWords = 160;
/** Units of one passage, so that one place does not fill the excerpt. */
const mostOfPassage = 3;
/** A rest of fewer words is not worth the beginning of a sentence. */
const leastRest = 12;

/** A piece of an excerpt: units of one passage in the paper's order. */
export interface ExcerptPart {
  readonly passage: number;
  readonly section: string;
  readonly units: readonly Unit[];
}

/**
 * What the encoder reads of the paper: the units that bear most on the sentence, as many as the budget holds, together
 * by passage, the passage with the best unit first (what does not fit into the encoder is cut from the end).
 */
export function excerptOf(ranked: readonly RankedUnit[], budget = excerptWords): ExcerptPart[] {
  const parts = new Map<number, Unit[]>();
  let left = budget;
  for (const { unit } of [...ranked].sort((a, b) => b.score - a.score || a.unit.id - b.unit.id)) {
    if (left < leastRest) break;
    const part = parts.get(unit.passage) ?? [];
    if (part.length >= mostOfPassage) continue;
    const words = unit.text.split(' ');
    part.push({ ...unit, text: words.slice(0, left).join(' ') });
    parts.set(unit.passage, part);
    left -= words.length;
  }
  return [...parts].map(([passage, units]) => ({
    passage,
    section: units[0]!.section,
    units: units.sort((a, b) => a.id - b.id),
  }));
}

/** The excerpt as the encoder reads it: "4.2 Ablation: We remove … | 5 Results: …". */
export function excerptText(parts: readonly ExcerptPart[]): string {
  return parts
    .map(({ section, units }) => `${section ? `${section}: ` : ''}${units.map(({ text }) => text).join(' ')}`)
    .join(' | ');
}
