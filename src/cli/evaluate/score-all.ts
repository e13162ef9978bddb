import { stat } from 'node:fs/promises';
import path from 'node:path';
import { scoredCase, type ScoredCase } from '../../core/bench/evaluate/scored-case.ts';
import type { MalformedRow } from '../../core/evaluate/malformed-row.ts';
import type { Host } from '../host.ts';
import { OutputFiles } from '../inject/output-files.ts';
import { Progress } from '../progress.ts';
import { tool } from '../../node/version.ts';
import type { AskedDetectors } from './detectors-named.ts';
import type { EvaluateOptions } from './evaluate-options.ts';
import type { NamedData } from './named-data.ts';
import { scoreSource } from './score-source.ts';

const scoresFile = 'scores.jsonl';

/** Scores of all data sets; those that an earlier run wrote are taken up. */
export async function scoreAll(
  all: readonly NamedData[],
  detectors: AskedDetectors,
  options: EvaluateOptions,
  host: Host,
): Promise<{ rows: ScoredCase[]; malformed: MalformedRow[] }> {
  const output =
    options.out === undefined
      ? null
      : await OutputFiles.open(options.out, [scoresFile], await settingsKey(all, detectors, options));
  try {
    const rows: ScoredCase[] = [];
    for await (const line of output?.lines(scoresFile) ?? []) rows.push(scoredCase.parse(JSON.parse(line)));
    const misfits = [...((output?.notes ?? []) as MalformedRow[])];
    const malformed: MalformedRow[] = [];
    const total = all.reduce((sum, { source }) => sum + source.jobs, 0);
    let before = output?.papers ?? 0;
    if (before > 0) host.err(`Going on behind ${before} of ${total} papers.`);
    const progress = new Progress(total - before, 'papers');
    for (const { data, source, contexts } of all) {
      const done = Math.min(before, source.jobs);
      before -= done;
      const bad = (row: MalformedRow): void => {
        host.err(`${row.file}:${row.line}: ${row.problem}; skipped.`);
        malformed.push(row);
      };
      const run = { source, data, detectors, contexts, seed: options.seed, done, bad };
      for await (const one of scoreSource(run)) {
        for (const row of one.bad) host.err(`${row.file}:${row.line}: ${row.problem}; skipped.`);
        misfits.push(...one.bad);
        rows.push(...one.rows);
        await output?.append({ [scoresFile]: one.rows }, misfits);
        progress.step();
      }
    }
    progress.end();
    return { rows, malformed: [...malformed, ...misfits] };
  } finally {
    await output?.close();
  }
}

/** Everything that decides the scores: those of another run must not be mixed in. */
async function settingsKey(
  all: readonly NamedData[],
  detectors: AskedDetectors,
  { seed, limit, split, papers = [] }: EvaluateOptions,
): Promise<string> {
  const size = async (file: string): Promise<number | null> =>
    stat(file).then(
      (found) => (found.isFile() ? found.size : null),
      () => null,
    );
  const files = await Promise.all(
    all.map(async ({ data, file, source, contexts }) => [
      data,
      path.resolve(file),
      await size(file),
      source.jobs,
      contexts,
    ]),
  );
  const texts = await Promise.all(papers.map(async (file) => [path.resolve(file), await size(file)]));
  const asked = detectors.all.map(({ name, settings }) => [name, settings ?? null]);
  return JSON.stringify([tool.version, files, texts, asked, seed, limit ?? null, split ?? null]);
}
