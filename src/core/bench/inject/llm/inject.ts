import * as z from 'zod';
import { ask } from '../../../llm/ask.ts';
import { ChatError, type ChatModel } from '../../../llm/chat-model.ts';
import { foldLower } from '../../../text/fold.ts';
import { sha256Hex } from '../../../text/hash.ts';
import type { Grounded } from '../grounded.ts';
import type { Origin } from '../row-maker.ts';
import type { PairRow } from '../row.ts';
import type { Template } from '../templates.ts';
import { otherWindows } from '../windows.ts';
import { editBetween } from './edited-range.ts';
import { checkPrompt, injectPrompt, promptVersion, verifyPrompt } from './prompts.ts';

const checked = z.object({ feasible: z.boolean() });
const injected = z.object({ edited: z.string().min(1), altered: z.string() });
const verified = z.object({ different: z.boolean(), false: z.boolean(), fluent: z.boolean() });

/** Where a template ended: each step may turn it down. */
export type Outcome =
  | { readonly step: 'written'; readonly row: PairRow }
  | { readonly step: 'infeasible' | 'no-edit' | 'not-verified' | 'unreadable' };

const passagesShown = 3;

/**
 * HalluPeer's CHECK, INJECT and VERIFY with a model. What the model says is not believed where a program can look: the
 * edit must be one, small, and where the model says it is. Rejects with ChatError where the model cannot be asked.
 */
export async function injectWith(
  model: ChatModel,
  template: Template,
  grounded: Grounded,
  origin: Origin,
  signal?: AbortSignal,
): Promise<Outcome> {
  const evidence = otherWindows(template.sentence, grounded.index, passagesShown, () => true);
  const passages = evidence.map(({ section, text }) => (section ? `[${section}] ${text}` : text));
  try {
    const question = { name: 'check', messages: checkPrompt(template, passages), answer: checked };
    if (!(await ask(model, question, signal)).value.feasible) return { step: 'infeasible' };
    const written = await ask(
      model,
      { name: 'inject', messages: injectPrompt(template, passages), answer: injected, maxTokens: 1024 },
      signal,
    );
    const text = written.value.edited.trim();
    const span = spanOf(template.sentence, text, written.value.altered.trim());
    if (!span) return { step: 'no-edit' };
    const judged = await ask(
      model,
      { name: 'verify', messages: verifyPrompt(template.sentence, text, passages), answer: verified },
      signal,
    );
    if (!judged.value.different || !judged.value.false || !judged.value.fluent)
      return { step: 'not-verified' };
    const maker = `llm:${model.name}:${promptVersion}`;
    const group = sha256Hex(
      [origin.paper, origin.review, origin.start, template.node, text].join('\n'),
    ).slice(0, 16);
    return {
      step: 'written',
      row: {
        schema: 1,
        id: sha256Hex(`${group}\n${maker}\n${origin.seed}`).slice(0, 16),
        group,
        paper: origin.paper,
        review: origin.review,
        sentence: { start: origin.start, end: origin.end },
        role: grounded.role,
        aspect: template.aspect,
        operator: `llm/${template.node}`,
        variant: 'llm',
        label: 1,
        state: 'contradicted',
        type: template.type,
        node: template.node,
        absence: template.node.includes('/false-absence/') || template.node.includes('/neglect-inflated/'),
        original: template.sentence,
        text,
        span,
        evidence,
        patches: [],
        injected: true,
        maker,
      },
    };
  } catch (error) {
    // One answer that cannot be read is that template's fault; a server that is gone is everybody's.
    if (error instanceof ChatError && error.kind === 'unreadable') return { step: 'unreadable' };
    throw error;
  }
}

/** The false words: where the model says they are if the edit lies there, else the edit itself. */
function spanOf(original: string, edited: string, altered: string): { start: number; end: number } | null {
  const edit = editBetween(original, edited);
  if (!edit || foldLower(original) === foldLower(edited)) return null;
  const from = edit.start;
  const to = edit.start + edit.text.length;
  const at = altered === '' ? -1 : edited.indexOf(altered);
  if (at >= 0 && at < to && from < at + altered.length && altered.length < edited.length)
    return { start: at, end: at + altered.length };
  return to > from ? { start: from, end: to } : null;
}
