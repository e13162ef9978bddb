import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, it } from 'mocha';
// @ts-expect-error plain JavaScript: part of the build
import { readerVersion } from '../../scripts/lib/reader-version.mjs';
import { storeIn } from '../../src/node/cache/reader-version.ts';

const versionOf = readerVersion as (root: string) => string;
const project = fileURLToPath(new URL('../..', import.meta.url));

describe('the version of the reader', () => {
  let root: string;
  const write = (file: string, content: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  };
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'peerlint-version-'));
    write('src/core/paper/a.ts', 'one');
    write('src/core/paper/b.ts', 'two');
    write('src/node/pdf/c.ts', 'three');
    write('src/cli/d.ts', 'four');
    write('package-lock.json', '{}');
    write('scripts/build.mjs', 'five');
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  const changes: [string, () => void][] = [
    ['an edit of core', () => write('src/core/paper/a.ts', 'One')],
    ['an edit of node', () => write('src/node/pdf/c.ts', 'Three')],
    ['a new file of any kind', () => write('src/core/paper/words.txt', '')],
    ['another version of a package', () => write('package-lock.json', '{"a":1}')],
    ['another way of bundling', () => write('scripts/build.mjs', 'six')],
    ['a file that goes', () => rmSync(path.join(root, 'src/core/paper/b.ts'))],
    [
      'a file that moves',
      () => renameSync(path.join(root, 'src/core/paper/b.ts'), path.join(root, 'src/core/b.ts')),
    ],
    [
      'text that moves to the next file',
      () => {
        write('src/core/paper/a.ts', 'onet');
        write('src/core/paper/b.ts', 'wo');
      },
    ],
  ];
  for (const [what, change] of changes)
    it(`changes with ${what}`, () => {
      const before = versionOf(root);
      change();
      assert.notEqual(versionOf(root), before);
    });

  it('stays where nothing that reads has changed', () => {
    const before = versionOf(root);
    assert.match(before, /^[0-9a-f]{16}$/);
    write('src/cli/d.ts', 'other output');
    write('src/core/paper/a.ts', 'one');
    utimesSync(path.join(root, 'src/node/pdf/c.ts'), new Date(0), new Date(0));
    assert.equal(versionOf(root), before);
  });

  it('covers all code that reads a paper: it lies in core, node and the packages', async () => {
    const { metafile } = await build({
      absWorkingDir: project,
      entryPoints: ['src/node/read-paper.ts', 'src/node/pdf/worker.ts'],
      bundle: true,
      write: false,
      outdir: 'dist',
      platform: 'node',
      metafile: true,
      logLevel: 'silent',
    });
    const inputs = Object.keys(metafile.inputs);
    assert.ok(inputs.includes('src/core/paper/assemble.ts'));
    assert.deepEqual(
      inputs.filter((file) => !/^(?:src\/core|src\/node|node_modules)\//.test(file)),
      [],
    );
  });

  it('is none from source, where nothing is kept: the code may change at any time', () => {
    assert.equal(storeIn(root), undefined);
  });
});
