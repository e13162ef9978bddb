import { singularVerb } from './agreement.ts';
import { fewer } from './counted.ts';
import { coordinationsIn, type Coordination } from './coordination.ts';
import { refersBack, type CleanEdit, type SentenceView, type Span } from './sentence-view.ts';

/** What needs all its parts: "the gap between A and B", "A and B differ". */
const together =
  /\b(?:between|combin\w+|trade-?offs?|mix(?:ture)? of|difference of|correlation of|not only|rather than)\b[^,;]*$/iu;
const collective =
  /\b(?:respectively|differ|identical|similar|correlated|together|jointly|each other|one another|equal|(?:are|were|have|use|share) the same|combined|compared with each|interchangeabl[ey])\b/iu;

/** Takes a thing, a quality or a predicate out of the lists of a sentence, one way for each list that holds the claim as a part. */
export function withoutItem(view: SentenceView, claim: Span): CleanEdit[][] {
  return coordinationsIn(view).flatMap((list) => {
    const at = itemOf(view, list, claim);
    if (at < 0 || needsAll(view, list)) return [];
    const edits = list.kind === 'predicates' ? predicateEdits(view, list, at) : thingEdits(view, list, at);
    return edits ? [edits] : [];
  });
}

function itemOf({ words }: SentenceView, { items, first, kind }: Coordination, claim: Span): number {
  const at = items.findIndex(({ start, end }) => start <= claim.start && claim.end <= end);
  if (at >= 0) return at;
  // "[uses samples] and chains", "[The paper proves a bound] and reports studies": what is shared stays.
  const [head] = items;
  const within = head!.start < claim.end && claim.end <= head!.end && claim.start < head!.start;
  const start = words[first]!.start;
  const shared = words.filter((word) => claim.start <= word.start && word.start < start);
  return within &&
    shared.length <= 6 &&
    shared.every(({ text, mark }) => !mark && !/^(?:and|or|but)$/.test(text)) &&
    (kind === 'predicates' || shared.some(({ verb }) => verb))
    ? 0
    : -1;
}

function needsAll({ text, words }: SentenceView, { items, verb, conjunction }: Coordination): boolean {
  const before = text.slice(0, items[0]!.start);
  const behind = text.slice(items.at(-1)!.end);
  if (together.test(before) || /\brespectively\b/iu.test(behind)) return true;
  if (conjunction === 'but' && /\bnot\b[^,;]*$/iu.test(before)) return true;
  return verb !== null && collective.test(text.slice(words[verb]!.start));
}

function predicateEdits({ text }: SentenceView, list: Coordination, at: number): CleanEdit[] | null {
  // A pronoun further on means what stands nearer to it.
  const next = list.items[at + 1];
  const after = next ? text.slice(next.start, next.end) : '';
  if (refersBack(after) || /\bits\b/iu.test(after)) return null;
  return withoutPart(text, list, at);
}

function thingEdits(view: SentenceView, list: Coordination, at: number): CleanEdit[] | null {
  const { text, words } = view;
  const edits = withoutPart(text, list, at);
  const { items, verb, first } = list;
  const remaining = items.filter((_, i) => i !== at);
  const before = words[first - 1];
  const opening = words[first];
  const paired = [before, opening].find((word) => word && /^(?:both|either|neither)$/.test(word.text));
  if (remaining.length === 1 && paired) {
    const bare = !/^(?:the|a|an|its|their|any|no)\b/iu.test(text.slice(remaining[0]!.start));
    if (paired.text === 'neither' && (!bare || verb !== null)) return null;
    const next = words[words.indexOf(paired) + 1]!;
    edits.unshift({ start: paired.start, end: next.start, text: paired.text === 'neither' ? 'no ' : '' });
  }
  if (verb !== null && remaining.length === 1) {
    const [only] = remaining;
    const change = singularVerb(words, only!, verb);
    if (change === null) return null;
    edits.push(...change);
  }
  const counted = fewer(text, items, remaining.length);
  return counted && [...counted, ...edits];
}

/** The list without a part, and with the joints that this asks for. */
export function withoutPart(
  text: string,
  { items, conjunction }: Pick<Coordination, 'items' | 'conjunction'>,
  at: number,
): CleanEdit[] {
  const item = items[at]!;
  const before = items[at - 1];
  const after = items[at + 1];
  const last = items.length - 1;
  const joint = (left: Span, right: Span, joined: string): CleanEdit => ({
    start: left.end,
    end: right.start,
    text: joined,
  });
  if (items.length === 2) {
    return after
      ? [{ start: item.start, end: after.start, text: '' }]
      : [{ start: before!.end, end: item.end, text: '' }];
  }
  if (items.length === 3) {
    const word = ` ${conjunction} `;
    if (at === 0)
      return [{ start: item.start, end: after!.start, text: '' }, joint(items[1]!, items[2]!, word)];
    if (at === 1) return [joint(before!, after!, word)];
    return [joint(items[0]!, items[1]!, word), { start: before!.end, end: item.end, text: '' }];
  }
  if (at === 0) return [{ start: item.start, end: after!.start, text: '' }];
  if (at < last) return [{ start: before!.end, end: item.end, text: '' }];
  const closing = text.slice(before!.end, item.start);
  return [joint(items[at - 2]!, before!, closing), { start: before!.end, end: item.end, text: '' }];
}
