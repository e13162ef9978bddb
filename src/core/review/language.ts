import { francAll } from 'franc-min';

/**
 * The language of a stretch of prose as ISO 639-1 ("es"), or null where it cannot be told: too short, or hardly any
 * prose in it. Formulas, code, addresses and names are left out; what has its share of English function words is
 * English, whatever the trigrams say; another script decides alone.
 */
export function languageOf(text: string): string | null {
  const known = told.get(text);
  if (known !== undefined) return known;
  const language = tell(text.slice(0, most));
  if (told.size >= mostTold) told.clear();
  told.set(text, language);
  return language;
}

/** A draft is read again with every edit, and nearly all of its paragraphs are as they were. */
const told = new Map<string, string | null>();
const mostTold = 500;
/** Characters that are looked at. */
const most = 1500;

/** Fewer words of Latin script tell nothing: "Très bien", "Ablation manquante". */
const fewestWords = 4;
const fewestLetters = 4;
/** The least share of function words in English prose; other languages stay below it ("a", "is", "me" occur there). */
const englishShare = 0.12;

const english = new Set(
  (
    'the of and to in is that for it as with on are this be by an not have has from at which or but was were they their ' +
    'we our can would could should more than these there how what why does do did also if its been will i you please'
  ).split(' '),
);

function tell(text: string): string | null {
  if (looksLikeCode(text)) return null;
  const prose = proseOf(text);
  const letters = prose.match(/\p{L}/gu)?.length ?? 0;
  const others = prose.match(/(?!\p{Script=Latin})\p{L}/gu)?.length ?? 0;
  if (2 * others > letters) return others >= fewestLetters ? byScript(prose) : null;
  const words = prose.match(/[\p{Script=Latin}\p{M}'’]+/gu) ?? [];
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  // A list of names and titles; German prose has two capitals in five words.
  if (words.length < fewestWords || words.length - capitals < 3 || capitals > 0.6 * words.length) return null;
  const own = words.filter((word) => english.has(word.toLowerCase())).length;
  if (own >= englishShare * words.length + 0.5) return 'en';
  return byTrigrams(prose);
}

/** How near English may come to the best guess (1: as likely), in short texts and in long ones; nearer, nothing is said. */
const [englishAtMost, englishAtMostInLong, longText] = [0.8, 0.88, 140];

function byTrigrams(prose: string): string | null {
  const guesses = francAll(prose, { minLength: fewestLetters });
  const [best] = guesses[0] ?? ['und'];
  const own = guesses.find(([language]) => language === 'eng')?.[1] ?? 0;
  const most = prose.length < longText ? englishAtMost : englishAtMostInLong;
  if (best === 'und' || (best !== 'eng' && own > most)) return null;
  // ISO 639-3 to 639-1: "spa" to "es".
  return Intl.getCanonicalLocales(best)[0] ?? null;
}

/** Letters that tell the languages of a script apart, the first that occurs; trigrams decide on other scripts. */
const letters: readonly (readonly [RegExp, string])[] = [
  [/[\u3040-\u30FF]/u, 'ja'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Greek}{3}/u, 'el'],
  [/[іїєґ]/iu, 'uk'],
  [/[ђјљњћџ]/iu, 'sr'],
  [/[ыэё]/iu, 'ru'],
  [/\p{Script=Cyrillic}/u, 'bg'],
  [/[ٹڈڑے]/u, 'ur'],
  [/[پچژگ]/u, 'fa'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Devanagari}/u, 'hi'],
];

/** Null for Greek letters that are symbols: "α, β, γ". */
function byScript(prose: string): string | null {
  const own = letters.find(([letter]) => letter.test(prose))?.[1];
  return own ?? (/\p{Script=Greek}/u.test(prose) ? null : byTrigrams(prose));
}

/** More than a letter of a program than of a sentence: one in sixteen characters is a sign that prose has no use for. */
function looksLikeCode(text: string): boolean {
  const plain = withoutMath(text).replace(/\s+/gu, '');
  const signs = plain.match(/[=;{}<>_|\\[\]#&^@~]/gu)?.length ?? 0;
  return 16 * signs > plain.length;
}

function withoutMath(text: string): string {
  return text
    .replace(/\$\$[^$]*\$\$|\$[^$]*\$|`[^`]*`|\\\[[\s\S]*?\\\]|\\\([\s\S]*?\\\)/gu, ' ')
    .replace(/\\begin\{(?<name>[^}]*)\}[\s\S]*?\\end\{\k<name>\}/gu, ' ')
    .replace(/https?:\/\/\S+/gu, ' ');
}

/** The words of a text: no formulas, commands, citations, and no names (capitals or digits inside a word). */
function proseOf(text: string): string {
  return withoutMath(text)
    .replace(/\\[a-zA-Z]+\*?(?:\{[^{}]*\})*/gu, ' ')
    .replace(/\[[^\]]{0,40}\]/gu, ' ')
    .replace(/\S*(?:[_\d@/\\=]|\p{Ll}\p{Lu}|\p{Lu}{2})\S*/gu, (token) =>
      /(?!\p{Script=Latin})\p{L}/u.test(token) ? token : ' ',
    )
    .replace(/\s+/gu, ' ');
}
