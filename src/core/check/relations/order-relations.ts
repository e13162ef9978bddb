import type { Word } from '../aligned/words.ts';
import { clauseAround, sideIn, type Relation } from './relation.ts';

/** Between two things, the first of which comes first: "X before Y". */
const forward =
  /\b(?:(?:(?:is|are|was|were) )?(?:performed|applied|run|done|carried out|conducted|trained|computed) )?(?:right |immediately |just |directly |shortly )?(?:before|prior to|ahead of|(?:directly )?preced(?:es|ing|ed)|(?:is|are|was|were) (?:then |directly |immediately )?followed by|followed by|and (?:only )?then|then)\b/gu;
/** The second of which comes first: "X after Y". */
const backward =
  /\b(?:(?:right |immediately |just |directly |shortly |only )?(?:after|following|(?:is|are|was|were) preceded by|subsequent to))\b/gu;
/** Opens a clause: "Before Y, X". */
const opening =
  /(?:^|[;:.] |, (?:and )?)(?:(?:right |immediately |just |only )?(?<cue>before|prior to|after|following|once|subsequent to)) (?<given>[^,;:.]{4,70}), (?<main>[^,;:.]{4,110})/gu;
/** No order in time: an order of importance, a place, a name of a part of the paper. */
const aside =
  /\b(?:the following|as follows|before us|day before|years? (?:before|after)|soon after|look(?:s|ed|ing)? after|sought after|before and after|after all|name[sd]? after|long before|not|never|without|rather than|instead of|unlike|regardless|whether|or)\b/u;

/** Orders in time that a sentence (folded lower case) tells. */
export function orderRelations(lower: string, words: readonly Word[]): Relation[] {
  const found: Relation[] = [];
  const add = (early: [number, number], late: [number, number], at: [number, number]): void => {
    const first = sideIn(words, ...early);
    const second = sideIn(words, ...late);
    if (first && second && ![...first.terms].some((term) => second.terms.has(term)))
      found.push({ kind: 'order', first, second, sign: 1, scale: 'either', start: at[0], end: at[1] });
  };
  if (!/\b(?:before|prior|ahead|preced|follow|then|after|once|subsequent)/u.test(lower)) return found;
  const opened: [number, number][] = [];
  for (const hit of lower.matchAll(opening)) {
    const { cue, given, main } = hit.groups as { cue: string; given: string; main: string };
    const at = hit.index + hit[0].indexOf(cue);
    const gap: [number, number] = [at + cue.length, at + cue.length + given.length + 1];
    const rest: [number, number] = [gap[1] + 2, gap[1] + 2 + main.length];
    opened.push([at, rest[1]]);
    if (aside.test(hit[0])) continue;
    if (cue === 'before' || cue === 'prior to') add(rest, gap, [at, at + cue.length]);
    else add(gap, rest, [at, at + cue.length]);
  }
  for (const [pattern, falling] of [
    [forward, false],
    [backward, true],
  ] as const) {
    for (const hit of lower.matchAll(pattern)) {
      const [start, end] = [hit.index, hit.index + hit[0].length];
      if (opened.some(([from, to]) => start >= from && start < to)) continue;
      const [from, to] = clauseAround(lower, start, end);
      if (aside.test(lower.slice(Math.max(from, start - 25), Math.min(to, end + 12)))) continue;
      const left: [number, number] = [from, start];
      const right: [number, number] = [end, to];
      if (falling) add(right, left, [start, end]);
      else add(left, right, [start, end]);
    }
  }
  return found;
}
