import {
  baseOf,
  folderOf,
  isSupplement,
  mainStem,
  numberOf,
  resolveIn,
  samePath,
  titleWords,
} from './pairing-names.ts';

/** A review of a folder, and what is known of the paper that it is about. Paths are relative to the folder, with "/". */
export interface PairableReview {
  readonly path: string;
  /** Front matter `paper:` and `supplement:`, as written. */
  readonly links?: { readonly paper: string | null; readonly supplements: readonly string[] };
  readonly number?: string | null;
  readonly id?: string | null;
  readonly title?: string | null;
}

/** A line of a manifest: which paper a review is about. */
export interface ManifestRow {
  readonly review: string;
  readonly paper: string;
  readonly supplements: readonly string[];
  readonly line: number;
}

export type PairedBy =
  | 'manifest'
  | 'front matter'
  | 'same name'
  | 'paper id'
  | 'paper number'
  | 'title'
  | 'only paper'
  | 'number in the name';

export interface Pair {
  readonly review: string;
  readonly paper: string;
  readonly supplements: readonly string[];
  readonly by: PairedBy;
}

export interface Pairing {
  readonly pairs: readonly Pair[];
  /** Reviews without a paper, with the reason in one sentence. */
  readonly unpaired: readonly { readonly path: string; readonly reason: string }[];
  /** Papers without a review. */
  readonly unused: readonly string[];
  /** Lines of the manifest that name no review that is there. */
  readonly problems: readonly { readonly line: number; readonly reason: string }[];
}

type Found = { paper: string; by: PairedBy; supplements?: readonly string[] } | { reason: string } | null;

/**
 * Finds the paper of each review of a folder: by the manifest, by front matter, by the same base name, by the paper's
 * id, number or title, as the only paper of the review's folder or of one above it, by a number in both names. The
 * first rule that speaks decides, and where it fits several papers the review stays unpaired and the reason names them:
 * a review is never checked against a paper that is merely likely.
 * @param documents paths of papers and supplements, relative to the folder, with "/"
 */
export function pairReviews(
  reviews: readonly PairableReview[],
  documents: readonly string[],
  manifest: readonly ManifestRow[] = [],
): Pairing {
  const shelf = new Shelf(documents);
  const pairs: Pair[] = [];
  const unpaired: { path: string; reason: string }[] = [];
  for (const review of reviews) {
    const found = byManifest(review, shelf, manifest) ?? byLinks(review, shelf) ?? shelf.byRules(review);
    if ('reason' in found) unpaired.push({ path: review.path, reason: found.reason });
    else {
      const { paper, by, supplements = shelf.supplementsOf(paper) } = found;
      pairs.push({ review: review.path, paper, supplements, by });
    }
  }
  const used = new Set(pairs.map(({ paper }) => paper));
  const problems = manifest
    .filter((row) => !reviews.some(({ path }) => samePath(path, row.review)))
    .map(({ line, review }) => ({
      line,
      reason: `the manifest names the review "${review}", which is not there.`,
    }));
  return { pairs, unpaired, unused: shelf.papers.filter((paper) => !used.has(paper)), problems };
}

function byManifest(review: PairableReview, shelf: Shelf, manifest: readonly ManifestRow[]): Found {
  const rows = manifest.filter((row) => samePath(row.review, review.path));
  const [row] = rows;
  if (!row) return null;
  const others = rows.filter(({ paper }) => !samePath(paper, row.paper));
  if (others.length > 0)
    return {
      reason: `The manifest gives it several papers (lines ${rows.map(({ line }) => line).join(', ')}).`,
    };
  const paper = shelf.named(row.paper);
  if (paper === null)
    return { reason: `The manifest (line ${row.line}) names "${row.paper}", which is not there.` };
  const supplements = row.supplements.map((name) => [name, shelf.named(name)] as const);
  const missing = supplements.find(([, path]) => path === null);
  if (missing)
    return { reason: `The manifest (line ${row.line}) names "${missing[0]}", which is not there.` };
  const named = supplements.map(([, path]) => path!);
  return { paper, by: 'manifest', ...(named.length > 0 ? { supplements: named } : {}) };
}

function byLinks({ path, links }: PairableReview, shelf: Shelf): Found {
  if (!links || links.paper === null) return null;
  const beside = (name: string): string | null => {
    const inside = resolveIn(folderOf(path), name);
    return inside === null ? null : shelf.named(inside);
  };
  const paper = beside(links.paper);
  if (paper === null)
    return { reason: `Its front matter names "${links.paper}", which is not in this folder.` };
  const supplements = links.supplements.map((name) => [name, beside(name)] as const);
  const missing = supplements.find(([, found]) => found === null);
  if (missing) return { reason: `Its front matter names "${missing[0]}", which is not in this folder.` };
  const named = supplements.map(([, found]) => found!);
  return { paper, by: 'front matter', ...(named.length > 0 ? { supplements: named } : {}) };
}

