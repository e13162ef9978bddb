import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';

const main = fileURLToPath(new URL('../../../src/cli/main.ts', import.meta.url));

export interface Told {
  readonly error: boolean;
  readonly text: string;
}

/** A real client of `peerlint mcp`, which runs in a process of its own. */
export async function connect(...options: string[]) {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: ['--import', 'tsx', main, 'mcp', ...options],
    stderr: 'pipe',
  });
  const client = new Client({ name: 'test', version: '1' });
  let stderr = '';
  transport.stderr?.on('data', (chunk: Buffer) => (stderr += String(chunk)));
  await client.connect(transport, { timeout: 60_000 });
  return {
    client,
    stderr: () => stderr,
    async ask(name: string, question: Record<string, unknown>): Promise<Told> {
      const answer = await client.callTool({ name, arguments: question }, undefined, { timeout: 60_000 });
      const [content] = answer.content as { type: string; text: string }[];
      return { error: answer.isError === true, text: content?.text ?? '' };
    },
    close: () => client.close(),
  };
}
