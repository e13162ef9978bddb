import { CommanderError } from 'commander';
import { printable } from '../core/report/printable.ts';

/**
 * The one line for a mistake on the command line, with its mend; null where nothing is wrong (--help, --version), and
 * undefined for an error that is no mistake of usage.
 */
export function usageError(error: unknown, args: readonly string[]): string | null | undefined {
  if (!(error instanceof CommanderError)) return undefined;
  if (error.exitCode === 0) return null;
  const text = printable(error.message)
    .replace(/^error: /, '')
    .replace(/(?<![.?!)])$/, '.');
  const file = /^unknown option '(-[^']*[./\\][^']*)'/.exec(text)?.[1];
  if (file !== undefined) return `${text} Write ./${file} for a file of this name.`;
  const commands = ['check', 'paper', 'import', 'scan', 'merge', 'cache', 'mcp', 'llm', 'policies'];
  const command = commands.find((name) => name === args[0]);
  return `${text} See peerlint ${command ? `${command} ` : ''}--help.`;
}
