import { checkReview } from '../../core/check/check-review.ts';
import { hear } from '../../core/check/model-voice.ts';
import type { DetectorChoice } from '../../core/engine/protocol.ts';
import { InputError } from '../../core/input-error.ts';
import type { Policy, Threshold } from '../../core/findings/finding.ts';
import { buildPaperIndex } from '../../core/evidence/paper-index.ts';
import { PaperCache } from '../../node/engine/paper-cache.ts';
import { readReviewFile } from '../../node/read-review.ts';
import { chosenModel } from '../chosen-model.ts';
import type { LlmOptions, LlmRun } from '../llm-opinion.ts';
import type { ExitStatus, Host } from '../host.ts';
import type { ReadingOptions } from '../open-paper.ts';
import { openPaper } from '../open-paper.ts';
import { paperOf } from '../paper-of.ts';
import { readPasswords } from '../read-passwords.ts';
import { reporters } from '../reporters.ts';

export interface CheckOptions extends ReadingOptions, Omit<LlmOptions, 'cache'> {
  readonly paper?: string;
  readonly supplement?: readonly string[];
  readonly format: 'text' | 'json' | 'sarif';
  readonly detector: DetectorChoice | 'llm';
  /** Folder of the local model; the one that comes with the program by default. */
  readonly model?: string;
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
  const llm = await openLlm(options, host);
  const chosen = await chosenModel(options);
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
  let unreadable = false;
  let found = false;
  for (const file of files) {
    try {
      const reviews = await readReviewFile(file);
      for (const review of reviews) {
        const { paper, index } = await papers.get(...paperOf(review, options));
        const heard = await hear(chosen, index, review);
        for (const note of heard.notes) {
          // The text has the notes of the coverage itself.
          if (options.format !== 'text' && !said.has(note)) host.err(`peerlint: ${note}`);
          said.add(note);
        }
        const opinion = (await llm?.about(review, index, chosen)) ?? undefined;
        if (options.llmPreview) continue;
        const result = checkReview(paper, index, review, { ...options, ...heard, opinion });
        found ||= result.findings.some(({ kind, severity }) => kind === 'error' && severity !== 'hint');
        await report.add({ paper, review, result }, reviews.length > 1);
      }
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      unreadable = true;
      report.unreadable({ file, message: error.message });
      // One paper that cannot be read is one mistake, however many reviews speak of it.
      if (!said.has(error.message)) host.err(`peerlint: ${error.message}`);
      said.add(error.message);
    }
  }
  await report.end(files.length > 1);
  llm?.end();
  if (unreadable) return 2;
  return found ? 1 : 0;
}

/** The language model that is asked for; null where none is. Its clients are loaded for those who ask. */
async function openLlm(options: CheckOptions, host: Host): Promise<LlmRun | null> {
  const { detector, llmUrl, llmPreview } = options;
  if (detector !== 'llm') {
    if (llmUrl !== undefined || llmPreview)
      throw new InputError(
        llmPreview ? '--llm-preview' : '--llm-url',
        'goes with --detector llm alone.',
        'Give that too, or leave it out.',
      );
    return null;
  }
  const { LlmRun } = await import('../llm-opinion.ts');
  return new LlmRun(options, host);
}
