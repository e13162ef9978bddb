import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
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
  verify(name, files[name], bytes.length, createHash('sha256').update(bytes).digest('hex'));
  return bytes;
}

/** The path of such a file, of which no more than a piece was in memory at a time. @throws ModelUnusable */
export async function verifiedPath(
  folder: string,
  name: keyof DetectorConfig['files'],
  { files }: DetectorConfig,
): Promise<string> {
  const file = path.join(folder, name);
  try {
    const { size } = await stat(file);
    const hash = createHash('sha256');
    // What is of another size is not worth reading.
    if (size === files[name].bytes)
      for await (const piece of createReadStream(file)) hash.update(piece as Buffer);
    verify(name, files[name], size, hash.digest('hex'));
    return file;
  } catch (error) {
    throw error instanceof ModelUnusable ? error : unreadable(name, error);
  }
}

function verify(
  name: string,
  told: DetectorConfig['files']['model.onnx'],
  bytes: number,
  sha256: string,
): void {
  if (bytes !== told.bytes)
    throw new ModelUnusable(`${name} has ${bytes} bytes and not ${told.bytes}: it is damaged`);
  if (sha256 !== told.sha256)
    throw new ModelUnusable(`${name} is not the file that config.json names: its checksum differs`);
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
    throw unreadable(name, error);
  }
}

function unreadable(name: string, error: unknown): ModelUnusable {
  const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
  return new ModelUnusable(`${name} ${missing ? 'is missing' : 'cannot be read'}`);
}
