import * as z from 'zod';

/** What is wrong with a row, for a person, from the error that reading it threw. */
export function problemOf(error: unknown): string {
  if (error instanceof SyntaxError) return 'is no JSON';
  if (error instanceof z.ZodError) {
    const [issue] = error.issues;
    if (issue?.path.at(-1) === 'type') return `${issue.path.join('.')}: it is none of the nine types`;
    return `${issue?.path.join('.') || 'the row'}: ${issue?.message ?? 'is not as it should be'}`;
  }
  if (error instanceof Error) return error.message;
  throw error;
}
