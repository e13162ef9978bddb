import * as z from 'zod';

/** What a panel shows. */
export interface Shown {
  /** Path of a PDF. */
  readonly paper: string;
  /** The draft whose findings are marked in it. */
  readonly draft: string;
}

/** What the page of a paper keeps over a reload; the editor hands it back to page and panel. */
const state = z.object({
  paper: z.string(),
  draft: z.string(),
  /** Place on the screen: the page at the upper border, and how far down in it, 0..1. */
  page: z.number().int().positive(),
  top: z.number(),
  /** "page-width" or a factor, as pdf.js writes it. */
  zoom: z.string(),
  evidence: z.string().nullable(),
  query: z.string(),
  pageList: z.boolean(),
});

export type ViewState = z.infer<typeof state>;

/** Null for what is no state of this version. */
export function readViewState(value: unknown): ViewState | null {
  return state.safeParse(value).data ?? null;
}

export function readShown(value: unknown): Shown | null {
  const read = state.pick({ paper: true, draft: true }).safeParse(value).data;
  return read ?? null;
}
