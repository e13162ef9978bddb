import { existsSync } from 'node:fs';
import { mkdtemp, rm, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Threshold } from '../../core/findings/finding.ts';
import { InputError } from '../../core/input-error.ts';
import { printable } from '../../core/report/printable.ts';
import { formatOfName, type ScanFormat } from '../../core/report/scan/scan-output.ts';
import { byCode, isFailure, isShownError, type SkippedFile } from '../../core/report/scan/scan-row.ts';
import { chosenModel, type DetectorOptions } from '../chosen-model.ts';
import type { ExitStatus, Host } from '../host.ts';
import type { LlmOptions } from '../llm-opinion.ts';
import type { LlmScan } from '../llm-scan.ts';
import { lockFile } from '../../node/folder-lock.ts';
import type { ReadingOptions } from '../open-paper.ts';
import { cacheFolder } from '../paper-store.ts';
import { workerScript } from '../../node/worker-script.ts';
import { Progress } from '../progress.ts';
import { readPasswords } from '../read-passwords.ts';
import { planScan, type Shard } from '../../node/scan/plan-scan.ts';
import { surveyQuestions, withAnswers } from '../../node/scan/opinion-survey.ts';
import { RowLog } from '../../node/scan/row-log.ts';
import { runJobs, workersOfMachine } from '../../node/scan/run-jobs.ts';
import { scanWork } from '../../node/scan/scan-jobs.ts';
import type { ScanJob, ScanSettings } from '../../node/scan/scan-messages.ts';
import { ocrLimits, stepLimits, type StepLimits } from '../../node/scan/scan-process.ts';
import { writeResults } from '../scan/write-results.ts';
import { tool } from '../../node/version.ts';

export interface ScanOptions extends ReadingOptions, DetectorOptions, Omit<LlmOptions, 'cache'> {
  readonly format?: ScanFormat;
  readonly out?: string;
  readonly jobs?: number;
  readonly resume?: boolean;
  readonly shard?: Shard;
  readonly threshold: Threshold;
}

/** For tests: other workers, other limits. */
export interface ScanParts {
  readonly worker?: URL;
  readonly limits?: StepLimits;
}

/**
 * `peerlint scan`: checks all reviews of a folder. Rows are kept in OUT.part as they come; when all are there the output
 * is written in the order of the reviews, and the part is removed. A run that was stopped leaves it for --resume.
 */
export async function runScan(
  folder: string,
  options: ScanOptions,
  host: Host,
  parts: ScanParts = {},
): Promise<ExitStatus> {
  const { out, resume = false } = options;
  const format = options.format ?? (out === undefined ? 'text' : (formatOfName(out) ?? 'jsonl'));
  if (resume && out === undefined)
    throw new InputError('--resume', 'needs the file that the scan writes.', 'Give --out FILE as before.');
  const llm = await openLlm(options, host);
  const { settings, modelSha256 } = await settingsOf(options, llm);
  const own = out === undefined ? await mkdtemp(path.join(tmpdir(), 'peerlint-scan-')) : null;
  const part = out === undefined ? path.join(own!, 'rows') : `${out}.part`;
  const free = await lockFile(
    `${part}.lock`,
    out ?? part,
    'Give --out a file in a folder that can be written.',
  );
  try {
    if (!resume && existsSync(part))
      throw new InputError(
        part,
        'holds the rows of a scan that was stopped.',
        'Give --resume to go on with it, or remove the file.',
      );
    const plan = await planScan(folder, options.shard, out === undefined ? [] : [out, part, `${part}.lock`]);
    if (plan.papers.length === 0 && plan.skipped.every((one) => !isFailure(one)) && !options.shard)
      throw new InputError(
        folder,
        'holds no review that is recognised.',
        'Put reviews (.md, .txt, exported JSON, HotCRP forms) and papers into it.',
      );
    const log = await RowLog.open(part);
    try {
      return await scanPlan(
        folder,
        plan,
        log,
        { ...options, format, settings, modelSha256, part, llm },
        host,
        parts,
      );
    } finally {
      await log.close();
    }
  } finally {
    await free();
    if (own !== null) await rm(own, { recursive: true, force: true });
  }
}

interface ScanRun extends ScanOptions {
  readonly format: ScanFormat;
  readonly settings: ScanSettings;
  readonly modelSha256: string | null;
  /** Where the rows are kept. */
  readonly part: string;
  readonly llm: LlmScan | null;
}

