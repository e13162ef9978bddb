import type { CleanEdit, Span } from './sentence-view.ts';
import type { TaggedWord } from './tagged-words.ts';

const irregular: Readonly<Record<string, string>> = {
  are: 'is',
  were: 'was',
  have: 'has',
  do: 'does',
  "aren't": "isn't",
  "weren't": "wasn't",
  "haven't": "hasn't",
  "don't": "doesn't",
};
const plurals =
  /^(?:data|criteria|people|phenomena|hyperparameters|children|media|both|many|several|few|most|all|some)$/;
const singulars = /(?:ss|us|is|ics)$/;

/** The verb of a subject of which but `only` is left; [] where it stays, null where that cannot be told. */
export function singularVerb(words: readonly TaggedWord[], only: Span, verb: number): CleanEdit[] | null {
  const { text, start, end } = words[verb]!;
  const inside = words.filter((word) => word.start >= only.start && word.end <= only.end);
  // The head stands before the first preposition.
  const cut = inside.findIndex(
    ({ text: word }, i) => i > 0 && /^(?:of|on|in|for|with|to|from|by|about)$/.test(word),
  );
  const head = (cut < 0 ? inside : inside.slice(0, cut)).at(-1)?.text ?? '';
  if (plurals.test(head) || (/s$/.test(head) && !singulars.test(head))) return [];
  const form = irregular[text.replace('’', "'")];
  if (form) return [{ start, end, text: form }];
  if (/(?:s|ed)$/.test(text) || /^(?:can|could|will|would|may|might|must|should|cannot|did|had)$/.test(text))
    return [];
  return words[verb]!.finite ? [{ start, end, text: thirdPerson(text) }] : null;
}

function thirdPerson(verb: string): string {
  if (/(?:[sxz]|ch|sh|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}
