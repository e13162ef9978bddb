import { clearCache, clearedText } from '../../node/cache/cache-files.ts';
import type { ExitStatus, Host } from '../host.ts';
import { cacheFolder } from '../paper-store.ts';

/** `peerlint cache clear`: removes all parsed papers. */
export async function runCacheClear(host: Host): Promise<ExitStatus> {
  await host.out(`${clearedText(await clearCache(cacheFolder()))}\n`);
  return 0;
}

/** `peerlint cache path`: where they lie, whether or not there are any. */
export async function runCachePath(host: Host): Promise<ExitStatus> {
  await host.out(`${cacheFolder()}\n`);
  return 0;
}
