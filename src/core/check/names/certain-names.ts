import { nameKey } from '../../evidence/lexicon/name-key.ts';
import { paperWords } from '../../evidence/lexicon/paper-words.ts';
import { distance } from '../../evidence/lexicon/presence.ts';
import type { PaperIndex } from '../../evidence/paper-index.ts';
import type { Mention } from './mentions.ts';

/**
 * The paper has the name with more or fewer parts ("R2-Grain-Oat" for "River-R2-Grain-Oat"), or with two letters
 * swapped: a short form or a slip, no absent name.
 */
export function isClippedOrSlipped(name: string, index: PaperIndex): boolean {
  const words = paperWords(index);
  const parts = name.split(/[-\s/]+/u);
  for (let at = 1; at < parts.length; at += 1)
    for (const rest of [parts.slice(at), parts.slice(0, -at)].map((some) => nameKey(some.join(''))))
      if (rest.length > 6 && rest.length >= nameKey(name).length / 2 && words.keys.includes(rest))
        return true;
  const key = nameKey(name);
  if (key.length < 4 || parts.length > 1) return false;
  for (const other of words.lower)
    if (other.length === key.length && sameLetters(other, key) && distance(other, key, 1) === 1) return true;
  return false;
}

function sameLetters(a: string, b: string): boolean {
  return [...a].sort().join('') === [...b].sort().join('');
}

const paperDoes =
  /\b(?:authors?|paper|they|(?:proposed |their |the )?(?:method|approach|model|framework|experiments?|evaluations?|results?|work|study)|tables? \d+|figures? \d+)\b[^.;]{0,90}\b(?:us(?:e|es|ed|ing)|employ\w*|adopt\w*|evaluat\w*|test(?:s|ed)?|train(?:s|ed)?|experiment\w*|compar(?:e|es|ed)|benchmark\w*|validat\w*|conduct\w*|built|based|report\w*|fine-?tun\w*|implement\w*)\b/iu;

/**
 * The one shape of which absence is proof enough to be shown: inner capitals or digits, in one word, no part of it in
 * the paper, in a sentence that says that the paper uses, tests or compares it.
 */
export function isCertain(text: string, mention: Mention, index: PaperIndex): boolean {
  const { text: name, frame, shape, start, end } = mention;
  if (shape !== 'camel' && shape !== 'digit') return false;
  if (frame !== 'data' && frame !== 'uses' && frame !== 'baseline') return false;
  if (/[\s/]|-(?:as|of|and|to|based)-/u.test(name) || !paperDoes.test(text.slice(0, start))) return false;
  if (
    /^\W{0,2}(?:is|are) an? /u.test(text.slice(end)) ||
    /\b(?:e\.g|such as|like)\b/iu.test(text.slice(0, start))
  )
    return false;
  const { lower } = paperWords(index);
  const parts = name.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+/gu) ?? [];
  return (
    parts.some((part) => part.length > 2) &&
    parts.every((part) => part.length < 3 || !lower.has(part.toLowerCase()))
  );
}
