import type { PaperIndex } from '../../evidence/paper-index.ts';
import { holdsWord } from '../aligned/own-names.ts';
import { isHalved } from './either-or.ts';
import { ownPattern } from './own-reservations.ts';
import { methodName, resultTables } from './result-tables.ts';

/** "A outperforms B on D": methods by the name that opens their rows, or the paper's own. */
export interface RelationClaim {
  /** UTF-16 range from the verb to the object. */
  readonly start: number;
  readonly end: number;
  /** 'own' or the lower-case name of a row. */
  readonly subject: string;
  /** The same. */
  readonly object: string;
  /** better: the subject wins; worse: it loses. */
  readonly says: 'better' | 'worse';
  readonly clause: string;
}

const better =
  /\b(?:outperforms?|outperforming|surpass(?:es|ing)?|beats?|beating|exceeds?|exceeding|(?:is|are|performs?|performing|does|being) (?:significantly |slightly |much |clearly |consistently |far )?(?:better|superior|stronger|more accurate)(?: than| to)|improves? (?:over|upon|on)|superior(?:ity)? (?:over|to|of)|(?:comes?|came) out ahead of|wins? (?:over|against)|(?:is|are) ahead of)\b/gu;
const worse =
  /\b(?:underperforms?|underperforming|trails?|trailing|lags? (?:far |slightly |well )?behind|lagging behind|falls? (?:short of|behind)|(?:is|are) (?:clearly |consistently |slightly )?(?:outperformed|beaten|surpassed) by|(?:is|are|performs?) (?:significantly |slightly |much |clearly |consistently |far )?(?:worse|inferior|weaker)(?: than| to)|loses? to)\b/gu;
const unsure =
  /\b(?:not|n't|never|if|whether|unless|should|would|could|might|may|why|how|expect\w*|claims?|hope\w*|except\w*|in (?:some|certain|most|many|several)|on (?:some|certain|most|many|several)|on average|sometimes|often|partially|only|up to|when|without|w\/o|ablat\w*|variants?|and sometimes|comparable|competitive)\b/u;

/** Comparisons of a sentence (folded lower case) between methods of the paper's tables. */
export function relationClaims(lower: string, index: PaperIndex): RelationClaim[] {
  const names = methodNames(index);
  if (names.length === 0) return [];
  const own = ownPattern(index);
  const found: RelationClaim[] = [];
  for (const [says, pattern] of [
    ['better', better],
    ['worse', worse],
  ] as const) {
    for (const hit of lower.matchAll(pattern)) {
      const [from, to] = bounds(lower, hit.index, hit.index + hit[0].length);
      const clause = lower.slice(from, to);
      if (
        unsure.test(clause) ||
        isHalved(lower.slice(from, hit.index), lower.slice(hit.index + hit[0].length, to))
      )
        continue;
      const before = lower.slice(from, hit.index);
      const after = lower.slice(hit.index + hit[0].length, to);
      const subject = lastOf(before, names, own);
      const object = firstOf(after, names, own);
      if (subject === null || object === null || subject === object.name) continue;
      found.push({
        start: hit.index,
        end: hit.index + hit[0].length + object.end,
        subject,
        object: object.name,
        says,
        clause,
      });
    }
  }
  return found;
}

const named = new WeakMap<PaperIndex, readonly string[]>();

function methodNames(index: PaperIndex): readonly string[] {
  let names = named.get(index);
  if (!names) named.set(index, (names = readNames(index)));
  return names;
}

function readNames(index: PaperIndex): string[] {
  const names = resultTables(index).flatMap(({ methods }) =>
    methods.filter((one) => !one.own && !one.aside).map(methodName),
  );
  return [...new Set(names)].filter(
    (name) =>
      name.length > 2 &&
      /\p{L}{2}/u.test(name) &&
      !/^(?:the|with|base|all|and|our|ours|model|method|full|no|non|single|multi|linear|human|data|large|small)$/u.test(
        name,
      ),
  );
}

/** Up to strong stops and contrasting conjunctions. */
function bounds(lower: string, start: number, end: number): [number, number] {
  let from = 0;
  for (const hit of lower
    .slice(0, start)
    .matchAll(
      /[;:] |, (?:but|while|whereas|although|though|and)\b|\b(?:but|whereas|although|though|while|that)\b/gu,
    ))
    from = hit.index + hit[0].length;
  const stop =
    /[;:] |, (?:but|while|whereas|although|though|and|with|which|despite)\b|\b(?:but|whereas|although|though|while|despite|which)\b/u.exec(
      lower.slice(end),
    );
  return [from, stop ? end + stop.index : lower.length];
}

/** The subject right before the verb: the paper's own or a method of its tables. */
function lastOf(before: string, names: readonly string[], own: RegExp): string | null {
  let best: { name: string; at: number } | null = null;
  for (const hit of before.matchAll(own)) best = { name: 'own', at: hit.index + hit[0].length };
  for (const hit of before.matchAll(
    /\b(?:the|this|their) (?:proposed )?(?:[\p{L}-]+ )?(?:method|approach|framework|model|algorithm)\b|\bit\b/gu,
  ))
    if (!best || hit.index >= best.at) best = { name: 'own', at: hit.index + hit[0].length };
  for (const name of names)
    for (let at = before.lastIndexOf(name); at >= 0; at = -1)
      if (holdsWord(before.slice(Math.max(0, at - 1)), name) && (!best || at + name.length > best.at))
        best = { name, at: at + name.length };
  // Words in between belong to another subject.
  return best && before.length - best.at <= 25 ? best.name : null;
}

function firstOf(after: string, names: readonly string[], own: RegExp): { name: string; end: number } | null {
  const proposal = [...after.matchAll(own)][0];
  if (proposal && proposal.index <= 12) return { name: 'own', end: proposal.index + proposal[0].length };
  let best: { name: string; at: number } | null = null;
  for (const name of names) {
    const at = after.indexOf(name);
    if (at < 0 || at > 30 || !holdsWord(after.slice(Math.max(0, at - 1), at + name.length + 1), name))
      continue;
    if (!best || at < best.at || (at === best.at && name.length > best.name.length)) best = { name, at };
  }
  return best && { name: best.name, end: best.at + best.name.length };
}
