import { spellings, type Place } from './lexicon.ts';
import type { Word } from './words.ts';

/** A spelling of a member that stands in a sentence. */
export interface Slot extends Place {
  /** Words [first, last] of the sentence. */
  readonly first: number;
  readonly last: number;
}

/** Members in a sentence, in order; of two that share words the longer one counts. A member behind "non" is none. */
export function slotsOf(words: readonly Word[]): Slot[] {
  const slots: Slot[] = [];
  let covered = -1;
  for (let first = 0; first < words.length; first += 1) {
    const word = words[first]!;
    const found = longest(words, first, `=${word.text}`, longest(words, first, word.light, null));
    if (!found || first + found.length - 1 <= covered) continue;
    covered = first + found.length - 1;
    const before = words[first - 1]?.text;
    if (before === 'non' || before === 'un' || before === 'anti') continue;
    for (const place of found.places) slots.push({ ...place, first, last: covered });
  }
  return slots;
}

interface Found {
  readonly length: number;
  readonly places: readonly Place[];
}

/** The longest spelling that begins at the word under this key, or `best` where that is longer; equals are united. */
function longest(words: readonly Word[], first: number, key: string, best: Found | null): Found | null {
  for (const { keys, places } of spellings.get(key) ?? []) {
    if (best && keys.length < best.length) break;
    const fits = keys.every((one, i) => {
      const word = words[first + i];
      return word !== undefined && (one.startsWith('=') ? one === `=${word.text}` : one === word.light);
    });
    if (!fits) continue;
    best =
      best?.length === keys.length
        ? { length: best.length, places: [...best.places, ...places] }
        : { length: keys.length, places };
  }
  return best;
}
