import type { DraftState } from '../findings/draft-state.ts';

/** Path of the paper that a draft is checked against; null where none is linked or it may not be read. */
export function linkedPaper(state: DraftState | undefined): string | null {
  if (!state) return null;
  const { status } = state;
  if (status.kind === 'checked') return status.paper.path;
  if (status.kind === 'not-linked' || status.kind === 'not-trusted') return null;
  return status.paper;
}
