import type { Sentence } from '../review/model.ts';
import { readableText } from '../review/foreign-text.ts';
import { sourceEnd, sourceStart } from '../review/mapped-text.ts';
import type { CheckContext, Checker } from './checker.ts';
import { judgeSentence, type Judgement } from './judge-sentence.ts';

/** Checkers that rest on figures, places, citations and names, which stand in any language; the others read English. */
const anyLanguage: ReadonlySet<string> = new Set(['numbers', 'references', 'citations', 'names']);

/** "almost", "more than", "about" in the languages that reviews are written in: the figure beside it is no claim. */
const hedge =
  /(?<![\p{L}\p{M}])(?:casi|m[aá]s de|menos de|unos|unas|aprox\p{L}*|alrededor|environ|presque|plus d|moins d|près d|etwa|fast|über|mehr als|weniger als|rund|knapp|circa|quasi|più di|meno di|cerca de|mais de|quase|около|почти|более|менее|लगभग|करीब|अधिक)(?![\p{L}\p{M}])|约|超过|近|以上|以下|約|ほぼ|अधिक|حوالي|أكثر|أقل/iu;
/** "not", "without", "instead": what is named is not said to be there. */
const denial =
  /(?<![\p{L}\p{M}])(?:no|ni|sin|nunca|falta\p{L}*|pas|sans|aucune?|ne|manqu\p{L}*|nicht|kein\p{L}*|ohne|fehl\p{L}*|non|senza|manca\p{L}*|não|sem|нет|не|без|नहीं|बिना|não|como|comme|wie|come|similar\p{L}*)(?![\p{L}\p{M}])|没有|未|不|缺|无|ない|なく|ません|لا|لم|بدون|ليس/iu;

/** The opinions on a sentence of another language: of the checkers that can read it, where nothing qualifies the claim. */
export function judgeForeign(
  sentence: Sentence,
  language: string,
  context: CheckContext,
  checkers: readonly Checker[],
): Judgement {
  const able = checkers.filter(({ name }) => anyLanguage.has(name));
  const readable = readableText(sentence.text, language);
  const judgement = judgeSentence({ ...sentence, text: readable.text }, context, able, false);
  const kept = judgement.opinions.flatMap((opinion, at) => {
    const [start, end] = [sourceStart(readable, opinion.start), sourceEnd(readable, opinion.end)];
    const by = judgement.by[at]!;
    return isKept(sentence.text, by, start, end) ? [{ by, opinion: { ...opinion, start, end } }] : [];
  });
  // How the words fit the paper says nothing in another language.
  return {
    ...judgement,
    likelihood: 0,
    opinions: kept.map(({ opinion }) => opinion),
    by: kept.map(({ by }) => by),
  };
}

function isKept(text: string, checker: string, start: number, end: number): boolean {
  if (checker === 'numbers') return !hedge.test(text);
  // German nouns have capitals too: only what no common word looks like.
  if (checker === 'names') return !denial.test(text) && /\p{Lu}.*\p{Lu}|\d/u.test(text.slice(start, end));
  return true;
}

/** Why a sentence of another language is not checked: it holds nothing that could be; null where it does. */
export function whyNotReadable({ text }: Sentence, language: string): string | null {
  const holds = /\p{Nd}|\p{Lu}[\p{L}\d-]*[\p{Lu}\d]/u.test(text);
  return holds ? null : `written in ${languageName(language)}, without a number, reference or name`;
}

/** Notes that say what was not checked of a draft that is not, or not all, in English. */
export function languageNotes(languages: readonly (string | null)[]): string[] {
  const found = [...new Set(languages.filter((language) => language !== null))];
  if (found.length === 0) return [];
  const count = languages.filter((language) => language !== null).length;
  const names = found.map(languageName).join(', ');
  const what =
    count === languages.length
      ? `The draft is written in ${names}`
      : `${count} of ${languages.length} sentences are written in ${names}`;
  return [`${what}: outside English only numbers, references, citations and names are checked.`];
}

/** "Spanish" for "es". */
function languageName(language: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
}
