import { InvalidArgumentError } from 'commander';

/* Values of the command line, read or refused in one sentence. */

export function share(value: string): number {
  if (!/^(?:0?\.\d+|0|1)$/.test(value)) throw new InvalidArgumentError('Give a number from 0 to 1.');
  return Number(value);
}

export function count(value: string): number {
  if (!/^[1-9]\d{0,8}$/.test(value)) throw new InvalidArgumentError('Give a whole number above 0.');
  return Number(value);
}

export function named(value: string): string {
  if (value === '') throw new InvalidArgumentError('Name a file.');
  return value;
}

/** "--paper --format json" forgot the file: commander would take "--format" for it. */
export function file(value: string): string {
  if (value.startsWith('--'))
    throw new InvalidArgumentError('Name a file; ./ before it if it begins with a dash.');
  return named(value);
}

export function files(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, file(value)];
}

export function reviews(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, named(value)];
}

/** "2/8": part 2 of 8. */
export function shard(value: string): { readonly index: number; readonly count: number } {
  const [index = 0, count = 0] = /^[1-9]\d{0,4}\/[1-9]\d{0,4}$/.test(value)
    ? value.split('/').map(Number)
    : [];
  if (index === 0 || index > count)
    throw new InvalidArgumentError('Give part and number of parts, as in 1/4.');
  return { index, count };
}
