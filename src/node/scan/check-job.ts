import path from 'node:path';
import { withChange } from '../../core/check/changed-since.ts';
import { checkReview } from '../../core/check/check-review.ts';
import { hear, type ChosenModel } from '../../core/check/model-voice.ts';
import { buildPaperIndex, type PaperIndex } from '../../core/evidence/paper-index.ts';
import { InputError } from '../../core/input-error.ts';
import type { Paper } from '../../core/paper/model.ts';
import { scanRowOf, type ScanRow } from '../../core/report/scan/scan-row.ts';
import type { Review } from '../../core/review/model.ts';
import { storeIn, vectorsIn } from '../cache/reader-version.ts';
import { opinionOfCheck, type OpinionOfCheck } from '../engine/opinion-of-check.ts';
import { answerStore } from '../llm/answer-store.ts';
import { LocalModels } from '../onnx/local-models.ts';
import { readReviewFile } from '../read-review.ts';
import { LockedError } from '../locked-error.ts';
import { openPaper } from '../open-paper.ts';
import { tool } from '../version.ts';
import type { ScanAnswer, ScanJob, ScanReview } from './scan-messages.ts';

/** One of a process: its settings are the same for all jobs. */
let models: LocalModels | undefined;

/** Reads a paper and checks the reviews of it, one after another. What cannot be read is said and costs itself alone. */
export async function checkJob(job: ScanJob, say: (answer: ScanAnswer) => void): Promise<void> {
  const { folder, paper: name, supplements, reviews, settings } = job;
  say({ kind: 'at', review: null });
  const inFolder = (own: string): string => path.join(folder, own);
  try {
    const opened = await openPaper(inFolder(name), supplements.map(inFolder), settings.passwords, {
      ocr: settings.ocr,
      store: settings.cache === null ? undefined : storeIn(settings.cache),
      say: (text) => say({ kind: 'note', text }),
    });
    const paper = named(opened, [name, ...supplements]);
    const index = buildPaperIndex(paper);
    models ??= new LocalModels(undefined, settings.cache === null ? undefined : vectorsIn(settings.cache));
    const chosen = await models.choose(settings);
    // A file with several reviews is read once.
    const file: { path: string | null; all: readonly Review[] } = { path: null, all: [] };
    for (const [at, review] of reviews.entries()) {
      say({ kind: 'at', review: at });
      try {
        if (file.path !== review.path) {
          file.path = null;
          file.all = await readReviewFile(inFolder(review.path));
          file.path = review.path;
        }
        const own = file.all.find(({ id }) => id === review.id);
        if (!own || own.sha256 !== review.sha256) {
          say({
            kind: 'skipped',
            review: at,
            reason: 'It was changed while the folder was scanned; scan again.',
          });
          continue;
        }
        const draft = { ...own, path: review.path };
        const heard = await hear(chosen, index, draft);
        const asked = await opinionOn(job, index, draft, chosen);
        if (job.survey) {
          say({ kind: 'questions', review: at, open: asked?.open ?? [] });
          continue;
        }
        const result = withChange(
          checkReview(paper, index, draft, { ...settings, ...heard, opinion: asked?.opinion }),
          review.changed,
        );
        const detector = settings.opinion ? 'llm' : settings.detector;
        const row = scanRowOf({ paper, review: draft, result }, tool, scanOf(review, detector));
        say({ kind: 'row', review: at, row });
      } catch (error) {
        say({ kind: 'skipped', review: at, reason: sentence(error, folder) });
      }
    }
  } catch (error) {
    const locked = error instanceof LockedError ? { locked: path.relative(folder, error.file) } : {};
    for (const at of reviews.keys())
      say({ kind: 'skipped', review: at, reason: `Its paper: ${sentence(error, folder)}`, ...locked });
  }
}

/** What is known of a language model's opinion; null where none is configured. The local model helps to choose. */
async function opinionOn(
  { settings, heard }: ScanJob,
  index: PaperIndex,
  draft: Review,
  chosen: ChosenModel,
): Promise<OpinionOfCheck | null> {
  const { opinion, cache } = settings;
  if (!opinion || settings.policy === 'rulesOnly') return null;
  const screen = chosen.model ? chosen : await models!.choose({ ...settings, detector: 'local' });
  const { model } = await hear(screen, index, draft);
  const wide = checkReview(index.paper, index, draft, {
    ...settings,
    threshold: 'recall',
    model,
    opinion: undefined,
  });
  const order = { ...opinion, answers: {}, failed: [], problems: [], ...heard };
  return opinionOfCheck(
    index,
    draft,
    wide,
    order,
    cache === null ? undefined : answerStore({ folder: cache }),
  );
}

function scanOf({ key, pairedBy, changed }: ScanReview, detector: string): ScanRow['scan'] {
  return { key, detector, pairedBy, ...(changed && { changed }) };
}

/** A paper whose files are named as the folder sees them, on whatever machine it lies. */
function named(paper: Paper, names: readonly string[]): Paper {
  return { ...paper, documents: paper.documents.map((one, i) => ({ ...one, path: names[i] ?? one.path })) };
}

function sentence(error: unknown, folder: string): string {
  if (error instanceof InputError) return error.message.replaceAll(path.join(folder, path.sep), '');
  return `internal error: ${error instanceof Error ? error.message : String(error)}`;
}
