import type { Command } from 'commander';

/** Columns of the help on the page; a terminal decides for itself. */
const width = 100;

/**
 * docs/cli.md: the help of every command, as the command line gives it.
 * @param program of createProgram
 */
export function helpPage(program: Command): string {
  const sections = leaves(program).map((command) => {
    command.configureHelp({ helpWidth: width }).configureOutput({ getOutHasColors: () => false });
    return `## ${nameOf(command)}\n\n\`\`\`\n${command.helpInformation().trim()}\n\`\`\`\n`;
  });
  return [
    '# The command line',
    '',
    'Written by `npm run docs` from the help that `peerlint COMMAND --help` gives. Results go to standard output,',
    'everything else to standard error. Exit status: **0** nothing found; **1** at least one error of severity',
    'information or warning; **2** bad usage or unreadable input: one line says what, and how to mend it.',
    '',
    ...sections,
  ].join('\n');
}

/** Commands that do something, in the order of the help. */
function leaves(command: Command): Command[] {
  return command.commands.length === 0 ? [command] : command.commands.flatMap(leaves);
}

function nameOf(command: Command): string {
  return command.parent === null ? command.name() : `${nameOf(command.parent)} ${command.name()}`;
}
