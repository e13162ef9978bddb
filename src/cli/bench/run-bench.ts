import type { Command } from 'commander';
import { InputError } from '../../core/input-error.ts';

/** Runs a bench's command: bad input ends it with status 2 and one line. */
export async function runBench(program: Command, action: Parameters<Command['action']>[0]): Promise<void> {
  try {
    await program.action(action).showHelpAfterError(false).parseAsync();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
