import type { Quantity } from '../../text/numbers.ts';
import { isStopWord, stemWord } from '../../text/tokens.ts';
import { phraseEnds, singular } from './words.ts';

const connector =
  /(?:\s?(?:=|:=|\u2248|~|\\approx|\\in|\u2208|:|<=?|>=?|\u2264|\u2265|\\leq?|\\geq?)\s?|\s(?:of|is|was|are|were|to|at|as|equals?|by|above|below|beyond)(?:\sthe)?(?:\s(?:only|set to|fixed to|fixed at|equal to|chosen as|around|about|approximately|roughly|over|up to|nearly|just|a|an))*\s|\s)[({[$\\]*$/u;
const greek: ReadonlyMap<string, string> = new Map(
  [
    ...'\u03B1\u03B2\u03B3\u03B4\u03B5\u03B6\u03B7\u03B8\u03BA\u03BB\u03BC\u03BD\u03BE\u03C1\u03C3\u03C4\u03C6\u03C8\u03C9\u03F5\u03D5',
  ].map((letter, at) => [
    letter,
    'alpha beta gamma delta epsilon zeta eta theta kappa lambda mu nu xi rho sigma tau phi psi omega epsilon phi'.split(
      ' ',
    )[at] ?? letter,
  ]),
);

/** Name of a value: "temperature of 0.7", "K = 20", "\alpha=0.4"; stems, the last one first; [] if there is none. */
export function labelOf(lower: string, quantity: Quantity): string[] {
  const before = lower.slice(Math.max(0, quantity.start - 60), quantity.start);
  const joint = connector.exec(before) ?? /[\s-]$/u.exec(before);
  if (!joint) return [];
  const direct =
    /(?:^|[^\p{L}-])(?<name>rank|depth|order|temperature|size|dimension|dim|width|length|level|top|radius|degree|threshold|ratio|rate)[\s-]$/u.exec(
      before,
    );
  if (joint[0].trim() === '' && !direct) return [];
  const left = before
    .slice(0, joint.index)
    .replace(/_\{?[\p{L}\d,]+\}?$/u, '')
    .replace(/[)}\]$]+$/u, '');
  const symbolic = /[=\u2248\u2208<>~:\\]/u.test(joint[0]);
  const clause = left.split(/[.;,()[\]]|\b(?:and|or|with|while|where)\b/u).at(-1) ?? '';
  const stems: string[] = [];
  for (const raw of clause.split(/[\s{}$\\]+/u).reverse()) {
    if (stems.length >= 4) break;
    const token = greek.get(raw) ?? raw.replace(/[^\p{L}\p{N}-]/gu, '');
    if (token === '') continue;
    if (token.length === 1 && !symbolic) continue;
    if (
      isStopWord(token) ||
      phraseEnds.has(token) ||
      /^(?:set|fix|fixed|equal|value|values|default|use|uses|used|about|around|\d.*)$/u.test(token)
    ) {
      if (stems.length > 0 && /^(?:is|are|was|were|we|use|uses|show|shows|that|which)$/u.test(token)) break;
      continue;
    }
    stems.push(stemWord(singular(token)));
    if (symbolic && stems.length === 1 && token.length <= 2) break;
  }
  return stems;
}

/** Greek letters by their names. */
export const greekName: ReadonlyMap<string, string> = new Map(
  [...greek].map(([letter, name]) => [name, letter]),
);
