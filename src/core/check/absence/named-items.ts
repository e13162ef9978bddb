import { terms } from '../../text/tokens.ts';
import type { AbsenceClaim, AbsenceClaims } from './claims.ts';
import type { Search } from './coverage.ts';
import type { Case } from './judge.ts';
import { isEmptyWord } from './phrase-text.ts';
import { closeTo } from './sufficient.ts';
import { termOf, type TargetTerm } from './target-terms.ts';

/** Least share of the words of a named item that the evidence must hold. */
const leastHeld = 0.6;
/** Of a title or method of others, that one passage must hold. */
const leastOfOthers = 0.85;

/**
 * Whether every item that the review names ("such as X", "including X", "especially X", a title in quotation marks, a
 * cited method) stands in the evidence or under its heading: that the paper has something of the kind is not enough.
 */
export function hasNamedItems(
  search: Search,
  text: string,
  { words, shift }: Pick<AbsenceClaims, 'words' | 'shift'>,
  judged: Case,
): boolean {
  const { proof, claim } = judged;
  const first = words[Math.min(claim.cue.from, claim.thing.range.from)];
  const start = Math.max(0, (first?.start ?? 0) - shift);
  const region = [...closeTo(search, proof), ...search.parts.under(proof.place)];
  const sets = region.map((part) => search.parts.termsOf(part));
  const held = new Set(sets.flatMap((set) => [...set]));
  const others = isOfOthers(claim);
  return itemsOf(text, start, claim, proof.named === true).every((item) => {
    const wanted = [...new Set(contentOf(item))].filter((term) => !generic.has(term));
    if (wanted.length === 0) return true;
    const share = (set: ReadonlySet<string>) => wanted.filter((term) => set.has(term)).length / wanted.length;
    // A title or method of others is one thing: its words scattered over a section do not name it.
    return others ? sets.some((set) => share(set) >= leastOfOthers) : share(held) >= leastHeld;
  });
}

/** What is denied is a treatment of others' work. */
function isOfOthers({ target }: AbsenceClaim): boolean {
  return /^(?:comparison|related)$/.test(target.component?.id ?? '');
}

const instance =
  /(?:\b(?:such as|including|especially|particularly|in particular|for example|e\.g\.,?)|[,(] ?like) (?:on |for |in |with |of |about |regarding )?([^.;:)\n]+)/gi;
const quotedTitle = /["“]([^"”]{8,120})["”]/g;
const cited = /(\p{Lu}[\p{L}\p{N}+-]*) ?\[\d+\]|(\p{L}[\p{L}\p{N}+-]*)\[\d+\]/gu;
/** Where an enumeration ends and the review goes on about it. */
const goesOn =
  /,? (?:which|that|making|is|are|was|were|does|do|has|have|would|could|may|might|to (?:show|understand|assess|support|help))\b.*$/i;

function itemsOf(whole: string, start: number, claim: AbsenceClaim, isNamed: boolean): string[] {
  const items: string[] = [];
  for (const match of whole.slice(start).matchAll(instance))
    items.push(...match[1]!.replace(goesOn, '').split(isOfOthers(claim) ? /,| or / : /,| and | or |\//));
  if (isNamed || !isOfOthers(claim)) return items;
  for (const match of whole.matchAll(quotedTitle)) items.push(match[1]!);
  for (const match of whole.matchAll(cited)) items.push(match[1] ?? match[2]!);
  return items;
}

function contentOf(item: string): string[] {
  return terms(item).filter((term) => !isEmptyWord(term.slice(1)));
}

/** Words under which any evidence falls. */
const generic = new Set(
  (
    'method methods approach model paper work technique algorithm proposed compare comparison competing other different ' +
    'type types various certain existing baseline result key component setting case task practical real'
  )
    .split(' ')
    .flatMap((word) => [termOf(word), ...terms(word)]),
);

/** Of an ablation or comparison of several things, whether each of them stands in the evidence. */
export function hasWholeList(search: Search, { claims }: AbsenceClaims, { claim, proof }: Case): boolean {
  if (!/^(?:ablation|comparison)$/.test(claim.target.component?.id ?? '')) return true;
  const region = [...closeTo(search, proof), ...search.parts.under(proof.place)];
  const holds = (term: TargetTerm) => region.some((part) => search.holds(part, term));
  return claims
    .filter(({ cue, target }) => cue === claim.cue && target.component?.id === claim.target.component?.id)
    .every(({ target }) => target.constraints.length === 0 || target.constraints.some(holds));
}
