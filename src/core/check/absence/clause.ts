import { copulas, formsOfBe, formsOfDo, formsOfHave, modals, reportingVerb } from './lexicon.ts';
import type { WordRange } from './denial.ts';
import type { Word } from './words.ts';

const subordinators = new Set(
  'but although though while whereas because since if unless despite yet however thereby thus hence so therefore except'.split(
    ' ',
  ),
);
const clauseMarks = new Set([';', ':', '!', '?', '|', '—', '(', '[', '"']);
const openers =
  /^(?:in|for|on|at|from|with|to|by|as|after|before|during|given|based|regarding|concerning|while|although|though|since|because|when|if|despite|unlike|beyond|besides|apart|finally|first|firstly|second|secondly|third|thirdly|also|still|moreover|furthermore|additionally|however|overall|lastly|similarly|specifically|notably|importantly|unfortunately|instead|nevertheless|nonetheless|therefore|thus|hence|meanwhile|again|further|yet|e\.g|i\.e|\w+ly)$/;
const whWords = new Set('how why what whether where when that which who whose'.split(' '));
const consequences =
  /^(?:raises?|raising|makes?|making|limits?|limiting|hinders?|hindering|weakens?|undermines?|reduces?|leaves|prevents?|makes|poses?|suggests?|means|impedes?|hampers?|complicates?|diminishes|detracts?|casts?|leads?|leading|leaving|resulting|creates?|forces?|calls?|suffers?|affects?|restricts?)$/;

export function isFinite(word: Word): boolean {
  const { text } = word;
  return (
    formsOfBe.has(text) ||
    formsOfHave.has(text) ||
    formsOfDo.has(text) ||
    modals.has(text) ||
    (copulas.has(text) && text !== 'left')
  );
}

/** Index of the first word of the clause that ends before word `at`. */
export function clauseStart(words: readonly Word[], at: number): number {
  const whole = outer(words, at);
  // "How a trace can be stopped, for whatever reason, is not discussed": a question is the subject as a whole.
  const first = words[whole]?.text === '-' ? whole + 1 : whole;
  if (/^(?:how|why|whether|what|which)$/.test(words[first]?.text ?? '') && words.at(-1)?.text !== '?')
    return first;
  let i = at - 1;
  for (; i >= 0; i -= 1) {
    const { text } = words[i]!;
    if (text === ')' || text === ']') {
      const open = openingOf(words, i);
      if (open < 0) return i + 1;
      i = open;
      continue;
    }
    if (clauseMarks.has(text) || (text === '-' && i > 0)) return i + 1;
    if (subordinators.has(text)) return i + 1;
    if (text === ',' && commaSplits(words, i, at)) return i + 1;
    if ((text === 'and' || text === 'or' || text === 'as') && hasVerb(words, outer(words, i), i)) {
      if (text === 'as' && words[i - 1]?.text !== ',' && i > 0) continue;
      return i + 1;
    }
    if (text === 'as' && i === 0) return 1;
    if (
      text === 'that' &&
      i + 1 < at &&
      (formsOfBe.has(words[i - 1]?.text ?? '') ||
        /^(?:the|it|its|this|these|no|they|their|authors|we|all|some)$/.test(words[i + 1]!.text))
    )
      return i + 1;
  }
  return 0;
}

/** Index of the bracket that the one at `close` closes, or -1. */
function openingOf(words: readonly Word[], close: number): number {
  let depth = 0;
  for (let i = close; i >= 0; i -= 1) {
    const { text } = words[i]!;
    if (text === ')' || text === ']') depth += 1;
    if (text === '(' || text === '[') depth -= 1;
    if (depth === 0) return i;
  }
  return -1;
}

function outer(words: readonly Word[], i: number): number {
  let from = i - 1;
  while (from >= 0 && !clauseMarks.has(words[from]!.text) && !subordinators.has(words[from]!.text)) from -= 1;
  return from + 1;
}

function hasVerb(words: readonly Word[], from: number, to: number): boolean {
  return words
    .slice(from, to)
    .some(
      (word) =>
        isFinite(word) ||
        /^(?:lacks?|shows?|presents?|proposes?|introduces?|provides?|claims?|uses?)$/.test(word.text),
    );
}

const opensClause = /^(?:while|although|though|whereas|since|because)$/;

