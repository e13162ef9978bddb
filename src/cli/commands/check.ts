import { checkReview } from '../../core/check/check-review.ts';
import { InputError } from '../../core/input-error.ts';
import type { Policy, Threshold } from '../../core/findings/finding.ts';
import { buildPaperIndex } from '../../core/evidence/paper-index.ts';
import { PaperCache } from '../../node/engine/paper-cache.ts';
import { readReviewFile } from '../../node/read-review.ts';
import type { ExitStatus, Host } from '../host.ts';
import type { ReadingOptions } from '../open-paper.ts';
import { openPaper } from '../open-paper.ts';
import { paperOf } from '../paper-of.ts';
import { readPasswords } from '../read-passwords.ts';
import { reporters } from '../reporters.ts';

export interface CheckOptions extends ReadingOptions {
  readonly paper?: string;
  readonly supplement?: readonly string[];
  readonly format: 'text' | 'json' | 'sarif';
  readonly detector: 'symbolic' | 'local' | 'llm' | 'auto';
  readonly threshold: Threshold;
  readonly allSentences?: boolean;
  readonly policy: Policy;
}

/**
 * `peerlint check`. Files that cannot be read, or whose paper cannot, are named on standard error and the others are
 * still printed.
 */
export async function runCheck(
  files: readonly string[],
  options: CheckOptions,
  host: Host,
): Promise<ExitStatus> {
  requireDetector(options.detector);
  if (files.filter((file) => file === '-').length > 1)
    throw new InputError(
      'standard input',
      'can be read once.',
      'Give "-" once, and the other reviews as files.',
    );
  const passwords = await readPasswords(options.passwordFile);
  const papers = new PaperCache(async (file, supplements) => {
    const paper = await openPaper(file, supplements, passwords, options, host);
    return { paper, index: buildPaperIndex(paper) };
  });
  const report = reporters[options.format](host, options.allSentences ?? false);
  const said = new Set<string>();
  let found = false;
  for (const file of files) {
    try {
      const reviews = await readReviewFile(file);
      for (const review of reviews) {
        const { paper, index } = await papers.get(...paperOf(review, options));
        const result = checkReview(paper, index, review, options);
        found ||= result.findings.some(({ kind, severity }) => kind === 'error' && severity !== 'hint');
        await report.add({ paper, review, result }, reviews.length > 1);
      }
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      report.unreadable({ file, message: error.message });
      // One paper that cannot be read is one mistake, however many reviews speak of it.
      if (!said.has(error.message)) host.err(`peerlint: ${error.message}`);
      said.add(error.message);
    }
  }
  await report.end(files.length > 1);
  if (said.size > 0) return 2;
  return found ? 1 : 0;
}

function requireDetector(detector: CheckOptions['detector']): void {
  const missing = { local: 'local model', llm: 'connection to an LLM' };
  if (detector === 'local' || detector === 'llm')
    throw new InputError(
      `--detector ${detector}`,
      `this build has no ${missing[detector]} yet.`,
      'Use --detector symbolic, or auto for the best that is there.',
    );
}
