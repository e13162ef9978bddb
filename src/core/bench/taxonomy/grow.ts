import * as z from 'zod';
import { ask } from '../../llm/ask.ts';
import { ChatError, type ChatModel } from '../../llm/chat-model.ts';
import { describePrompt, expandPrompt, type Named } from './prompts.ts';

/** A kind of error as a model divides it. */
export interface GrownNode extends Named {
  readonly prerequisite: string;
  readonly children: readonly GrownNode[];
}

/** One node that a model was asked about: kept line by line, so that a run can go on. */
export const expansion = z.object({
  schema: z.literal(1),
  model: z.string(),
  prompt: z.string(),
  /** Names from the coarse type down. */
  path: z.array(z.string()).min(1),
  children: z.array(z.object({ name: z.string(), description: z.string(), prerequisite: z.string() })),
});
export type Expansion = z.infer<typeof expansion>;

const expanded = z.object({ children: z.array(z.string()) });
const described = z.object({ description: z.string().min(10), prerequisite: z.string() });

/** As HalluPeer: types, families, leaves. */
const deepest = 3;
const mostChildren = 9;
const longestName = 80;

/**
 * HalluPeer's Algorithm 1: from the nine coarse types down, depth first, until a kind is not divided further. Each node
 * is handed to `keep` when it is answered; nodes in `known` are not asked for again. Rejects with ChatError where the
 * model cannot be asked; a node whose answer cannot be read is a leaf.
 */
export async function grow(
  model: ChatModel,
  prompt: string,
  roots: readonly Named[],
  known: readonly Expansion[],
  keep: (node: Expansion) => Promise<void>,
  signal?: AbortSignal,
): Promise<GrownNode[]> {
  const answered = new Map(known.map((node) => [keyOf(node.path), node]));
  const below = async (path: readonly Named[]): Promise<GrownNode[]> => {
    if (path.length >= deepest) return [];
    const names = path.map(({ name }) => name);
    let node = answered.get(keyOf(names));
    if (!node) {
      node = {
        schema: 1,
        model: model.name,
        prompt,
        path: names,
        children: await childrenOf(model, path, signal),
      };
      await keep(node);
    }
    const children: GrownNode[] = [];
    for (const child of node.children) children.push({ ...child, children: await below([...path, child]) });
    return children;
  };
  const grown: GrownNode[] = [];
  for (const root of roots) grown.push({ ...root, prerequisite: '', children: await below([root]) });
  return grown;
}

function keyOf(path: readonly string[]): string {
  return JSON.stringify(path);
}

async function childrenOf(
  model: ChatModel,
  path: readonly Named[],
  signal: AbortSignal | undefined,
): Promise<Expansion['children']> {
  try {
    const answer = await ask(
      model,
      { name: 'expand', messages: expandPrompt(path), answer: expanded },
      signal,
    );
    const names = usable(answer.value.children, path);
    const children: Expansion['children'] = [];
    for (const name of names) {
      const siblings = names.filter((other) => other !== name);
      const { value } = await ask(
        model,
        { name: 'describe', messages: describePrompt(path, name, siblings), answer: described },
        signal,
      );
      children.push({ name, ...value });
    }
    return children;
  } catch (error) {
    if (error instanceof ChatError && error.kind === 'unreadable') return [];
    throw error;
  }
}

/** Names that are names, each once, none that repeats one above; an only child would be its parent. */
function usable(names: readonly string[], path: readonly Named[]): string[] {
  const above = new Set(path.map(({ name }) => name.toLowerCase()));
  const seen = new Set<string>();
  const kept = names
    .map((name) => name.trim().replace(/\s+/g, ' '))
    .filter((name) => {
      const key = name.toLowerCase();
      if (name === '' || name.length > longestName || above.has(key) || seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, mostChildren);
  return kept.length < 2 ? [] : kept;
}
