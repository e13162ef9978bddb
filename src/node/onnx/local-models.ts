import path from 'node:path';
import type { Policy } from '../../core/findings/finding.ts';
import type { DetectorChoice } from '../../core/engine/protocol.ts';
import { ModelUnusable } from '../../core/model/model-unusable.ts';
import type { ChosenModel } from '../../core/check/model-voice.ts';
import type { VectorStore } from '../cache/vector-store.ts';
import { fileStamp } from '../engine/paper-cache.ts';
import { openDetectorModel, type ThreadedModel } from './detector-model.ts';
import { shippedModel } from './find-model.ts';

/** What a check asks for. */
export interface AskedModel {
  readonly detector: DetectorChoice;
  readonly policy: Policy;
  /** Folder of the user's own model; null for the one that comes with the program. */
  readonly modelPath: string | null;
}

/** Opens the model that a check asks for and keeps it; a folder whose configuration changed is opened anew. */
export class LocalModels {
  readonly #shipped: () => string | null;
  readonly #vectors: VectorStore | undefined;
  #open: { readonly key: string; readonly model: Promise<ThreadedModel> } | null = null;

  /**
   * @param shipped folder of the model that comes with the program
   * @param vectors where vectors of papers are found again
   */
  constructor(shipped: () => string | null = shippedModel, vectors?: VectorStore) {
    this.#shipped = shipped;
    this.#vectors = vectors;
  }

  /** Never rejects: where there is no model for this check, it may say why. */
  async choose({ detector, policy, modelPath }: AskedModel): Promise<ChosenModel> {
    const asked = detector === 'local';
    if (detector === 'symbolic') return none(null);
    if (policy === 'rulesOnly') return none(asked ? 'the venue policy allows rules alone' : null);
    const folder = modelPath ?? this.#shipped();
    if (folder === null) return none(asked ? 'none comes with this build' : null);
    // It would hang on where the process was started.
    if (!path.isAbsolute(folder)) return none(`"${folder}" is no absolute path`);
    try {
      const model = await this.#opened(folder);
      return asked || model.config.defaultOn ? { model, why: null } : none(null);
    } catch (error) {
      if (error instanceof ModelUnusable) return none(error.message);
      throw error;
    }
  }

  async #opened(folder: string): Promise<ThreadedModel> {
    const key = await fileStamp(path.join(folder, 'config.json'));
    if (this.#open?.key !== key) {
      const before = this.#open;
      const model = openDetectorModel(folder, { vectors: this.#vectors });
      this.#open = { key, model };
      // Its thread would hold its memory for as long as the process lives.
      void before?.model.then((one) => one.close()).catch(() => undefined);
      model.catch(() => {
        if (this.#open?.model === model) this.#open = null;
      });
    }
    return this.#open!.model;
  }
}

function none(why: string | null): ChosenModel {
  return { model: null, why };
}
