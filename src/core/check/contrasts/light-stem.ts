/**
 * A word without its inflection, for finding members: "increases", "increased" and "increasing" are one, "critics" and
 * "critical" are two (the retrieval stems make them one).
 */
export function lightStem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = strip(word);
  if (stems.size > 50_000) stems.clear();
  stems.set(word, stem);
  return stem;
}

const stems = new Map<string, string>();

function strip(word: string): string {
  if (word.length < 5 || !/^[a-z]+$/.test(word)) return word.length === 4 ? singular(word) : word;
  const adverb =
    word.length > 6 ? word.replace(/(?<=al|iv|ar|nt|ed|ct|id|el)(?:e?ly)$|(?<=[^aeiou])ly$/, '') : word;
  const base = singular(adverb.replace(/ally$/, 'al'));
  const verb = base.replace(/(?<=[aeiouy].*)(?:ied$)/, 'y').replace(/(?<=[aeiouy].*)(?:ing|ed)$/, '');
  const undoubled = verb === base ? verb : verb.replace(/([bdfgmnprt])\1$/, '$1');
  return undoubled.replace(/(?<=..)e$/, '');
}

function singular(word: string): string {
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<=s|x|ch|sh|z)es$/, '')
    .replace(/(?<=[^suias])s$/, '')
    .replace(/e$/, (e) => (word.length > 3 ? '' : e));
}
