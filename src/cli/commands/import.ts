import path from 'node:path';
import { fileNames } from '../../core/import/file-names.ts';
import { importReviews } from '../../core/import/import-reviews.ts';
import type { Imported, ImportResult } from '../../core/import/imported.ts';
import { importSummary, reviewersNamed, tally } from '../../core/import/summary.ts';
import { toMarkdown } from '../../core/import/to-markdown.ts';
import { InputError } from '../../core/input-error.ts';
import { readReviewText } from '../../node/read-review.ts';
import { makeFolder, writeOnce } from '../../node/write-once.ts';
import type { ExitStatus, Host } from '../host.ts';

export interface ImportOptions {
  readonly out: string;
  readonly withNames?: boolean;
  readonly force?: boolean;
}

/** The export of a whole conference. */
const mostBytes = 256 * 1024 * 1024;
/** More lines than that nobody reads. */
const mostProblems = 50;

/** `peerlint import`: one markdown file a review. What cannot be read is said line by line, the rest is written. */
export async function runImport(input: string, options: ImportOptions, host: Host): Promise<ExitStatus> {
  const { file, source } = await readReviewText(input, mostBytes);
  const result = importReviews(source);
  const said = sayProblems(file, result, host);
  if (result.reviews.length === 0) throw noReviews(file, result);
  await makeFolder(options.out);
  const names = fileNames(result.reviews);
  const files = { written: 0, unchanged: 0, kept: 0 };
  for (const [i, review] of result.reviews.entries()) {
    const name = names[i]!;
    const text = toMarkdown(moved(review, input, options.out), result.format, {
      withNames: options.withNames ?? false,
    });
    const done = await writeOnce(options.out, name, text, options.force ?? false);
    files[done]++;
    if (done === 'kept') {
      const kept = new InputError(
        path.join(options.out, name),
        'is there already, with another content.',
        'Give --force to replace it, or --out another folder.',
      );
      host.err(`peerlint: ${kept.message}`);
    }
  }
  await host.out(importSummary(file, options.out, result, files));
  if (reviewersNamed(result.reviews) && !options.withNames)
    await host.out('names and e-mail addresses of reviewers not copied: --with-names copies them\n');
  return said || files.kept > 0 ? 2 : 0;
}

function sayProblems(file: string, { problems }: ImportResult, host: Host): boolean {
  for (const { line, reason } of problems.slice(0, mostProblems)) {
    const error = new InputError(`${file}, line ${line}`, reason, 'Mend it there, or export the file again.');
    host.err(`peerlint: ${error.message}`);
  }
  const more = problems.length - mostProblems;
  if (more > 0) host.err(`peerlint: ${file}: ${more} more problems are not listed.`);
  return problems.length > 0;
}

function noReviews(file: string, { others }: ImportResult): InputError {
  const kinds = tally(others.map(({ kind }) => kind));
  return new InputError(
    file,
    `holds no review that can be imported${kinds === '' ? '' : ` (${kinds})`}.`,
    'Give an export of OpenReview, HotCRP, CMT or EasyChair, or a review as text.',
  );
}

/** Files that front matter names lie beside the draft: as seen from the new folder they have another path. */
function moved(review: Imported, input: string, out: string): Imported {
  const { links } = review;
  if (!links || input === '-') return review;
  const from = (name: string): string => {
    if (path.isAbsolute(name)) return name;
    return path
      .relative(out, path.join(path.dirname(input), name))
      .split(path.sep)
      .join('/');
  };
  return {
    ...review,
    links: {
      paper: links.paper === null ? null : from(links.paper),
      supplements: links.supplements.map(from),
    },
  };
}
