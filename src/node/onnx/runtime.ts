import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type * as Native from 'onnxruntime-node';
import type { RuntimeKind } from './model-messages.ts';

/** What onnxruntime-node and onnxruntime-web have in common. */
export interface Runtime {
  readonly kind: RuntimeKind;
  readonly onnx: Pick<typeof Native, 'InferenceSession' | 'Tensor'>;
}

/** A runtime; rejects where it is missing or does not load on this machine. */
export const runtimes: Readonly<Record<RuntimeKind, () => Promise<Runtime>>> = {
  native: () => {
    // Outside of the bundle: the binaries of all systems weigh 290 MB.
    const require = createRequire(import.meta.url);
    return Promise.resolve({ kind: 'native', onnx: require('onnxruntime-node') as typeof Native });
  },
  /** About three times as slow, and runs anywhere. */
  wasm: async () => {
    const onnx = await import('onnxruntime-web');
    const files = wasmFiles();
    // Given its bytes and its code's place, it looks for no address; more threads would be processes of its own.
    onnx.env.wasm.wasmBinary = readFileSync(files.wasm);
    onnx.env.wasm.wasmPaths = { mjs: pathToFileURL(files.code).href };
    onnx.env.wasm.numThreads = 1;
    return { kind: 'wasm', onnx: onnx as unknown as Runtime['onnx'] };
  },
};

const wasmName = 'ort-wasm-simd-threaded';

/** Beside the bundle, else in the package. */
function wasmFiles(): { readonly code: string; readonly wasm: string } {
  const beside = path.join(path.dirname(fileURLToPath(import.meta.url)), 'onnx');
  const folder = existsSync(beside)
    ? beside
    : path.dirname(createRequire(import.meta.url).resolve('onnxruntime-web'));
  return { code: path.join(folder, `${wasmName}.mjs`), wasm: path.join(folder, `${wasmName}.wasm`) };
}
