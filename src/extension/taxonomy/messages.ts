import * as z from 'zod';

/** Messages between the taxonomy panel and its page; either side reads what comes through these. */
const toPage = z.discriminatedUnion('kind', [
  /** The page's markdown and the node to show, "" for the top. */
  z.object({ kind: z.literal('show'), markdown: z.string(), node: z.string() }),
]);

const toPanel = z.discriminatedUnion('kind', [
  /** The page has loaded and waits for its content. */
  z.object({ kind: z.literal('ready') }),
]);

export type ToPage = z.infer<typeof toPage>;
export type ToPanel = z.infer<typeof toPanel>;

export function readToPage(message: unknown): ToPage | null {
  return toPage.safeParse(message).data ?? null;
}

export function readToPanel(message: unknown): ToPanel | null {
  return toPanel.safeParse(message).data ?? null;
}
