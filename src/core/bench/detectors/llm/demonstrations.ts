import { coverOfTexts } from './word-share.ts';
import type { PairRow } from '../../inject/row.ts';

/** A solved example: a sentence with passages, and what is false in it. */
export interface Demonstration {
  readonly paper: string;
  readonly text: string;
  readonly passages: readonly string[];
  readonly hallucinated: boolean;
  readonly type: string | null;
  readonly words: string;
}

/** A false and a true sentence made of the same one. */
export interface Contrast {
  readonly wrong: Demonstration;
  readonly right: Demonstration;
}

function demonstrationOf({ paper, text, evidence, label, type, span }: PairRow): Demonstration {
  return {
    paper,
    text,
    passages: evidence.map((window) => window.text),
    hallucinated: label === 1,
    type,
    words: span ? text.slice(span.start, span.end) : '',
  };
}

/** Rows of `bench inject` as examples: one false and one true row of each change. */
export function contrastsOf(rows: readonly PairRow[]): Contrast[] {
  const groups = new Map<string, PairRow[]>();
  for (const row of rows) groups.set(row.group, [...(groups.get(row.group) ?? []), row]);
  return [...groups.values()].flatMap((group) => {
    const wrong = group.find(
      ({ variant, label }) => label === 1 && (variant === 'claim-edited' || variant === 'absence'),
    );
    const right = group.find(
      ({ variant, label }) => label === 0 && (variant === 'original' || variant === 'presence'),
    );
    return wrong && right ? [{ wrong: demonstrationOf(wrong), right: demonstrationOf(right) }] : [];
  });
}

/** The examples whose sentences are most like a sentence, never of the paper that is judged. */
export function nearest(
  text: string,
  paper: string,
  contrasts: readonly Contrast[],
  limit: number,
): Contrast[] {
  return contrasts
    .filter(({ wrong }) => wrong.paper !== paper)
    .map((contrast, at) => ({ contrast, at, share: coverOfTexts(text, contrast.right.text) }))
    .sort((a, b) => b.share - a.share || a.at - b.at)
    .slice(0, limit)
    .map(({ contrast }) => contrast);
}
