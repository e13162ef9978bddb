import os from 'node:os';
import path from 'node:path';
import { detectorChoices, type DetectorChoice } from '../core/engine/protocol.ts';
import type { Policy, Threshold } from '../core/findings/finding.ts';

/** The settings under `peerlint.`; package.json describes them. */
export interface Settings {
  readonly checkWhileTyping: boolean;
  readonly formHints: boolean;
  /** Where a new dismissal is kept: in its workspace folder, or with the user. */
  readonly dismissals: 'workspace' | 'user';
  readonly threshold: Threshold;
  readonly venuePolicy: Policy;
  /** "llm": what "auto" does, and a configured language model is asked besides. */
  readonly detector: DetectorChoice | 'llm';
  /** Folder of the user's own model; null for the one that comes with the extension. */
  readonly modelPath: string | null;
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
    formHints: configuration.get('formHints') !== false,
    dismissals: one('dismissals', ['workspace', 'user']),
    threshold: one('threshold', ['balanced', 'strict', 'recall']),
    venuePolicy: one('venuePolicy', ['rulesOnly', 'localModel', 'cloudAllowed']),
    detector: one('detector', [...detectorChoices, 'llm']),
    modelPath: folder(configuration.get('local.modelPath')),
    trace: one('trace', ['off', 'messages']),
  };
}

/** "~" is the user's home. */
function folder(value: unknown): string | null {
  if (typeof value !== 'string' || value.trim() === '') return null;
  const given = value.trim();
  return /^~(?=[/\\]|$)/u.test(given) ? path.join(os.homedir(), given.slice(1)) : given;
}

/** What the engine runs for a setting: a language model is asked beside the local check. */
export function localDetector(detector: Settings['detector']): DetectorChoice {
  return detector === 'llm' ? 'auto' : detector;
}
