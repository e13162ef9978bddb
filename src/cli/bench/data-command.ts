import { Command, Option } from 'commander';
import { sets, type SetName } from '../../core/bench/split.ts';
import { InputError } from '../../core/input-error.ts';

/** A command over the labelled evaluation sets: the folder that holds them, and which of them. */
export function dataCommand(name: string, description: string, usual: readonly SetName[]): Command {
  return new Command(name)
    .description(description)
    .argument(
      '[folder]',
      'folder that holds the sets; PEERLINT_DATA by default',
      process.env['PEERLINT_DATA'] || undefined,
    )
    .addOption(new Option('--set <name...>', 'data sets').choices(Object.keys(sets)).default([...usual]));
}

/** Throws InputError where neither the command line nor the environment names a folder. */
export function folderOf(command: Command, folder: string | undefined): string {
  if (folder === undefined)
    throw new InputError(command.name(), 'needs a folder.', 'Give DATA_FOLDER or set PEERLINT_DATA.');
  return folder;
}
