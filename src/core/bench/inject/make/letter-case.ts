/** `words` with the capitals of what they replace: "Linear Probing" for "Full Finetuning"; ordinary words as they are. */
export function casedLike(original: string, words: string): string {
  if (/\p{Lu}/u.test(words)) return words;
  const old = original.split(/[\s-]+/u).filter((word) => /\p{L}/u.test(word));
  if (old.length > 0 && old.every((word) => /^\p{Lu}{2,}$/u.test(word)) && old.join('').length > 4)
    return words.toUpperCase();
  if (old.every((word) => /^\p{Lu}\p{Ll}/u.test(word)))
    return words.replace(/(?<![\p{L}\p{N}])\p{Ll}/gu, (letter) => letter.toUpperCase());
  return /^\p{Lu}\p{Ll}/u.test(original) ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}
