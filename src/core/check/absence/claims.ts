import type { Component } from '../../evidence/inventory/component.ts';
import { partsOf } from '../../evidence/inventory/paper-parts.ts';
import type { PaperIndex } from '../../evidence/paper-index.ts';
import type { FieldRole, Sentence } from '../../review/model.ts';
import { cuesOf } from './cues.ts';
import type { Cue } from './denial.ts';
import { Search } from './coverage.ts';
import { featuresOf, searchFor, type ClaimSetting, type Found } from './features.ts';
import { headOf } from './reading.ts';
import { targetOf } from './target.ts';
import { thingsOf } from './things.ts';
import { wordsOf, type Word } from './words.ts';

/** One denied thing of a sentence with what the paper holds of it. */
export interface AbsenceClaim extends Found {
  readonly features: Readonly<Record<string, number>>;
}

/** The denials of a sentence. Word offsets less `shift` are offsets into the sentence; those of a lead-in are below 0. */
export interface AbsenceClaims {
  readonly words: readonly Word[];
  readonly shift: number;
  readonly claims: readonly AbsenceClaim[];
}

/** Every denial of a sentence, thing by thing, searched for in the paper. */
export function absenceClaims(
  sentence: Pick<Sentence, 'text' | 'kind' | 'leadIn'>,
  role: FieldRole,
  index: PaperIndex,
): AbsenceClaims {
  const { text, words, shift, cues } = read(sentence);
  if (cues.length === 0) return { words, shift, claims: [] };
  const search = new Search(partsOf(index.paper), index);
  return { words, shift, claims: claimsOf(search, text, cues, { words, role, kind: sentence.kind }) };
}

/** The things that cues name, each searched for in the whole paper; the words are those of `text`. */
export function claimsOf(
  search: Search,
  text: string,
  cues: readonly Cue[],
  setting: ClaimSetting,
): AbsenceClaim[] {
  return cues.slice(0, mostThings).flatMap((cue) => {
    const searches = foundFor(search, text, setting.words, cues, cue);
    return searches.map((each) => ({ ...each, features: featuresOf(each, searches, setting) }));
  });
}

/** A list item whose lead-in denies ("The paper lacks:") is read together with it. */
function read({ text, leadIn }: Pick<Sentence, 'text' | 'leadIn'>): {
  text: string;
  words: Word[];
  shift: number;
  cues: Cue[];
} {
  const words = wordsOf(text);
  const cues = cuesOf(words);
  if (cues.length > 0 || leadIn === '') return { text, words, shift: 0, cues };
  const whole = `${leadIn.replace(/[\s:]+$/, '')} ${text}`;
  const shift = whole.length - text.length;
  const all = wordsOf(whole);
  const led = cuesOf(all).filter(
    ({ to, thing }) => all[to - 1]!.end <= shift && all[thing.from]!.start >= shift,
  );
  return led.length > 0 ? { text: whole, words: all, shift, cues: led } : { text, words, shift: 0, cues };
}

/** Each denied thing is searched for in the whole paper; a sentence that denies more is a pasted list. */
const mostThings = 12;

function foundFor(
  search: Search,
  text: string,
  words: readonly Word[],
  cues: readonly Cue[],
  cue: Cue,
): Found[] {
  let parent: Component | null = null;
  return thingsOf(words, cue)
    .slice(0, mostThings)
    .flatMap((thing) => {
      const target = targetOf(text, words, cue, thing, parent);
      if (!thing.example) parent = target.component ?? parent;
      // Nothing but empty words ("some aspects") cannot be searched for.
      if (target.component === null && target.terms.length === 0) return [];
      if (target.component && acknowledges(words, cues, target.component.asked)) return [];
      return [searchFor(search, cue, thing, target)];
    });
}

/** "While the paper includes an ablation, ...": the sentence itself says that the thing is there. */
function acknowledges(words: readonly Word[], cues: readonly Cue[], asked: RegExp): boolean {
  const outside = words
    .map(({ text }, i) =>
      cues.some(({ from, to, thing }) => (from <= i && i < to) || (thing.from <= i && i < thing.to))
        ? '|'
        : text,
    )
    .join(' ');
  const told = [...outside.matchAll(/\b(?:while|although|though)\b[^|.;]*/g)].some(
    ([clause]) => gives.test(clause) && asked.test(clause),
  );
  const named = [
    ...outside.matchAll(
      /\b(?:despite|beyond|besides|the (?:provided|given|presented|existing|included)) ([^|.;,]*)/g,
    ),
  ];
  return (
    told ||
    named.some(
      ([, phrase]) =>
        asked.test(headOf((phrase ?? '').split(' '))) ||
        asked.test((phrase ?? '').split(' ').slice(-3).join(' ')),
    )
  );
}

/** The paper has it: it gives, shows or does it. */
const gives =
  /\b(?:includ|provid|present|discuss|report|conduct|perform|offer|contain|describ|mention|show|giv|touch|address|cover|run|ha[sv]e?\b|there (?:is|are)\b)\w*/;
