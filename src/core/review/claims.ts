import { cuesOf } from '../check/absence/cues.ts';
import type { Cue, Degree, WordRange } from '../check/absence/denial.ts';
import { thingsOf } from '../check/absence/things.ts';
import { wordsOf } from '../check/absence/words.ts';
import { aspectOf, type Aspect } from './aspects.ts';
import { attributionAt, attributionsOf, type Speaker } from './attribution.ts';
import { clausesOf, partsOf, rangeOf } from './clauses.ts';
import type { FieldRole } from './model.ts';
import type { SourceRange } from './source-range.ts';

/** One checkable statement of a sentence; UTF-16 offsets into the clean text of the sentence. */
export interface Claim extends SourceRange {
  /** What is spoken of ("The encoder"), null where nothing is named ("No ablation"). */
  readonly subject: SourceRange | null;
  /** denied: the paper is said to lack it, or not to do it. */
  readonly polarity: 'affirmed' | 'denied';
  /** flat: "no ablation"; graded: "not thoroughly ablated"; affirmed claims are flat. */
  readonly degree: Degree;
  readonly aspect: Aspect;
  /** Who is said to say it. */
  readonly speaker: 'reviewer' | Speaker;
}

/** A sentence with more is a pasted list. */
const mostClaims = 24;

/**
 * The claims of a sentence, conjuncts apart: "limitations and societal impact are not discussed" makes two, so that the
 * false half alone can be marked. In reading order; [] for a sentence without words. Says nothing of whether they hold.
 */
export function claimsIn(text: string, role: FieldRole): Claim[] {
  const words = wordsOf(text);
  const attributions = attributionsOf(text);
  const claim = (range: SourceRange, more: Pick<Claim, 'subject' | 'polarity' | 'degree'>): Claim => ({
    ...range,
    ...more,
    aspect: aspectOf(text.slice(range.start, range.end), role, text),
    speaker: attributionAt(attributions, range)?.speaker ?? 'reviewer',
  });
  const cues = cuesOf(words);
  const denied = cues.flatMap((cue) =>
    thingsOf(words, cue).map((thing) => {
      const head = thing.head && thing.head.to === thing.range.from ? thing.head.from : thing.range.from;
      const degree = thing.graded ? 'graded' : cue.degree;
      const subject = cue.subject && rangeOf(words, cue.subject);
      return claim(rangeOf(words, { from: head, to: thing.range.to })!, {
        subject,
        polarity: 'denied',
        degree,
      });
    }),
  );
  const affirmed = clausesOf(words, attributions)
    .filter((clause) => !cues.some((cue) => touches(cue, clause)))
    .flatMap((clause) =>
      partsOf(words, clause).map(({ range, subject }) =>
        claim(range, { subject, polarity: 'affirmed', degree: 'flat' }),
      ),
    );
  return [...innermost(denied), ...affirmed].sort((a, b) => a.start - b.start).slice(0, mostClaims);
}

/** Without what another denial takes apart further: "no code" in "no code and no data" is denied once. */
function innermost(claims: readonly Claim[]): Claim[] {
  return claims.filter(
    ({ start, end }, at) =>
      !claims.some(
        (other, i) =>
          i !== at &&
          start <= other.start &&
          other.end <= end &&
          (other.end - other.start < end - start || i < at),
      ),
  );
}

function touches({ from, to, thing }: Cue, clause: WordRange): boolean {
  return (from < clause.to && clause.from < to) || (thing.from < clause.to && clause.from < thing.to);
}
