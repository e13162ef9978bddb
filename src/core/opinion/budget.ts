/** How many tokens a run may cost, all reviews together. Tokens are reserved before a request and settled after it. */
export class Budget {
  readonly limit: number;
  #spent = 0;

  /** @param limit tokens read and written; Infinity for none */
  constructor(limit: number) {
    this.limit = limit;
  }

  get spent(): number {
    return this.#spent;
  }

  /** Takes the tokens, or none of them where they would pass the limit. */
  reserve(tokens: number): boolean {
    if (this.#spent + tokens > this.limit) return false;
    this.#spent += tokens;
    return true;
  }

  /** What a request cost in the end, in place of what was reserved for it. */
  settle(reserved: number, cost: number): void {
    this.#spent += cost - reserved;
  }
}
