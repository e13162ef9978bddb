import { Tokenizer } from '@huggingface/tokenizers';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type * as Onnx from 'onnxruntime-node';
import type { InferenceSession, Tensor } from 'onnxruntime-node';
import * as z from 'zod';
import type { Entailment, EntailmentModel } from '../../core/bench/detectors/entailment.ts';
import { InputError } from '../../core/input-error.ts';

const config = z.object({
  id2label: z.record(z.string(), z.string()).optional(),
  max_position_embeddings: z.number().int().positive().optional(),
});

/** Pairs of a batch; more buy nothing on a CPU. */
const batchSize = 8;
const usualLength = 512;

type Runtime = typeof Onnx;

/**
 * Opens a classifier of sentence pairs: an .onnx file with tokenizer.json, tokenizer_config.json and config.json beside
 * it, as Hugging Face exports them. Three labels (entailment, neutral, contradiction, in any order and case), two, or one
 * logit of consistency. Throws InputError where a file is missing, damaged or of another kind.
 */
export async function openEntailmentModel(file: string): Promise<EntailmentModel> {
  const folder = path.dirname(file);
  const bytes = await readFile(file).catch(() => null);
  if (!bytes)
    throw new InputError(file, 'cannot be read.', 'Give the .onnx file of a model of sentence pairs.');
  const tokenizer = await tokenizerOf(folder);
  const settings = config.safeParse(await jsonOf(path.join(folder, 'config.json')));
  if (!settings.success)
    throw new InputError(
      path.join(folder, 'config.json'),
      "is not a model's.",
      'Put the one of the export there.',
    );
  const runtime = await loadRuntime(file);
  let session: InferenceSession;
  try {
    session = await runtime.InferenceSession.create(bytes, { logSeverityLevel: 4 });
  } catch {
    throw new InputError(file, 'is no ONNX model, or is damaged.', 'Export it anew.');
  }
  const longest = Math.min(settings.data.max_position_embeddings ?? usualLength, usualLength);
  const labels = labelsOf(settings.data.id2label);
  return {
    name: path.basename(file, '.onnx'),
    settings: createHash('sha256').update(bytes).digest('hex'),
    async predict(pairs, signal) {
      const out: Entailment[] = [];
      for (let at = 0; at < pairs.length; at += batchSize) {
        signal?.throwIfAborted();
        const rows = pairs.slice(at, at + batchSize).map((pair) => encode(tokenizer, pair, longest));
        const result = await session.run(feedsOf(runtime, session, rows));
        const logits = result[session.outputNames[0]!] as Tensor;
        const width = Number(logits.dims[1] ?? 1);
        for (let row = 0; row < rows.length; row += 1) {
          const values = [...(logits.data as Float32Array).slice(row * width, (row + 1) * width)];
          out.push(entailmentOf(values, labels, file));
        }
      }
      return out;
    },
  };
}

async function loadRuntime(file: string): Promise<Runtime> {
  try {
    return await import('onnxruntime-node');
  } catch {
    throw new InputError(file, 'cannot be run here: onnxruntime-node is not installed.', 'Run npm install.');
  }
}

async function jsonOf(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null)
    throw new InputError(file, 'is missing.', 'Put the file of the export beside the model.');
  try {
    return JSON.parse(text);
  } catch {
    throw new InputError(file, 'is no JSON.', 'Put the file of the export beside the model.');
  }
}

async function tokenizerOf(folder: string): Promise<Tokenizer> {
  const file = path.join(folder, 'tokenizer.json');
  const [json, settings] = [await jsonOf(file), await jsonOf(path.join(folder, 'tokenizer_config.json'))];
  try {
    return new Tokenizer(json as object, settings as object);
  } catch {
    throw new InputError(
      file,
      'is of a kind that cannot be read.',
      'Export the model with a fast tokenizer.',
    );
  }
}

interface Encoded {
  readonly ids: readonly number[];
  readonly types: readonly number[];
}

