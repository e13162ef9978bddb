import type { DetectorConfig } from '../../core/model/detector-config.ts';
import type { PairOutput, ReadPair } from '../../core/model/detector-model.ts';

/* What goes to and from the model thread. It answers jobs one by one, in their order. */

/** What the thread is started with. */
export interface ModelThreadData {
  readonly folder: string;
  readonly config: DetectorConfig;
  /** Of one run. */
  readonly threads: number;
  /** Runtimes to try, in this order. */
  readonly runtimes: readonly RuntimeKind[];
}

export type RuntimeKind = 'native' | 'wasm';

/** The first message; after "unusable" no other comes. */
export type ModelStart =
  | { readonly kind: 'ready'; readonly runtime: RuntimeKind }
  | { readonly kind: 'unusable'; readonly why: string };

/** "end": all before it is answered, then the thread ends. */
export type ModelJob = { readonly id: number } & (
  | { readonly kind: 'end' }
  | { readonly kind: 'embed'; readonly texts: readonly string[] }
  | { readonly kind: 'read'; readonly pair: ReadPair }
);

export type ModelAnswer = { readonly id: number } & (
  | { readonly vectors: readonly Float32Array[] }
  | { readonly output: PairOutput }
  | { readonly failed: string }
);
