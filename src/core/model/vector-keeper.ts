/**
 * Keeps the vectors of a paper's units beyond this process. Neither call rejects, and none takes longer than some
 * seconds: what is wrong with the place where they are kept only costs the time of making them anew.
 */
export interface VectorKeeper {
  /** The vectors that `put` took for exactly these texts of the same model; null where they are not there. */
  get(texts: readonly string[]): Promise<readonly Float32Array[] | null>;
  put(texts: readonly string[], vectors: readonly Float32Array[]): Promise<void>;
}
