import type { Paper } from '../../paper/model.ts';
import type { Sentence } from '../../review/model.ts';
import { findAnchors, type Anchor } from '../../evidence/anchors.ts';
import { foldLower } from '../../text/fold.ts';
import type { Quantity } from '../../text/numbers.ts';
import { findQuantities } from '../../text/numbers.ts';
import type { TextRange } from '../../text/sentences.ts';
import type { Token } from '../../text/tokens.ts';
import { isStopWord, tokenize } from '../../text/tokens.ts';
import { labelOf } from './label.ts';
import { countedNoun, type NounPhrase } from './noun-phrase.ts';
import { contextOf, contextStem, isDelta } from './paper-numbers.ts';

/** A number of a review sentence with what it counts or measures. */
export interface NumberClaim {
  readonly quantity: Quantity;
  readonly noun: NounPhrase | null;
  /** Stems of the name before the number, nearest first. */
  readonly label: readonly string[];
  readonly context: ReadonlyMap<string, number>;
  /** The sentence speaks of what should be, of other work or of a hypothetical case: no claim about the paper. */
  readonly unasserted: boolean;
  /** A difference or ratio, not a level. */
  readonly delta: boolean;
  /** Stems between the numbers before and behind it, and (weight 0.6) before the first number: what names its place. */
  readonly scope: ReadonlyMap<string, number>;
  /** The other numbers of the sentence. */
  readonly others: readonly Quantity[];
  /** Initials of neighbouring words with the weight of the first: "cs" for "computer science". */
  readonly initials: ReadonlyMap<string, number>;
  /** Tables that the sentence names, as indices into `Paper.tables`. */
  readonly anchoredTables: readonly number[];
  /** In a question or request: what it takes for granted is a weaker claim. */
  readonly asked: boolean;
  /** Says that there is no more than this ("only two datasets"). */
  readonly limit: boolean;
}

export interface SentenceNumbers {
  readonly claims: readonly NumberClaim[];
  readonly anchors: readonly Anchor[];
}

/** Numbers of a review sentence that say something about the paper. Offsets are those of `sentence.text`. */
export function numberClaims(sentence: Sentence, paper: Paper): SentenceNumbers {
  const { text } = sentence;
  const anchors = findAnchors(text);
  const except = [...anchors.map(({ mention }) => mention), ...quotations(text), ...formulas(text)];
  const quantities = findQuantities(text, except);
  if (quantities.length === 0) return { claims: [], anchors };
  const lower = foldLower(text);
  const anchoredTables = paper.tables.flatMap((table, at) =>
    anchors.some(({ kind, number }) => kind === 'table' && number === table.number) ? [at] : [],
  );
  const tokens = tokenize(text);
  const claims = quantities.flatMap((quantity) => {
    if (!speaks(lower, quantity)) return [];
    const label = labelOf(lower, quantity);
    return {
      quantity,
      noun: countedNoun(lower, quantity),
      label,
      context: contextOf(lower, tokens, quantity, label),
      delta: isDelta(lower, quantity),
      scope: scopeOf(tokens, quantity, quantities),
      others: quantities.filter((other) => other !== quantity),
      initials: initialsOf(tokens, quantity),
      anchoredTables,
      unasserted: unasserted(lower, quantity, sentence.kind === 'request'),
      asked: sentence.kind === 'request',
      limit:
        /\b(?:only|just|merely|no more than|limited to|restricted to|confined to|single) (?:\S+ ){0,2}$/u.test(
          lower.slice(0, quantity.start),
        ),
    };
  });
  return { claims, anchors };
}

function scopeOf(
  tokens: readonly Token[],
  quantity: Quantity,
  all: readonly Quantity[],
): Map<string, number> {
  const before = Math.max(0, ...all.filter(({ end }) => end <= quantity.start).map(({ end }) => end));
  const behind = Math.min(
    Infinity,
    ...all.filter(({ start }) => start >= quantity.end).map(({ start }) => start),
  );
  const first = Math.min(...all.map(({ start }) => start));
  const scope = new Map<string, number>();
  for (const token of tokens) {
    const beside =
      token.start >= before &&
      token.end <= behind &&
      (token.end <= quantity.start || token.start >= quantity.end);
    const weight = beside ? 1 : token.end <= first ? 0.6 : 0;
    if (weight === 0) continue;
    for (const part of token.text.includes('-') ? [token.text, ...token.text.split('-')] : [token.text]) {
      if (part === '' || isStopWord(part)) continue;
      const stem = contextStem(part);
      scope.set(stem, Math.max(scope.get(stem) ?? 0, weight));
    }
  }
  return scope;
}

