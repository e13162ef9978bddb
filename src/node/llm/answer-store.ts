import type { AnswerStore } from '../../core/opinion/second-opinion.ts';
import { answerName } from '../cache/cache-files.ts';
import { KeptFiles, type KeptFilesOptions } from '../cache/kept-files.ts';

/**
 * Answers of language models, beside the parsed papers and under the same limits: `peerlint cache clear` removes them
 * together. What cannot be read or written only costs another question.
 */
export function answerStore(options: KeptFilesOptions): AnswerStore {
  const files = new KeptFiles(options);
  return {
    get: (key) => files.get(answerName(key), (bytes) => Promise.resolve(bytes.toString('utf8'))),
    put: (key, value) => files.put(answerName(key), Buffer.from(value)),
  };
}
