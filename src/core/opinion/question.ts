import { retrieve } from '../evidence/retrieval/retrieve.ts';
import type { PaperIndex } from '../evidence/paper-index.ts';
import type { Paper, Passage } from '../paper/model.ts';
import type { Sentence } from '../review/model.ts';
import type { ChatRequest } from '../llm/chat-model.ts';
import type { Strategy } from '../llm/strategies.ts';
import { examplesFor } from './examples.ts';
import type { OpinionMode } from './question-modes.ts';
import { messagesOf } from './prompts/second-opinion-1.ts';
import { tokensIn } from './tokens.ts';

export { opinionModes, type OpinionMode } from './question-modes.ts';

/** One request: some sentences and what of the paper the model may read. */
export interface OpinionQuestion {
  readonly sentences: readonly Sentence[];
  readonly passages: readonly Passage[];
  readonly messages: ChatRequest['messages'];
  readonly maxTokens: number;
}

/** Sentences of one request, and passages that are looked up for each. */
const sizes: Readonly<Record<OpinionMode, { readonly sentences: number; readonly passages: number }>> = {
  confirm: { sentences: 1, passages: 8 },
  full: { sentences: 6, passages: 5 },
  paper: { sentences: 12, passages: 0 },
};

/** Tokens of an answer to one sentence. */
const answerTokens = 300;
const thoughtTokens = 300;

/**
 * The requests for some sentences, in their order. Hidden text is in no passage, and so in no request; nor is the name of a
 * file.
 */
export function questionsFor(
  sentences: readonly Sentence[],
  index: PaperIndex,
  mode: OpinionMode,
  strategy: Strategy,
): OpinionQuestion[] {
  const { paper } = index;
  const whole = mode === 'paper' ? wholePaper(paper) : null;
  const questions: OpinionQuestion[] = [];
  for (let at = 0; at < sentences.length; at += sizes[mode].sentences) {
    const some = sentences.slice(at, at + sizes[mode].sentences);
    questions.push(questionOf(some, whole ?? passagesFor(some, index, mode), paper, strategy));
  }
  return questions;
}

/** Whether the whole paper fits into a model's context of so many tokens, the answers included. */
export function fitsWhole(paper: Paper, contextTokens: number): boolean {
  const length = wholePaper(paper).reduce((sum, passage) => sum + shownAs(passage, paper).length + 2, 0);
  const rest = sizes.paper.sentences * (answerTokens + thoughtTokens + 60) + 2000;
  return tokensIn(length) + rest <= contextTokens;
}

/** The mode as asked for; "full" where the whole paper does not fit. @param contextTokens what the model reads at once */
export function modeThatFits(mode: OpinionMode, paper: Paper, contextTokens: number): OpinionMode {
  return mode === 'paper' && !fitsWhole(paper, contextTokens) ? 'full' : mode;
}

function questionOf(
  sentences: readonly Sentence[],
  passages: readonly Passage[],
  paper: Paper,
  strategy: Strategy,
): OpinionQuestion {
  const texts = sentences.map(({ text, leadIn }) => (leadIn === '' ? text : `(${leadIn}) ${text}`));
  const examples = strategy === 'few-shot' || strategy === 'contrast' ? examplesFor(texts) : [];
  const [system, user] = messagesOf(
    strategy,
    passages.map((passage) => shownAs(passage, paper)),
    texts,
    examples,
  );
  return {
    sentences,
    passages,
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ],
    maxTokens:
      100 + sentences.length * (answerTokens + (strategy === 'chain-of-thought' ? thoughtTokens : 0)),
  };
}

/** What retrieval finds for the sentences, in the paper's order, each once. */
function passagesFor(sentences: readonly Sentence[], index: PaperIndex, mode: OpinionMode): Passage[] {
  const found = new Map<number, Passage>();
  for (const { text } of sentences)
    for (const { passage } of retrieve(text, index, sizes[mode].passages)) found.set(passage.id, passage);
  return [...found.values()].sort((a, b) => a.id - b.id);
}

function wholePaper({ passages }: Paper): Passage[] {
  return passages.filter(({ kind }) => kind !== 'reference');
}

/** A passage with its section; a row of a table with the header and caption that it needs to be understood. */
function shownAs({ text, context, section, kind }: Passage, { sections }: Paper): string {
  const label = section === null ? null : (sections[section]?.label ?? null);
  const place = label === null ? '' : `[${label}] `;
  return kind === 'table' && context !== '' ? `${place}(${context}) ${text}` : `${place}${text}`;
}
