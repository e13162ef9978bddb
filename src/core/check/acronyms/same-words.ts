import { nameKey } from '../../evidence/lexicon/name-key.ts';
import { distance } from '../../evidence/lexicon/presence.ts';
import { isStopWord } from '../../text/tokens.ts';

/** The words of an expansion, hyphenated ones in parts, in lower case without accents. */
export function wordsOf(long: string): string[] {
  return (long.match(/[\p{L}\p{N}]+/gu) ?? [])
    .map((word) => nameKey(word))
    .filter((word) => word !== '' && !isStopWord(word));
}

const sight = /^vis(?:ion|ual)/;

/** Another form, spelling or slip of the same word: "pretraining" and "pretrained", "colour" and "color". */
export function isSameWord(a: string, b: string): boolean {
  if (a === b || (sight.test(a) && sight.test(b))) return true;
  const shared = [...a].findIndex((letter, at) => letter !== b[at]);
  const prefix = shared < 0 ? a.length : shared;
  const shorter = Math.min(a.length, b.length);
  if (prefix >= Math.min(5, shorter) && prefix >= shorter * 0.6) return true;
  const most = shorter >= 8 ? 2 : 1;
  return shorter >= 5 && distance(a, b, most) <= most;
}

/** Words of one expansion that the other has in no form, not even run together with its neighbours. */
export function wordsMissing(from: string, other: string): string[] {
  const others = wordsOf(other);
  const whole = nameKey(other);
  return wordsOf(from).filter(
    (word) =>
      !others.some((one) => isSameWord(word, one)) &&
      !(word.length > 2 && whole.includes(word)) &&
      // "multi" of "multimodal", "pretrained" for "pre-trained".
      !others.some((one) => one.length > 2 && word.includes(one)),
  );
}
