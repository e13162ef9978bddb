import type { PaperIndex } from '../../evidence/paper-index.ts';
import { foldLower } from '../../text/fold.ts';
import type { NumberClaim } from './claims.ts';
import type { PaperNumber } from './paper-numbers.ts';

const named = /(?<![\p{L}\d])(?<name>\p{L}{3,})[ -]?(?<version>20\d\d)(?!\d)/gu;

function versions(text: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { groups } of text.matchAll(named)) {
    const { name = '', version = '' } = groups ?? {};
    found.set(name, (found.get(name) ?? new Set()).add(version));
  }
  return found;
}

const speed = /\b(?:faster|quicker|slower|speed\w*|accelerat\w*|latenc\w*|throughput|runtime)\b/u;
const size = /\b(?:compress\w*|smaller|larger|bigger|fewer|size|memory|parameters|storage|footprint)\b/u;

/** What a factor is of, by the words right beside it: speed, size, or neither. */
function factorOf(
  lower: string,
  { start, end }: { readonly start: number; readonly end: number },
): string | null {
  const behind = lower.slice(end, end + 30).split(/[.;,()]|\b(?:and|but|while|with)\b/u)[0] ?? '';
  const before =
    lower
      .slice(Math.max(0, start - 40), start)
      .split(/[.;,()]|\b(?:and|but|while)\b/u)
      .at(-1) ?? '';
  for (const text of [behind, before]) {
    const [fast, small] = [speed.test(text), size.test(text)];
    if (fast !== small) return fast ? 'speed' : 'size';
  }
  return null;
}

const over =
  /\b(?:over|than|versus|vs\.?|(?:compared|relative) (?:to|with)) (?:the )?(?<name>[\p{L}\d.-]+)(?<variant> (?:with|without|w\/o?|plus)(?: |$)| ?\+)?/gu;

/**
 * True if the paper's number is plainly about another object than the review's: another year of a data set, a baseline in
 * another variant, a factor of size for one of speed.
 */
export function isOfAnother(claim: NumberClaim, paper: PaperNumber, index: PaperIndex): boolean {
  const lower = index.folded[paper.passage] ?? foldLower(index.paper.passages[paper.passage]!.text);
  const own = versions(claim.sentence);
  if (own.size > 0) {
    const theirs = versions(lower);
    for (const [name, years] of own) {
      const other = theirs.get(name);
      if (other && ![...years].some((year) => other.has(year))) return true;
    }
  }
  if (paper.cell !== null) return false;
  if (claim.quantity.dimension === 'x') {
    const kinds = [factorOf(claim.sentence, claim.quantity), factorOf(lower, paper.quantity)];
    if (kinds[0] !== null && kinds[1] !== null && kinds[0] !== kinds[1]) return true;
  }
  return claim.delta && otherVariant(claim.sentence, lower, paper);
}

function otherVariant(said: string, lower: string, { quantity }: PaperNumber): boolean {
  const around = lower.slice(Math.max(0, quantity.start - 120), quantity.end + 120);
  const theirs = [...around.matchAll(over)];
  return [...said.matchAll(over)].some(({ groups }) => {
    const same = theirs.filter((each) => each.groups?.['name'] === groups?.['name']);
    return (
      same.length > 0 &&
      same.every((each) => (each.groups?.['variant'] === undefined) !== (groups?.['variant'] === undefined))
    );
  });
}

/** "1 / 48 of the parameters", or "1 48" whose bar is lost, where the review says 48x: the same factor. */
export function standsAsFraction({ quantity }: NumberClaim, index: PaperIndex): boolean {
  const { dimension, value } = quantity;
  if (dimension !== 'x' || !Number.isFinite(value) || value < 2) return false;
  const spelled = String(value).replace('.', String.raw`\.`);
  const fraction = new RegExp(String.raw`(?<![\d.,])1(?:\s*[/\u2044]\s*|\s+)${spelled}(?![\d.,]?\d)`, 'u');
  return index.paper.passages.some(
    ({ kind, table, text }) => kind !== 'reference' && !table && fraction.test(text),
  );
}