/** The papers of a folder, by everything that may tell which is meant. */
class Shelf {
  readonly papers: readonly string[];
  private readonly documents: readonly string[];
  private readonly supplements: readonly string[];
  private readonly byFolder: ReadonlyMap<string, readonly string[]>;

  constructor(documents: readonly string[]) {
    this.documents = documents;
    this.supplements = documents.filter(isSupplement);
    this.papers = documents.filter((path) => !isSupplement(path));
    const byFolder = new Map<string, string[]>();
    for (const paper of this.papers)
      byFolder.set(folderOf(paper), [...(byFolder.get(folderOf(paper)) ?? []), paper]);
    this.byFolder = byFolder;
  }

  /** A document by its path from the top, in the file system's own spelling. */
  named(path: string): string | null {
    return (
      this.documents.find((own) => own === path) ?? this.documents.find((own) => samePath(own, path)) ?? null
    );
  }

  byRules(review: PairableReview): Exclude<Found, null> {
    const { path, id, title } = review;
    const inFolder = this.byFolder.get(folderOf(path)) ?? [];
    const stem = mainStem(path);
    const rules: readonly (readonly [PairedBy, () => readonly string[]])[] = [
      ['same name', () => inFolder.filter((paper) => baseOf(paper) === baseOf(path))],
      ['same name', () => (stem === '' ? [] : inFolder.filter((paper) => baseOf(paper) === stem))],
      ['paper id', () => (id ? this.nearest(path, (paper) => namesId(paper, id)) : [])],
      ['paper number', () => (review.number ? this.numbered(path, review.number) : [])],
      ['title', () => (title ? this.titled(path, title) : [])],
      ['only paper', () => this.onlyPaper(path, review.number ?? null)],
      ['number in the name', () => this.numbered(path, numberOf(path))],
    ];
    for (const [by, rule] of rules) {
      const [paper, ...others] = rule();
      if (paper === undefined) continue;
      if (others.length === 0) return { paper, by };
      return {
        reason: `Several papers fit (${by}): ${[paper, ...others].slice(0, 5).join(', ')}${others.length > 4 ? ' ...' : ''}.`,
      };
    }
    return { reason: this.whyNone(review, inFolder) };
  }

  /** Supplements beside a paper: those of its name, or all where it is the folder's only paper. */
  supplementsOf(paper: string): string[] {
    const folder = folderOf(paper);
    const beside = this.supplements.filter((path) => folderOf(path) === folder);
    const own = beside.filter((path) => mainStem(path) === baseOf(paper));
    if (own.length > 0) return own;
    return this.byFolder.get(folder)!.length === 1 ? beside.filter((path) => mainStem(path) === '') : [];
  }

  private whyNone({ number, id }: PairableReview, inFolder: readonly string[]): string {
    if (this.papers.length === 0) return 'There is no paper in this folder.';
    const asked = number ? `paper ${number}` : id ? `the paper ${id}` : null;
    if (asked !== null) return `No file is named after ${asked}.`;
    if (inFolder.length > 1)
      return `Its folder holds ${inFolder.length} papers, and nothing tells which is meant.`;
    return 'Nothing tells which paper is meant.';
  }

  private titled(path: string, title: string): readonly string[] {
    const words = titleWords(title);
    if (words.length < 12) return [];
    return this.nearest(path, (paper) => {
      const own = titleWords(baseOf(paper).replace(/^\d+[-_ ]+/u, ''));
      // Names of files are cut where they get long.
      return own === words || (own.length >= 20 && words.startsWith(own));
    });
  }

  private numbered(path: string, number: string | null): readonly string[] {
    if (number === null) return [];
    return this.nearest(path, (paper) => numberOf(paper) === String(number).replace(/^0+(?=\d)/u, ''));
  }

  /** The only paper of the review's folder, or of the nearest folder above it that has any. */
  private onlyPaper(path: string, number: string | null): readonly string[] {
    for (
      let folder: string | null = folderOf(path);
      folder !== null;
      folder = folder === '' ? null : folderOf(folder)
    ) {
      const here = this.byFolder.get(folder);
      if (!here) continue;
      const [only] = here;
      const named = numberOf(only!);
      // What says that it is another paper is not taken for this one.
      const other = number !== null && named !== null && named !== number.replace(/^0+(?=\d)/u, '');
      return here.length === 1 && !other ? here : [];
    }
    return [];
  }

  /** Those that fit in the review's own folder, else those that fit anywhere. */
  private nearest(path: string, fits: (paper: string) => boolean): readonly string[] {
    const near = (this.byFolder.get(folderOf(path)) ?? []).filter(fits);
    return near.length > 0 ? near : this.papers.filter(fits);
  }
}

/** Ids are told apart by case; a name may have more around one. */
function namesId(paper: string, id: string): boolean {
  const name = paper.slice(paper.lastIndexOf('/') + 1);
  const at = name.indexOf(id);
  if (at < 0 || id.length < 3) return false;
  const around = `${name[at - 1] ?? ''}${name[at + id.length] ?? ''}`;
  return !/[A-Za-z0-9]/u.test(around);
}
