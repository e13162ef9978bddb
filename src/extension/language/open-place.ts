import * as z from 'zod';
import { lazy } from '../../core/lazy.ts';

/** A place of the paper of a draft: which file that is comes from the store alone. */
export interface PlaceArgument {
  readonly uri: string;
  /** Index into the paper's documents. */
  readonly document: number;
  readonly page: number | null;
  /** The paper's words there. */
  readonly text: string;
}

const argument = lazy(() =>
  z.object({
    uri: z.string(),
    document: z.number().int().nonnegative(),
    page: z.number().int().positive().nullable(),
    text: z.string(),
  }),
);

/** Null for anything that is no place: commands can be run by anybody. */
export function readPlaceArgument(given: unknown): PlaceArgument | null {
  return argument().safeParse(given).data ?? null;
}
