const small: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  single: 1,
};

const large: Readonly<Record<string, number>> = {
  dozen: 12,
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
};

/** Ordinal words as the denominators of fractions: "two thirds". */
const parts: Readonly<Record<string, number>> = {
  half: 2,
  halves: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
};

const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const teens = Object.keys(small).join('|');
const base = `(?:(?:${tens})[- ](?:one|two|three|four|five|six|seven|eight|nine)|${teens})`;

/** Source of a pattern for a number in words, lower case: "two hundred and twenty-five", "a dozen", "three". */
export const wordNumberSource =
  `(?:(?:a |${base}[- ])(?:dozen|hundred|thousand|million|billion)(?:[- ](?:thousand|million|billion))?` +
  `(?: and ${base}| ${base})?|${base})`;

/** Source of a pattern for a fraction in words: "two thirds", "a quarter", "half". */
export const wordFractionSource = `(?:(?:a|one|two|three|four|five|six|seven|nine)[- ])?(?:half|thirds?|quarters?|fourths?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?)`;

/** Value of a number in words as `wordNumberSource` matches it, lower case; null if a word is none. */
export function wordNumber(text: string): number | null {
  let total = 0;
  let group = 0;
  for (const word of text.split(/[- ]+/)) {
    if (word === 'and') continue;
    const big = large[word];
    const value = word === 'a' ? 1 : small[word];
    if (big !== undefined) {
      group = Math.max(1, group) * big;
      if (big >= 1e3) {
        total += group;
        group = 0;
      }
    } else if (value !== undefined) group += value;
    else return null;
  }
  return total + group;
}

/** Value of a fraction in words ("two thirds" -> 2/3), lower case; null if it is none. */
export function wordFraction(text: string): number | null {
  const words = text.split(/[- ]+/);
  const last = words.pop() ?? '';
  const part = parts[last] ?? parts[last.replace(/s$/, '')];
  if (part === undefined) return null;
  const head = words[0];
  const count = head === undefined || head === 'a' ? 1 : small[head];
  return count === undefined ? null : count / part;
}
