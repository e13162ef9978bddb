/**
 * `npm run test:bare [-- start|test ...]`: the README's two commands as on a machine that has Node and npm alone. The
 * files of this working tree go to an empty folder, with an empty home and an empty npm cache. npm keeps its own
 * settings (registry, certificates). Closes on "N passed, N failed"; a test data folder ../shared is linked beside it.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { root, run } from './lib/run.mjs';
import { closing, closingLine, readTally, sum, tally } from './lib/tally.mjs';

/** Files that git knows or would add; without git all but what .gitignore names. */
function filesOfProject() {
  try {
    const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const names = execFileSync('git', list, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return names.split('\0').filter((name) => name !== '' && existsSync(path.join(root, name)));
  } catch {
    return null;
  }
}

function copyProject(to) {
  const files = filesOfProject();
  if (files) {
    for (const name of files) cpSync(path.join(root, name), path.join(to, name));
    return;
  }
  const ignored = readFileSync(path.join(root, '.gitignore'), 'utf8')
    .split('\n')
    .map((line) => line.replace(/\/$/, ''));
  cpSync(root, to, { recursive: true, filter: (name) => !ignored.includes(path.basename(name)) });
}

/** What a fresh login has, and what npm and programs need to reach the registry. */
function environment(base) {
  const kept =
    /^(PATH|LANG|LC_\w+|TERM|TZ|CI|CHROME_PATH|SystemRoot|ComSpec|PATHEXT|\w+_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+)$/i;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => kept.test(name)));
  const settings = process.env.npm_config_userconfig ?? path.join(homedir(), '.npmrc');
  if (existsSync(settings)) env.npm_config_userconfig = settings;
  for (const name of ['npm_config_registry', 'npm_config_cafile'])
    if (process.env[name]) env[name] = process.env[name];
  const home = path.join(base, 'home');
  return { ...env, HOME: home, USERPROFILE: home, npm_config_cache: path.join(base, 'npm-cache') };
}

/** `npm start` passes if it ends well and shows the sample's findings. */
async function start(options) {
  const { status, output } = await run('npm', ['start', '--silent'], options);
  const found = /\bwarnings?\b.*\bof \d+ pages read\b/.test(output);
  if (!found) console.error('npm start did not show the findings of the sample.');
  return status === 0 && found ? tally(1) : tally(0, 1);
}

async function test(options) {
  const { status, output } = await run('npm', ['test', '--silent'], { ...options, hide: closing });
  return readTally(status, output);
}

const commands = { start, test };
const asked = process.argv.slice(2);
const base = mkdtempSync(path.join(tmpdir(), 'peerlint-bare-'));
const counts = [];
try {
  for (const name of ['main', 'home', 'npm-cache']) mkdirSync(path.join(base, name));
  const cwd = path.join(base, 'main');
  copyProject(cwd);
  const shared = path.resolve(root, '../shared');
  if (existsSync(shared)) symlinkSync(shared, path.join(base, 'shared'));
  const env = environment(base);
  for (const [name, command] of Object.entries(commands)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    console.log(`\n== npm ${name}, on a bare machine`);
    counts.push(await command({ cwd, env, cleanEnv: true, shell: process.platform === 'win32' }));
  }
} finally {
  rmSync(base, { recursive: true, force: true });
}
const all = sum(counts);
console.log(closingLine(all));
if (all.failed > 0 || all.passed === 0) process.exitCode = 1;
