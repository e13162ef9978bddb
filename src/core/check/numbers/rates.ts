import { greekName } from './label.ts';

/** An asymptotic rate as exponents of its variables: O(1/T^{2/3}) -> {T: -2/3}. Logarithms are the variable "log". */
export type Rate = ReadonlyMap<string, number>;

export interface FoundRate {
  readonly rate: Rate;
  /** The rate where a root without brackets reaches over all letters behind it; null if there is none such. */
  readonly wide: Rate | null;
  /** One of the terms of a min or max. */
  readonly extreme: boolean;
  /** UTF-16 range of the formula in the text. */
  readonly start: number;
  readonly end: number;
}

const landau =
  /(?:\\(?:tilde|widetilde|mathcal|mathrm)\s*\{?\s*)*(?:\\?(?:O|Theta|Omega)|\u0398|\u03A9|\u{1D4AA})\s*\}*\s*(?:\\(?:left|big|Big|bigl|Bigl))?\s*\(/gu;
const dollars = /\$(?<body>[^$]{2,80})\$/gu;

/** Rates of a text: what stands in O(...), and formulas between dollars that are products of powers. */
export function findRates(text: string): FoundRate[] {
  const found: FoundRate[] = [];
  for (const match of text.matchAll(landau)) {
    const from = match.index + match[0].length;
    const to = closing(text, from);
    if (to < 0) continue;
    const rates = parseRates(text.slice(from, to));
    const body = text.slice(from, to);
    rates.forEach((rate, at) =>
      found.push({ rate, wide: wideOf(body, at), extreme: isExtreme(body), start: match.index, end: to + 1 }),
    );
  }
  for (const match of text.matchAll(dollars)) {
    const body = match.groups?.['body'] ?? '';
    const start = match.index + 1;
    const end = start + body.length;
    if (
      found.some((one) => one.start < end && start < one.end) ||
      /[=<>]|\\(?:le|ge|in|to|approx|sim)\b/u.test(body)
    )
      continue;
    parseRates(body).forEach((rate, at) =>
      found.push({ rate, wide: wideOf(body, at), extreme: isExtreme(body), start, end }),
    );
  }
  return found.filter(({ rate }) => [...rate.values()].some((exponent) => exponent !== 1));
}

/** PDF text does not tell how far a root reaches: "\u221A KT" is K^1/2 T or (KT)^1/2. */
function wideOf(body: string, at: number): Rate | null {
  const wide = body.replace(/\u221A\s*(?<under>\p{L}(?:\s?\p{L}){1,3})(?!\p{L})/gu, '\u221A($<under>)');
  return wide === body ? null : (parseRates(wide)[at] ?? null);
}

function isExtreme(body: string): boolean {
  return /\b(?:min|max)(?!\p{L})/u.test(body);
}

function closing(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < Math.min(text.length, from + 90); at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

/** Formula text without LaTeX, spaces and braces; a caret stays where there is one. */
export function flatten(text: string): string {
  return (
    text
      .replace(/\\d?frac\s*\{(?<top>[^{}]*)\}\s*\{(?<bottom>[^{}]*)\}/gu, '($<top>)/($<bottom>)')
      .replace(
        /\\(?:left|right|big|Big|bigl|bigr|tilde|widetilde|mathcal|mathrm|operatorname|star|,|;|!|quad|cdot|times)/gu,
        '',
      )
      .replace(/\\[{}]/gu, '')
      .replace(/\\sqrt\s*\{(?<under>[^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/gu, '\u221A($<under>)')
      .replace(/\\sqrt\s*/gu, '\u221A')
      .replace(/\\(?:varepsilon|epsilon|eps)/gu, '\u03B5')
      .replace(/\\(?<name>[a-z]+)/gu, (_, name: string) =>
        name === 'log' || name === 'ln'
          ? 'log'
          : name === 'min' || name === 'max'
            ? name
            : (greekLetter(name) ?? `\u25A1`),
      )
      .replace(/[\u03F5\u0454]/gu, '\u03B5')
      .replace(/[\s{}$\u02DC\u22C6*\u2217_\u00B7]/gu, '')
      .replace(/[\u2212\u2013]/gu, '-')
      // (KT)^{1/2} is K^1/2 T^1/2.
      .replace(
        /(?<!\u221A)\((?<letters>\p{L}{2,4})\)\^(?<power>-?\d+(?:\/\d+)?)/gu,
        (_, letters: string, power: string) => [...letters].map((letter) => `${letter}^${power}`).join(''),
      )
  );
}

function greekLetter(name: string): string | null {
  return greekName.get(name) ?? null;
}

/** The products of powers in a formula; [] where it holds anything else (sums, exponents with variables). */
function parseRates(body: string): Rate[] {
  // PDF text has lost its carets: there a number right behind a variable is its exponent.
  const flat = flatten(
    /[\\^$]/u.test(body) ? body.replace(/(?<=\p{L}\}?)\s*(?=\d)/gu, '\u00D7') : body,
  ).replace(/^(?:min|max)\(?/u, '');
  // A constant more or less makes no other rate.
  const parts = flat.replace(/\+1(?![\d./\p{L}])/gu, '').split(',');
  if (parts.length > 2) return [];
  return parts.flatMap((part) => parseProduct(part.replace(/^[()]+(?=\()/u, '')) ?? []);
}

const factor =
  /^(?:(?<root>\u221A)?\(?(?<variable>log|[\p{L}])\)?\^?(?<exponent>-?\d+(?:\/\d+)?(?![\d]*\u221A))?|(?<number>\d+)|(?<slash>\/)|\u00D7|(?<paren>[()]))/u;

function parseProduct(text: string): Rate | null {
  const rate = new Map<string, number>();
  let rest = text;
  let sign = 1;
  let groupRoot = false;
  if (/[+\u25A1]|-(?!\d)/u.test(text)) return null;
  while (rest !== '') {
    if (rest.startsWith('\u221A(')) {
      groupRoot = true;
      rest = rest.slice(2);
      continue;
    }
    const match = factor.exec(rest);
    if (!match?.groups) return null;
    rest = rest.slice(match[0].length);
    const { root, variable, exponent, slash, paren } = match.groups;
    if (paren === ')') groupRoot = false;
    if (slash) sign = -1;
    if (variable === undefined) continue;
    const power = exponent === undefined ? 1 : fraction(exponent);
    const scaled = power * (root || groupRoot ? 0.5 : 1) * sign;
    rate.set(variable, (rate.get(variable) ?? 0) + scaled);
    if (variable === 'log') {
      // What the logarithm is of does not matter.
      rest = rest.replace(/^\(?[^()+/]{0,8}(?:\/[^()]{0,6})?\)|^\p{L}/u, '');
    }
  }
  return rate.size === 0 || rate.size > 5 ? null : rate;
}

function fraction(text: string): number {
  const [top = 1, bottom = 1] = text.split('/').map(Number);
  return top / bottom;
}

/** True if both have the same variables with the same exponents; a simple logarithm more or less does not count. */
export function sameRate(a: Rate, b: Rate): boolean {
  if (!sameVariables(a, b)) return false;
  const logs = [a.get('log') ?? 0, b.get('log') ?? 0];
  if (logs.every((log) => log !== 0) && logs.some((log) => Math.abs(log) > 1) && logs[0] !== logs[1])
    return false;
  return [...a].every(
    ([variable, exponent]) =>
      (variable === 'log' && Math.abs(exponent) <= 1) || Math.abs((b.get(variable) ?? 0) - exponent) < 1e-6,
  );
}

export function sameVariables(a: Rate, b: Rate): boolean {
  const names = (rate: Rate): string =>
    [...rate.keys()]
      .filter((name) => name !== 'log')
      .sort()
      .join(' ');
  return names(a) === names(b);
}
