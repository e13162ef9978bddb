import { checkReview } from '../../check/check-review.ts';
import { SentenceCache } from '../../check/sentence-cache.ts';
import type { CheckResult } from '../../findings/finding.ts';
import { parseReview } from '../../review/parse-review.ts';
import type { Review } from '../../review/model.ts';
import { isShown, ownerOf, resultFor } from '../sample.ts';
import type { Span } from '../span-scores.ts';
import type { Detector, DetectorItem, DetectorOutput, DetectorPaper } from './detector.ts';

/**
 * The product as it is shipped, at its default setting: the whole review where there is one, else a review of one
 * sentence. Its scores hold the likelihood of the wording, its review score is its own.
 */
export const symbolic: Detector = {
  name: 'symbolic',
  needs: ['paper'],
  async detect({ paper, items }, signal) {
    if (!paper) return items.map(() => null);
    const checked = new Map<string, CheckResult | null>();
    const judgements = new SentenceCache();
    const outputs: (DetectorOutput | null)[] = [];
    for (const item of items) {
      signal?.throwIfAborted();
      const { id, source, sentence } = placed(item);
      let result = checked.get(id);
      if (result === undefined) {
        result = checkText(source, paper, judgements);
        checked.set(id, result);
        // Checking is synchronous; a host that wants to stop must get a turn.
        await Promise.resolve();
      }
      outputs.push(result && outputOf(result, sentence, item.text.length, item.review !== null));
    }
    return outputs;
  },
};

interface Placed {
  readonly id: string;
  readonly source: string;
  readonly sentence: Span;
}

function placed({ text, role, review }: DetectorItem): Placed {
  if (review) return { id: review.id, source: review.source, sentence: review };
  const heading = `# ${role.slice(0, 1).toUpperCase()}${role.slice(1)}\n\n`;
  return {
    id: JSON.stringify([role, text]),
    source: heading + text,
    sentence: { start: heading.length, end: heading.length + text.length },
  };
}

/** null where the text is not read as one review: there is no answer then. */
function checkText(
  source: string,
  { paper, index }: DetectorPaper,
  judgements: SentenceCache,
): CheckResult | null {
  const [review, ...others]: Review[] = parseReview(source, { path: 'review.md', sha256: '' });
  if (!review || others.length > 0) return null;
  return checkReview(paper, index, review, { threshold: 'balanced', policy: 'localModel', judgements });
}

function outputOf(result: CheckResult, sentence: Span, length: number, whole: boolean): DetectorOutput {
  const guess = resultFor(result.sentences, sentence);
  return {
    score: guess?.score ?? 0,
    type: guess?.type ?? null,
    spans: (guess?.spans.slice(0, 1) ?? []).flatMap(({ start, end, score }) => {
      const [from, to] = [Math.max(0, start - sentence.start), Math.min(length, end - sentence.start)];
      return from < to ? [{ start: from, end: to, score }] : [];
    }),
    shown: result.findings.some((finding) => isShown(finding) && ownerOf(finding, [sentence]) === 0),
    ...(whole ? { reviewScore: result.score } : {}),
  };
}