async function scanPlan(
  folder: string,
  plan: Awaited<ReturnType<typeof planScan>>,
  log: RowLog,
  run: ScanRun,
  host: Host,
  { worker, limits }: ScanParts,
): Promise<ExitStatus> {
  const skipped = [...plan.skipped];
  const { wanted, open, left } = await scanWork(folder, plan, run.settings, run.modelSha256, log);
  if (left < wanted.size)
    host.err(`peerlint: ${wanted.size - left} of ${wanted.size} reviews are done already.`);
  const progress = new Progress(left, 'reviews', true);
  const say = (line: string): void => {
    progress.end();
    host.err(`peerlint: ${line}`);
  };
  for (const { path: name, reason } of skipped) say(printable(`${name}: ${reason}`));
  const stop = new AbortController();
  const onSignal = (): void => stop.abort(new Error('stopped'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, onSignal);
  try {
    const script =
      worker ?? workerScript('scan-worker.cjs', new URL('../../node/scan/worker.ts', import.meta.url));
    const count = run.jobs ?? workersOfMachine();
    const chosenLimits = limits ?? (run.settings.ocr ? ocrLimits : stepLimits);
    const how = { count, limits: chosenLimits, stop: stop.signal };
    const jobs = run.llm ? await askedJobs(run.llm, script, open, how) : open;
    if (jobs === null) {
      // Only shown: it is no scan to go on with.
      if (!run.resume) await unlink(run.part).catch(() => undefined);
      return 0;
    }
    await runJobs(script, jobs, how, {
      async row(row) {
        await log.append(row);
        progress.step();
      },
      skipped({ path: name, id }, reason, failed) {
        const one = { path: name, kind: failed ? 'failed' : 'unreadable', reason } as const;
        skipped.push(one);
        say(printable(`${name}${id === '1' ? '' : ` (${id})`}: ${reason}`));
        progress.step();
      },
      note: (text) => say(printable(text.replace(/^peerlint: /, ''))),
    });
  } catch (error) {
    if (!stop.signal.aborted) throw error;
    say(
      run.out === undefined
        ? 'stopped; without --out nothing is kept.'
        : `stopped; what is done is kept in ${run.part}: run the same command with --resume to go on.`,
    );
    return 2;
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, onSignal);
    progress.end();
  }
  return finish(log, wanted, skipped, run, host);
}

/** What would be asked is known for the whole folder first; null where it was only to be shown. */
async function askedJobs(
  llm: LlmScan,
  script: URL,
  open: readonly ScanJob[],
  how: Parameters<typeof surveyQuestions>[2],
): Promise<readonly ScanJob[] | null> {
  const papers = await surveyQuestions(script, open, how, () => undefined);
  const heard = await llm.ask(papers, how.stop);
  return heard && withAnswers(open, papers, heard);
}

/** The language model that is asked for; null where none is. Its clients are loaded for those who ask. */
async function openLlm(options: ScanOptions, host: Host): Promise<LlmScan | null> {
  const { detector, llmUrl, llmPreview } = options;
  if (detector !== 'llm') {
    if (llmUrl !== undefined || llmPreview)
      throw new InputError(
        llmPreview ? '--llm-preview' : '--llm-url',
        'goes with --detector llm alone.',
        'Give that too, or leave it out.',
      );
    return null;
  }
  const { LlmScan } = await import('../llm-scan.ts');
  return new LlmScan(options, host);
}

/** Writes the output; then the rows are in it, and their file goes. */
async function finish(
  log: RowLog,
  wanted: ReadonlySet<string>,
  skipped: readonly SkippedFile[],
  { format, out, part }: ScanRun,
  host: Host,
): Promise<ExitStatus> {
  let found = false;
  const rows = async function* () {
    for await (const one of log.rows(wanted)) {
      found ||= one.row.findings.some(isShownError);
      yield one;
    }
  };
  const sorted = [...skipped].sort((a, b) => byCode(a.path, b.path) || byCode(a.reason, b.reason));
  await writeResults({ tool, rows, skipped: sorted }, format, out, host);
  await unlink(part).catch(() => undefined);
  if (skipped.some(isFailure)) return 2;
  return found ? 1 : 0;
}

async function settingsOf(
  options: ScanOptions,
  llm: LlmScan | null,
): Promise<{ readonly settings: ScanSettings; readonly modelSha256: string | null }> {
  const chosen = await chosenModel(options);
  // It was opened to see that it loads; the workers open their own.
  await chosen.model?.close?.();
  const { detector, model, threshold, policy, ocr = false, cache = true } = options;
  const settings: ScanSettings = {
    detector: detector === 'llm' ? 'auto' : detector,
    modelPath: model === undefined ? null : path.resolve(model),
    threshold,
    policy,
    ocr,
    cache: cache ? cacheFolder() : null,
    passwords: await readPasswords(options.passwordFile),
    ...(llm && { opinion: llm.settings }),
  };
  return { settings, modelSha256: chosen.model?.sha256 ?? null };
}
