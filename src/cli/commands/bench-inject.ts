import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PairSample } from '../../core/bench/evaluate/pair-sample.ts';
import { controlsSection, shortcutControls } from '../../core/bench/evaluate/shortcut-controls.ts';
import { formatStatistics } from '../../core/bench/inject/format-statistics.ts';
import { promptVersion } from '../../core/bench/inject/llm/prompts.ts';
import type { YieldSettings } from '../../core/bench/inject/paper-yield.ts';
import { pairRow, type PairRow } from '../../core/bench/inject/row.ts';
import { Selection } from '../../core/bench/inject/selection.ts';
import { addCounts, noCounts, RowCounts, type Counts } from '../../core/bench/inject/statistics.ts';
import { InputError } from '../../core/input-error.ts';
import { chatModelOf, type ModelOptions } from '../chat-model-of.ts';
import type { ExitStatus, Host } from '../host.ts';
import { byModel, type ModelSettings } from '../inject/by-model.ts';
import { byRules } from '../inject/by-rules.ts';
import { OutputFiles } from '../inject/output-files.ts';
import { linesOf } from '../inject/source-lines.ts';
import { Progress } from '../progress.ts';
import { tool } from '../../node/version.ts';

export interface InjectOptions extends ModelOptions {
  readonly out: string;
  readonly positives: number;
  readonly seed: number;
  readonly perReview: number;
  readonly metaReview?: boolean;
  readonly limit?: number;
}

const pairs = 'pairs.jsonl';
const triples = 'reviews.jsonl';

/** What the state file keeps beside the rows: all that the rows do not tell. */
interface Notes {
  readonly counts: Counts;
  /** Lines that could not be used. */
  readonly skipped: number;
  /** Ids of the papers so far. */
  readonly ids: readonly string[];
}

/** `peerlint bench inject`: writes pairs, injected reviews and statistics; goes on where a killed run stopped. */
export async function runInject(
  files: readonly string[],
  options: InjectOptions,
  host: Host,
): Promise<ExitStatus> {
  const model = chatModelOf(options);
  const total = Math.min(options.limit ?? Infinity, await countLines(files));
  if (total === 0)
    throw new InputError(files.join(', '), 'holds no papers.', 'Give JSON Lines, a paper a line.');
  const output = await OutputFiles.open(options.out, [pairs, triples], await settingsKey(files, options));
  try {
    const selection = new Selection(options.positives, total);
    const rows = new RowCounts();
    const notes = (output.notes ?? { counts: noCounts, skipped: 0, ids: [] }) as Notes;
    let { counts, skipped } = notes;
    const ids = new Set(notes.ids);
    const sample = new PairSample(options.seed);
    await takeUp(output, selection, (row) => {
      rows.add(row);
      sample.add(row);
    });
    if (output.papers > 0) host.err(`Going on behind ${output.papers} of ${total} papers.`);
    const progress = new Progress(total - output.papers, 'papers');
    const lines = slice(linesOf(files), output.papers, total);
    const made = model
      ? byModel(lines, model, modelSettings(options, total))
      : byRules(lines, output.papers, ruleSettings(options, total), selection);
    for await (const one of made) {
      const bad = 'bad' in one ? one.bad : ids.has(one.paper) ? `paper ${one.paper} came before` : null;
      if (bad !== null) {
        host.err(`${one.file}:${one.line}: ${bad}; skipped.`);
        skipped += 1;
      }
      const written = 'bad' in one || bad !== null ? {} : { [pairs]: one.pairs, [triples]: one.triples };
      if (!('bad' in one) && bad === null) {
        for (const row of one.pairs) {
          rows.add(row);
          sample.add(row);
        }
        counts = addCounts(counts, one.counts);
        ids.add(one.paper);
      }
      await output.append(written, { counts, skipped, ids: [...ids] } satisfies Notes);
      progress.step();
    }
    progress.end();
    const controls = controlsSection(
      shortcutControls(sample.rows(), { seed: options.seed, resamples: 1000 }),
    );
    const text = `${formatStatistics({ counts, rows, skipped, papers: ids.size, ...options })}\n${controls.join('\n')}`;
    await writeFile(path.join(options.out, 'README.md'), text);
    await host.out(text);
    return 0;
  } finally {
    await output.close();
  }
}

function ruleSettings(
  { seed, perReview, metaReview, positives }: InjectOptions,
  papers: number,
): YieldSettings {
  // Twice an even share of a type for each of its operators: papers differ in what they offer.
  const mostPerOperator = Math.max(2, Math.ceil((2 * positives) / papers / 9));
  return { seed, perReview, metaReview: metaReview ?? false, mostPerOperator };
}

function modelSettings({ seed, metaReview, positives }: InjectOptions, papers: number): ModelSettings {
  return { seed, metaReview: metaReview ?? false, perPaper: Math.ceil(positives / papers) };
}

async function countLines(files: readonly string[]): Promise<number> {
  let lines = 0;
  for await (const line of linesOf(files)) lines += line.text === '' ? 0 : 1;
  return lines;
}

async function* slice<T>(from: AsyncIterable<T>, start: number, end: number): AsyncGenerator<T> {
  let at = 0;
  for await (const one of from) {
    if (at >= end) return;
    if (at >= start) yield one;
    at += 1;
  }
}

/** Rows of an earlier run, paper by paper, into what remembers them. */
async function takeUp(
  output: OutputFiles,
  selection: Selection,
  known: (row: PairRow) => void,
): Promise<void> {
  let rows: PairRow[] = [];
  let papers = 0;
  const flush = (): void => {
    if (rows.length === 0) return;
    selection.resume(rows);
    papers += 1;
    rows = [];
  };
  for await (const line of output.lines(pairs)) {
    const row = pairRow.parse(JSON.parse(line));
    if (rows[0] && rows[0].paper !== row.paper) flush();
    rows.push(row);
    known(row);
  }
  flush();
  // Papers that gave nothing count as well.
  for (; papers < output.papers; papers += 1) selection.resume([]);
}

/** Everything that decides what is written: another run must not be mixed into it. */
async function settingsKey(files: readonly string[], options: InjectOptions): Promise<string> {
  const sources = await Promise.all(files.map(async (file) => [path.resolve(file), (await stat(file)).size]));
  const { positives, seed, perReview, metaReview, limit, llmUrl, llmModel } = options;
  const model = llmUrl === undefined ? null : [promptVersion, llmUrl, llmModel];
  return JSON.stringify([
    tool.version,
    sources,
    positives,
    seed,
    perReview,
    metaReview ?? false,
    limit ?? null,
    model,
  ]);
}
