import type { PaperPlace } from '../engine/protocol.ts';
import type { CompletionContext } from './completion-context.ts';

/** A number to complete with what it stands for. */
export interface PlaceNumber {
  readonly number: string;
  /** "Table 2", "[12]". */
  readonly label: string;
  readonly title: string;
}

const appendices = new Set(['section', 'appendix']);

/** The places of the paper whose number may stand at the cursor, in the paper's order. */
export function placeNumbers(
  places: readonly PaperPlace[],
  context: Exclude<CompletionContext, { kind: 'field' }>,
): PlaceNumber[] {
  return places.filter((place) => fits(place, context)).map((place) => numberOf(place));
}

function fits(place: PaperPlace, context: Exclude<CompletionContext, { kind: 'field' }>): boolean {
  if (context.kind === 'citation') return place.kind === 'citation';
  if (context.of === 'statement') return place.word === context.word;
  // Sections of an appendix are written as either.
  return place.kind === context.of || (context.of === 'section' && appendices.has(place.kind));
}

function numberOf({ kind, word, number, title }: PaperPlace): PlaceNumber {
  const name = `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  return { number, label: kind === 'citation' ? `[${number}]` : `${name} ${number}`, title };
}
