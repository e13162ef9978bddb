import type { Policy, Threshold } from '../core/findings/finding.ts';

/** The settings under `peerlint.`; package.json describes them. */
export interface Settings {
  readonly checkWhileTyping: boolean;
  readonly threshold: Threshold;
  readonly venuePolicy: Policy;
  readonly trace: 'off' | 'messages';
}

/** The part of the editor's WorkspaceConfiguration that is used. */
export interface Configuration {
  get(name: string): unknown;
}

/** A value that is none of the allowed ones counts as the default, for the policy as the strictest. */
export function readSettings(configuration: Configuration): Settings {
  const one = <T extends string>(name: string, values: readonly [T, ...T[]]): T => {
    const value = configuration.get(name);
    return values.find((known) => known === value) ?? values[0];
  };
  return {
    checkWhileTyping: configuration.get('checkWhileTyping') !== false,
    threshold: one('threshold', ['balanced', 'strict', 'recall']),
    venuePolicy: one('venuePolicy', ['rulesOnly', 'localModel', 'cloudAllowed']),
    trace: one('trace', ['off', 'messages']),
  };
}
