/** What the status of a checked draft says of the configured language model. */
export interface OpinionStatus {
  /** One phrase: "3 requests; 812 tokens read ...". */
  readonly text: string;
  /** idle: nothing to do; waits: for the user's word; asking: requests are under way; problem: see the text. */
  readonly kind: 'idle' | 'waits' | 'asking' | 'problem';
}
