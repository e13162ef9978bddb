import { skeleton } from '../text/fold.ts';

const bodyWords = 300;

/**
 * Hash of the normalised title and the first 300 body words. Venues stamp each download, so a file hash is no
 * identity; the words are compared without case, accents and punctuation, so that a stamp or a hyphen changes nothing.
 */
export function paperKey(title: string | null, bodyTexts: Iterable<string>): string {
  const words: string[] = [];
  for (const text of bodyTexts) {
    for (const word of text.split(/\s+/u)) {
      const bare = skeleton(word);
      if (bare !== '') words.push(bare);
      if (words.length >= bodyWords) break;
    }
    if (words.length >= bodyWords) break;
  }
  return hash128(`${skeleton(title ?? '')}\n${words.join(' ')}`);
}

/** 128 bits as 32 hex digits, four rounds of FNV-1a with different seeds: an identity, no protection. */
function hash128(text: string): string {
  return [0x811c9dc5, 0x01000193, 0x9e3779b9, 0x85ebca6b].map((seed) => fnv1a(text, seed)).join('');
}

function fnv1a(text: string, seed: number): string {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    hash ^= hash >>> 15;
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
