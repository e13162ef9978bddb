import type { Endpoint } from './endpoint.ts';

/** Milliseconds for one answer: a model on this machine may have no more than its processor. */
export function patienceFor({ local }: Pick<Endpoint, 'local'>): number {
  return local ? 600_000 : 120_000;
}

/** Requests at a time: a machine's own model has one processor. */
export function requestsAtATime(local: boolean): number {
  return local ? 1 : 4;
}
