import { InputError } from '../../core/input-error.ts';
import type { Policy } from '../../core/findings/finding.ts';

/** Where a model answers. */
export interface Endpoint {
  readonly url: URL;
  /** The host is this machine: nothing leaves it. */
  readonly local: boolean;
}

/**
 * Reads the address of a model. One that is not this machine needs the venue's leave (`cloudAllowed`) and the word of
 * the user on each run. Throws InputError.
 */
export function endpointOf(address: string, policy: Policy, yesSend: boolean): Endpoint {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    throw new InputError(address, 'is no address.', 'Give one such as http://127.0.0.1:8080/v1.');
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new InputError(address, 'is not an http address.', 'Give one such as http://127.0.0.1:8080/v1.');
  if (url.username !== '' || url.password !== '')
    throw new InputError(url.host, 'must not carry a key in its address.', 'Put it into PEERLINT_API_KEY.');
  const local = isThisMachine(url.hostname);
  if (policy === 'rulesOnly')
    throw new InputError(
      url.host,
      'is a model, and the policy is rulesOnly.',
      'Use --policy localModel or cloudAllowed.',
    );
  if (!local && (policy !== 'cloudAllowed' || !yesSend))
    throw new InputError(
      url.host,
      'is not this machine.',
      'Texts are sent there only with --policy cloudAllowed --yes-send, on each run.',
    );
  return { url, local };
}

/** Loopback addresses, in any notation that a URL has left them in. "localhost.example.com" is none. */
export function isThisMachine(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (host === 'localhost' || host.endsWith('.localhost')) return true;
  // URLs write every IPv4 address as four numbers; a name may begin like one.
  if (/^127(?:\.\d{1,3}){3}$/.test(host)) return true;
  return host === '::1' || /^::ffff:7f[0-9a-f]{2}:/.test(host);
}
