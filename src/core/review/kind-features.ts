import { stemWord, tokenize } from '../text/tokens.ts';
import * as cues from './kind-cues.ts';
import { kindByRules } from './kind-rules.ts';
import type { FieldRole } from './model.ts';

/** Characters that are looked at: what follows tells no more, and a pasted log must not cost time. */
const most = 1200;

/**
 * What the kind of a sentence is told from: its field, the rules' own guess and every cue that fires, its form, its
 * words and pairs of words as stems. A name is a group and a value ("cue:request", "word:clear"); none comes twice.
 */
export function kindFeatures(plain: string, role: FieldRole, leadIn: string): ReadonlySet<string> {
  const text = plain.slice(0, most);
  const features = new Set([`role:${role}`, `rule:${kindByRules(text, role, leadIn)}`]);
  for (const [name, cue] of Object.entries(cues)) if (cue.test(text)) features.add(`cue:${name}`);
  if (leadIn !== '') features.add(`lead:${kindByRules(leadIn.replace(/:$/u, '.'), role, '')}`);
  for (const [name, form] of forms) if (form.test(text)) features.add(`form:${name}`);
  const words = tokenize(text).map(({ text: word }) => (/^\d/.test(word) ? '#' : stemWord(word)));
  features.add(`length:${Math.min(6, Math.floor(Math.log2(words.length + 1)))}`);
  words.forEach((word, i) => {
    features.add(`word:${word}`);
    features.add(`pair:${word} ${words[i + 1] ?? '$'}`);
  });
  if (words[0] !== undefined) {
    features.add(`first:${words[0]}`);
    features.add(`opening:${words[0]} ${words[1] ?? '$'}`);
  }
  return features;
}

const forms: readonly (readonly [string, RegExp])[] = [
  ['question', /\?["')\]]*$/u],
  ['colon', /:$/u],
  ['digit', /\d/u],
  ['cited', /\[\d+\]|et al/u],
  ['quoted', /^"/u],
];
