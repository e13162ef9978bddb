import { stat } from 'node:fs/promises';
import path from 'node:path';
import { columnOf } from '../../core/bench/evaluate/score-cases.ts';
import type { EvidenceContext } from '../../core/bench/evaluate/evidence-contexts.ts';
import type { Column } from '../../core/bench/evaluate/evaluate-population.ts';
import { readPair } from '../../core/bench/evaluate/pair-case.ts';
import { PairSample } from '../../core/bench/evaluate/pair-sample.ts';
import type { Population } from '../../core/bench/evaluate/population.ts';
import { reportMarkdown, reportOn, type Report } from '../../core/bench/evaluate/report.ts';
import { scoredCase, type ScoredCase } from '../../core/bench/evaluate/scored-case.ts';
import type { ControlRow } from '../../core/bench/evaluate/shortcut-controls.ts';
import { BadRow } from '../../core/bench/inject/source-row.ts';
import { sets, type Part } from '../../core/bench/split.ts';
import type { MalformedRow } from '../../core/evaluate/malformed-row.ts';
import { InputError } from '../../core/input-error.ts';
import { reportedParts, type Split } from '../evaluate/asked-parts.ts';
import { openSources, type DataSource, type SourceOptions } from '../evaluate/data-source.ts';
import { detectorsNamed, type AskedDetectors } from '../evaluate/detectors-named.ts';
import { scoreSource } from '../evaluate/score-source.ts';
import { writeReport } from '../evaluate/write-report.ts';
import type { ExitStatus, Host } from '../host.ts';
import { OutputFiles } from '../inject/output-files.ts';
import { linesOf } from '../inject/source-lines.ts';
import { Progress } from '../progress.ts';
import { tool } from '../version.ts';

export interface EvaluateOptions {
  readonly detector?: readonly string[];
  readonly set?: readonly string[];
  readonly papers?: readonly string[];
  readonly fit?: string;
  readonly split?: Split;
  readonly context?: readonly EvidenceContext[];
  readonly out?: string;
  readonly seed: number;
  readonly limit?: number;
  readonly resamples: number;
}

const scoresFile = 'scores.jsonl';

/** A data set of the run under a name of its own. */
interface Named {
  readonly data: string;
  readonly file: string;
  readonly source: DataSource;
  readonly contexts: readonly EvidenceContext[];
  readonly columns: readonly Column[];
}

/** `peerlint bench evaluate`: detectors on labelled data, side by side. */
export async function runEvaluate(
  data: readonly string[],
  options: EvaluateOptions,
  host: Host,
): Promise<ExitStatus> {
  const detectors = detectorsNamed(options.detector ?? [], options.seed);
  const reported = await openAll(data, options, detectors, partsFor(options));
  const elsewhere =
    options.fit === undefined
      ? []
      : await openAll([options.fit], options, detectors, () => ['fit', 'report', 'final']);
  const all = uniquelyNamed([...reported, ...elsewhere]);
  const { rows, malformed } = await scored(all, detectors, options, host);
  const populations = all
    .slice(0, reported.length)
    .flatMap((one) => populationsOf(one, rows, all.slice(reported.length), options));
  if (populations.length === 0)
    throw new InputError(data.join(', '), 'holds no labelled sentence in that part.', 'Try --split all.');
  const reports = [];
  for (const { population, columns, controls } of populations)
    reports.push(reportOn(population, columns, await controls(), options));
  const report: Report = {
    schema: 1,
    seed: options.seed,
    populations: reports,
    missing: detectors.missing,
    malformed,
  };
  const text = reportMarkdown(report);
  if (options.out !== undefined) await writeReport(options.out, report, text, populations);
  await host.out(text);
  return 0;
}

async function openAll(
  data: readonly string[],
  { set = [], papers = [], limit = Infinity, context }: EvaluateOptions,
  { all }: AskedDetectors,
  parts: SourceOptions['parts'],
): Promise<Named[]> {
  const opened: Named[] = [];
  for (const file of data)
    for (const source of await openSources(file, { sets: set, papers, limit, parts })) {
      const contexts = context ?? [source.context];
      const columns = all.flatMap((detector) =>
        [...new Set(contexts.map((one) => columnOf(detector, one, contexts)))].map((name): Column => ({
          name,
          ...(detector.threshold === undefined ? {} : { threshold: detector.threshold }),
        })),
      );
      opened.push({ data: source.name, file, source, contexts, columns });
    }
  return opened;
}

