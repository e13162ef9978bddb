import { unlink } from 'node:fs/promises';
import { InputError } from '../../core/input-error.ts';
import { byCode, isFailure, type SkippedFile } from '../../core/report/scan/scan-row.ts';
import { makePrivateFolder } from '../cache/private-files.ts';
import { lockFile } from '../folder-lock.ts';
import { LocalModels } from '../onnx/local-models.ts';
import { tool } from '../version.ts';
import { workerScript } from '../worker-script.ts';
import type { FolderScanEnd, FolderScanEvent, FolderScanRequest } from './folder-scan-messages.ts';
import { planScan } from './plan-scan.ts';
import { surveyQuestions, withAnswers, type HeardInScan, type SurveyedPaper } from './opinion-survey.ts';
import { RowLog } from './row-log.ts';
import { runJobs, workersOfMachine } from './run-jobs.ts';
import { scanWork } from './scan-jobs.ts';
import { ocrLimits, stepLimits, type StepLimits } from './scan-process.ts';
import { keepRecord, scanPlaces, takeUpRows } from './scan-store.ts';
import { writeResultFile } from './write-results.ts';

/** For tests: other workers, other limits. */
export interface FolderScanParts {
  readonly worker?: URL;
  readonly limits?: StepLimits;
  /** Puts questions to the language model of the settings, when the user has agreed. */
  readonly ask?: (papers: readonly SurveyedPaper[]) => Promise<HeardInScan>;
}

/**
 * Scans a folder for a host: checks what has changed since its last scan and keeps the rows in `store`. Never rejects:
 * what went wrong is said in the end. A scan that was stopped, or killed, is taken up by the next one.
 */
export async function scanFolder(
  request: FolderScanRequest,
  say: (event: FolderScanEvent) => void,
  stop: AbortSignal,
  parts: FolderScanParts = {},
): Promise<FolderScanEnd> {
  try {
    await makePrivateFolder(request.store);
    const { part } = scanPlaces(request.folder, request.store);
    const free = await lockFile(
      `${part}.lock`,
      request.folder,
      'Make room, or scan another folder.',
      'Wait for it; another window may be scanning this folder.',
    );
    try {
      return await scanLocked(request, say, stop, parts);
    } finally {
      await free();
    }
  } catch (error) {
    if (stop.aborted) return { kind: 'stopped' };
    if (error instanceof InputError) return { kind: 'failed', message: error.message };
    return { kind: 'failed', message: `The scan broke off: ${(error as Error).message}` };
  }
}

async function scanLocked(
  { folder, store, settings, jobs }: FolderScanRequest,
  say: (event: FolderScanEvent) => void,
  stop: AbortSignal,
  { worker, limits, ask }: FolderScanParts,
): Promise<FolderScanEnd> {
  const places = scanPlaces(folder, store);
  const plan = await planScan(folder);
  stop.throwIfAborted();
  if (plan.papers.length === 0 && plan.skipped.every((one) => !isFailure(one)))
    throw new InputError(
      folder,
      'holds no review that is recognised.',
      'Put reviews (.md, .txt, exported JSON, HotCRP forms) and papers into it.',
    );
  const { model, why } = await new LocalModels().choose(settings);
  if (why !== null) say({ kind: 'note', text: `Rules alone: the local model cannot be used (${why}).` });
  await takeUpRows(places);
  const log = await RowLog.open(places.part);
  try {
    const skipped = [...plan.skipped];
    const work = await scanWork(folder, plan, settings, model?.sha256 ?? null, log);
    say({ kind: 'planned', total: work.wanted.size, left: work.left });
    for (const { path, reason } of skipped) say({ kind: 'skipped', path, reason });
    const script = worker ?? workerScript('scan-worker.cjs', new URL('./worker.ts', import.meta.url));
    const chosen = limits ?? (settings.ocr ? ocrLimits : stepLimits);
    const how = { count: jobs ?? workersOfMachine(), limits: chosen, stop };
    const papers =
      settings.opinion && ask ? await surveyQuestions(script, work.open, how, () => undefined) : [];
    const open = ask && papers.length > 0 ? withAnswers(work.open, papers, await ask(papers)) : work.open;
    stop.throwIfAborted();
    await runJobs(script, open, how, {
      async row(row) {
        await log.append(row);
        say({ kind: 'step' });
      },
      skipped({ path }, reason, failed, locked) {
        skipped.push({ path, kind: failed ? 'failed' : 'unreadable', reason });
        say({ kind: 'skipped', path, reason, ...(locked !== undefined && { locked }) });
        say({ kind: 'step' });
      },
      note: (text) => say({ kind: 'note', text: text.replace(/^peerlint: /, '') }),
    });
    stop.throwIfAborted();
    const sorted = skipped.sort((a, b) => byCode(a.path, b.path) || byCode(a.reason, b.reason));
    const reviews = await keep(log, work.wanted, sorted, places.results);
    await keepRecord(places.record, log.rows(work.wanted), new Date()).catch((error: Error) =>
      say({ kind: 'note', text: `What is new cannot be told next time: ${error.message}` }),
    );
    await unlink(places.part).catch(() => undefined);
    return { kind: 'finished', reviews, skipped: skipped.length };
  } finally {
    await log.close();
  }
}

/** Writes the rows in their order; how many. */
async function keep(
  log: RowLog,
  wanted: ReadonlySet<string>,
  skipped: readonly SkippedFile[],
  file: string,
): Promise<number> {
  let count = 0;
  const rows = async function* () {
    for await (const one of log.rows(wanted)) {
      count += 1;
      yield one;
    }
  };
  await writeResultFile({ tool, rows, skipped }, 'jsonl', file);
  return count;
}
