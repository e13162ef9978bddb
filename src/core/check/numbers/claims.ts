import type { Paper } from '../../paper/model.ts';
import type { Sentence } from '../../review/model.ts';
import { findAnchors, type Anchor } from '../../evidence/anchors.ts';
import { foldLower } from '../../text/fold.ts';
import type { Quantity } from '../../text/numbers.ts';
import { findQuantities } from '../../text/numbers.ts';
import type { TextRange } from '../../text/sentences.ts';
import { isStopWord, tokenize } from '../../text/tokens.ts';
import { countsSome, isCited, isContrast, isLacked, isWholeOfAnother, listsThem } from './count-scope.ts';
import { labelOf } from './label.ts';
import { countedNoun, type NounPhrase } from './noun-phrase.ts';
import { contextOf, contextStem } from './context.ts';
import { isDelta, isOfKinds, shareOf } from './differences.ts';
import { scopeOf } from './scope.ts';

/** A number of a review sentence with what it counts or measures. */
export interface NumberClaim {
  readonly quantity: Quantity;
  readonly noun: NounPhrase | null;
  /** Stems of the name before the number, nearest first. */
  readonly label: readonly string[];
  readonly context: ReadonlyMap<string, number>;
  /** The sentence speaks of what should be, of other work or of a hypothetical case: no claim about the paper. */
  readonly unasserted: boolean;
  /** The first value of "from 31.1 to 32.2". */
  readonly startsChange: boolean;
  /** What a percentage is a share of ("45 % of the questions"), as a stem; null if it is not said so. */
  readonly share: string | null;
  /** A difference or ratio, not a level. */
  readonly delta: boolean;
  /** What a difference is of: "60 % fewer hidden layers" -> "hidden", "layer"; [] if it is not said so. */
  readonly measured: readonly string[];
  /** Words that may name its row and column in a table; see scope.ts. */
  readonly scope: ReadonlyMap<string, number>;
  /** The other numbers of the sentence. */
  readonly others: readonly Quantity[];
  /** Those of them that count the same noun. */
  readonly sameNoun: readonly Quantity[];
  /** Tables that the sentence names, as indices into `Paper.tables`. */
  readonly anchoredTables: readonly number[];
  /** "the nine sequences": spoken of as known. */
  readonly definite: boolean;
  /** The sentence, folded and in lower case. */
  readonly sentence: string;
  /** The sentence names a figure: a value may be read off its curves. */
  readonly fromFigure: boolean;
  /** In a question or request: what it takes for granted is a weaker claim. */
  readonly asked: boolean;
  /** It counts some of the things, names all that it counts, or speaks of another method: no total of the paper's. */
  readonly noTotal: boolean;
  /** Told of a cited work. */
  readonly cited: boolean;
  /** The sentence names a table, figure or section: it may count what stands there alone. */
  readonly anchored: boolean;
  /** Joined to its noun: "two-stage". */
  readonly compound: boolean;
  /** Says that there is no more than this ("only two datasets"). */
  readonly limit: boolean;
}

export interface SentenceNumbers {
  readonly claims: readonly NumberClaim[];
  readonly anchors: readonly Anchor[];
}

/** A sentence with more numbers is a pasted table or a formula, and states nothing by any one of them. */
const mostNumbers = 60;