function commaSplits(words: readonly Word[], comma: number, at: number): boolean {
  const from = outer(words, comma);
  if (hasVerb(words, from, comma)) return true;
  let first = comma - 1;
  while (first > from && words[first - 1]!.text !== ',') first -= 1;
  if (first !== from || at <= comma + 1) return false;
  // "While the paper shows good results, larger models ...": the comma ends the subordinate clause.
  return opensClause.test(words[from - 1]?.text ?? '') || openers.test(words[from]?.text ?? '');
}

/** Index behind the last word of the phrase that starts at `from`; a phrase that is a subject ends at its verb. */
export function phraseEnd(words: readonly Word[], from: number, isSubject: boolean): number {
  let inside = false;
  let depth = 0;
  for (let i = from; i < words.length; i += 1) {
    const { text } = words[i]!;
    if (text === '(' || text === '[') depth += 1;
    if (text === ')' || text === ']') {
      if (depth === 0) return i;
      depth -= 1;
    }
    if (depth > 0) continue;
    if (';:!?—|'.includes(text) || (text === '.' && i === words.length - 1)) return i;
    if (text === '-' && i > from) return i;
    if (subordinators.has(text) && i > from) return i;
    if (whWords.has(text) && i > from && text === 'which' && words[i - 1]!.text === ',') return i - 1;
    if (whWords.has(text)) inside = true;
    if (text === ',' && endsAtComma(words, i)) return i;
    if ((text === 'and' || text === 'or') && startsClause(words, i + 1))
      return words[i - 1]?.text === ',' ? i - 1 : i;
    if (isSubject && !inside && i > from && (isFinite(words[i]!) || consequences.test(text))) return i;
  }
  return words.length;
}

function endsAtComma(words: readonly Word[], comma: number): boolean {
  const next = words[comma + 1]?.text ?? '';
  if (
    /^(?:which|making|raising|leading|leaving|limiting|hindering|so|but|although|though|while|whereas|thus|it|this|they|we|i|there|the reader|not|nor|thereby|hence|therefore|as|where|weakening|undermining|reducing|preventing|given|despite|even|yet)$/.test(
      next,
    )
  ) {
    return next !== 'as' || words[comma + 2]?.text !== 'well';
  }
  if (
    /ing$/.test(next) &&
    !/^(?:including|training|regarding|learning|testing|processing|modeling|ranking|sampling|scaling|timing|tuning|pruning|preprocessing|concerning|fine-tuning|pre-training|prompting)$/.test(
      next,
    )
  )
    return true;
  return startsClause(words, comma + 1);
}

/** Whether a new clause with its own subject and finite verb starts at `from` ("and it is unclear ..."). */
function startsClause(words: readonly Word[], from: number): boolean {
  const first = words[from]?.text ?? '';
  if (
    isFinite(words[from] ?? { text: '', start: 0, end: 0, mark: true }) ||
    (reportingVerb(first)?.finite === true &&
      !reportingVerb(first)!.participle &&
      /s$/.test(first) &&
      !/^(?:results|tests|studies|experiments|examines|reviews|benchmarks|measures|details|reports|surveys|views|documents|names|states|notes|covers|grounds|bounds|plots)$/.test(
        first,
      ))
  )
    return true;
  if (/^(?:it|they|this|there|we|i|authors)$/.test(first)) return true;
  if (consequences.test(first)) return true;
  if (!/^(?:the|a|an|these|those|its|their|some|no|most|many|all|only)$/.test(first)) return false;
  for (let i = from + 1; i < Math.min(words.length, from + 7); i += 1) {
    const { text } = words[i]!;
    if (/^(?:,|and|or|of|how|why|what|whether|that|which)$/.test(text) || clauseMarks.has(text)) return false;
    if (isFinite(words[i]!) || /^(?:lacks?|seems?|needs?|fails?)$/.test(text)) return true;
  }
  return false;
}

/** "A comparison with X would help, and there is none": the phrase before the first finite verb. */
export function subjectOfClauseBefore(words: readonly Word[], i: number): WordRange {
  const end = words[i - 1]?.text === ',' ? i - 1 : i;
  const from = clauseStart(words, end);
  let to = from;
  while (to < end && !isFinite(words[to]!)) to += 1;
  return { from, to };
}
