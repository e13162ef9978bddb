import * as z from 'zod';
import { lazy } from '../../core/lazy.ts';

/**
 * Messages between a paper's panel in the editor and its page; either side reads what comes through these. The page
 * shows a file that no one vouches for: the panel acts on nothing that is not one of these.
 */

/** Longest passage (UTF-16 units) that is looked up or cited: a page of dense text. */
export const longestPassage = 8000;

const schemas = lazy(() => {
  /** [x0, y0, x1, y1] in PDF points from the crop box's top left corner, as in `Evidence.rects`. */
  const rect = z.tuple([z.number(), z.number(), z.number(), z.number()]);

  const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

  const evidenceItem = z.object({
    /** Finding and index of the quotation in its evidence. */
    id: z.string(),
    finding: z.string(),
    /** 1-based physical page. */
    page: z.number().int().positive(),
    rects: z.array(rect),
    quote: z.string(),
    /** What the finding says of the draft, and why. */
    message: z.string(),
    reason: z.string(),
    /** "p. 5, 4.2 Ablation". */
    place: z.string(),
    /** As printed, or null. */
    section: z.string().nullable(),
  });

  const sentenceItem = z.object({ text: z.string(), start: z.number().int().nonnegative() });

  const toPage = z.discriminatedUnion('kind', [
    /** The paper's bytes; the page opens at `at` (an evidence id), else where it was before. */
    z.object({
      kind: z.literal('open'),
      paper: z.string(),
      draft: z.string(),
      name: z.string(),
      data: bytes,
      password: z.string().nullable(),
      at: z.string().nullable(),
      /** Said above the paper, "" for nothing. */
      notice: z.string(),
    }),
    z.object({ kind: z.literal('evidence'), items: z.array(evidenceItem) }),
    z.object({ kind: z.literal('show'), at: z.string() }),
    /** Why there is no paper, or no newer one. */
    z.object({ kind: z.literal('problem'), text: z.string() }),
    /** What the page needed; null where it is not there. */
    z.object({
      kind: z.literal('resource'),
      request: z.number(),
      data: bytes.nullable(),
    }),
    z.object({ kind: z.literal('sentences'), request: z.number(), items: z.array(sentenceItem) }),
  ]);

  /** Words of the paper that the user chose, lines as they stand on the page; the section where it is known. */
  const passage = z.object({
    page: z.number().int().positive(),
    section: z.string().nullable(),
    text: z.string().max(longestPassage),
  });

  const toPanel = z.discriminatedUnion('kind', [
    /** The page has loaded and waits for its paper. */
    z.object({ kind: z.literal('ready') }),
    /** A file that comes with PeerLint: a character map, or a decoder of images. */
    z.object({
      kind: z.literal('need'),
      request: z.number(),
      folder: z.enum(['cmaps', 'decoders']),
      file: z.string(),
    }),
    /** The paper opens with a password alone. */
    z.object({ kind: z.literal('locked'), wrong: z.boolean() }),
    /** The user follows a link of the paper out of it. */
    z.object({ kind: z.literal('link'), url: z.string().max(4000) }),
    z.object({ kind: z.literal('claim'), finding: z.string() }),
    z.object({ kind: z.literal('about'), request: z.number(), passage }),
    z.object({ kind: z.literal('sentence'), start: z.number().int().nonnegative(), text: z.string() }),
    z.object({ kind: z.literal('cite'), passage, quote: z.boolean() }),
  ]);

  return { evidenceItem, sentenceItem, passage, toPage, toPanel };
});

type Schemas = ReturnType<typeof schemas>;

export type EvidenceItem = z.infer<Schemas['evidenceItem']>;
export type SentenceItem = z.infer<Schemas['sentenceItem']>;
export type SelectedPassage = z.infer<Schemas['passage']>;
export type ToPage = z.infer<Schemas['toPage']>;
export type ToPanel = z.infer<Schemas['toPanel']>;

export function readToPage(message: unknown): ToPage | null {
  return schemas().toPage.safeParse(message).data ?? null;
}

export function readToPanel(message: unknown): ToPanel | null {
  return schemas().toPanel.safeParse(message).data ?? null;
}