function initialsOf(tokens: readonly Token[], quantity: Quantity): Map<string, number> {
  const out = new Map<string, number>();
  for (let at = 0; at + 1 < tokens.length; at += 1) {
    const first = tokens[at]!;
    const distance = Math.abs(first.start - quantity.start) / 6;
    for (let length = 2; length <= 4 && at + length <= tokens.length; length += 1) {
      const letters = tokens
        .slice(at, at + length)
        .map(({ text }) => text[0] ?? '')
        .join('');
      if (/^\p{L}+$/u.test(letters)) out.set(letters, Math.max(out.get(letters) ?? 0, 0.5 ** (distance / 8)));
    }
  }
  return out;
}

/** Quotations of at least two words; the paper's own wording is not the reviewer's claim. */
export function quotations(text: string): TextRange[] {
  return [...text.matchAll(/["\u201C][^"\u201C\u201D]*?\s[^"\u201C\u201D]*?["\u201D]/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

const mathSegment = /\$\$?[^$]{1,200}\$\$?|\\\(.{1,200}?\\\)|\b[OΘΩ]~?\([^)]*\)/gu;
/** Math that only names a value: "$\\alpha = 0.4$", "$n \\approx 10^3$", "$20\\%$". */
const plainMath =
  /^(?:\$|\\\()\s*(?:\\?[\p{L}]{1,8}(?:_\{?[\p{L}\d]{1,5}\}?)?\s*(?:=|\\approx|\\sim|\\geq?|\\leq?|[<>\u2248~])\s*)?(?:\\(?:approx|sim|geq?|leq?|pm)\s*|[<>~\u2248+-]\s*)?[\d.,]+(?:\s*(?:\\times|\\cdot)\s*10\^\{?-?\d+\}?|\^\{?-?\d+\}?)?\s*(?:\\?%|\\times|x|[kKMB])?\s*(?:\$|\\\))$/u;

/** Formulas are not read as numbers, except those that only name a value. */
function formulas(text: string): TextRange[] {
  return [...text.matchAll(mathSegment)]
    .filter(([segment]) => !plainMath.test(segment) && !/^\$\d[\d.,]*\s/u.test(segment))
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

const counting = /(?:only|just|exactly|merely|a|the|of|on|with|using|than) $/u;

function speaks(lower: string, quantity: Quantity): boolean {
  if (quantity.form === 'word' && quantity.value === 1) {
    const one = lower.slice(quantity.numberStart, quantity.numberEnd);
    return (
      quantity.joined ||
      (one === 'single' ? counting : /(?:only|just|exactly) $/u).test(lower.slice(0, quantity.start))
    );
  }
  if (
    /(?:rating|score|confidence|soundness|merit|assessment|recommend\w*)[:\s]*$/u.test(
      lower.slice(0, quantity.start),
    ) &&
    quantity.start < 30
  )
    return false;
  return !/^\s?\/\s?(?:5|10|4)\b/u.test(lower.slice(quantity.end));
}

const suggestion =
  /\b(?:should|could|would|might|suggest\w*|recommend\w*|consider\w*|please|ideally|e\.g\.?|for example|for instance|such as|say|if|imagine|suppose|assum\w+|hypothetical\w*|typically|usually|generally|commonly|often|in practice|at least|additional|another|other|larger|smaller|more than|beyond|instead|rather than|different|future|better to|need(?:s|ed)?|hope\w*|wish\w*|prefer\w*|expect\w*|like to see|would be|i\.e\.?)\b/u;
const strongSuggestion =
  /\b(?:should|would be|could (?:be|the authors|you)|suggest\w*|recommend\w*|please|if the|if we|if one|imagine|suppose|for example|for instance|e\.g\.?|such as|say|in the literature|it is (?:well )?known|state-of-the-art models)\b/u;

/** True if the sentence does not state the number at this offset as a fact about the paper. */
export function isUnasserted(sentence: Sentence, start: number): boolean {
  return unasserted(foldLower(sentence.text), { start }, sentence.kind === 'request');
}

function unasserted(lower: string, quantity: Pick<Quantity, 'start'>, request: boolean): boolean {
  // "the nine sequences": what is named with an article is taken to be there.
  if (
    /(?:^|[\s(])(?:the|their|these|those|your|its|all)(?: (?:reported|claimed|current|existing|about|same))? [~$]?$/u.test(
      lower.slice(0, quantity.start),
    )
  )
    return false;
  if (/[<>\u2264\u2265] ?$/u.test(lower.slice(0, quantity.start))) return true;
  const before = lower.slice(Math.max(0, quantity.start - 90), quantity.start);
  const clause = before.split(/[;:]\s|\.\s/u).at(-1) ?? before;
  return request ? suggestion.test(clause) : strongSuggestion.test(clause);
}
