import type { Paper } from '../../core/paper/model.ts';

/** Warnings of what a limit of time or memory cut short: it may succeed the next time. */
const passing: ReadonlySet<string> = new Set(['hidden-text-unchecked', 'page-given-up', 'ocr-stopped']);

/**
 * Whether a paper may lie on the disk. Who locks a paper with a password does not want it to lie about in the clear, so
 * nothing that was read together with it is kept either. Text files alone are read as fast as they are found again.
 */
export function mayBeKept({ documents, warnings, locked = false }: Paper): boolean {
  return (
    !locked &&
    documents.some(({ format }) => format === 'pdf') &&
    !warnings.some(({ kind }) => passing.has(kind))
  );
}
