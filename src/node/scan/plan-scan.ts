import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ChangeSign } from '../../core/check/changed-since.ts';
import { readManifest } from '../../core/import/manifest.ts';
import {
  pairReviews,
  type ManifestRow,
  type PairableReview,
  type PairedBy,
} from '../../core/import/pairing.ts';
import { folderOf, resolveIn, samePath } from '../../core/import/pairing-names.ts';
import { byCode, type SkippedFile } from '../../core/report/scan/scan-row.ts';
import { decodeText } from '../decode-text.ts';
import { changeSign } from './change-sign.ts';
import { lookAtFile, type Look } from './look-at-file.ts';
import { walkFolder } from './walk-folder.ts';

/** A review that is to be checked. Paths are relative to the folder, with "/". */
export interface PlannedReview {
  readonly path: string;
  readonly id: string;
  /** Of the file. */
  readonly sha256: string;
  readonly pairedBy: PairedBy;
  /** Why its paper may have changed since. */
  readonly changed: ChangeSign | null;
}

/** A paper with all reviews of it: read once. */
export interface PlannedPaper {
  readonly paper: string;
  readonly supplements: readonly string[];
  readonly reviews: readonly PlannedReview[];
}

export interface ScanPlan {
  readonly papers: readonly PlannedPaper[];
  readonly skipped: readonly SkippedFile[];
}

/** Part `index` (from 1) of `count`. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** At the top of the folder: which review is about which paper. */
const manifests = ['manifest.csv', 'manifest.json'];

/**
 * Finds the reviews of a folder and their papers; what has none is listed. A part of a scan has the papers whose names
 * fall to it, whatever else is in the folder.
 * @param own files of this scan, which lie in the folder but are no input
 */
export async function planScan(
  folder: string,
  shard: Shard = { index: 1, count: 1 },
  own: readonly string[] = [],
): Promise<ScanPlan> {
  const walked = await walkFolder(folder);
  const mine = new Set(own.map((file) => path.resolve(file)));
  const files = walked.files.filter((name) => !mine.has(path.resolve(folder, name)));
  const skipped = [...walked.skipped];
  const { rows, manifest } = await manifestOf(folder, files, skipped);
  const looks = new Map<string, Look>();
  for (const name of files) {
    if (name === manifest || /\.pdf$/iu.test(name)) continue;
    const asked = rows.some(({ review }) => samePath(review, name));
    looks.set(name, await lookAtFile(folder, name, asked));
  }
  const papersNamed = namedPapers(looks, rows);
  const isNamed = (name: string): boolean => papersNamed.some((named) => samePath(named, name));
  const documents = files.filter(
    (name) =>
      /\.pdf$/iu.test(name) || looks.get(name)?.kind === 'paper' || (looks.has(name) && isNamed(name)),
  );
  const reviews = [...looks].flatMap(([name, look]) => {
    if (documents.includes(name)) return [];
    if (look.kind === 'unreadable') skipped.push({ path: name, kind: 'unreadable', reason: look.reason });
    if (look.kind !== 'reviews') return [];
    for (const reason of look.problems) skipped.push({ path: name, kind: 'unreadable', reason });
    return look.reviews.map((review) => ({ name, look, review }));
  });
  const papers = new Map<
    string,
    { paper: string; supplements: readonly string[]; reviews: PlannedReview[] }
  >();
  // Without a review, too, the lines of the manifest and the papers are accounted for.
  const [first = [], ...more] = layersOf(reviews);
  let unused: readonly string[] = documents;
  for (const layer of [first, ...more]) {
    const pairing = pairReviews(
      layer.map(({ name, look, review }): PairableReview => {
        const { number, paperId: id, title } = review;
        return { path: name, links: look.links, number, id, title };
      }),
      documents,
      rows,
    );
    for (const { review, paper, supplements, by } of pairing.pairs) {
      const found = layer.find(({ name }) => name === review)!;
      const key = [paper, ...supplements].join('\n');
      const group = papers.get(key) ?? { paper, supplements, reviews: [] };
      papers.set(key, group);
      const changed = await changeSign(folder, paper, review, documents);
      for (const { id } of found.same)
        group.reviews.push({ path: review, id, sha256: found.look.sha256, pairedBy: by, changed });
    }
    for (const { path: name, reason } of pairing.unpaired)
      skipped.push({ path: name, kind: 'unpaired', reason });
    unused = unused.filter((name) => pairing.unused.includes(name));
    if (layer === first) sayProblems(pairing.problems, manifest, skipped);
  }
  for (const name of unused)
    skipped.push({ path: name, kind: 'unused', reason: 'No review of it is in this folder.' });
  const chosen = [...papers.values()].sort((a, b) => byCode(a.paper, b.paper));
  return {
    papers: chosen.filter(({ paper }) => inShard(paper, shard)),
    skipped: skipped.filter((one) => inShard(one.path, shard)).sort((a, b) => byCode(a.path, b.path)),
  };
}

