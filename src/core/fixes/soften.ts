import type { Evidence } from '../findings/finding.ts';
import { quoted } from './paper-words.ts';

/** What the paper itself says, to stand in place of a claim that says more; null where its words are no prose. */
export function softened(evidence: readonly Evidence[]): string | null {
  for (const one of evidence) {
    const words = quoted(one);
    if (words !== null) return `The paper says: ${words}.`;
  }
  return null;
}