function reportedOf(options: EvaluateOptions, { split, name }: Pick<DataSource, 'split' | 'name'>): Part[] {
  const training = Object.hasOwn(sets, name) && sets[name as keyof typeof sets] === 'train';
  return reportedParts(options.split, split, { name, training, fitElsewhere: options.fit !== undefined });
}

function partsFor(options: EvaluateOptions): SourceOptions['parts'] {
  return (split, name) => {
    const parts = reportedOf(options, { split, name });
    return options.fit === undefined ? [...new Set<Part>(['fit', ...parts])] : parts;
  };
}

/** Two files may be called pairs.jsonl: then their folders tell them apart, and else their places. */
function uniquelyNamed(all: readonly Named[]): Named[] {
  const seen = new Set<string>();
  return all.map((one) => {
    const folder = path.basename(path.dirname(path.resolve(one.file)));
    const names = [one.data, `${folder}/${one.data}`];
    let data = names.find((name) => !seen.has(name));
    for (let n = 2; data === undefined; n += 1)
      data = seen.has(`${one.data} ${n}`) ? undefined : `${one.data} ${n}`;
    seen.add(data);
    return { ...one, data };
  });
}

/** Scores of all data sets; those that an earlier run wrote are taken up. */
async function scored(
  all: readonly Named[],
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

interface Reported {
  readonly population: Population;
  readonly columns: readonly Column[];
  readonly controls: () => Promise<ControlRow[]>;
}

function populationsOf(
  one: Named,
  rows: readonly ScoredCase[],
  elsewhere: readonly Named[],
  options: EvaluateOptions,
): Reported[] {
  const { data, source, columns } = one;
  const parts = reportedOf(options, source);
  const own = comparable(
    rows.filter((row) => row.data === data),
    one,
  );
  const others = rows.filter((row) => elsewhere.some((fit) => fit.data === row.data));
  return [...new Set(own.flatMap((row) => row.sets))].flatMap((set): Reported[] => {
    const cases = own.filter((row) => row.sets.includes(set));
    const reported = cases.filter(({ part }) => parts.includes(part));
    // Right sentences stand beside injected errors; without any there is nothing to measure.
    if (reported.length === 0 || (set === 'injected' && !cases.some(({ wrong }) => wrong))) return [];
    const alike = others.filter((row) => row.sets.includes(set));
    const fitting =
      elsewhere.length === 0 ? cases.filter(({ part }) => part === 'fit') : alike.length > 0 ? alike : others;
    const among = parts.includes('fit') ? ', which are among them' : '';
    const chosenOn =
      elsewhere.length === 0 ? `its fit papers${among}` : elsewhere.map((fit) => fit.data).join(', ');
    const population: Population = {
      name: `${data}, ${set}`,
      set,
      split: `${parts.join(' and ')} papers, thresholds from ${chosenOn}`,
      reported,
      fitting,
    };
    const controls = (): Promise<ControlRow[]> =>
      source.kind === 'pairs'
        ? pairControls(one.file, new Set(reported.map(({ paper }) => paper)), options.seed)
        : Promise.resolve(reported.map(({ paper, wrong, text }) => ({ paper, wrong, text, evidence: null })));
    return [{ population, columns, controls }];
  });
}

/** With several contexts only sentences that have an answer in each: else the contexts would see different ones. */
function comparable(rows: readonly ScoredCase[], { contexts, columns }: Named): readonly ScoredCase[] {
  if (contexts.length === 1) return rows;
  const asked = columns
    .map(({ name }) => name)
    .filter((name) => contexts.some((context) => name.endsWith(` (${context})`)))
    .filter((name) => rows.some(({ outputs }) => outputs[name]));
  return rows.filter(({ outputs }) => asked.every((name) => outputs[name]));
}

async function pairControls(file: string, papers: ReadonlySet<string>, seed: number): Promise<ControlRow[]> {
  const sample = new PairSample(seed);
  for await (const { text } of linesOf([file])) {
    try {
      const row = readPair(text);
      if (papers.has(row.paper)) sample.add(row);
    } catch (error) {
      // It was named when the rows were scored.
      if (!(error instanceof BadRow)) throw error;
    }
  }
  return sample.rows();
}

/** Everything that decides the scores: those of another run must not be mixed in. */
async function settingsKey(
  all: readonly Named[],
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
