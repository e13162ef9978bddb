import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ChatError, type ChatFailure } from '../../core/llm/chat-model.ts';
import type { Endpoint } from './endpoint.ts';
import { goesByProxy } from './proxy.ts';
import type { SendLog } from './send-log.ts';

export interface WireSettings {
  readonly endpoint: Endpoint;
  /** How the key is sent; null where the server asks for none. */
  readonly auth: { readonly header: 'authorization' | 'x-api-key'; readonly value: string } | null;
  /** Milliseconds for one try. */
  readonly timeout?: number | undefined;
  /** Further tries after "too many requests", a server's failure, a lost connection. */
  readonly retries?: number | undefined;
  readonly log?: SendLog | undefined;
  /** Named in the log. */
  readonly model: string;
  /** For tests: waits so many milliseconds. */
  readonly sleep?: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
}

/** An answer other than 2xx, without the server's own words: they may repeat the request. */
export class StatusError extends ChatError {
  readonly status: number;

  constructor(kind: ChatFailure, message: string, status: number) {
    super(kind, message);
    this.status = status;
  }
}

/** Answers are JSON of a few kilobytes; a server that sends more is not answering. Bytes. */
const longestAnswer = 4_000_000;
/** Longer pauses (ms) that a server asks for are not waited for. */
const longestPause = 60_000;
/** Headers that requests need. Clients add others from the environment, keys of other servers among them. */
const sentHeaders = new Set(['content-type', 'accept', 'anthropic-version', 'user-agent']);

type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/**
 * The one way out: the `fetch` that every client is given. It goes to its endpoint alone and follows no redirection, sends the
 * one key that belongs there, limits time and size, waits and tries again where that may help, and notes what was sent. Rejects
 * with ChatError.
 */
export function wireTo(settings: WireSettings): Fetch {
  const { endpoint, retries = 2, sleep = pause } = settings;
  return async (input, init = {}) => {
    if (endpoint.local && goesByProxy(endpoint.url))
      throw new ChatError(
        'refused',
        `Nothing was sent to ${endpoint.url.host}: NODE_USE_ENV_PROXY would take it through a proxy. Add ${endpoint.url.hostname} to NO_PROXY.`,
      );
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== endpoint.url.origin)
      throw new ChatError(
        'refused',
        `A request to ${url.host} was not sent: it is not ${endpoint.url.host}.`,
      );
    for (let tries = 0; ; tries += 1) {
      try {
        return await once(url, init, settings);
      } catch (error) {
        const pauses = tries < retries ? pauseAfter(error, tries) : null;
        if (pauses === null) throw error;
        await sleep(pauses, init.signal ?? undefined).catch(() => {
          throw new ChatError('cancelled', 'Cancelled.');
        });
      }
    }
  };
}

async function once(url: URL, init: RequestInit, settings: WireSettings): Promise<Response> {
  const { endpoint, auth, timeout = 120_000, log, model } = settings;
  const { host } = endpoint.url;
  const headers = new Headers();
  for (const [name, value] of new Headers(init.headers)) if (sentHeaders.has(name)) headers.set(name, value);
  if (auth) headers.set(auth.header, auth.value);
  const body = typeof init.body === 'string' ? init.body : '';
  const started = Date.now();
  let status = 0;
  let answer = Buffer.alloc(0);
  const late = AbortSignal.timeout(timeout);
  const own = init.signal ?? null;
  // What may not be noted is not sent: the note comes first.
  if (body !== '') await log?.sending({ host, local: endpoint.local, model, ...sizeOf(body) });
  try {
    const response = await fetch(url, {
      method: init.method ?? 'GET',
      headers,
      ...(body === '' ? {} : { body }),
      redirect: 'error',
      signal: own ? AbortSignal.any([own, late]) : late,
    });
    status = response.status;
    answer = await bytesOf(response, host);
    if (!response.ok) throw statusError(status, host, response.headers.get('retry-after'));
    return new Response(new Uint8Array(answer), { status, headers: response.headers });
  } catch (error) {
    if (error instanceof ChatError) throw error;
    if (own?.aborted) throw new ChatError('cancelled', 'Cancelled.');
    if (late.aborted) throw new ChatError('slow', `${host} did not answer in time.`);
    throw new ChatError('unreachable', `${host} cannot be reached${causeOf(error)}.`);
  } finally {
    if (body !== '')
      await log?.answered({ host, model, status, ms: Date.now() - started, ...sizeOf(answer) });
  }
}

/** The whole body, which must not be endless. The encoding is undone already. */
async function bytesOf(response: Response, host: string): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > longestAnswer)
      throw new ChatError('unreadable', `${host} sent an answer that is none: it does not end.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

class RetryError extends StatusError {
  /** Milliseconds that the server asks for; null where it does not. */
  readonly pause: number | null;

  constructor(kind: ChatFailure, message: string, status: number, pause: number | null) {
    super(kind, message, status);
    this.pause = pause;
  }
}

function statusError(status: number, host: string, retryAfter: string | null): StatusError {
  if (status === 401 || status === 403)
    return new StatusError(
      'refused',
      `${host} does not accept the key (PEERLINT_API_KEY; in the editor PeerLint: Set API Key).`,
      status,
    );
  if (status === 404) return new StatusError('refused', `${host} has no such model or address.`, status);
  if (status === 429)
    return new RetryError('busy', `${host} takes no more requests for now.`, status, pauseOf(retryAfter));
  if (status >= 500 || status === 408)
    return new RetryError('failed', `${host} failed (${status}).`, status, pauseOf(retryAfter));
  return new StatusError('refused', `${host} refuses the request (${status}).`, status);
}

/** Retry-After: seconds or a date. */
function pauseOf(value: string | null): number | null {
  if (value === null) return null;
  const seconds = Number(value);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}

/** Milliseconds to wait before the next try; null where another would not help, or the server asks for too long a pause. */
function pauseAfter(error: unknown, tries: number): number | null {
  if (error instanceof RetryError) {
    const ms = error.pause ?? backoff(tries);
    return ms > longestPause ? null : ms;
  }
  return error instanceof ChatError &&
    error.kind === 'unreachable' &&
    !/ECONNREFUSED|CERT|ENOTFOUND|redirect|SELF_SIGNED|UNABLE_TO/u.test(error.message)
    ? backoff(tries)
    : null;
}

/** 0.5 s, 1 s, 2 s ..., up to a quarter less, so that many do not come back at once. */
function backoff(tries: number): number {
  return 500 * 2 ** tries * (1 - Math.random() / 4);
}

async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  await wait(ms, undefined, signal ? { signal } : {});
}

/** The system's code where there is one: ECONNREFUSED, CERT_HAS_EXPIRED. */
function causeOf(error: unknown): string {
  for (let at = error as { cause?: unknown; code?: unknown } | undefined; at; at = at.cause as typeof at) {
    if (typeof at.code === 'string') return ` (${at.code})`;
    if (at instanceof Error && at.message === 'unexpected redirect') return ' (redirect)';
  }
  return '';
}

function sizeOf(content: string | Uint8Array): { bytes: number; sha256: string } {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** The ChatError that a client wrapped into an error of its own; else that the answer is none. */
export function chatErrorOf(error: unknown, { url: { host } }: Endpoint): ChatError {
  for (let at: unknown = error; at instanceof Error; at = at.cause) if (at instanceof ChatError) return at;
  return new ChatError('unreadable', `${host} sent an answer that is none.`);
}
