/** Ends a noun phrase: prepositions, verbs, conjunctions, pronouns. */
export const phraseEnds: ReadonlySet<string> = new Set(
  (
    'of in on for with to from by at as than that which who whose is are was were be been being am and or but nor so if ' +
    'when while where because although though it its they them we i you he she this these those there here has have had do ' +
    'does did can could will would should may might must not no more less fewer larger smaller higher lower better worse ' +
    'faster slower each per across over under between among within without via using show shows showed shown achieve ' +
    'achieves demonstrate demonstrates only also both either neither during after before into onto about against versus vs ' +
    'respectively out up down then thus hence such the a an all any some most many much'
  ).split(' '),
);
/** "LLMs" and "corpora" as their singular, so that stems meet. */
export function singular(token: string): string {
  if (token === 'corpora') return 'corpus';
  if (token === 'criteria') return 'criterion';
  if (token === 'phenomena') return 'phenomenon';
  if (token === 'people') return 'person';
  if (token === 'stimuli') return 'stimulus';
  // Without a vowel the stemmer leaves the plural alone: "llms", "gpus".
  if (/^[^aeiouy]{2,}s$/u.test(token) || token === 'gpus') return token.slice(0, -1);
  return token;
}
