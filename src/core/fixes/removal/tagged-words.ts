import nlp from 'compromise/two';

/** A word or mark of a sentence with what it can be there. */
export interface TaggedWord {
  /** In lower case. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly mark: boolean;
  /** Finite verb: "is", "has", "proves", "was". */
  readonly finite: boolean;
  /** A verb in any form. */
  readonly verb: boolean;
  readonly adverb: boolean;
  readonly noun: boolean;
  readonly adjective: boolean;
  readonly participle: boolean;
}

const token = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_'’.-]*[\p{L}\p{N}])?|[^\s\p{L}\p{N}]/gu;
const surelyFinite =
  /^(?:is|are|was|were|has|have|had|does|do|did|can|could|will|would|may|might|must|should|cannot|lacks?|seems?|appears?|remains?|becomes?|uses?|shows?|reports?|\w+n['’]t)$/;
const nounEnding = /(?:tion|ment|ness|ity|ance|ence|ism|ship|ure|hood)s?$/;
const thirdPerson = /^[a-z]{3,}(?<!s)s$/;
const behindDeterminer =
  /^(?:the|a|an|its|their|no|any|of|these|on|in|with|for|per|from|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/;
const objectWord =
  /^(?:the|a|an|its|their|it|them|no|all|this|these|that|whether|how|on|with|to|against|across|by|two|three|four|five|six|\d+)$/;
const opaqueOrObject =
  /^(?:x{3,}|the|a|an|its|their|it|them|no|all|this|these|that|two|three|four|five|\d+)$/;

interface Term {
  readonly text: string;
  readonly tags?: readonly string[];
  readonly offset?: { readonly start: number; readonly length: number };
}

/** The words of a text, tagged by compromise and by what stands beside them; UTF-16 offsets. */
export function tagWords(text: string): readonly TaggedWord[] {
  const known = kept.get(text);
  if (known) return known;
  if (kept.size >= mostKept) kept.clear();
  const words = tagAnew(text);
  kept.set(text, words);
  return words;
}

/** Every check of a draft asks for the sentences with findings again, and for each of their fixes. */
const kept = new Map<string, readonly TaggedWord[]>();
const mostKept = 500;

function tagAnew(text: string): TaggedWord[] {
  const tags = tagsByOffset(text);
  const raw = [...text.matchAll(token)].map((hit) => ({
    text: hit[0].toLowerCase(),
    start: hit.index,
    end: hit.index + hit[0].length,
    tags: tags.get(hit.index) ?? new Set<string>(),
  }));
  return withMissingVerbs(raw.map((word, i) => tagged(word, raw[i - 1]?.text ?? '', raw[i + 1]?.text ?? '')));
}

interface Raw {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly tags: ReadonlySet<string>;
}

function tagged({ text, start, end, tags }: Raw, before: string, next: string): TaggedWord {
  const mark = !/[\p{L}\p{N}]/u.test(text);
  const nounLike = (nounEnding.test(text) || behindDeterminer.test(before)) && !surelyFinite.test(text);
  // "accuracy, recall, and costs": an item of a list, which the tagger takes for a predicate.
  const closing = /^(?:and|or|,)$/.test(before) && /^(?:|[,;:]|and|or)$/.test(next);
  const verb =
    !mark && (surelyFinite.test(text) || (tags.has('Verb') && !nounLike && !closing)) && text !== 'to';
  const governed = /^(?:to|can|could|will|would|may|might|must|should|cannot|do|does|did)$/.test(before);
  const finite = surelyFinite.test(text) || (verb && !tags.has('Gerund') && !/ing$/.test(text) && !governed);
  const noted =
    !verb && /^(?:and|but|then)$/.test(before) && objectWord.test(next) && !nounLike && canBeVerb(text);
  return {
    text,
    start,
    end,
    mark,
    finite: finite || noted,
    verb: verb || finite || noted,
    adverb:
      (tags.has('Adverb') && !verb) ||
      /^(?:also|then|only|never|not|often|always|even|first|\w+ly)$/.test(text),
    noun: tags.has('Noun') || nounLike,
    adjective: tags.has('Adjective'),
    participle: /(?:ed|en|ing)$/.test(text),
  };
}

/** "The abstract promises a solution": a clause in which the tagger sees no verb has it where an object follows. */
function withMissingVerbs(words: readonly TaggedWord[]): TaggedWord[] {
  const out = [...words];
  let from = 0;
  for (let i = 0; i <= words.length; i += 1) {
    if (i < words.length && !/^(?:[,;:]|but|and|while|whereas|although)$/.test(words[i]!.text)) continue;
    const clause = words.slice(from, i);
    if (!clause.some(({ finite }) => finite)) {
      const at = clause.findIndex(
        ({ text }, k) =>
          k > 1 &&
          thirdPerson.test(text) &&
          clause[k - 1]!.noun &&
          opaqueOrObject.test(clause[k + 1]?.text ?? ''),
      );
      if (at >= 0) out[from + at] = { ...clause[at]!, finite: true, verb: true, noun: false };
    }
    from = i + 1;
  }
  return out;
}

/** Whether a word that stands alone is a verb behind a pronoun. */
function canBeVerb(word: string): boolean {
  const terms = (nlp(`they ${word} it`).json() as { terms: Term[] }[])[0]?.terms ?? [];
  return terms[1]?.tags?.includes('Verb') ?? false;
}

function tagsByOffset(text: string): Map<number, Set<string>> {
  const found = new Map<number, Set<string>>();
  for (const { terms } of nlp(text).json({ offset: true }) as { terms: Term[] }[]) {
    for (const term of terms) {
      if (term.offset) found.set(term.offset.start, new Set(term.tags));
    }
  }
  return found;
}
