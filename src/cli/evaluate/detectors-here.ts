import { readFile } from 'node:fs/promises';
import type { Detector } from '../../core/bench/detectors/detector.ts';
import { consistency, retrieveNli, trueNli } from '../../core/bench/detectors/entailment.ts';
import { localModel } from '../../core/bench/detectors/local-model.ts';
import type { ContextKind } from '../../core/bench/detectors/llm/contexts.ts';
import { contrastsOf, type Contrast } from '../../core/bench/detectors/llm/demonstrations.ts';
import { llmJudge } from '../../core/bench/detectors/llm/judge.ts';
import { fusion } from '../../core/bench/detectors/symbolic.ts';
import { tripletChecker } from '../../core/bench/detectors/llm/triplets.ts';
import { rememberingModel } from '../../core/bench/detectors/remembering-model.ts';
import { pairRow } from '../../core/bench/inject/row.ts';
import { InputError } from '../../core/input-error.ts';
import { strategies, type Strategy } from '../../core/llm/strategies.ts';
import { ModelUnusable } from '../../core/model/model-unusable.ts';
import { shippedModel } from '../../node/onnx/find-model.ts';
import { chatModelOf, type ModelOptions } from '../chat-model-of.ts';

/** Ways to ask a model: HalluPeer's strategies, RefChecker's triplets, answers drawn again and again (SelfCheck). */
export const waysToAsk = [...strategies, 'triplets', 'samples'] as const;
export type WayToAsk = (typeof waysToAsk)[number];

export interface HereOptions extends ModelOptions {
  /** Models of natural language inference (.onnx), and models of consistency. */
  readonly nli?: readonly string[];
  readonly consistency?: readonly string[];
  readonly llmWay?: readonly WayToAsk[];
  readonly llmContext?: readonly ContextKind[];
  /** Folder of the small model; the one that comes with the program by default. */
  readonly model?: string;
  /** pairs.jsonl whose rows are shown as examples. */
  readonly demonstrations?: string;
}

/** Answers drawn for one sentence. */
const drawn = 5;

/**
 * Detectors that the options ask for and that run in the command's own process, because they hold a file or a
 * connection that must not be opened twice. Throws InputError where a file or a model cannot be used.
 */
export async function detectorsHere(options: HereOptions): Promise<readonly Detector[]> {
  return [...(await smallModel(options)), ...(await verifiers(options)), ...(await judges(options))];
}

async function smallModel({ model: asked, policy }: HereOptions): Promise<Detector[]> {
  if (policy === 'rulesOnly' && asked !== undefined)
    throw new InputError('--model', 'is forbidden by --policy rulesOnly.', 'Leave one of the two out.');
  const folder = asked ?? shippedModel();
  if (folder === null || policy === 'rulesOnly') return [];
  const { openDetectorModel } = await import('../../node/onnx/detector-model.ts');
  try {
    const opened = await openDetectorModel(folder);
    await opened.load();
    const model = rememberingModel(opened);
    return [localModel(model), fusion(model)];
  } catch (error) {
    if (!(error instanceof ModelUnusable)) throw error;
    throw new InputError(
      folder,
      `holds no usable model: ${error.message}.`,
      'Give --model a folder as training writes it.',
    );
  }
}

async function verifiers({ nli = [], consistency: scorers = [] }: HereOptions): Promise<Detector[]> {
  if (nli.length + scorers.length === 0) return [];
  // The runtime is a hundred megabytes: loaded for those who name a file.
  const { openEntailmentModel } = await import('../../node/onnx/entailment-model.ts');
  const out: Detector[] = [];
  for (const file of nli) {
    const model = await openEntailmentModel(file);
    out.push(trueNli(model), retrieveNli(model));
  }
  for (const file of scorers) out.push(consistency(await openEntailmentModel(file)));
  return out;
}

async function judges(options: HereOptions): Promise<Detector[]> {
  const model = chatModelOf(options);
  if (!model) return [];
  const { llmWay = ['zero-shot'], llmContext = ['bm25'], demonstrations } = options;
  const contrasts = demonstrations === undefined ? [] : await readContrasts(demonstrations);
  if (contrasts.length === 0 && llmWay.some((way) => way === 'few-shot' || way === 'contrast'))
    throw new InputError(
      '--llm-way',
      'few-shot and contrast need examples.',
      'Give --demonstrations PAIRS.jsonl.',
    );
  return llmWay.flatMap((way) =>
    llmContext.map((context) =>
      way === 'triplets'
        ? tripletChecker(model, context)
        : llmJudge(model, {
            strategy: way === 'samples' ? 'zero-shot' : (way satisfies Strategy),
            context,
            contrasts,
            samples: way === 'samples' ? drawn : 1,
          }),
    ),
  );
}

async function readContrasts(file: string): Promise<Contrast[]> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) throw new InputError(file, 'cannot be read.', 'Give pairs.jsonl of "bench inject".');
  const rows = text.split('\n').flatMap((line, at) => {
    if (line.trim() === '') return [];
    try {
      return [pairRow.parse(JSON.parse(line))];
    } catch {
      throw new InputError(file, `line ${at + 1} is no row of "bench inject".`, 'Make the file anew.');
    }
  });
  return contrastsOf(rows);
}
