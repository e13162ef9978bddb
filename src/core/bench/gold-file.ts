import * as z from 'zod';

/**
 * A hand-made gold of how a PDF reads, made by looking at its rendered pages. It holds no text: hashes, salted per file,
 * of texts as `gold-text.ts` normalises them. Boxes are points from the crop box's top left corner, null where the
 * place could not be told.
 */
const box = z.tuple([z.number(), z.number(), z.number(), z.number()]).readonly().nullable();
const hash = z.string().regex(/^[0-9a-f]{16}$/u);
/** "?" before a hash: right with or without it. */
const cell = z.string().regex(/^\??[0-9a-f]{16}$/u);

const row = z.object({
  box,
  /** Cells that are not empty, in order. */
  cells: z.array(cell).min(1),
  /** The row's text, without cells that may be missing. */
  text: hash,
});

const heading = z.object({
  page: z.int().min(1),
  /** 1 = top level; null where the page leaves it open. */
  level: z.int().min(1).nullable(),
  number: z.string().nullable(),
  /** Hash of the title without its number and a last "." or ":". */
  title: hash,
  /** A head inside its paragraph's first line, or a title of a box: neither expected nor wrong. */
  runIn: z.boolean(),
});

const sentence = z.object({
  /** Letters and digits of the sentence, and hashes of all of them, the first and the last `edge` (or fewer). */
  letters: z.int().min(1),
  all: hash,
  head: hash,
  tail: hash,
  /** Whether a sentence begins here is a matter of taste (behind a run-in head, before a remark in brackets). */
  optional: z.boolean(),
});

const furniture = z.object({
  kind: z.string(),
  /** Letters and digits of one printed line. */
  letters: z.int().min(1),
  text: hash,
  /** Removing it is as right as keeping it. */
  optional: z.boolean(),
});

const goldFile = z.object({
  name: z.string(),
  /** sha256 of the PDF. */
  pdf: z.string().regex(/^[0-9a-f]{64}$/u),
  salt: z.string().min(8),
  tables: z.array(z.object({ page: z.int().min(1), rows: z.array(row) })),
  /** All headings of the paper in order; null where they were not listed. */
  headings: z.array(heading).nullable(),
  /** Sampled paragraphs: consecutive sentences, `page` to `lastPage`. */
  paragraphs: z.array(
    z.object({ page: z.int().min(1), lastPage: z.int().min(1), box, sentences: z.array(sentence).min(1) }),
  ),
  /** Sampled pages: everything on them that is no part of the paper's text. */
  pages: z.array(
    z.object({
      page: z.int().min(1),
      furniture: z.array(furniture),
      /** First and last review line number printed on the page. */
      lines: z.tuple([z.int(), z.int()]).nullable(),
    }),
  ),
});

export type GoldFile = z.infer<typeof goldFile>;
export type GoldRow = GoldFile['tables'][number]['rows'][number];
export type GoldSentence = GoldFile['paragraphs'][number]['sentences'][number];
export type GoldPage = GoldFile['pages'][number];

/** Letters at a sentence's start and end by which it is found where its middle was misread. */
export const edge = 14;

/** Reads a gold file's JSON. Throws ZodError or SyntaxError for anything else. */
export function readGoldFile(json: string): GoldFile {
  return goldFile.parse(JSON.parse(json));
}
