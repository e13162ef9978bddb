import type * as z from 'zod';
import { BadRow } from '../inject/source-row.ts';

/** A line of JSON Lines as the schema has it. Throws BadRow, which says what is wrong with it. */
export function parsedRow<Row>(line: string, schema: z.ZodType<Row>): Row {
  let value: unknown;
  try {
    value = JSON.parse(line.replace(/^\uFEFF/u, ''));
  } catch {
    throw new BadRow('is no JSON');
  }
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const where = issue?.path.join('.') || 'the row';
  if (where.endsWith('type')) throw new BadRow(`${where}: it is none of the nine types`);
  throw new BadRow(`${where}: ${issue?.message ?? 'is not as it should be'}`);
}