/** The premise gives way where both are too long: the sentence is what is judged. */
function encode(
  tokenizer: Tokenizer,
  [premise, hypothesis]: readonly [string, string],
  longest: number,
): Encoded {
  const whole = encoded(tokenizer, premise, hypothesis);
  if (whole.ids.length <= longest) return whole;
  const over = whole.ids.length - longest;
  const length = tokenizer.encode(premise, { add_special_tokens: false }).ids.length;
  // Token lengths differ: cut by share, then word by word.
  let words = premise.split(' ');
  words = words.slice(0, Math.max(1, Math.ceil((words.length * Math.max(1, length - over)) / length)));
  let cut = encoded(tokenizer, words.join(' '), hypothesis);
  while (cut.ids.length > longest && words.length > 1) {
    words = words.slice(0, -1);
    cut = encoded(tokenizer, words.join(' '), hypothesis);
  }
  return { ids: cut.ids.slice(0, longest), types: cut.types.slice(0, longest) };
}

function encoded(tokenizer: Tokenizer, premise: string, hypothesis: string): Encoded {
  const { ids, token_type_ids: types } = tokenizer.encode(premise, {
    text_pair: hypothesis,
    return_token_type_ids: true,
  });
  return { ids, types };
}

/** Shorter rows are filled up; the mask says with what. */
function feedsOf(
  runtime: Runtime,
  session: InferenceSession,
  rows: readonly Encoded[],
): Record<string, Tensor> {
  const length = Math.max(...rows.map(({ ids }) => ids.length));
  const filled = (of: (row: Encoded) => readonly number[]): BigInt64Array =>
    BigInt64Array.from(
      rows.flatMap((row) => {
        const values = of(row);
        return Array.from({ length }, (_, i) => BigInt(values[i] ?? 0));
      }),
    );
  const tensor = (of: (row: Encoded) => readonly number[]): Tensor =>
    new runtime.Tensor('int64', filled(of), [rows.length, length]);
  const all: Record<string, () => Tensor> = {
    input_ids: () => tensor(({ ids }) => ids),
    attention_mask: () => tensor(({ ids }) => ids.map(() => 1)),
    token_type_ids: () => tensor(({ types }) => types),
  };
  return Object.fromEntries(
    session.inputNames.flatMap((name) => (all[name] ? [[name, all[name]()] as const] : [])),
  );
}

type Label = keyof Entailment;

/** Which logit is which; null where the model has no names for them. */
function labelsOf(names: Readonly<Record<string, string>> | undefined): readonly (Label | null)[] | null {
  if (!names) return null;
  return Object.keys(names)
    .sort((a, b) => Number(a) - Number(b))
    .map((id) => {
      const name = names[id]!.toLowerCase();
      if (/^(?:not|non)[-_ ]/u.test(name) || name.includes('contra') || name.includes('inconsistent'))
        return 'contradiction';
      if (name.includes('entail') || name.includes('consistent')) return 'entailment';
      return name.includes('neutral') ? 'neutral' : null;
    });
}

function entailmentOf(
  logits: readonly number[],
  labels: readonly (Label | null)[] | null,
  file: string,
): Entailment {
  const none = { entailment: 0, neutral: 0, contradiction: 0 };
  if (logits.length === 1) {
    const consistent = 1 / (1 + Math.exp(-logits[0]!));
    return { ...none, entailment: consistent, contradiction: 1 - consistent };
  }
  if (!labels || labels.length !== logits.length || !labels.includes('entailment'))
    throw new InputError(
      file,
      'does not say which of its outputs is entailment.',
      'Its config.json needs id2label with the names entailment, neutral and contradiction.',
    );
  const top = Math.max(...logits);
  const shares = logits.map((logit) => Math.exp(logit - top));
  const sum = shares.reduce((a, b) => a + b, 0);
  const out = { ...none };
  labels.forEach((label, at) => {
    if (label) out[label] += shares[at]! / sum;
  });
  return out;
}
