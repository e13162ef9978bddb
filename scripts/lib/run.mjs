import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** Folder of the project. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a program, in the project's folder if no other is named, passes its output through and keeps it.
 * @param {string} file program
 * @param {readonly string[]} args
 * @param {{ quiet?: boolean, hide?: RegExp, env?: Record<string, string>, shell?: boolean,
 *   cwd?: string, cleanEnv?: boolean }} [options]
 *   quiet: output is kept, not shown; hide: lines that are kept, not shown; cwd: another folder to run in;
 *   cleanEnv: env is all it gets
 * @returns {Promise<{ status: number, output: string }>} status 1 if it was ended by a signal or did not start
 */
export function run(file, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: options.cwd ?? root,
      env: options.cleanEnv ? options.env : { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: options.shell ?? false,
    });
    let output = '';
    const pass = (from, to) => {
      createInterface({ input: from }).on('line', (line) => {
        output += `${line}\n`;
        if (!options.quiet && !options.hide?.test(line)) to.write(`${line}\n`);
      });
    };
    pass(child.stdout, process.stdout);
    pass(child.stderr, process.stderr);
    child.on('error', (error) => resolve({ status: 1, output: output + error.message }));
    child.on('close', (status) => resolve({ status: status ?? 1, output }));
  });
}

/** Runs a script of this project, or a tool from node_modules, with this very Node. */
export function runNode(script, args = [], options = {}) {
  return run(process.execPath, [path.join(root, script), ...args], options);
}
