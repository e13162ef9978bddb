import { agreeing } from '../make/article.ts';
import type { Thing } from './things.ts';

/** A sentence about a thing; UTF-16 range of the thing in it, article included. */
export interface Framed {
  readonly text: string;
  readonly thing: { readonly start: number; readonly end: number };
}

/**
 * Sentences with a place for the thing: <a> with its article ("an ablation study", "ablations"), <any> as it follows a
 * negation ("an ablation study", "any ablations"), <bare> without article; {is|are} agrees with it.
 */
export interface Frames {
  readonly denials: readonly string[];
  readonly affirmations: readonly string[];
}

/** There is none. */
export const flat: Frames = {
  denials: [
    'There {is|are} no <bare> in the paper.',
    'The paper does not include <any>.',
    'The authors do not provide <any>.',
    'No <bare> {is|are} given in the paper.',
    'The submission lacks <a>.',
    '<A> {is|are} missing from the paper.',
    'The paper comes without <any>.',
    'I could not find <any> in the submission.',
    'The manuscript contains no <bare>.',
    'The paper omits <a> altogether.',
    'Unfortunately, <a> {is|are} not part of the submission.',
    'No <bare> {is|are} to be found, neither in the main text nor in the appendix.',
    'The work is presented without <any>.',
    'The authors have left out <a>.',
    'What I miss in the paper {is|are} <a>, of which there {is|are} none.',
    'The absence of <a> weakens the paper.',
  ],
  affirmations: [
    'There {is|are} <a> in the paper.',
    'The paper includes <a>.',
    'The authors provide <a>.',
    '<A> {is|are} given in the paper.',
    'The submission comes with <a>.',
    '<A> {is|are} part of the paper.',
    'The paper is accompanied by <a>.',
    'I found <a> in the submission.',
    'The manuscript contains <a>.',
    'The paper also offers <a>.',
    'Fortunately, <a> {is|are} part of the submission.',
    '<A> {is|are} to be found in the paper or in its appendix.',
    'The work is presented together with <a>.',
    'The authors have added <a>.',
    'What I like about the paper {is|are} <a>, which the authors supply.',
    'The presence of <a> strengthens the paper.',
  ],
};

/** There is next to nothing. */
export const graded: Frames = {
  denials: [
    'There {is|are} hardly any <bare> in the paper.',
    'The paper offers next to no <bare>.',
    '<A> {is|are} all but absent from the paper.',
    'The paper has almost no <bare> to speak of.',
    'The authors give practically no <bare>.',
    'Virtually no <bare> {is|are} provided in the submission.',
  ],
  affirmations: [
    'The paper gives a good deal of space to <a>.',
    'The authors provide <a> at some length.',
    '<A> {is|are} given ample space in the paper.',
    'There {is|are} plenty of <bare> in the paper.',
    'The paper presents <a> in detail.',
    'The submission has a wealth of <bare>.',
  ],
};

/** A frame with a thing in its place. */
export function framed(frame: string, thing: Thing): Framed {
  const { noun, number } = thing;
  const counted = agreeing(`a ${noun}`, { start: 2, end: noun.length + 2, text: noun });
  const article = counted.start === 0 ? counted.text : `a ${noun}`;
  const withArticle = number === 'one' ? article : noun;
  const agreed = frame.replace(/\{(?<one>\w+)\|(?<many>\w+)\}/gu, number === 'many' ? '$<many>' : '$<one>');
  const slot = /<(?<kind>a|A|any|bare)>/u.exec(agreed)!;
  const words = {
    a: withArticle,
    A: withArticle.charAt(0).toUpperCase() + withArticle.slice(1),
    any: number === 'one' ? withArticle : `any ${noun}`,
    bare: noun,
  }[slot.groups!['kind'] as 'a' | 'A' | 'any' | 'bare'];
  return {
    text: agreed.slice(0, slot.index) + words + agreed.slice(slot.index + slot[0].length),
    thing: { start: slot.index, end: slot.index + words.length },
  };
}
