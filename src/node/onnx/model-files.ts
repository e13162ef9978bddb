import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readDetectorConfig, type DetectorConfig } from '../../core/model/detector-config.ts';
import { ModelUnusable } from '../../core/model/model-unusable.ts';

/** config.json of a model's folder. @throws ModelUnusable where it is missing or wrong */
export async function readModelConfig(folder: string): Promise<DetectorConfig> {
  const read = readDetectorConfig(await jsonOf(folder, 'config.json'));
  if ('why' in read) throw new ModelUnusable(read.why);
  return read.config;
}

/** A file whose size and checksum are those that config.json names. @throws ModelUnusable where they are not */
export async function verifiedFile(
  folder: string,
  name: keyof DetectorConfig['files'],
  { files }: DetectorConfig,
): Promise<Buffer> {
  const bytes = await bytesOf(folder, name);
  const told = files[name];
  if (bytes.length !== told.bytes)
    throw new ModelUnusable(`${name} has ${bytes.length} bytes and not ${told.bytes}: it is damaged`);
  if (createHash('sha256').update(bytes).digest('hex') !== told.sha256)
    throw new ModelUnusable(`${name} is not the file that config.json names: its checksum differs`);
  return bytes;
}

/** @throws ModelUnusable */
export async function jsonOf(folder: string, name: string): Promise<unknown> {
  return parsed((await bytesOf(folder, name)).toString('utf8'), name);
}

/** @throws ModelUnusable */
export function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ModelUnusable(`${name} is no JSON`);
  }
}

async function bytesOf(folder: string, name: string): Promise<Buffer> {
  try {
    return await readFile(path.join(folder, name));
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new ModelUnusable(`${name} ${missing ? 'is missing' : 'cannot be read'}`);
  }
}
