import type { Conjunct } from './conjuncts.ts';
import { conjunctsOf } from './conjuncts.ts';
import type { Cue, WordRange } from './denial.ts';
import { trimPhrase } from './trim-phrase.ts';
import type { Word } from './words.ts';

/** One denied thing: "hyperparameters" and "code" of "no hyperparameters or code". */
export interface Thing {
  /** Its own words. */
  readonly range: WordRange;
  /** Words before the complement, shared by coordinated things: "comparison with" in "comparison with A and B". */
  readonly head: WordRange | null;
  /** What narrows it besides: the complement of a passive, a closing "of the method", the subject of "lacks". */
  readonly constraints: readonly WordRange[];
  /** Named as an instance: "such as robustness"; a smaller claim than the thing it illustrates. */
  readonly example: boolean;
  /** It has a word of degree of its own: "no code and detailed proofs". */
  readonly graded: boolean;
  /** What the thing would be for, cut off from its words: "to support this claim"; null if nothing is said. */
  readonly purpose: WordRange | null;
}

/** Takes the phrase of a denial apart into the things that it denies. */
export function thingsOf(words: readonly Word[], cue: Cue): Thing[] {
  const stated = withoutPurpose(words, cue.thing);
  const phrase = trimPhrase(words, stated);
  const rests = [
    { from: stated.to, to: cue.thing.to },
    ...(cue.complement ? [{ from: withoutPurpose(words, cue.complement).to, to: cue.complement.to }] : []),
  ];
  const purpose =
    rests.find(({ from, to }) => to > from && words[from]!.text === 'to') ?? purposeBehind(words, cue);
  const split = exampleStart(words, phrase);
  const constraints: WordRange[] = [];
  let examples: WordRange = { from: split.to, to: phrase.to };
  if (cue.complement) {
    const complement = withoutPurpose(words, cue.complement);
    const rest = exampleStart(words, complement);
    if (rest.from > complement.from) constraints.push({ from: complement.from, to: rest.from });
    if (examples.from >= examples.to) examples = { from: rest.to, to: complement.to };
  }
  if (cue.subject && cue.owner === 'part') constraints.push(cue.subject);
  const thing = ({ range, head, shared, graded }: Conjunct): Thing => ({
    range,
    head,
    constraints: [...constraints, ...shared],
    example: false,
    graded,
    purpose,
  });
  const main = trimPhrase(words, { from: phrase.from, to: split.from });
  return [
    ...conjunctsOf(words, main).map(thing),
    ...conjunctsOf(words, trimPhrase(words, examples)).map((each) => ({
      ...thing(each),
      head: null,
      constraints,
      example: true,
      graded: false,
    })),
  ].filter(({ range }) => range.to > range.from);
}

const purposes = new Set(
  (
    'understand validate support isolate clarify show demonstrate evaluate assess improve strengthen determine help ' +
    'ensure verify establish justify substantiate illustrate highlight confirm quantify identify explain guide prove ' +
    'make see back disentangle further fully better guarantee characterize provide address reproduce replicate judge ' +
    'gauge contextualize position inform reach be allow enable'
  ).split(' '),
);

/** Without "to understand its effect" and "that could help": what the thing would be good for does not narrow it. */
function withoutPurpose(words: readonly Word[], range: WordRange): WordRange {
  for (let i = range.from + 1; i < range.to; i += 1) {
    const { text } = words[i]!;
    const next = words[i + 1]?.text ?? '';
    const purpose = text === 'to' && isPurpose(words, i);
    const merit =
      /^(?:that|which)$/.test(text) && /^(?:could|would|may|might|can|will|is|are|helps?)$/.test(next);
    if (purpose || merit) return { from: range.from, to: i };
  }
  return range;
}

/** "to support", "to specifically validate". */
function isPurpose(words: readonly Word[], i: number): boolean {
  if (/^(?:how|what|when|where|whether)$/.test(words[i - 1]?.text ?? '')) return false;
  const next = words[i + 1]?.text ?? '';
  return purposes.has(next) || (next.endsWith('ly') && purposes.has(words[i + 2]?.text ?? ''));
}

/** "no ablation is presented [to quantify the savings]": a purpose behind the verb, in the same clause. */
function purposeBehind(words: readonly Word[], cue: Cue): WordRange | null {
  const from = Math.max(cue.to, cue.thing.to, cue.complement?.to ?? 0);
  let to = from;
  while (to < words.length && !/^[,;:.!?|()]$/.test(words[to]!.text)) to += 1;
  for (let i = from; i + 1 < to; i += 1)
    if (words[i]!.text === 'to' && isPurpose(words, i)) return { from: i, to };
  return null;
}

const instanceWords = /^(?:e\.g|especially|particularly|including)$/;
const afterComma = /^(?:specifically|namely|like|notably|mainly)$/;
const filler = /^(?:regarding|concerning|in|for|on|around|about|terms|of|with|the|,|\.)$/;

/** Where "such as ..." or a bracket begins (`from`) and its content begins (`to`); both the end if there is none. */
function exampleStart(words: readonly Word[], range: WordRange): WordRange {
  for (let i = range.from; i < range.to; i += 1) {
    const { text } = words[i]!;
    const next = words[i + 1]?.text ?? '';
    if ((text === 'such' && next === 'as') || (text === 'in' && next === 'particular'))
      return { from: i, to: i + 2 };
    if (text === '(') return { from: i, to: i + (instanceWords.test(next) || afterComma.test(next) ? 2 : 1) };
    if (instanceWords.test(text) || (afterComma.test(text) && words[i - 1]?.text === ',')) {
      let to = i + 1;
      while (to < range.to && filler.test(words[to]!.text)) to += 1;
      return { from: i, to };
    }
  }
  return { from: range.to, to: range.to };
}
