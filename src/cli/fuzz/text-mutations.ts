import type { Random } from '../../core/bench/random.ts';

/** What breaks parsers: ends of structures, signs nobody sees, halves of pairs, very long runs. */
const pieces = [
  '"',
  "'",
  '\\',
  '{',
  '}',
  '[',
  ']',
  '<',
  '>',
  '&',
  '\u0000',
  '\u200b',
  '\u202e',
  '\ud83d',
  '\ufeff',
  '\r',
  '\n\n',
  '==+== ',
  '==*== ',
  '---\n',
  '```\n',
  '| |',
  '<![CDATA[',
  ']]>',
  '&#x41;',
  '1e999',
  '-0',
  'null',
  '\\u00',
  '😀',
];

type Mutation = (text: string, random: Random) => string;

const cut = (text: string, random: Random): [number, number] => {
  const [a, b] = [random.int(0, text.length + 1), random.int(0, text.length + 1)];
  return a < b ? [a, b] : [b, a];
};

const mutations: readonly Mutation[] = [
  (text, random) => text.slice(0, random.int(0, text.length + 1)),
  (text, random) => {
    const [from, to] = cut(text, random);
    return text.slice(0, from) + text.slice(to);
  },
  (text, random) => {
    const [from, to] = cut(text, random);
    return (
      text.slice(0, to) +
      text.slice(from, Math.min(to, from + 500)).repeat(1 + random.int(0, 5)) +
      text.slice(to)
    );
  },
  (text, random) => {
    const at = random.int(0, text.length + 1);
    return text.slice(0, at) + pieces[random.int(0, pieces.length)]! + text.slice(at);
  },
  (text, random) => {
    const at = random.int(0, text.length + 1);
    return (
      text.slice(0, at) +
      pieces[random.int(0, pieces.length)]!.repeat(1 + random.int(0, 3000)) +
      text.slice(at)
    );
  },
  (text, random) => {
    const at = random.int(0, text.length + 1);
    return text.slice(0, at) + String.fromCharCode(random.int(0, 0x10000)) + text.slice(at + 1);
  },
];

/** A damaged copy, made by one to four changes; the same for the same random numbers. */
export function damaged(text: string, random: Random): string {
  let copy = text;
  for (let left = 1 + random.int(0, 4); left > 0; left -= 1)
    copy = mutations[random.int(0, mutations.length)]!(copy, random);
  return copy;
}
