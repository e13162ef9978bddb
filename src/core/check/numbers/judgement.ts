import type { PaperNumber } from './paper-numbers.ts';

/** How a number was refuted; decides the reason's words and the taxonomy node. */
export type Proof = 'count' | 'kind' | 'limit' | 'name' | 'measure' | 'size' | 'cell' | 'listed' | 'swapped';

export interface Judgement {
  readonly proof: Proof;
  /** The paper's number that says otherwise. */
  readonly against: PaperNumber;
  /** 0..1: how sure it is that the number is wrong. */
  readonly score: number;
  /** The paper gives one value only for this, so that the claim can be mended with it. */
  readonly certain: boolean;
}
