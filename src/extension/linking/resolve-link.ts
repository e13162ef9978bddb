import path from 'node:path';

/** Why a draft has its paper. */
export type LinkReason = 'front-matter' | 'chosen' | 'same-name' | 'review-form';

export type Link =
  | {
      readonly kind: 'linked';
      readonly paper: string;
      readonly supplements: readonly string[];
      readonly reason: LinkReason;
    }
  | { readonly kind: 'missing'; readonly paper: string; readonly reason: LinkReason }
  | { readonly kind: 'not-trusted'; readonly paper: string }
  /** No rule applies; `candidates` are the PDFs beside the draft. */
  | { readonly kind: 'none'; readonly candidates: readonly string[] };

/** What the draft says of itself. */
export interface DraftLinks {
  /** Front matter `paper:` as written, or null. */
  readonly paper: string | null;
  readonly supplements: readonly string[];
  /** The file was recognised as a review. */
  readonly recognised: boolean;
}

/** A paper that the user chose for a draft. */
export interface ChosenPaper {
  readonly paper: string;
  /** The draft's front matter when it was chosen; a later change of the front matter outweighs the choice. */
  readonly frontMatter: string | null;
}

export interface LinkInput {
  /** Path of the draft, null while it is untitled. */
  readonly path: string | null;
  readonly links: DraftLinks;
  readonly chosen: ChosenPaper | null;
  /** Workspace folder of the draft, null outside any. */
  readonly folder: string | null;
  readonly trusted: boolean;
}

export interface LinkFiles {
  exists(file: string): Promise<boolean>;
  /** Names of the files in a folder; [] if it cannot be read. */
  list(folder: string): Promise<readonly string[]>;
}

/** Files that lie beside a PDF in any project and are no reviews, whatever their headings say. */
const projectFile = /^(readme|changelog|changes|license|licence|contributing|todo|notice|authors)\b/i;

/**
 * Finds the paper of a draft: the user's own choice, front matter `paper:`, a PDF of the same base name, or, for a
 * recognised review, the only PDF beside it. Never guesses between several.
 */
export async function resolveLink(input: LinkInput, files: LinkFiles): Promise<Link> {
  const { links, chosen } = input;
  if (chosen && chosen.frontMatter === links.paper) return existing(chosen.paper, 'chosen', input, files);
  if (links.paper) return fromFrontMatter(links.paper, input, files);
  if (!input.path) return { kind: 'none', candidates: [] };
  return beside(input.path, input, files);
}

async function fromFrontMatter(written: string, input: LinkInput, files: LinkFiles): Promise<Link> {
  const paper = resolved(written, input);
  const named = [paper, ...supplementsOf(input)];
  const within = named.every((file) => input.folder !== null && isInside(file, input.folder));
  // A downloaded folder must not make the extension read files elsewhere on the machine.
  if (!input.trusted && !within) return { kind: 'not-trusted', paper };
  return existing(paper, 'front-matter', input, files);
}

async function beside(draft: string, input: LinkInput, files: LinkFiles): Promise<Link> {
  const folder = path.dirname(draft);
  const { name } = path.parse(draft);
  const pdfs = (await files.list(folder)).filter((file) => /\.pdf$/i.test(file)).sort();
  const candidates = pdfs.map((file) => path.join(folder, file));
  const same = candidates.find((file) => path.parse(file).name === name);
  if (same) return existing(same, 'same-name', input, files);
  const form = input.links.recognised && !projectFile.test(path.basename(draft));
  const [only, ...others] = candidates;
  if (form && only && others.length === 0) return existing(only, 'review-form', input, files);
  return { kind: 'none', candidates };
}

async function existing(
  paper: string,
  reason: LinkReason,
  input: LinkInput,
  files: LinkFiles,
): Promise<Link> {
  const found = path.isAbsolute(paper) && (await files.exists(paper));
  if (!found) return { kind: 'missing', paper, reason };
  return { kind: 'linked', paper, supplements: supplementsOf(input), reason };
}

function supplementsOf(input: LinkInput): string[] {
  return input.links.supplements.map((written) => resolved(written, input));
}

/** Relative to the draft; an untitled draft stands in its workspace folder, if it has one. */
function resolved(written: string, { path: draft, folder }: LinkInput): string {
  const from = draft ? path.dirname(draft) : (folder ?? '');
  return path.isAbsolute(written) ? path.normalize(written) : path.join(from, written);
}

function isInside(file: string, folder: string): boolean {
  const relative = path.relative(folder, file);
  return relative !== '' && !relative.startsWith('..') && !path.isAbsolute(relative);
}
