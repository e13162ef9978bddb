import path from 'node:path';
import { columnOf } from '../../core/bench/evaluate/score-cases.ts';
import type { EvidenceContext } from '../../core/bench/evaluate/evidence-contexts.ts';
import type { Column } from '../../core/bench/evaluate/evaluate-population.ts';
import { sets, type Part } from '../../core/bench/split.ts';
import { reportedParts } from './asked-parts.ts';
import { openSources, type DataSource, type SourceOptions } from './data-source.ts';
import type { AskedDetectors } from './detectors-named.ts';
import type { EvaluateOptions } from './evaluate-options.ts';

/** A data set of the run under a name of its own. */
export interface NamedData {
  readonly data: string;
  readonly file: string;
  readonly source: DataSource;
  readonly contexts: readonly EvidenceContext[];
  readonly columns: readonly Column[];
}

/** Opens each argument. Throws InputError. */
export async function openAll(
  data: readonly string[],
  { set = [], papers = [], limit = Infinity, context }: EvaluateOptions,
  { all }: AskedDetectors,
  parts: SourceOptions['parts'],
): Promise<NamedData[]> {
  const opened: NamedData[] = [];
  for (const file of data)
    for (const source of await openSources(file, { sets: set, papers, limit, parts })) {
      // CAP has contexts of its own.
      const contexts = (source.kind === 'cap' ? null : context) ?? [source.context];
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

/** Parts of a data set that are reported on. */
export function reportedOf(
  options: EvaluateOptions,
  { split, name }: Pick<DataSource, 'split' | 'name'>,
): Part[] {
  const training = Object.hasOwn(sets, name) && sets[name as keyof typeof sets] === 'train';
  return reportedParts(options.split, split, { name, training, fitElsewhere: options.fit !== undefined });
}

/** Parts that are read: those to report on, and those to choose thresholds on. */
export function partsFor(options: EvaluateOptions): SourceOptions['parts'] {
  return (split, name) => {
    const parts = reportedOf(options, { split, name });
    return options.fit === undefined ? [...new Set<Part>(['fit', ...parts])] : parts;
  };
}

/** Two files may be called pairs.jsonl: then their folders tell them apart, and else their places. */
export function uniquelyNamed(all: readonly NamedData[]): NamedData[] {
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
