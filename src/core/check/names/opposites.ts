import type { PaperIndex } from '../../evidence/paper-index.ts';
import { statementsOf, stemsOf, type Occurrence, type StemAt } from '../../evidence/statements.ts';
import type { Sentence } from '../../review/model.ts';
import type { CheckContext, Opinion } from '../checker.ts';
import { contrastOf, type Contrast } from './contrasts.ts';
import { stanceOf } from './stance.ts';

/** Times that the paper must have the other word before the noun. */
const fewest = 2;

/**
 * A describing word that the paper never uses of a thing, where it always uses one that excludes it: "deterministic
 * rounding" of a paper that speaks of stochastic rounding alone.
 */
export function opposites(sentence: Sentence, { index, review }: CheckContext): Opinion[] {
  const { text } = sentence;
  const role = review.fields[sentence.field]?.role;
  const words = stemsOf(text);
  return words.flatMap((word, at) => {
    const head = words[at + 1];
    if (!head || !/^[- ]$/u.test(text.slice(word.end, head.start))) return [];
    const contrast = contrastOf(text.slice(word.start, word.end), head.stem);
    if (!contrast) return [];
    const range = { start: word.start, end: head.end };
    if (stanceOf(text, range, role === 'summary' || role === 'strengths') === 'none') return [];
    return judge(text, word, head, contrast, index) ?? [];
  });
}

function judge(
  text: string,
  word: StemAt,
  head: StemAt,
  contrast: Contrast,
  index: PaperIndex,
): Opinion | null {
  const statements = statementsOf(index);
  // Said of the thing at all, in any order and form, it is no opposite.
  const near = contrast.same.some((stem) =>
    statements.with(stem).some(({ stems }) => stems.some((one) => one.stem === head.stem)),
  );
  if (near) return null;
  const found = contrast.others
    .map((stem) => statements.places([stem, head.stem], 0))
    .sort((a, b) => b.length - a.length)[0];
  if (!found || found.length < fewest) return null;
  const place = bestOf(found);
  const { passage } = place.statement;
  const said = text.slice(word.start, head.end);
  const instead = passage.text.slice(place.start, place.end);
  const unknown = contrast.same.every((stem) => statements.with(stem).length === 0);
  return {
    start: word.start,
    end: head.end,
    verdict: 'contradicted',
    type: 'Entity',
    node: 'entity/wrong-method/operation-swapped',
    score: Math.min(0.84, 0.6 + 0.02 * Math.min(found.length, 7) + (unknown ? 0.08 : 0)),
    severity: 'information',
    absence: false,
    reason: `The paper speaks of '${instead}' (${found.length} times) and nowhere of '${said}'.`,
    quotes: [{ passage: passage.id, start: place.statement.start, end: place.statement.end, score: 0.8 }],
    repair: null,
  };
}

/** A sentence in the paper's own voice goes before others. */
function bestOf(places: readonly Occurrence[]): Occurrence {
  return (
    places.find(({ statement: { text } }) => /\b(?:we|our)\b/iu.test(text) && text.length < 400) ?? places[0]!
  );
}
