import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyNativeRuntime, nativeTargets } from './native-runtime.mjs';
import { root, run, runNode } from './run.mjs';

/** No package may be larger. */
export const sizeLimit = 60_000_000;

/** The platforms that VS Code asks for; where the native runtime has no binary, the universal package serves. */
export const platforms = [
  'linux-x64',
  'linux-arm64',
  'darwin-arm64',
  'darwin-x64',
  'win32-x64',
  'win32-arm64',
];

const manifest = () => JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** What can be packaged here. */
export function targets() {
  const native = nativeTargets(root);
  return [...platforms.filter((name) => native.includes(name)), 'universal', 'npm'];
}

/**
 * Makes one package from what is in dist/ now. It is put together in a folder of its own, so that dist/ stays as it is.
 * @param {string} target a platform, "universal" (no native runtime) or "npm" (the command line)
 * @param {string} [folder] where it is written
 * @returns {Promise<{ file: string, bytes: number }>} rejects with one sentence where it cannot be made or is too large
 */
export async function makePackage(target, folder = path.join(root, 'out')) {
  if (!existsSync(path.join(root, 'dist/cli.cjs'))) throw new Error('Nothing is built: run npm run build.');
  const stage = path.join(root, 'out/stage', target);
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true });
  mkdirSync(folder, { recursive: true });
  try {
    const file = target === 'npm' ? await packNpm(stage, folder) : await packVsix(target, stage, folder);
    const bytes = statSync(file).size;
    if (bytes > sizeLimit)
      throw new Error(`${path.basename(file)} has ${bytes} bytes, and ${sizeLimit} is the limit.`);
    return { file, bytes };
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

function copy(stage, names) {
  for (const name of names) cpSync(path.join(root, name), path.join(stage, name), { recursive: true });
}

async function packVsix(target, stage, folder) {
  const { name, version } = manifest();
  copy(stage, ['package.json', '.vscodeignore', 'README.md', 'CHANGELOG.md', 'LICENSE']);
  copy(stage, ['dist', 'models/detector', 'docs', 'syntaxes', 'media']);
  const native = target !== 'universal';
  if (native) copyNativeRuntime(root, target, path.join(stage, 'dist/node_modules'));
  const file = path.join(folder, `${name}-${target}-${version}.vsix`);
  rmSync(file, { force: true });
  const options = ['--no-dependencies', '--allow-missing-repository', '--no-rewrite-relative-links'];
  if (native) options.push('--target', target);
  const { status, output } = await runNode(
    'node_modules/@vscode/vsce/vsce',
    ['package', '--out', file, ...options],
    { quiet: true, cwd: stage },
  );
  if (status !== 0) throw new Error(`The extension could not be packaged for ${target}.\n${output}`);
  return file;
}

/** The command line alone. All that it needs is in its bundles, so it depends on nothing and installs offline. */
async function packNpm(stage, folder) {
  const { name, version, description, license, type, engines, bin } = manifest();
  const slim = { name, version, description, license, type, engines: { node: engines.node }, bin };
  copy(stage, [
    'README.md',
    'CHANGELOG.md',
    'LICENSE',
    'models/detector',
    'dist/cmaps',
    'dist/ocr',
    'dist/onnx',
  ]);
  const code = ['cli', 'pdf-worker', 'model-worker', 'inject-worker', 'evaluate-worker', 'scan-worker'];
  copy(stage, [
    ...code.map((one) => `dist/${one}.cjs`),
    'dist/third-party.LEGAL.txt',
    'docs/report.schema.json',
  ]);
  copy(
    stage,
    ['docs/taxonomy.md', 'docs/cli.md'].filter((one) => existsSync(path.join(root, one))),
  );
  writeFileSync(path.join(stage, 'package.json'), `${JSON.stringify(slim, null, 2)}\n`);
  const pack = ['pack', stage, '--silent', '--pack-destination', folder];
  const { status, output } = await run('npm', pack, { quiet: true, shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`npm pack failed.\n${output}`);
  return path.join(folder, `${name}-${version}.tgz`);
}
