import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'mocha';
// @ts-expect-error plain JavaScript: runs before anything is installed
import { isInstalled } from '../../scripts/lib/install.mjs';

describe('whether the packages are installed', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'peerlint-install-'));
    write('package-lock.json', { packages: { '': {}, 'node_modules/a': { version: '1.0.0' } } });
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  function write(name: string, content: unknown): void {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(content));
  }

  function install(version: string): void {
    write('node_modules/.package-lock.json', { packages: { 'node_modules/a': { version } } });
    write('node_modules/a/package.json', {});
  }

  it('is false without node_modules', () => {
    assert.equal(isInstalled(folder), false);
  });

  it('is true when every package has the version of the lock', () => {
    install('1.0.0');
    assert.equal(isInstalled(folder), true);
  });

  it('is false when the lock has moved on', () => {
    install('0.9.0');
    assert.equal(isInstalled(folder), false);
  });

  it('is false when a package was removed by hand', () => {
    install('1.0.0');
    rmSync(path.join(folder, 'node_modules/a'), { recursive: true });
    assert.equal(isInstalled(folder), false);
  });

  it('does not ask for the optional packages of another platform', () => {
    install('1.0.0');
    write('package-lock.json', {
      packages: {
        'node_modules/a': { version: '1.0.0' },
        'node_modules/b-win32': { version: '1.0.0', optional: true },
      },
    });
    assert.equal(isInstalled(folder), true);
  });
});
