import type { OpenQuestion } from '../../core/opinion/ask-questions.ts';
import type { LlmSettings } from './llm-settings.ts';
import { requestsText } from '../../core/opinion/sample-text.ts';
import type { SurveyedPaper } from '../../node/scan/opinion-survey.ts';
import { tokensIn } from '../../core/opinion/tokens.ts';

export interface Addressee {
  readonly model: string;
  readonly host: string;
  readonly local: boolean;
}

/** Bytes of all texts of the requests, and about how many tokens they can cost at most. */
export function sizeOf(questions: readonly OpenQuestion[]): {
  readonly bytes: number;
  readonly tokens: number;
} {
  const texts = questions.flatMap(({ messages }) => messages.map(({ content }) => content));
  const letters = texts.reduce((sum, text) => sum + text.length, 0);
  return {
    bytes: texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0),
    tokens: tokensIn(letters) + questions.reduce((sum, { maxTokens }) => sum + maxTokens, 0),
  };
}

/** The question before anything is sent, in one paragraph. */
export function consentText(
  questions: readonly OpenQuestion[],
  { model, host, local }: Addressee,
  price: LlmSettings['price'],
  papers = 0,
): string {
  const { bytes, tokens } = sizeOf(questions);
  const what = `${counted(questions.length, 'request')} (${kB(bytes)}, at most about ${tokens} tokens${costText(tokens, price)}) ${papers > 0 ? `about ${counted(papers, 'paper')}, ` : ''}with sentences of ${papers > 0 ? 'the reviews and passages of the papers' : 'your review and passages of the paper'}`;
  const shown = papers > 0 ? 'the papers and a sample of the exact text' : 'the exact text';
  return local
    ? `PeerLint: ask ${model} at ${host}, which is on this machine? It would be given ${what}; nothing leaves this machine. The page that has opened shows ${shown}. Nothing has been sent yet.`
    : `PeerLint: send text outside this machine? ${model} at ${host} would be given ${what}. Submissions and reviews are confidential, and many venues forbid this. The page that has opened shows ${shown}. Nothing has been sent yet.`;
}

/** The page that shows the exact text of the requests. */
export function requestsPage(questions: readonly OpenQuestion[], { model, host, local }: Addressee): string {
  const { bytes } = sizeOf(questions);
  const head = [
    `To ${model} at ${host} (${local ? 'on this machine' : 'not this machine'}): ${counted(questions.length, 'request')}, ${kB(bytes)}.`,
    'Besides this text a request holds the name of the model, the form of the answer (a JSON schema) and limits of its length; no name of a file, no hidden text of the paper.',
    'If an answer is not in the form that was asked for, it is asked for once more, with that answer added.',
  ];
  return `${[...head, '', requestsText(questions)].join('\n')}\n`;
}

/** Requests that stand for the others of a folder. */
const sampled = 3;

/** The page that shows which papers of a folder are concerned, and a sample of the exact text. */
export function folderPage(papers: readonly SurveyedPaper[], to: Addressee): string {
  const all = papers.flatMap(({ questions }) => questions);
  const listed = papers.map(
    ({ paper, questions }) =>
      `- ${paper}: ${counted(questions.length, 'request')}, ${kB(sizeOf(questions).bytes)}`,
  );
  const rest = all.length > sampled ? [`The first ${sampled} of ${all.length} requests, word for word:`] : [];
  const { bytes } = sizeOf(all);
  const where = to.local ? 'on this machine' : 'not this machine';
  return `${[
    `To ${to.model} at ${to.host} (${where}): ${counted(all.length, 'request')}, ${kB(bytes)}, about ${counted(papers.length, 'paper')}:`,
    ...listed,
    '',
    ...rest,
    requestsText(all.slice(0, sampled)),
  ].join('\n')}\n`;
}

/** ", about 0.01 USD at the price set"; "" where no price is set. All tokens as the dearer kind: an upper estimate. */
function costText(tokens: number, price: LlmSettings['price']): string {
  if (!price) return '';
  const usd = (tokens * Math.max(price.read, price.written)) / 1e6;
  return `, at most ${usd.toFixed(usd < 0.1 ? 4 : 2)} USD at the price set`;
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

export function counted(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
