import * as z from 'zod';
import type { ChatMessage, ChatModel, Usage } from './chat-model.ts';
import { ChatError } from './chat-model.ts';

export interface Question<T> {
  /** Names the answer's form: "check". */
  readonly name: string;
  readonly messages: readonly ChatMessage[];
  readonly answer: z.ZodType<T>;
  /** The form that a server may hold its model to, where `answer` takes others as well; `answer` by default. */
  readonly asked?: z.ZodType;
  readonly temperature?: number;
  readonly maxTokens?: number;
}

export interface Answer<T> {
  readonly value: T;
  /** Of all tries; null where the model never said. */
  readonly usage: Usage | null;
}

/** A second try tells the model what was wrong with the first; a third hardly ever helps. */
const tries = 2;

/**
 * Asks for JSON of a form and reads it, wrapped in prose or a fence as it may be. Rejects with ChatError; `unreadable`
 * where no try gave the form.
 */
export async function ask<T>(
  model: ChatModel,
  question: Question<T>,
  signal?: AbortSignal,
): Promise<Answer<T>> {
  const { name, answer, asked = answer, temperature = 0, maxTokens = 512 } = question;
  const schema = { name, schema: z.toJSONSchema(asked) as Record<string, unknown> };
  const messages = [...question.messages];
  let usage: Usage | null = null;
  let wrong = '';
  for (let at = 0; at < tries; at += 1) {
    const reply = await model.complete({ messages, schema, temperature, maxTokens }, signal);
    usage = sum(usage, reply.usage);
    const read = readJson(reply.text, answer);
    if (read.ok) return { value: read.value, usage };
    wrong = read.wrong;
    messages.push(
      { role: 'assistant', content: reply.text },
      {
        role: 'user',
        content: `This is not the JSON that was asked for (${wrong}). Answer with that JSON alone.`,
      },
    );
  }
  throw new ChatError('unreadable', `${model.name} did not answer in the form that was asked for: ${wrong}.`);
}

type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly wrong: string };

/** The first JSON object or list in a text that has the form. */
export function readJson<T>(text: string, form: z.ZodType<T>): Read<T> {
  let wrong = 'no JSON';
  // Small local models think aloud first.
  const said = text.replace(/<think>[\s\S]*?<\/think>/gu, '');
  for (const start of said.matchAll(/[[{]/gu)) {
    const body = balanced(said, start.index);
    if (body === null) continue;
    let value: unknown;
    try {
      value = JSON.parse(body);
    } catch {
      continue;
    }
    const read = form.safeParse(value);
    if (read.success) return { ok: true, value: read.data };
    const [issue] = read.error.issues;
    wrong = `${issue?.path.join('.') || 'answer'}: ${issue?.message ?? 'wrong'}`;
  }
  return { ok: false, wrong };
}

/** Longer answers are not read: a model that never stops must not hold up its reader. */
const longest = 100_000;

/** The bracketed part of a text that opens at `from`, strings respected; null where it does not close. */
function balanced(text: string, from: number): string | null {
  let depth = 0;
  let quoted = false;
  for (let at = from; at < Math.min(text.length, from + longest); at += 1) {
    const c = text[at];
    if (quoted) {
      if (c === '\\') at += 1;
      else if (c === '"') quoted = false;
    } else if (c === '"') quoted = true;
    else if (c === '{' || c === '[') depth += 1;
    else if (c === '}' || c === ']') {
      depth -= 1;
      if (depth === 0) return text.slice(from, at + 1);
    }
  }
  return null;
}

function sum(a: Usage | null, b: Usage | null): Usage | null {
  if (!a || !b) return a ?? b;
  return {
    promptTokens: a.promptTokens + b.promptTokens,
    completionTokens: a.completionTokens + b.completionTokens,
  };
}
