/**
 * How a model is led to its answer (HalluPeer, RA-LLM): asked plainly, with solved examples, step by step, by pairs of
 * sentences that differ in a few words.
 */
export const strategies = ['zero-shot', 'few-shot', 'chain-of-thought', 'contrast'] as const;
export type Strategy = (typeof strategies)[number];
