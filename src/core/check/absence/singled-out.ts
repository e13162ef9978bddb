import { degreeWords, neutralWords } from './lexicon.ts';
import type { AbsenceClaim } from './claims.ts';
import type { WordRange } from './denial.ts';
import { phraseOf } from './phrase-text.ts';
import type { Word } from './words.ts';

const pointing =
  /^(?:this|these|those|such|same|corresponding|respective|aforementioned|mentioned|it|them|here|so|latter|former|above)$/;
const itself =
  /^(?:papers?|work|study|method|methods|approach|model|models|framework|manuscript|submission|algorithm|system|technique|architecture|design|dataset|benchmark)$/;
const more =
  /^(?:additional|additionally|other|others|another|more|further|extra|alternative|new|newer|recent|latest|modern|certain|some|stronger|broader|wider|larger|bigger|deeper|better|harder|simpler|longer|higher|lower|smaller|richer|fairer|finer|closer|clearer|direct|controlled|principled|fair|rigorous|extended|proper|relevant|necessary|dedicated|separate|diverse|varied|wide|broad|real|single|concrete|convincing|strong|meaningful|compelling|independent|matched|comparable|similar|state-of-the-art|sota|large|complex|challenging|realistic|advanced|competitive|existing|prior|previous|related|other's|first|second|major|minor|important|crucial|essential|critical|interesting|obvious)$/;
const many = /^(?:various|different|several|many|multiple|key|main|most|all|each|every|few)$/;
const fewOfMany = /^(?:some|certain|several|many|most|few|another)$/;

/**
 * "such works", "additional baselines", "some details": that the paper has things of the kind does not refute it. Words
 * of number are harmless before a part that every paper has once ("the key hyperparameters").
 */
export function singledOut(
  { cue, thing, target }: AbsenceClaim,
  words: readonly Word[],
): 'some' | 'more' | null {
  const ranges = [
    { from: openingOf(words, cue, thing.head ?? thing.range), to: thing.range.to },
    ...thing.constraints,
    ...(cue.complement ? [cue.complement] : []),
    ...(thing.purpose ? [thing.purpose] : []),
  ];
  const { component } = target;
  // "Some missing details": not all of them.
  if (fewOfMany.test(words[cue.from - 1]?.text ?? '')) return 'some';
  // "Some equations and assumptions": of each of them some.
  if (cue.thing.from < thing.range.from && isFewOf(words, cue.thing.from)) return 'some';
  let found: 'more' | null = null;
  for (const { from, to } of ranges) {
    for (let i = from; i < to; i += 1) {
      const { text } = words[i]!;
      const next = words[i + 1]?.text ?? '';
      if (text === 'that' && /^(?:in|of|for|to|on|with|under|at|from)$/.test(words[i - 1]?.text ?? ''))
        return 'some';
      if (/^an?$/.test(text) && /^(?:key|main|crucial|important|major)$/.test(next)) return 'some';
      if (pointing.test(text)) {
        if (/^(?:this|these|the|aforementioned)$/.test(text) && itself.test(next)) continue;
        return 'some';
      }
      if (fewOfMany.test(text) || (text === 'a' && /^(?:key |major )?limitation$/.test(next))) return 'some';
      if (component?.whole && component.id !== 'related') continue;
      if (text === 'their') return 'some';
      if (more.test(text) || (many.test(text) && !partOfPaper.has(component?.id ?? ''))) found = 'more';
      if (/^(?:number|range|variety|set)$/.test(text) && next === 'of' && words[i - 1]?.text === 'a')
        found = 'more';
    }
  }
  // "One limitation that is not described", but "no limitation", "a limitation section".
  const one =
    component?.id === 'limitations' &&
    cue.form !== 'no' &&
    /\blimitation\b(?! (?:section|discussion|statement|analysis|paragraph))/.test(
      phraseOf(words, thing.range),
    );
  return one ? 'some' : found;
}

function isFewOf(words: readonly Word[], from: number): boolean {
  return [from - 1, from].some((i) => /^(?:some|certain|several|few)$/.test(words[i]?.text ?? ''));
}

/** Parts of which "key", "each" or "various" does not single out any. */
const partOfPaper = new Set([
  'hyperparameters',
  'sensitivity',
  'ablation',
  'cost',
  'significance',
  'tuning',
  'prompts',
]);

/** Index of the first word of the noun phrase whose content starts at `from`: words that the reading passed over belong to it. */
function openingOf(words: readonly Word[], cue: WordRange, { from }: WordRange): number {
  let i = from;
  while (i > 0 && i !== cue.to && !words[i - 1]!.mark) {
    const { text } = words[i - 1]!;
    if (!neutralWords.has(text) && !degreeWords.has(text) && !more.test(text) && !many.test(text)) break;
    i -= 1;
  }
  return i;
}
