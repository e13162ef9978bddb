import '../../node/engine/no-sockets.ts';
import { once } from 'node:events';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { hear } from '../../core/check/model-voice.ts';
import { buildPaperIndex } from '../../core/evidence/paper-index.ts';
import type { Policy } from '../../core/findings/finding.ts';
import { printable } from '../../core/report/printable.ts';
import { AllowedFiles } from '../../node/allowed-files.ts';
import { PaperCache } from '../../node/engine/paper-cache.ts';
import { LocalModels } from '../../node/onnx/local-models.ts';
import type { ExitStatus, Host } from '../host.ts';
import { AgentChecks } from '../mcp/agent-checks.ts';
import { OpenRequests } from '../mcp/open-requests.ts';
import { createMcpServer } from '../mcp/server.ts';
import type { ReadingOptions } from '../open-paper.ts';
import { openPaper } from '../open-paper.ts';
import { vectorStore } from '../paper-store.ts';
import { readPasswords } from '../read-passwords.ts';

export interface McpOptions extends ReadingOptions {
  /** Folders whose files may be read; the working directory if left out. */
  readonly root?: readonly string[];
  readonly policy: Policy;
}

/** `peerlint mcp`: answers on standard input and output until the client closes them. Opens no socket. */
export async function runMcp(options: McpOptions, host: Host): Promise<ExitStatus> {
  // Standard output is the protocol's: whatever some library prints must not stand between two messages.
  console.log = console.error;
  const files = await AllowedFiles.below(options.root ?? [process.cwd()]);
  // Without the name of their file, which a chat need not know.
  const { passwords } = await readPasswords(options.passwordFile);
  const papers = new PaperCache(async (file, supplements) => {
    const paper = await openPaper(file, supplements, { passwords }, options, host);
    return { paper, index: buildPaperIndex(paper) };
  });
  const { policy } = options;
  const models = new LocalModels(undefined, vectorStore(options));
  const model = await models.choose({ detector: 'auto', policy, modelPath: null });
  const checks = new AgentChecks({
    files,
    policy,
    papers,
    hear: (index, review, signal) => hear(model, index, review, { signal }),
  });
  const { server } = createMcpServer(checks);
  server.onerror = ({ message }) => host.err(`peerlint mcp: ${printable(message).slice(0, 300)}`);
  const closed = new Promise<void>((resolve) => {
    server.onclose = resolve;
  });
  const ended = Promise.race([once(process.stdin, 'end'), once(process.stdin, 'close')]);
  const transport = new StdioServerTransport();
  const requests = new OpenRequests(transport);
  await server.connect(transport);
  // A client may close its end right after the last question.
  await Promise.race([closed, ended.then(() => requests.answered())]);
  await server.close();
  return 0;
}
