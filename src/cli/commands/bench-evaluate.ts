import { capReport } from '../../core/bench/evaluate/cap-report.ts';
import { reportMarkdown, reportOn, type Report } from '../../core/bench/evaluate/report.ts';
import { InputError } from '../../core/input-error.ts';
import { detectorsHere } from '../evaluate/detectors-here.ts';
import { detectorsNamed } from '../evaluate/detectors-named.ts';
import type { EvaluateOptions } from '../evaluate/evaluate-options.ts';
import { openAll, partsFor, uniquelyNamed } from '../evaluate/named-data.ts';
import { capDataOf, populationsOf } from '../evaluate/populations.ts';
import { scoreAll } from '../evaluate/score-all.ts';
import { writeReport } from '../evaluate/write-report.ts';
import type { ExitStatus, Host } from '../host.ts';

/** `peerlint bench evaluate`: detectors on labelled data, side by side. */
export async function runEvaluate(
  data: readonly string[],
  options: EvaluateOptions,
  host: Host,
): Promise<ExitStatus> {
  const detectors = detectorsNamed(options.detector ?? [], options.seed, await detectorsHere(options));
  const reported = await openAll(data, options, detectors, partsFor(options));
  const elsewhere =
    options.fit === undefined
      ? []
      : await openAll([options.fit], options, detectors, () => ['fit', 'report', 'final']);
  const all = uniquelyNamed([...reported, ...elsewhere]);
  const { rows, malformed } = await scoreAll(all, detectors, options, host);
  const [asked, others] = [all.slice(0, reported.length), all.slice(reported.length)];
  const populations = asked.flatMap((one) => populationsOf(one, rows, others, options));
  const cap = asked.flatMap((one) => {
    const found = capDataOf(one, rows, others, options);
    return found ? [capReport(found, one.columns, options)] : [];
  });
  if (populations.length + cap.length === 0)
    throw new InputError(data.join(', '), 'holds no labelled sentence in that part.', 'Try --split all.');
  const reports = [];
  for (const { population, columns, controls } of populations)
    reports.push(reportOn(population, columns, await controls(), options));
  const report: Report = {
    schema: 1,
    seed: options.seed,
    populations: reports,
    cap,
    missing: detectors.missing,
    malformed,
  };
  const text = reportMarkdown(report);
  if (options.out !== undefined) await writeReport(options.out, report, text, populations);
  await host.out(text);
  return 0;
}