/** A hash of the name alone decides, so that a file more moves no other one. */
function inShard(name: string, { index, count }: Shard): boolean {
  const hash = createHash('sha256').update(name.normalize('NFC')).digest().readUInt32BE(0);
  return hash % count === index - 1;
}

async function manifestOf(
  folder: string,
  files: readonly string[],
  skipped: SkippedFile[],
): Promise<{ rows: readonly ManifestRow[]; manifest: string | null }> {
  const manifest = files.find((name) => manifests.includes(name.toLowerCase())) ?? null;
  if (manifest === null) return { rows: [], manifest };
  const { rows, problems } = readManifest(decodeText(await readFile(path.join(folder, manifest))));
  // A file of this name that has nothing to do with reviews is none of ours.
  if (rows.length === 0 && problems.every(({ reason }) => reason.includes('first row')))
    return { rows, manifest: null };
  sayProblems(problems, manifest, skipped);
  return { rows, manifest };
}

function sayProblems(
  problems: readonly { readonly line: number; readonly reason: string }[],
  manifest: string | null,
  skipped: SkippedFile[],
): void {
  for (const { line, reason } of problems)
    skipped.push({ path: manifest ?? '', kind: 'unreadable', reason: `Line ${line}: ${reason}` });
}

/** Files that a manifest or a review's front matter names as papers or supplements. */
function namedPapers(looks: ReadonlyMap<string, Look>, rows: readonly ManifestRow[]): string[] {
  const linked = [...looks].flatMap(([name, look]) => {
    if (look.kind !== 'reviews' || look.links.paper === null) return [];
    return [look.links.paper, ...look.links.supplements]
      .map((link) => resolveIn(folderOf(name), link))
      .filter((link) => link !== null);
  });
  return [...linked, ...rows.flatMap(({ paper, supplements }) => [paper, ...supplements])];
}

interface Found {
  readonly name: string;
  readonly look: Extract<Look, { kind: 'reviews' }>;
  readonly review: Extract<Look, { kind: 'reviews' }>['reviews'][number];
}

/** Reviews of one file may be about several papers: each layer has one paper a file, with all reviews of it. */
function layersOf(reviews: readonly Found[]): (Found & { same: Found['review'][] })[][] {
  const layers: (Found & { same: Found['review'][] })[][] = [];
  const byFile = new Map<string, Map<string, Found & { same: Found['review'][] }>>();
  for (const found of reviews) {
    const groups = byFile.get(found.name) ?? new Map<string, Found & { same: Found['review'][] }>();
    byFile.set(found.name, groups);
    const key = JSON.stringify([found.review.number, found.review.paperId, found.review.title]);
    const group = groups.get(key);
    if (group) group.same.push(found.review);
    else {
      const own = { ...found, same: [found.review] };
      (layers[groups.size] ??= []).push(own);
      groups.set(key, own);
    }
  }
  return layers;
}
