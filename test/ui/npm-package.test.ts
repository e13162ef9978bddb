import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePackage } from '../../scripts/lib/packages.mjs';
import { root } from '../../scripts/vscode-host.mjs';

describe('the command line as an npm package', () => {
  const base = mkdtempSync(join(tmpdir(), 'peerlint-npx-'));
  const folder = join(base, 'reviews');
  let tarball = '';

  before(async () => {
    ({ file: tarball } = await makePackage('npm', base));
    mkdirSync(folder);
    for (const name of ['review.md', 'paper.pdf'])
      cpSync(join(root, 'test/fixtures/sample', name), join(folder, name));
  });

  after(() => rmSync(base, { recursive: true, force: true }));

  /** In a folder of reviews, with a home and a cache that hold nothing. */
  const npx = (...command: string[]) =>
    spawnSync('npx', ['--offline', '--yes', '--package', tarball, 'peerlint', ...command], {
      cwd: folder,
      encoding: 'utf8',
      shell: process.platform === 'win32',
      env: { PATH: process.env['PATH'], HOME: join(base, 'home'), npm_config_cache: join(base, 'cache') },
    });

  it('runs by npx, offline, on packages of its own alone, with the small model that it brings', () => {
    const asked = ['check', 'review.md', '--paper', 'paper.pdf', '--format', 'json', '--detector', 'local'];
    const { status, stdout, stderr } = npx(...asked);
    assert.equal(status, 1, stderr);
    const report = JSON.parse(stdout) as {
      detector: string;
      findings: unknown[];
      coverage: { notes: string[] };
    };
    assert.equal(report.detector, 'local', `${stderr} ${report.coverage.notes.join(' ')}`);
    assert.ok(report.findings.length > 0);
  });
});
