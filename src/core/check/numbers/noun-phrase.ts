import type { Quantity } from '../../text/numbers.ts';
import { isStopWord, stemWord } from '../../text/tokens.ts';
import { phraseEnds, singular } from './words.ts';

/** What a number counts: "seven downstream NLP tasks" -> head "task", modifiers "downstream", "nlp". All are stems. */
export interface NounPhrase {
  readonly head: string;
  readonly modifiers: readonly string[];
  /** The head is a plural behind the number or joined to it, not a guess ("three stage training"). */
  readonly sure: boolean;
  /** Offset behind the head in the text. */
  readonly end: number;
}

const word = /[\p{L}\p{M}][\p{L}\p{M}\p{N}]*(?:['.][\p{L}]+)*|\d+(?:\.\d+)?/uy;
const irregular = new Set(
  'people children men women criteria phenomena data series species corpora indices vertices matrices axes media feet mice stimuli foci loci nuclei analyses bases hypotheses stimuli theses axes llms vlms gpus cnns'.split(
    ' ',
  ),
);
/** Words in -s that are no plural nouns. */
const noPlural =
  /(?:ss|us|is|ous|'s)$|^(?:has|was|does|its|this|thus|plus|always|perhaps|whereas|besides|towards|sometimes|across|less|yes|others?|hours?|uses|shows|achieves|yields|gives|makes|takes|leads|needs|requires|provides|outperforms|improves|works|performs|helps|seems|remains|becomes|appears|means|allows|enables|lacks|suffers|relies|includes|contains|reduces|increases|consists|depends|requires|suggests|indicates|demonstrates|proposes|presents|introduces|exceeds|reaches|occurs|exists|converges|scales|generalizes|fails|reports|starts|ends|contributes|corresponds|comes|goes|gets|sees|says|claims to)$/u;

function isPlural(token: string): boolean {
  if (irregular.has(token)) return true;
  return token.length > 3 && token.endsWith('s') && !noPlural.test(token);
}

/** The noun phrase behind a number, or null. `text` is folded and lower case; same offsets as the quantity's. */
export function countedNoun(text: string, quantity: Quantity): NounPhrase | null {
  const single = quantity.value === 1 && quantity.form === 'word';
  const done = occurrences(text, quantity);
  if (done) return done;
  const tokens: { text: string; end: number }[] = [];
  let at = quantity.end;
  let heads: { at: number; length: number } | null = null;
  let chained = false;
  for (let n = 0; n < 12; n += 1) {
    const gap = /^[\s"'*_`$\\({[-]*/u.exec(text.slice(at, at + 6))?.[0] ?? '';
    if (/[({[]/u.test(gap) && n > 0) break;
    word.lastIndex = at + gap.length;
    const match = word.exec(text);
    if (!match) {
      // "[34] tasks", "(x) models": a bracket inside the phrase is passed over.
      break;
    }
    const token = match[0];
    if (n === 0 && token === 'of') return partitive(text, match.index + 2);
    if (phraseEnds.has(token)) {
      if ((token === 'and' || token === 'or') && heads === null && tokens.length > 0 && !single) {
        at = match.index + token.length;
        continue;
      }
      break;
    }
    at = match.index + token.length;
    tokens.push({ text: token, end: at });
    if (quantity.joined && (heads === null || chained)) {
      // "one-hidden-layer": the last word of the chain is what is counted.
      heads = { at: tokens.length - 1, length: 1 };
      chained = text[at] === '-';
    } else if (!quantity.joined && !single && isPlural(token)) {
      heads = { at: tokens.length - 1, length: 1 };
      if (!/ics$|^sports$/u.test(token)) break;
    } else if (heads !== null && (!quantity.joined || /(?:ed|ing)$/u.test(token))) break;
    if (/^[,.;:!?)]/u.test(text.slice(at, at + 1))) break;
  }
  // "one-hidden-layer network" counts layers as any other number would.
  if (single && tokens.length > 0 && !(quantity.joined && heads !== null))
    heads = { at: Math.min(tokens.length, 4) - 1, length: 1 };
  const sure = heads !== null;
  if (heads === null && tokens.length > 0 && Number.isInteger(quantity.value)) heads = { at: 0, length: 1 };
  if (heads === null) return null;
  const head = tokens[heads.at]!;
  const stemmed = stemWord(singular(head.text));
  const at1 = heads.at;
  const others =
    quantity.joined || !sure ? tokens.filter((_, i) => i !== at1).slice(0, 2) : tokens.slice(0, at1);
  return {
    head: stemmed,
    modifiers: [
      ...others
        .filter(({ text: t }) => !isStopWord(t) && !/^\d/u.test(t))
        .map(({ text: t }) => stemWord(singular(t))),
      ...ofWhat(text, head.end),
    ],
    sure: sure && !(single && tokens.length > 3),
    end: head.end,
  };
}

/** "crossed 32 times" counts crossings: the verb before it is what is counted. */
function occurrences(text: string, quantity: Quantity): NounPhrase | null {
  const behind = /^ times(?!\p{L})/u.exec(text.slice(quantity.end, quantity.end + 7));
  if (!behind || quantity.dimension !== '') return null;
  const verb =
    /(?<verb>\p{L}{2,}ed) (?:(?:about|around|at least|only|exactly|up to|more than|over) )?$/u.exec(
      text.slice(0, quantity.start),
    );
  const word = verb?.groups?.['verb'];
  if (word === undefined || phraseEnds.has(word)) return null;
  return { head: stemWord(word), modifiers: [], sure: true, end: quantity.end + 6 };
}

/** "two types of noise" counts kinds of noise; "32 layers of GPT" counts layers of it. */
function ofWhat(text: string, from: number): string[] {
  const rest = /^\s(?:of|in)\s(?:(?:the|a|an|its|their)\s)?(?<first>\p{L}+)(?:\s(?<second>\p{L}+))?/u.exec(
    text.slice(from, from + 50),
  );
  const { first, second } = rest?.groups ?? {};
  return [first, second].flatMap((each) =>
    each === undefined || isStopWord(each) || phraseEnds.has(each) ? [] : [stemWord(singular(each))],
  );
}

/** "five of the eight datasets", "two of these baselines". */
function partitive(text: string, from: number): NounPhrase | null {
  const rest =
    /^\s(?:the|these|those|its|their|our|all)\s(?:[\p{L}\d-]+\s){0,4}?(?<head>\p{L}+s)(?!\p{L})/u.exec(
      text.slice(from, from + 70),
    );
  const head = rest?.groups?.['head'];
  if (rest === null || head === undefined || !isPlural(head)) return null;
  return { head: `of ${stemWord(singular(head))}`, modifiers: [], sure: true, end: from + rest[0].length };
}
