import { checkReview } from '../../check/check-review.ts';
import { readReview, type Features } from '../../check/model-voice.ts';
import { SentenceCache } from '../../check/sentence-cache.ts';
import type { CheckResult } from '../../findings/finding.ts';
import type { DetectorModel } from '../../model/detector-model.ts';
import { parseReview } from '../../review/parse-review.ts';
import type { Review } from '../../review/model.ts';
import { isShown, ownerOf, resultFor } from '../sample.ts';
import type { Span } from '../span-scores.ts';
import type { Detector, DetectorItem, DetectorOutput, DetectorPaper } from './detector.ts';

/** The product's rules as they are shipped, at their default setting. */
export const symbolic: Detector = shipped('symbolic', null);

/** The product with its small model, as it is shipped where the model is on. */
export function fusion(model: DetectorModel): Detector {
  return shipped('fusion', model);
}

/**
 * The whole review where there is one, else a review of one sentence. Scores hold the likelihood of the wording, or the
 * model's; the review score is the product's own.
 */
function shipped(name: string, model: DetectorModel | null): Detector {
  return {
    name,
    needs: model ? ['paper', 'model-file'] : ['paper'],
    ...(model ? { settings: JSON.stringify([model.sha256, model.config]) } : {}),
    async detect({ paper, items }, signal) {
      if (!paper) return items.map(() => null);
      const checked = new Map<string, CheckResult | null>();
      const run: Run = {
        paper,
        model,
        judgements: new SentenceCache(),
        features: new SentenceCache(),
        signal,
      };
      const outputs: (DetectorOutput | null)[] = [];
      for (const item of items) {
        signal?.throwIfAborted();
        const { id, source, sentence } = placed(item);
        let result = checked.get(id);
        if (result === undefined) {
          // Awaited also where it is synchronous: a host that wants to stop must get a turn.
          result = await checkText(source, run);
          checked.set(id, result);
        }
        outputs.push(result && outputOf(result, sentence, item.text.length, item.review !== null));
      }
      return outputs;
    },
  };
}

interface Run {
  readonly paper: DetectorPaper;
  readonly model: DetectorModel | null;
  readonly judgements: SentenceCache;
  readonly features: SentenceCache<Features>;
  readonly signal: AbortSignal | undefined;
}

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
async function checkText(
  source: string,
  { paper: { paper, index }, model, judgements, features, signal }: Run,
): Promise<CheckResult | null> {
  const [review, ...others]: Review[] = parseReview(source, { path: 'review.md', sha256: '' });
  if (!review || others.length > 0) return null;
  const voice = model ? { ...(await readReview(model, index, review, { signal })), features } : undefined;
  return checkReview(paper, index, review, {
    threshold: 'balanced',
    policy: 'localModel',
    judgements,
    model: voice,
  });
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
