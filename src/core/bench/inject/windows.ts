import type { PaperIndex } from '../../evidence/paper-index.ts';
import { retrieve } from '../../evidence/retrieval/retrieve.ts';
import type { Passage } from '../../paper/model.ts';
import type { EvidenceWindow } from './row.ts';

/** A passage with its section's name. */
export function windowOf(passage: Passage, index: PaperIndex, text = passage.text): EvidenceWindow {
  const section = passage.section === null ? null : (index.paper.sections[passage.section]?.label ?? null);
  return { passage: passage.id, section, text };
}

/**
 * The best passages for a text that `wanted` lets through, at most `limit`: what a detector would read besides the
 * passage that settles the claim.
 */
export function otherWindows(
  text: string,
  index: PaperIndex,
  limit: number,
  wanted: (passage: Passage) => boolean,
): EvidenceWindow[] {
  return retrieve(text, index, limit * 40)
    .map(({ passage }) => passage)
    .filter(({ kind }) => kind !== 'reference' && kind !== 'heading')
    .filter(wanted)
    .slice(0, limit)
    .map((passage) => windowOf(passage, index));
}
