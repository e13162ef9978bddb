import type { Sentence } from '../review/model.ts';
import type { Unit } from '../model/units.ts';
import type { Passage } from '../paper/model.ts';
import type { CheckContext, Opinion, Quote } from './checker.ts';
import { isDenial } from './denial.ts';
import { bestType, type Fused } from './model-voice.ts';

/** Name of the detector of what the model alone finds. */
export const modelDetector = 'local-model';

/** Units that are quoted. */
const mostQuotes = 3;
/** Words of a unit that says something: fewer are a title or the rest of a row. */
const leastWords = 4;

/**
 * What the model alone says of a sentence, with the places that it read as evidence; null where there is nothing to
 * quote. It proves nothing, and its reason claims no proof: information. Of a denial it says nothing: it has read a few
 * passages, and true absences are worded as false ones are (DESIGN.md, decision 5).
 */
export function modelOpinion(sentence: Sentence, context: CheckContext, fused: Fused): Opinion | null {
  if (isDenial(sentence.text)) return null;
  const { paper } = context;
  const { reading, probability } = fused;
  const quotes = reading.units
    .filter(({ unit }) => unit.kind !== 'heading' && unit.text.split(' ').length >= leastWords)
    .flatMap(({ unit, cosine }) => quoteOf(unit, paper.passages[unit.passage], cosine) ?? [])
    .slice(0, mostQuotes);
  const [span] = reading.spans;
  if (quotes.length === 0 || !span) return null;
  const type = bestType(reading);
  return {
    start: span.start,
    end: span.end,
    verdict: 'contradicted',
    type,
    node: type.toLowerCase().replaceAll(' ', '-'),
    score: probability,
    severity: 'information',
    absence: false,
    reason: `The local model reads this as not matching the paper: compare ${placeOf(quotes[0]!, context)}.`,
    quotes,
  };
}

/** Where a quotation stands, for a sentence: "§4.2, p. 5". */
export function placeOf({ passage }: Quote, { paper }: CheckContext): string {
  const { section, page, document } = paper.passages[passage]!;
  const label = section === null ? null : (paper.sections[section]?.label ?? null);
  const where = label !== null && /^[A-Z]?\d[\d.]*\s/u.test(label) ? `§${label.split(' ')[0]}` : label;
  const parts = [where, page === null ? null : `p. ${page}`].filter((part) => part !== null);
  const beside = document === 0 ? '' : ' of the supplement';
  return parts.length === 0 ? 'the passages quoted' : `${parts.join(', ')}${beside}`;
}

/** A unit's words where they stand in the passage; null where the passage does not hold them. */
function quoteOf({ text }: Unit, passage: Passage | undefined, cosine: number): Quote | null {
  if (!passage || text === '') return null;
  const words = text.split(' ').map((word) => word.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&'));
  const found = new RegExp(words.join('\\s+'), 'u').exec(passage.text);
  if (!found) return null;
  return {
    passage: passage.id,
    start: found.index,
    end: found.index + found[0].length,
    score: Math.max(0, Math.min(1, cosine)),
  };
}
