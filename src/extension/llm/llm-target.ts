import type { Policy } from '../../core/findings/finding.ts';
import { InputError } from '../../core/input-error.ts';
import { endpointOf } from '../../node/llm/endpoint.ts';
import type { LlmSettings } from './llm-settings.ts';

/** Where the configured model answers, or why it may not be asked, in one sentence. */
export type LlmTarget =
  | {
      readonly kind: 'target';
      readonly model: string;
      /** Host and port; for the editor's own models who offers them. */
      readonly host: string;
      /** The host is this machine. What another extension does with a text is not known: it counts as elsewhere. */
      readonly local: boolean;
      /** Under which a key is kept: "https://api.example.org"; null for the editor's own models. */
      readonly origin: string | null;
    }
  | { readonly kind: 'problem'; readonly text: string };

/** Of the editor's own models. */
export const editorHost = 'the editor’s own language models';

/** @param named whether a model must be named; where models are only listed it need not be */
export function targetOf(settings: LlmSettings, policy: Policy, named = true): LlmTarget {
  const { provider, url, model } = settings;
  if (policy === 'rulesOnly')
    return problem('the venue policy (peerlint.venuePolicy) is rulesOnly, which allows no model of any kind');
  if (provider === 'editor' && policy !== 'cloudAllowed')
    return problem(
      'the editor’s own models may be on other machines, and the venue policy (peerlint.venuePolicy) is not cloudAllowed',
    );
  if (named && model === '') return problem('no model is named; run PeerLint: Choose Language Model');
  if (provider === 'editor') return { kind: 'target', model, host: editorHost, local: false, origin: null };
  if (url === '') return problem('no address is set (peerlint.llm.url)');
  try {
    const { url: address, local } = endpointOf(url, 'cloudAllowed', true);
    if (!local && policy !== 'cloudAllowed')
      return problem(
        `${address.host} is not this machine, and the venue policy (peerlint.venuePolicy) is not cloudAllowed`,
      );
    return { kind: 'target', model, host: address.host, local, origin: address.origin };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    // The address as typed may hold a key.
    return problem(
      'the address in peerlint.llm.url cannot be used: give one such as http://127.0.0.1:8080/v1, and a key by PeerLint: Set API Key',
    );
  }
}

function problem(text: string): LlmTarget {
  return { kind: 'problem', text };
}
