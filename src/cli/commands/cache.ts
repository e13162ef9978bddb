import { clearCache } from '../../node/cache/cache-files.ts';
import type { ExitStatus, Host } from '../host.ts';
import { cacheFolder } from '../paper-store.ts';

/** `peerlint cache clear`: removes all parsed papers. */
export async function runCacheClear(host: Host): Promise<ExitStatus> {
  const { papers, bytes } = await clearCache(cacheFolder());
  await host.out(`Removed ${papers} ${papers === 1 ? 'paper' : 'papers'} (${bytes} bytes).\n`);
  return 0;
}

/** `peerlint cache path`: where they lie, whether or not there are any. */
export async function runCachePath(host: Host): Promise<ExitStatus> {
  await host.out(`${cacheFolder()}\n`);
  return 0;
}
