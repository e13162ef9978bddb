import type { BenchSettings } from '../../core/bench/score-paper.ts';
import { checkers } from '../../core/check/checkers.ts';
import { InputError } from '../../core/input-error.ts';
import type { DetectorModel } from '../../core/model/detector-model.ts';

/** Settings that run one checker alone; all of them for null. */
export function checkersNamed(name: string | null): BenchSettings {
  if (name === null) return {};
  const one = checkers.find((checker) => checker.name === name);
  const names = checkers.map((checker) => checker.name).join(', ');
  if (!one) throw new InputError('--checker', `knows no "${name}".`, `It is one of: ${names}.`);
  return { checkers: [one] };
}

let opened: { readonly folder: string; readonly model: DetectorModel } | null = null;

/** What a worker scores with: the checkers by name, and the local model of a folder, opened once in a process. */
export async function settingsFor(checker: string | null, folder: string | null): Promise<BenchSettings> {
  if (folder === null) return checkersNamed(checker);
  if (opened?.folder !== folder) {
    const { openDetectorModel } = await import('../../node/onnx/detector-model.ts');
    opened = { folder, model: await openDetectorModel(folder) };
  }
  return { ...checkersNamed(checker), model: opened.model };
}
