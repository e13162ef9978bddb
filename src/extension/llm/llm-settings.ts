import { opinionModes, type OpinionMode } from '../../core/opinion/question-modes.ts';
import { chatApis, type ChatApi } from '../../node/llm/chat-apis.ts';
import type { Configuration } from '../settings.ts';

/** "editor": the models that other extensions offer to the editor (`vscode.lm`). */
export const llmProviders = [...chatApis, 'editor'] as const;
export type LlmProvider = ChatApi | 'editor';

/** The settings under `peerlint.llm.`; package.json describes them. Keys are never among them. */
export interface LlmSettings {
  readonly provider: LlmProvider;
  /** As typed; "" where none is set. */
  readonly url: string;
  readonly model: string;
  readonly mode: OpinionMode;
  /** Tokens that one run may cost. */
  readonly budget: number;
  /** USD a million tokens read and written; null where it is not known. */
  readonly price: { readonly read: number; readonly written: number } | null;
}

const usualBudget = 100_000;

/** A value that is none of the allowed ones counts as the default. */
export function readLlmSettings(configuration: Configuration): LlmSettings {
  const text = (name: string): string => {
    const value = configuration.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const budget = configuration.get('llm.budget');
  return {
    provider: llmProviders.find((one) => one === configuration.get('llm.provider')) ?? 'openai',
    url: text('llm.url'),
    model: text('llm.model'),
    mode: opinionModes.find((one) => one === configuration.get('llm.mode')) ?? 'confirm',
    budget: typeof budget === 'number' && budget > 0 ? budget : usualBudget,
    price: priceIn(text('llm.price')),
  };
}

/** "0.15,0.6". */
function priceIn(text: string): LlmSettings['price'] {
  const [, read, written] = /^(\d+(?:\.\d+)?)\s*,\s*(\d+(?:\.\d+)?)$/u.exec(text) ?? [];
  return read === undefined || written === undefined
    ? null
    : { read: Number(read), written: Number(written) };
}
