import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const runtime = 'node_modules/onnxruntime-node';
const binaries = `${runtime}/bin/napi-v6`;

/** Neither package brings a file of its licence; both name it, and whose code it is. */
const licence = (name) => `${name}: MIT License

Copyright (c) Microsoft Corporation

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`;

/** Where onnxruntime-node has a binary, as VS Code names it ("linux-x64"). @param {string} root */
export function nativeTargets(root) {
  const at = path.join(root, binaries);
  return readdirSync(at).flatMap((system) =>
    readdirSync(path.join(at, system)).map((processor) => `${system}-${processor}`),
  );
}

/**
 * Puts the native runtime of one platform into a node_modules folder: code, one binary with its libraries, licence.
 * What only the package's install script needs stays out.
 * @param {string} root folder of the project
 * @param {string} target of nativeTargets()
 * @param {string} folder the node_modules folder to fill
 */
export function copyNativeRuntime(root, target, folder) {
  const [system, processor] = target.split('-');
  const to = path.join(folder, 'onnxruntime-node');
  copyCode(path.join(root, runtime), to, 'dist');
  copyCode(
    path.join(root, 'node_modules/onnxruntime-common'),
    path.join(folder, 'onnxruntime-common'),
    'dist/cjs',
  );
  const from = path.join(root, binaries, system, processor);
  const at = path.join(to, 'bin/napi-v6', system, processor);
  mkdirSync(at, { recursive: true });
  for (const name of librariesOf(from)) cpSync(path.join(from, name), path.join(at, name));
}

/** Of graphics processors, which are never asked: onnxruntime.dll loads them when it first needs them. */
const ofGraphics = new Set(['DirectML.dll', 'dxcompiler.dll', 'dxil.dll']);

/** On macOS the library lies there under two names; the binding asks for one of them. */
function librariesOf(folder) {
  const names = readdirSync(folder).filter((name) => !ofGraphics.has(name));
  const binding = readFileSync(path.join(folder, 'onnxruntime_binding.node'));
  const libraries = names.filter((name) => name.endsWith('.dylib'));
  const asked = libraries.filter((name) => binding.includes(name));
  return asked.length === 0
    ? names
    : names.filter((name) => !libraries.includes(name) || asked.includes(name));
}

function copyCode(from, to, code) {
  const names = readdirSync(path.join(from, code), { recursive: true });
  for (const name of [...names.map((one) => path.join(code, one)), 'package.json'])
    if (/\.js$|package\.json$/.test(name)) cpSync(path.join(from, name), path.join(to, name));
  if (!existsSync(path.join(to, 'LICENSE')))
    writeFileSync(path.join(to, 'LICENSE'), licence(path.basename(from)));
}
