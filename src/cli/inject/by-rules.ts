import type { YieldSettings } from '../../core/bench/inject/paper-yield.ts';
import type { Selection } from '../../core/bench/inject/selection.ts';
import { workerScript } from '../../node/worker-script.ts';
import { inPool } from '../pool.ts';
import { inOrder } from './in-order.ts';
import type { Made } from './made.ts';
import type { NumberedLine } from './source-lines.ts';
import type { InjectJob, InjectResult } from './worker.ts';

/**
 * Rows by rules, paper by paper in the order of the source, made in two processes.
 * @param first place of the first line in the source
 * @param selection told of every paper, chooses what is written
 */
export async function* byRules(
  lines: AsyncIterable<NumberedLine>,
  first: number,
  settings: YieldSettings,
  selection: Selection,
): AsyncGenerator<Made> {
  const places = new Map<number, { file: string; line: number }>();
  const jobs = async function* (): AsyncGenerator<InjectJob> {
    let at = first;
    for await (const { file, line, text } of lines) {
      places.set(at, { file, line });
      yield { at, line: text, settings };
      at += 1;
    }
  };
  const script = workerScript('inject-worker.cjs', new URL('./worker.ts', import.meta.url));
  for await (const result of inOrder(inPool<InjectJob, InjectResult>(script, jobs()), first)) {
    const place = places.get(result.at)!;
    places.delete(result.at);
    if ('bad' in result) {
      selection.next([]);
      yield { ...place, bad: result.bad };
      continue;
    }
    const { paper, candidates, triples, counts } = result.paper;
    const pairs = selection.next(candidates).flatMap(({ rows }) => rows);
    yield { ...place, paper, pairs, triples, counts };
  }
}
