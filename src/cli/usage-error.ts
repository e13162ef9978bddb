import { CommanderError } from 'commander';

/**
 * The one line for a mistake on the command line, with its mend; null where nothing is wrong (--help, --version), and
 * undefined for an error that is no mistake of usage.
 */
export function usageError(error: unknown, args: readonly string[]): string | null | undefined {
  if (!(error instanceof CommanderError)) return undefined;
  if (error.exitCode === 0) return null;
  const text = error.message
    .replace(/^error: /, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<![.?!)])$/, '.');
  const command = ['check', 'paper', 'cache'].find((name) => name === args[0]);
  return `${text} See peerlint ${command ? `${command} ` : ''}--help.`;
}
