/**
 * `npm run package [-- TARGET...]`: builds, and makes the extension's package for each platform (linux-x64, ...),
 * "universal" (WebAssembly alone, for every other platform) and "npm" (the command line as a tarball) in out/. Without
 * targets all of them. `--no-build` takes dist/ as it is. Fails where one is larger than the limit.
 */
import path from 'node:path';
import { makePackage, platforms, sizeLimit, targets } from './lib/packages.mjs';
import { root, runNode } from './lib/run.mjs';

const known = targets();
const asked = process.argv.slice(2).filter((name) => name !== '--no-build');
const unknown = asked.filter((name) => !known.includes(name));

/** @returns {Promise<number>} exit status */
async function main() {
  if (unknown.length > 0) {
    console.error(`Unknown target ${unknown.join(', ')}: choose from ${known.join(', ')}.`);
    return 2;
  }
  if (!process.argv.includes('--no-build')) {
    const { status } = await runNode('scripts/build.mjs');
    if (status !== 0) return status;
  }
  let failed = 0;
  for (const target of asked.length > 0 ? asked : known) {
    try {
      const { file, bytes } = await makePackage(target);
      const megabytes = (bytes / 1e6).toFixed(1);
      console.log(`${path.relative(root, file)}  ${megabytes} MB (limit ${sizeLimit / 1e6} MB)`);
    } catch (error) {
      console.error(`${target}: ${error.message}`);
      failed += 1;
    }
  }
  const without = platforms.filter((name) => !known.includes(name));
  if (asked.length === 0 && without.length > 0)
    console.log(`No native runtime for ${without.join(', ')}: the universal package serves there.`);
  return failed > 0 ? 1 : 0;
}

process.exitCode = await main();
