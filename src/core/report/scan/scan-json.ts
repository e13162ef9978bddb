import type { ScanResults } from './scan-output.ts';

/** A line a review; what was skipped, if anything, in a last line. */
export async function* jsonLinesText({ rows, skipped, tool }: ScanResults): AsyncGenerator<string> {
  for await (const { line } of rows()) yield `${line}\n`;
  if (skipped.length > 0) yield `${JSON.stringify({ schema: 1, tool, skipped })}\n`;
}

/** One object, a line a review inside it. */
export async function* jsonText({ rows, skipped, tool }: ScanResults): AsyncGenerator<string> {
  yield `{\n"schema": 1,\n"tool": ${JSON.stringify(tool)},\n"reviews": [`;
  let mark = '\n';
  for await (const { line } of rows()) {
    yield mark + line;
    mark = ',\n';
  }
  yield `\n],\n"skipped": ${JSON.stringify(skipped, null, 2)}\n}\n`;
}
