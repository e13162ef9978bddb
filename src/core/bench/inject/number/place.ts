import { placesNamed, placesOf, type Place } from '../../../evidence/anchor-places.ts';
import { findAnchors, type Anchor } from '../../../evidence/anchors.ts';
import { stemsOf } from '../../../evidence/statements.ts';
import type { Grounded } from '../grounded.ts';
import { reports } from '../make/aligned.ts';
import type { Operator, Swap } from '../operator.ts';

const kinds = new Set(['table', 'figure', 'section', 'appendix', 'statement', 'algorithm']);
/** Content words of the claim that must stand in the place's caption, heading or opening. */
const leastShared = 2;

/** "Table 3" told as "Table 4", which exists and is about something else. */
export const placeNumber: Operator = {
  id: 'number/place',
  type: 'Number',
  fits: (text) => findAnchors(text).some(isPlain),
  propose(grounded, random) {
    const { text, index } = grounded;
    const anchors = findAnchors(text).filter(isPlain);
    const [anchor] = anchors;
    if (!anchor || anchors.length > 1 || !reports(text)) return [];
    const [place, ...twins] = placesNamed(index.paper, anchor);
    if (!place || twins.length > 0 || place.head === null) return [];
    const telling = sharedWith(grounded, anchor, place);
    if (telling.size < leastShared) return [];
    const others = placesOf(index.paper).filter(
      (other) =>
        other.kind === place.kind &&
        other.word === place.word &&
        other.number !== place.number &&
        other.number.split('.').length === place.number.split('.').length &&
        /^\d+(?:\.\d+)?$/u.test(other.number) &&
        isElsewhere(sharedWith(grounded, anchor, other), telling),
    );
    const by = random.pick(others);
    const claim = numberIn(text, anchor.start, anchor.end, anchor.number);
    const head = index.paper.passages[place.head]!;
    const paper = numberIn(head.text, 0, 40, anchor.number);
    if (!by || !claim || !paper) return [];
    const swap: Swap = {
      claim: { ...claim, text: by.number },
      paper: { passage: head.id, ...paper, text: by.number },
      node: 'number/place-number/other-content',
      effect: 'changes',
      // The text refers to the place by its number as well.
      sides: 'claim',
    };
    return [swap];
  },
};

/** It shares nothing that tells the place, nor what would tell it as well. */
function isElsewhere(other: ReadonlySet<string>, telling: ReadonlySet<string>): boolean {
  return other.size < leastShared && ![...other].some((stem) => telling.has(stem));
}

function isPlain({ kind, number, to, start, end, mention }: Anchor): boolean {
  const single = mention.start === start && mention.end === end;
  return kinds.has(kind) && to === null && single && /^\d+(?:\.\d+)?$/u.test(number);
}

/** Content words that a claim shares with what a place is about. */
function sharedWith({ text }: Grounded, { start, end }: Anchor, { title }: Place): Set<string> {
  const rest = new Set(stemsOf(text.slice(0, start) + ' ' + text.slice(end)).map(({ stem }) => stem));
  return new Set(
    stemsOf(title)
      .map(({ stem }) => stem)
      .filter((stem) => rest.has(stem)),
  );
}

function numberIn(
  text: string,
  from: number,
  to: number,
  number: string,
): { start: number; end: number } | null {
  const at = text.slice(from, to).indexOf(number);
  if (at < 0) return null;
  const [start, end] = [from + at, from + at + number.length];
  return /[\d.]$/u.test(text.slice(0, start)) || /^\.?\d/u.test(text.slice(end)) ? null : { start, end };
}
