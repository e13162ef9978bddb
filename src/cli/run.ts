import { InputError } from '../core/input-error.ts';
import { ChatError } from '../core/llm/chat-model.ts';
import { printable } from '../core/report/printable.ts';
import type { ExitStatus, Host } from './host.ts';
import { createProgram } from './program.ts';
import { usageError } from './usage-error.ts';

/** Runs one command line and says how the process should end. Never throws: what goes wrong is one line on `err`. */
export async function run(args: readonly string[], host: Host): Promise<ExitStatus> {
  let status: ExitStatus = 0;
  const program = createProgram(host, (ended) => {
    status = ended;
  });
  if (args.length === 0) {
    host.err(program.helpInformation().trimEnd());
    return 2;
  }
  try {
    await program.parseAsync(args, { from: 'user' });
    return status;
  } catch (error) {
    const usage = usageError(error, args);
    if (usage === null) return 0;
    host.err(`peerlint: ${usage ?? errorLine(error)}`);
    return 2;
  }
}

/** One line, for a defect too; the stack is for those who ask for it. */
export function errorLine(error: unknown): string {
  if (error instanceof InputError || error instanceof ChatError) return error.message;
  if (process.env['PEERLINT_DEBUG'] && error instanceof Error) return error.stack ?? error.message;
  const [first = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  const text = printable(first);
  return `internal error: ${text}. Please report it; with PEERLINT_DEBUG=1 it shows where it happened.`;
}
