import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';

describe('no-sockets', () => {
  it('leaves nothing that opens a socket without an import', () => {
    const names = ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest'];
    const module = new URL('../../../src/node/engine/no-sockets.ts', import.meta.url).href;
    const say = (before: string) =>
      execFileSync(
        process.execPath,
        [
          ...['--import', 'tsx', '--input-type', 'module', '--eval'],
          `${before}; console.log(${JSON.stringify(names)}.filter((name) => name in globalThis).join())`,
        ],
        { encoding: 'utf8' },
      ).trim();
    assert.match(say(''), /fetch/);
    assert.equal(say(`import ${JSON.stringify(module)}`), '');
  });
});
