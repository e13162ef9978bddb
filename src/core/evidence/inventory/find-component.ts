import { isProse } from './prose.ts';
import { isSelfDenial } from './self-denial.ts';
import type { Component } from './component.ts';
import type { Part, PaperParts } from './paper-parts.ts';

export type SightKind = 'heading' | 'run-in' | 'caption' | 'statement';

/** A place where the paper shows a component. */
export interface Sight {
  readonly kind: SightKind;
  readonly part: Part;
  /** Share of the part's telling words that the match covers: 1 for a heading that is nothing else. */
  readonly share: number;
}

/** All that a paper shows of one component. */
export interface Sightings {
  readonly sights: readonly Sight[];
  readonly headings: number;
  readonly captions: number;
  readonly statements: number;
  /** Sentences that say it is left out, left for later or beyond scope. */
  readonly disclaimers: readonly Part[];
}

/** Before the match: the paper itself says that it does not have it. */
const disclaimedBefore =
  /(?:\b(?:not|no|without|never|lacks?|lacking|omit(?:s|ted)?|absence of|beyond|outside|skip|neither|nor|cannot|impossible|hard|difficult|leave|leaving|left|future|further|would|could|should|need(?:s|ed)?|requires?|remains?|ignore[sd]?)\b|n't)[^.;:()]{0,50}$/;
const disclaimedAfter =
  /^[^.;:]{0,60}\b(?:(?:is|are|was|were) (?:left|omitted|beyond|outside|out of|not|deferred|skipped|missing|unavailable)|for future|to future|future work|beyond the scope|out of scope|due to (?:space|the lack)|remains? (?:open|unclear|unexplored|to be|an open))/;

const known = new WeakMap<PaperParts, Map<string, Sightings>>();

/** Where a paper shows a component; searched once a paper. */
export function findComponent(parts: PaperParts, component: Component): Sightings {
  let found = known.get(parts);
  if (!found) known.set(parts, (found = new Map()));
  let sightings = found.get(component.id);
  if (!sightings) found.set(component.id, (sightings = search(parts, component)));
  return sightings;
}

function search(parts: PaperParts, component: Component): Sightings {
  const sights: Sight[] = [];
  const disclaimers: Part[] = [];
  for (const part of parts.parts) {
    if (!counts(part, component)) continue;
    const pattern =
      part.kind === 'heading' || part.kind === 'run-in'
        ? component.heading
        : part.kind === 'caption'
          ? (component.caption ?? component.heading)
          : component.statement;
    if (part.kind === 'row') continue;
    const match = pattern.exec(part.text);
    if (part.kind === 'sentence' && isSelfDenial(part.text) && component.asked.test(part.text)) {
      disclaimers.push(part);
      continue;
    }
    if (!match) continue;
    if (component.unless?.test(part.text)) continue;
    if (part.kind === 'sentence') {
      if (!isProse(part.text)) continue;
      if (component.numeric && !/(?<![\d.])(?!(?:19|20)\d\d)\d/.test(part.text)) continue;
      if (disclaimed(part.text, match)) {
        disclaimers.push(part);
        continue;
      }
    }
    if (
      (part.kind === 'heading' || (part.kind === 'run-in' && component.under)) &&
      !hasContent(parts, part, component)
    )
      continue;
    const kind: SightKind = part.kind === 'sentence' ? 'statement' : (part.kind as SightKind);
    sights.push({
      kind,
      part,
      share: part.kind === 'sentence' || part.kind === 'caption' ? 0 : titleShare(part.text, match[0]),
    });
  }
  const count = (kind: SightKind) => sights.filter((sight) => sight.kind === kind).length;
  return {
    sights,
    headings: count('heading') + count('run-in'),
    captions: count('caption'),
    statements: count('statement'),
    disclaimers,
  };
}

export function disclaimed(text: string, match: RegExpExecArray): boolean {
  return (
    disclaimedBefore.test(text.slice(0, match.index)) ||
    disclaimedAfter.test(text.slice(match.index + match[0].length))
  );
}

const plain = new Set(
  'a an the of on in for and or to with our its their this paper work method methods approach model models statement section study details detail analysis results additional more further extended other discussion discussions potential proposed full main note remarks on'.split(
    ' ',
  ),
);

/** Telling words of a title that a match covers. */
function titleShare(title: string, match: string): number {
  const telling = (text: string) =>
    text
      .replace(/^[\da-z]{1,2}(?:\.\d+)*\.? /, '')
      .split(/[^\p{L}\p{N}-]+/u)
      .filter((word) => word !== '' && !plain.has(word));
  const words = telling(title);
  const covered = new Set(match.split(/[^\p{L}\p{N}-]+/u));
  return words.length === 0 ? 1 : words.filter((word) => covered.has(word)).length / words.length;
}

function counts({ zone }: Part, { at }: Component): boolean {
  if (zone === 'back') return false;
  if (zone === 'related') return at === 'related';
  if (zone === 'front') return at === 'front' || at === 'related';
  return true;
}

/** A heading is more than a title: sentences, a caption or a table stand under it. */
function hasContent(parts: PaperParts, heading: Part, { under, unless }: Component): boolean {
  return parts.under(heading).some(({ kind, id, text }) => {
    if (id === heading.id || (kind !== 'sentence' && kind !== 'row' && kind !== 'caption')) return false;
    return under === undefined || (under.test(text) && !unless?.test(text));
  });
}
