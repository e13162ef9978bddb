import { appendFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'node:util';

const report = process.env['PEERLINT_TEST_REPORT'] ?? '';
const say = (...words: unknown[]) => appendFileSync(report, `${format(...words)}\n`);

/**
 * VS Code calls this inside its extension host. What mocha prints goes to a file that the runner reads: the host's
 * own console is pinned and mixed with the workbench's.
 */
export async function run(): Promise<void> {
  const { default: Mocha } = await import('mocha');
  (Mocha.reporters.Base as unknown as { consoleLog: typeof say }).consoleLog = say;
  const mocha = new Mocha({ ui: 'bdd', color: false, timeout: 120_000, reporter: 'spec' });
  const grep = process.env['PEERLINT_TEST_GREP'];
  if (grep) mocha.grep(grep);
  for (const name of readdirSync(__dirname).sort()) {
    // What needs workspace trust has a server of its own.
    const restricted = name.startsWith('restricted.');
    if (name.endsWith('.test.cjs') && restricted === (process.env['PEERLINT_TEST_RESTRICTED'] === '1'))
      mocha.addFile(join(__dirname, name));
  }
  await mocha.loadFilesAsync();
  const failed = await new Promise<number>((done) => {
    const runner = mocha.run((failures) => {
      const { passes = 0, pending = 0 } = runner.stats ?? {};
      say(`${passes} passed, ${failures} failed${pending > 0 ? `, ${pending} skipped` : ''}`);
      done(failures);
    });
  });
  if (failed > 0) throw new Error(`${failed} host tests failed`);
}
