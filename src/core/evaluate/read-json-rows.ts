import type * as z from 'zod';
import type { MalformedRow } from './malformed-row.ts';

/** Lines of JSON under the name by which messages call their file. */
export interface JsonLines {
  readonly file: string;
  /** Empty ones are skipped. */
  readonly lines: readonly string[];
}

export interface ReadRows<Row> {
  readonly rows: readonly { readonly line: number; readonly row: Row }[];
  readonly malformed: readonly MalformedRow[];
}

export interface ReadOptions<Row> {
  readonly schema: z.ZodType<Row>;
  /** Done to each parsed row before the schema sees it. */
  readonly prepare?: (row: unknown) => unknown;
  /** What no two rows may share: a row that counts twice makes every figure wrong. */
  readonly keyOf?: (row: Row) => string;
  /** What the key is, in a message: "index". */
  readonly keyName?: string;
}

/** Rows that the schema takes; the others are named by their line and left out. */
export function readJsonRows<Row>(
  { file, lines }: JsonLines,
  { schema, prepare = (row) => row, keyOf, keyName = 'key' }: ReadOptions<Row>,
): ReadRows<Row> {
  const rows: { line: number; row: Row }[] = [];
  const malformed: MalformedRow[] = [];
  const seen = new Map<string, number>();
  lines.forEach((text, at) => {
    const line = at + 1;
    if (text.trim() === '') return;
    const refuse = (problem: string): void => void malformed.push({ file, line, problem });
    const json = parsed(text);
    if (json === undefined) return refuse('no JSON');
    const { success, data, error } = schema.safeParse(prepare(json));
    if (!success) return refuse(told(error));
    const key = keyOf?.(data);
    if (key !== undefined) {
      const before = seen.get(key);
      if (before !== undefined) return refuse(`its ${keyName} is that of line ${before}`);
      seen.set(key, line);
    }
    rows.push({ line, row: data });
  });
  return { rows, malformed };
}

/** What Python writes for numbers that JSON does not have, outside of strings. */
const noNumber = /"(?:[^"\\]|\\.)*"|-?\b(?:NaN|Infinity)\b/g;

/** undefined where it is no JSON, which never parses to undefined. A byte order mark may precede the first row. */
function parsed(text: string): unknown {
  const row = text.replace(/^\uFEFF/, '');
  for (const form of [row, row.replace(noNumber, (part) => (part.startsWith('"') ? part : 'null'))]) {
    try {
      return JSON.parse(form);
    } catch {
      continue;
    }
  }
  return undefined;
}

function told({ issues }: z.ZodError): string {
  return issues
    .map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message))
    .join('; ');
}
