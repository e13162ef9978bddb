import { createRequire } from 'node:module';
import type * as Native from 'onnxruntime-node';

/** What onnxruntime-node and onnxruntime-web have in common. */
export interface Runtime {
  readonly kind: 'native' | 'wasm';
  readonly onnx: Pick<typeof Native, 'InferenceSession' | 'Tensor'>;
}

/** The native runtime; rejects where its binary is missing or does not load on this machine. */
export async function nativeRuntime(): Promise<Runtime> {
  const require = createRequire(import.meta.url);
  return Promise.resolve({ kind: 'native', onnx: require('onnxruntime-node') as typeof Native });
}
