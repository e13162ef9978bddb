import type { OpenQuestion } from './ask-questions.ts';
import { tokensIn } from './tokens.ts';

/** Of what a run would send: requests, UTF-16 units of all texts, and about how many tokens they cost at most. */
export function requestSizes(questions: readonly OpenQuestion[]): {
  readonly requests: number;
  readonly characters: number;
  readonly tokens: number;
} {
  const characters = questions
    .flatMap(({ messages }) => messages)
    .reduce((sum, { content }) => sum + content.length, 0);
  const answers = questions.reduce((sum, { maxTokens }) => sum + maxTokens, 0);
  return { requests: questions.length, characters, tokens: tokensIn(characters) + answers };
}

/** The exact text of some requests, as it would be sent. */
export function requestsText(questions: readonly OpenQuestion[]): string {
  return questions
    .flatMap(({ messages }, at) =>
      messages.map(({ role, content }) => `--- request ${at + 1}, ${role} ---\n${content}`),
    )
    .join('\n');
}
