/** What runs inside VS Code's extension host: bundled, and started in a workspace on the server build. */
import esbuild from 'esbuild';
import { launchBrowser, startServer, workbenchUrl } from '../vscode-host-server.mjs';
import { ensureHost, root } from '../vscode-host.mjs';

/** Bundles sources for the host, one file each. `entries`: paths. */
export async function bundleForHost(entries, outdir) {
  await esbuild.build({
    entryPoints: entries,
    outdir,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    external: ['vscode', 'mocha'],
    sourcemap: 'inline',
    logLevel: 'warning',
  });
}

/**
 * Runs the `run()` of a bundle inside a fresh host with the extension from this folder.
 * @param {{chromium: string, workspace: string, tests: string, limit: number, server?: object, version?: string,
 * extension?: string}} run `limit` in milliseconds; `server` as for startServer(); `version` of VS Code as for
 * ensureHost(); `extension`: folder of the extension under development, by default this project
 * @returns {Promise<{code: number | string, errors: string[]}>} exit code as the workbench tells it ("time-out" past the
 * limit; 0 also from a host that died, so never trust it alone), and what was logged as an error
 */
export async function runInHost({
  chromium,
  workspace,
  tests,
  limit,
  server: options = {},
  version,
  extension = root,
}) {
  const server = await startServer(ensureHost(version), options);
  const browser = await launchBrowser(chromium);
  const errors = [];
  try {
    const page = await (await browser.newContext()).newPage();
    const exit = new Promise((resolve) => page.exposeFunction('codeAutomationExit', resolve));
    await page.exposeFunction('codeAutomationLog', (type, args) => {
      if (process.env.VERBOSE) console.error(type, ...args);
      if (type === 'error') errors.push(args.join(' '));
    });
    await page.goto(
      workbenchUrl(server, workspace, [
        ['extensionDevelopmentPath', extension.replace(/\/$/, '')],
        ['extensionTestsPath', tests],
      ]),
    );
    const late = new Promise((resolve) => setTimeout(resolve, limit, 'time-out').unref());
    return { code: await Promise.race([exit, late]), errors };
  } finally {
    await browser.close();
    await server.stop();
  }
}
