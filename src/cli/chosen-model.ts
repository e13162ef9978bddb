import path from 'node:path';
import type { ChosenModel } from '../core/check/model-voice.ts';
import type { DetectorChoice } from '../core/engine/protocol.ts';
import type { Policy } from '../core/findings/finding.ts';
import { InputError } from '../core/input-error.ts';
import { ModelUnusable } from '../core/model/model-unusable.ts';
import { LocalModels } from '../node/onnx/local-models.ts';
import { vectorStore } from './paper-store.ts';

/** Options of every command that checks reviews. */
export interface DetectorOptions {
  readonly detector: DetectorChoice | 'llm';
  /** Folder of the local model; the one that comes with the program by default. */
  readonly model?: string;
  readonly policy: Policy;
  /** False: --no-cache. */
  readonly cache?: boolean;
}

/** The model that the options ask for. Throws InputError where --detector asks for what is not there or not allowed. */
export async function chosenModel(options: DetectorOptions): Promise<ChosenModel> {
  const { model, policy } = options;
  // A language model is asked beside the local check.
  const detector = options.detector === 'llm' ? 'auto' : options.detector;
  if (detector === 'local' && policy === 'rulesOnly')
    throw new InputError(
      '--detector local',
      'is forbidden by --policy rulesOnly, under which no model may run.',
      'Use --detector symbolic, or another policy.',
    );
  const chosen = await new LocalModels(undefined, vectorStore(options)).choose({
    detector,
    policy,
    modelPath: model === undefined ? null : path.resolve(model),
  });
  // Asked for by name: something else in its place would not be what was asked.
  const why = detector === 'local' ? (chosen.why ?? (await whyNotLoaded(chosen))) : null;
  if (why === null) return chosen;
  throw new InputError(
    model ?? '--detector local',
    `the local model cannot be used: ${why}.`,
    'Use --detector symbolic, or name the folder of a model with --model.',
  );
}

async function whyNotLoaded({ model }: ChosenModel): Promise<string | null> {
  try {
    await model?.embed(['']);
    return null;
  } catch (error) {
    if (error instanceof ModelUnusable) return error.message;
    throw error;
  }
}
