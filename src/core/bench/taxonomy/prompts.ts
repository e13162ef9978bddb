import type { ChatMessage } from '../../llm/chat-model.ts';

/** Goes into every answer that is kept. */
export const taxonomyPromptVersion = 'taxonomy-1';

const setting =
  'You divide kinds of error in peer reviews of scientific papers: statements of a review about the paper that the paper does not support or that it contradicts. The taxonomy is for a tool that finds such errors. Answer with JSON alone.';

/** Expand_M: the kinds that a kind falls into. */
export function expandPrompt(path: readonly Named[]): ChatMessage[] {
  return [
    { role: 'system', content: setting },
    {
      role: 'user',
      content: [
        ...path.map(({ name, description }, depth) => `Level ${depth + 1}: ${name}. ${description}`),
        `Divide "${path.at(-1)!.name}" into kinds that exclude each other and together cover it, all equally coarse, each one that a reviewer really commits and that shows in one sentence. None if it cannot be divided in earnest. JSON: {"children": [names, at most nine]}.`,
      ].join('\n'),
    },
  ];
}

/** Describe_M: what a sentence of that kind alters, fabricates or violates. */
export function describePrompt(
  path: readonly Named[],
  name: string,
  siblings: readonly string[],
): ChatMessage[] {
  return [
    { role: 'system', content: setting },
    {
      role: 'user',
      content: [
        ...path.map((node, depth) => `Level ${depth + 1}: ${node.name}. ${node.description}`),
        `Describe its kind "${name}", so that it is told apart from ${siblings.length > 0 ? siblings.join('; ') : 'all others'}. JSON: {"description": one sentence: what the wrong sentence alters, fabricates or violates, "prerequisite": one sentence: what a right sentence must hold for this error to be possible in it}.`,
      ].join('\n'),
    },
  ];
}

export interface Named {
  readonly name: string;
  readonly description: string;
}
