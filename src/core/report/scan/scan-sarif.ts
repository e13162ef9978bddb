import { sarifFrame, sarifResult } from '../sarif.ts';
import { isFailure } from './scan-row.ts';
import type { ScanResults } from './scan-output.ts';

/** SARIF 2.1.0 with one run, written result by result. */
export async function* sarifText({ rows, skipped, tool }: ScanResults): AsyncGenerator<string> {
  const unreadable = skipped
    .filter(isFailure)
    .map(({ path, reason }) => ({ file: path, message: `${path}: ${reason}` }));
  const { frame, run } = sarifFrame(tool, unreadable);
  yield `${JSON.stringify(frame).slice(0, -1)},"runs":[${JSON.stringify(run).slice(0, -1)},"results":[`;
  let mark = '\n';
  for await (const { row } of rows()) {
    const documents = row.paper.documents.map(({ path }) => path);
    for (const finding of row.findings) {
      yield mark + JSON.stringify(sarifResult({ ...row.review, documents }, finding));
      mark = ',\n';
    }
  }
  yield '\n]}]}\n';
}
