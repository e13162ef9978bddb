import type { PassageFinder } from '../../evaluate/passage-finder.ts';
import type { MalformedRow } from '../../evaluate/malformed-row.ts';
import { buildPaperIndex, type PaperIndex } from '../../evidence/paper-index.ts';
import type { FieldRole, Review } from '../../review/model.ts';
import { parseReview } from '../../review/parse-review.ts';
import type { Paper } from '../../paper/model.ts';
import type { Detector, DetectorItem, DetectorOutput, DetectorPaper } from '../detectors/detector.ts';
import { readBenchPaper } from '../score-paper.ts';
import {
  editedPassages,
  finderOf,
  retrievalOf,
  windowsOf,
  type EvidenceContext,
} from './evidence-contexts.ts';
import type { LabelledCase, PaperCases } from './labelled-case.ts';
import { patchedPaper } from './patched-paper.ts';
import type { ScoredCase } from './scored-case.ts';

export interface ScoreSettings {
  readonly data: string;
  /** One or several; a detector that needs the whole paper is asked once. */
  readonly contexts: readonly EvidenceContext[];
}

export interface ScoredPaper {
  readonly rows: readonly ScoredCase[];
  /** Cases that do not fit their paper. */
  readonly bad: readonly MalformedRow[];
}

/** A detector's column: with several contexts the context is part of the name. */
export function columnOf(
  { name, needs }: Pick<Detector, 'name' | 'needs'>,
  context: EvidenceContext,
  contexts: readonly EvidenceContext[],
): string {
  return contexts.length === 1 || needs.includes('paper') ? name : `${name} (${context})`;
}

/** Asks each detector about the cases of a paper. Rejects where a detector cannot run, or with the signal's reason. */
export async function scoreCases(
  job: PaperCases,
  detectors: readonly Detector[],
  settings: ScoreSettings,
  signal?: AbortSignal,
): Promise<ScoredPaper> {
  const whole = job.source && readBenchPaper(job.source);
  const rows: ScoredCase[] = [];
  const bad: MalformedRow[] = [];
  const edited = editedPassages(job.cases);
  for (const cases of byPatches(job.cases)) {
    const paper = whole && editedPaper(whole, cases, bad);
    if (whole && !paper) continue;
    const find = paper && finderOf(paper);
    const roles = new RoleReader();
    const outputs = cases.map((): Record<string, DetectorOutput | null> => ({}));
    const columns = detectors.flatMap((detector) =>
      (detector.needs.includes('paper') ? (['full'] as const) : settings.contexts).map(
        (context) => ({ detector, context }) as const,
      ),
    );
    for (const { detector, context } of columns) {
      const answers = await answersOf(job.paper, paper, find, cases, roles, detector, context, signal);
      const column = columnOf(detector, context, settings.contexts);
      answers.forEach((answer, at) => (outputs[at]![column] = answer));
    }
    cases.forEach((one, at) =>
      rows.push(
        scoredCaseOf(
          one,
          job,
          settings,
          outputs[at]!,
          paper && find && isMeasured(one, paper) ? retrievalOf(one, paper, find, edited) : null,
        ),
      ),
    );
  }
  return { rows, bad };
}

async function answersOf(
  paperId: string,
  paper: DetectorPaper | null,
  find: PassageFinder | null,
  cases: readonly LabelledCase[],
  roles: RoleReader,
  detector: Detector,
  context: EvidenceContext,
  signal: AbortSignal | undefined,
): Promise<(DetectorOutput | null)[]> {
  const asked: { item: DetectorItem; at: number }[] = [];
  cases.forEach((one, at) => {
    const evidence = windowsOf(one, context, paper, find);
    if (evidence === undefined) return;
    asked.push({ at, item: { text: one.text, role: roles.of(one), evidence, review: one.context } });
  });
  const answers = cases.map((): DetectorOutput | null => null);
  if (asked.length === 0 || (detector.needs.includes('paper') && !paper)) return answers;
  const told = await detector.detect({ paperId, paper, items: asked.map(({ item }) => item) }, signal);
  if (told.length !== asked.length)
    throw new Error(`${detector.name} gave ${told.length} answers to ${asked.length} sentences.`);
  asked.forEach(({ at, item }, n) => (answers[at] = checked(told[n] ?? null, item, detector.name)));
  return answers;
}

/** What a detector says is not trusted: a score that is no probability would spoil every figure in silence. */
function checked(output: DetectorOutput | null, { text }: DetectorItem, name: string): DetectorOutput | null {
  if (output === null) return null;
  if (!(output.score >= 0 && output.score <= 1))
    throw new Error(`${name} gave the score ${output.score}, which does not lie in 0..1.`);
  const spans = output.spans.filter(({ start, end }) => start >= 0 && start < end && end <= text.length);
  return { ...output, spans };
}

/** Cases of one state of the paper, in the order in which the states come. */
function byPatches(cases: readonly LabelledCase[]): LabelledCase[][] {
  const groups = new Map<string, LabelledCase[]>();
  for (const one of cases) {
    const key = JSON.stringify(one.patches);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()];
}

function editedPaper(paper: Paper, cases: readonly LabelledCase[], bad: MalformedRow[]): LazyPaper | null {
  try {
    return lazily(patchedPaper(paper, cases[0]?.patches ?? []));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    for (const { file, line } of cases) bad.push({ file, line, problem: error.message });
    return null;
  }
}

/** An index costs more than all cheap detectors: none is built, and no edited paper is searched, for retrieval alone. */
function isMeasured({ quotation, patches }: LabelledCase, { built }: LazyPaper): boolean {
  return quotation !== '' || (patches.length === 0 && built);
}

interface LazyPaper extends DetectorPaper {
  readonly built: boolean;
}

function lazily(paper: Paper): LazyPaper {
  let index: PaperIndex | null = null;
  return {
    paper,
    get built() {
      return index !== null;
    },
    get index() {
      return (index ??= buildPaperIndex(paper));
    },
  };
}

/** Roles of sentences by the field that they stand in; each review is read once. */
class RoleReader {
  readonly #reviews = new Map<string, readonly Review[]>();

  of({ role, context }: LabelledCase): FieldRole {
    if (role !== null || !context) return role ?? 'other';
    let reviews = this.#reviews.get(context.id);
    if (!reviews) {
      reviews = parseReview(context.source, { path: `${context.id}.md`, sha256: '' });
      this.#reviews.set(context.id, reviews);
    }
    const fields = reviews.flatMap((review) => review.fields);
    return fields.find(({ start, end }) => start <= context.start && context.start < end)?.role ?? 'other';
  }
}

function scoredCaseOf(
  one: LabelledCase,
  { paper, part }: PaperCases,
  { data }: ScoreSettings,
  outputs: ScoredCase['outputs'],
  retrieval: ScoredCase['retrieval'],
): ScoredCase {
  const { sets, review, text, wrong, type, gold, operator, maker } = one;
  return {
    data,
    sets: [...sets],
    part,
    paper,
    review,
    text,
    wrong,
    type,
    gold: gold.map(({ start, end }) => ({ start, end })),
    operator,
    maker,
    outputs,
    retrieval,
  };
}