/** Numbers of a review sentence that say something about the paper. Offsets are those of `sentence.text`. */
export function numberClaims(sentence: Sentence, paper: Paper): SentenceNumbers {
  const { text } = sentence;
  const anchors = findAnchors(text);
  const except = [...anchors.map(({ mention }) => mention), ...quotations(text), ...formulas(text)];
  const quantities = findQuantities(text, except);
  // A pasted BibTeX entry states nothing of the paper.
  const entry = /@\p{L}{3,}\{/u.test(text);
  if (entry || quantities.length === 0 || quantities.length > mostNumbers) return { claims: [], anchors };
  const lower = foldLower(text);
  const anchoredTables = paper.tables.flatMap((table, at) =>
    anchors.some(({ kind, number }) => kind === 'table' && number === table.number) ? [at] : [],
  );
  const tokens = tokenize(text);
  const nouns = quantities.map((quantity) => countedNoun(lower, quantity));
  const claims = quantities.flatMap((quantity, at) => {
    if (!speaks(lower, quantity)) return [];
    const noun = nouns[at] ?? null;
    const label = labelOf(lower, quantity);
    return {
      quantity,
      noun,
      label,
      context: contextOf(lower, tokens, quantity, label),
      delta: isDelta(lower, quantity),
      startsChange:
        lower.slice(0, quantity.start).endsWith('from ') && lower.startsWith(' to ', quantity.end),
      share: shareOf(lower, quantity),
      measured: measuredOf(lower, quantity),
      scope: scopeOf(lower, tokens, quantity, quantities),
      others: quantities.filter((other) => other !== quantity),
      sameNoun: quantities.filter(
        (other, i) => other !== quantity && noun !== null && nouns[i]?.head === noun.head,
      ),
      anchoredTables,
      unasserted: unasserted(lower, quantity, sentence.kind === 'request'),
      definite: isDefinite(lower, quantity),
      sentence: lower,
      fromFigure: anchors.some(({ kind }) => kind === 'figure'),
      asked: sentence.kind === 'request',
      noTotal:
        listsThem(lower, quantity) ||
        isWholeOfAnother(lower, quantity) ||
        isLacked(lower, quantity) ||
        (!(noun !== null && compared.has(noun.head)) &&
          (countsSome(lower, quantity) || isContrast(lower, quantity))),
      anchored: anchors.length > 0,
      cited: isCited(lower.slice(Math.max(0, quantity.start - 60), quantity.start)),
      compound: /^-\p{L}/u.test(lower.slice(quantity.end)),
      limit: isLimit(lower.slice(0, quantity.start)),
    };
  });
  return { claims, anchors };
}

/** What a paper compares itself with: "better than five existing methods" counts the paper's own baselines. */
const compared = new Set('baselin competitor method approach algorithm techniqu'.split(' '));

function measuredOf(lower: string, quantity: Quantity): string[] {
  const words = /^ (?:more|less|fewer|additional|extra) (?<words>\p{L}+(?: \p{L}+)?)/u.exec(
    lower.slice(quantity.end, quantity.end + 50),
  )?.groups?.['words'];
  return (words ?? '')
    .split(' ')
    .flatMap((word) => (word === '' || isStopWord(word) ? [] : [contextStem(word)]));
}

const limitCue =
  /(?:\b(?:limited|restricted|confined|constrained) to (?:\S+ ){0,3}|\b(?:only|just|merely|solely) (?:on|with|for|in|using|up to|at|to|tested on|evaluated on) (?:\S+ ){0,2}|\bup to (?:about )?|\bno (?:\S+ ){0,5}(?:with|on|for|beyond|over|above) (?:more than )?)$/u;
const trial =
  /\b(?:evaluat|experiment|test|validat|train|conduct|demonstrat|result|analy|stud|curve|scal|sweep|span)/u;

/** True if the words before a number say that the paper tried no more than it: "experiments limited to 10 clients". */
function isLimit(before: string): boolean {
  return limitCue.test(before) && trial.test(before);
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
  const behind = lower.slice(quantity.end, quantity.end + 40);
  // "an 8 x B300 machine" counts devices.
  if (quantity.dimension === 'x' && /^\s?(?:\p{L}{1,6}[ -]?\d{2,}|\p{L}{0,4}gpus?\b)/u.test(behind))
    return false;
  if (isOfKinds(lower, quantity)) return false;
  // "70 % of the paper", "a third of the text": of the manuscript itself.
  if (/^ of (?:the|this|your|their) (?:paper|manuscript|text|submission|appendix|review)\b/u.test(behind))
    return false;
  return !/^\s?\/\s?(?:5|10|4)\b/u.test(behind);
}

const suggestion =
  /\b(?:should|could|would|might|suggest\w*|recommend\w*|consider\w*|please|ideally|e\.g\.?|for example|for instance|such as|say|if|imagine|suppose|assum\w+|hypothetical\w*|typically|usually|generally|commonly|often|in practice|at least|additional|another|other|larger|smaller|more than|beyond|instead|rather than|different|future|better to|need(?:s|ed)?|hope\w*|wish\w*|prefer\w*|expect\w*|like to see|would be|i\.e\.?)\b/u;
const strongSuggestion =
  /\b(?:should|would be|could (?:be|the authors|you)|suggest\w*|recommend\w*|please|if the|if we|if one|imagine|suppose|for example|for instance|e\.g\.?|such as|say|wonder|would like|in the literature|it is (?:well )?known|state-of-the-art models|nowadays|(?:modern|typical|today's|contemporary|most|many) (?:\p{L}+ )?(?:llms?|models?|methods?|systems?|works?|papers?|datasets?|benchmarks?|studies|networks?))\b|\bet al\b/u;
/** "For example, Table 2 reports", "e.g., the accuracy is": an instance of what the paper has. */
const instance =
  /\b(?:e\.g\.?|for example|for instance),? (?=(?:[^,;:]* )?(?:is|are|was|were|has|had|achiev\w+|show\w*|report\w*|reach\w*|improv\w+|drops?|rises?|gains?|falls?|uses?|used|obtains?|yields?) )/gu;
/** Behind a number with its noun: a case that is only thought of ("20 seeds would change this"). */
/** In front of a number: "a search would return only 12". */
const thought = /\b(?:would|could|might) (?:[\p{L}'-]+ ){0,4}$/u;
const hypothetical =
  /^(?: [\p{L}-]+){0,3} (?:would|could|might|should|may well|(?:is|are) (?:likely|bound|expected) to)\b/u;

/** True if the sentence does not state the number at this offset as a fact about the paper. */
export function isUnasserted(sentence: Sentence, range: TextRange): boolean {
  return unasserted(foldLower(sentence.text), range, sentence.kind === 'request');
}

function isDefinite(lower: string, { start }: Pick<TextRange, 'start'>): boolean {
  return /(?:^|[\s(])(?:the|their|these|those|your|its|all)(?: (?:reported|claimed|current|existing|about|same))? [~$]?$/u.test(
    lower.slice(0, start),
  );
}

function unasserted(lower: string, quantity: TextRange, request: boolean): boolean {
  const behind = lower.slice(quantity.end, quantity.end + 120);
  if (
    hypothetical.test(behind) ||
    thought.test(lower.slice(Math.max(0, quantity.start - 60), quantity.start))
  )
    return true;
  // "the nine sequences": what is named with an article is taken to be there.
  if (isDefinite(lower, quantity)) return false;
  if (/[<>\u2264\u2265] ?$/u.test(lower.slice(0, quantity.start))) return true;
  const before = lower.slice(Math.max(0, quantity.start - 90), quantity.start);
  const clause = before.split(/[;:]\s|(?<!\bal)\.\s/u).at(-1) ?? before;
  return request ? suggestion.test(clause) : strongSuggestion.test(clause.replace(instance, ''));
}
