import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { root, run, runNode } from './run.mjs';

const sample = ['test', 'fixtures', 'sample'].join('/');

/** Installs, builds, checks the sample review and says what to do next. Status 0 although the sample has findings. */
export async function main() {
  try {
    await ensureInstalled();
  } catch (error) {
    return fail(error.message);
  }
  const built = await runNode('scripts/build.mjs', [], { quiet: true });
  if (built.status !== 0) return fail(`The build failed.\n${built.output}`);
  const command = ['check', `${sample}/review.md`, '--paper', `${sample}/paper.pdf`];
  console.log(`\n$ peerlint ${command.join(' ')}\n`);
  const checked = await run(process.execPath, [path.join(root, 'dist', 'cli.cjs'), ...command], {
    // The child writes into a pipe; say on its behalf that a terminal reads it.
    env: process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {},
  });
  // 1 means "has findings", which the sample is made to have.
  if (checked.status > 1) return fail('The sample review could not be checked.');
  console.log(`
On your own files:   node dist/cli.cjs check review.md --paper paper.pdf
In VS Code:          code --extensionDevelopmentPath="${root.replace(/[\\/]$/, '')}" ${sample}
                     then open review.md.`);
}

function fail(message) {
  console.error(message);
  process.exitCode = 1;
}
