import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import { InputError } from '../../core/input-error.ts';
import { errorLine } from '../run.ts';
import { tool } from '../../node/version.ts';
import type { AgentChecks, Answer } from './agent-checks.ts';
import { longestDraft, longestSentence } from './agent-checks.ts';

const path = z.string().min(1).max(4096);
const about = {
  supplements: z
    .array(path)
    .max(20)
    .optional()
    .describe('supplementary material of the paper, paths like that of the paper'),
  threshold: z
    .enum(['strict', 'balanced', 'recall'])
    .optional()
    .describe('how sure a finding must be; balanced by default'),
};
/** Nothing is written and nothing but local files is read. */
const annotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

const answers =
  'The answer is JSON: for each finding its id, type, node of the taxonomy, severity, score, its place in the review and the places of the evidence in the paper. No finding means that nothing was disproved; "coverage" says what was not checked.';

/** The server's two tools over `checks`; it is yet to be connected. */
export function createMcpServer(checks: AgentChecks): McpServer {
  const server = new McpServer({ name: tool.name, version: tool.version });
  server.registerTool(
    'check_draft',
    {
      title: 'Check a review against its paper',
      description: `Finds the claims of a peer review that the paper contradicts. ${answers}`,
      inputSchema: {
        review: path.optional().describe('path of the review (.md, .txt, HotCRP form, exported JSON)'),
        text: z.string().optional().describe(`or its text, at most ${longestDraft} characters`),
        paper: path
          .optional()
          .describe(
            'path of the paper (.pdf, .md, .txt); without it the one that the review’s front matter names',
          ),
        ...about,
      },
      annotations,
    },
    (question, { signal }) => answered(checks.draft(question, signal)),
  );
  server.registerTool(
    'check_sentence',
    {
      title: 'Check a sentence against a paper',
      description: `Says of each sentence of a short text whether the paper supports or contradicts it, as far as can be told. ${answers}`,
      inputSchema: {
        text: z.string().describe(`of a review, at most ${longestSentence} characters`),
        paper: path.describe('path of the paper (.pdf, .md, .txt)'),
        ...about,
      },
      annotations,
    },
    (question, { signal }) => answered(checks.sentence(question, signal)),
  );
  return server;
}

async function answered(answer: Promise<Answer>): Promise<CallToolResult> {
  try {
    return { content: [{ type: 'text', text: JSON.stringify(await answer) }] };
  } catch (error) {
    const text = error instanceof InputError ? error.message : errorLine(error);
    return { content: [{ type: 'text', text }], isError: true };
  }
}
