import type { DetectorConfig } from '../../core/model/detector-config.ts';
import type { VectorKeeper } from '../../core/model/vector-keeper.ts';
import { vectorsName } from './cache-files.ts';
import { KeptFiles, type KeptFilesOptions } from './kept-files.ts';
import { packVectors, unpackVectors, vectorKeyOf } from './vector-entry.ts';

export interface VectorStoreOptions extends KeptFilesOptions {
  /** Names the program: what another one wrote is not used. */
  readonly version: string;
  /** Hears of an entry that cannot be used (one sentence); it is made anew. */
  readonly log?: ((text: string) => void) | undefined;
}

/**
 * Vectors of papers on the disk, beside the papers themselves and under the same limits. They are found by the texts
 * that they are of, so that no other reading of a paper ever meets them.
 */
export class VectorStore {
  readonly #files: KeptFiles;
  readonly #options: VectorStoreOptions;

  constructor(options: VectorStoreOptions) {
    this.#files = new KeptFiles(options);
    this.#options = options;
  }

  /** For the model with this configuration. */
  keeperFor({ files, unitTokens }: Pick<DetectorConfig, 'files' | 'unitTokens'>): VectorKeeper {
    const { version, log } = this.#options;
    const model = [files['model.onnx'].sha256, files['tokenizer.json'].sha256, unitTokens];
    return {
      get: async (texts) => {
        const key = { texts, model, version };
        const name = vectorsName(vectorKeyOf(key));
        return this.#files.get(name, (bytes) => {
          const vectors = unpackVectors(key, bytes);
          if (!vectors) log?.(`The kept file ${name} is damaged or of another version; it is made anew.`);
          return Promise.resolve(vectors);
        });
      },
      put: async (texts, vectors) => {
        const key = { texts, model, version };
        await this.#files.put(vectorsName(vectorKeyOf(key)), packVectors(key, vectors));
      },
    };
  }
}
