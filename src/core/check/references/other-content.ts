import type { PaperIndex } from '../../evidence/paper-index.ts';
import type { Anchor } from '../../evidence/anchors.ts';
import { isSection, placesNamed, type Place } from '../../evidence/anchor-places.ts';
import { descriptionOf } from './description.ts';
import { profilesOf, type Profile } from './profiles.ts';

export interface OtherContent {
  /** The place that the review names, and the one that holds what it describes. */
  readonly named: Place;
  readonly other: Place;
  /** 0..1: share of the telling words that stand here (with all that the paper says of it) and there. */
  readonly here: number;
  readonly there: number;
  /** Share of the telling words in the other place's caption or heading. */
  readonly title: number;
  /** Telling words of the other title that are not here. */
  readonly words: readonly string[];
}

/** A word is telling if it is at least this rare, as a share of the rarity of an unseen word. */
const leastRarity = 0.1;

/**
 * Compares what a review says that a place holds with the place and with its siblings. Null where the place cannot be
 * looked up, the review says nothing telling of it, or nothing else fits clearly better.
 */
export function otherContent(
  text: string,
  anchor: Anchor,
  anchors: readonly Anchor[],
  index: PaperIndex,
): OtherContent | null {
  const { paper } = index;
  const group = anchors.filter(
    ({ mention }) => mention.start === anchor.mention.start && mention.end === anchor.mention.end,
  );
  const named = group.flatMap((each) => placesNamed(paper, each));
  if (placesNamed(paper, anchor).length === 0) return null;
  const profiles = profilesOf(index);
  const here = profiles.filter(({ place }) => named.some((one) => related(one, place)));
  const siblings = profiles.filter(
    ({ place }) => alike(place, anchor) && !named.some((one) => related(one, place)),
  );
  const telling = new Map<string, number>();
  const most = index.idf('_');
  for (const [stem, weight] of descriptionOf(text, anchor, anchors)) {
    const rarity = index.idf(`_${stem}`);
    // A word that the paper never uses tells nothing of where it stands.
    if (rarity >= leastRarity * most && rarity < most) telling.set(stem, weight * rarity);
  }
  if (telling.size === 0) return null;
  const hereShare = share(telling, (stem) => here.some(({ own, said }) => own.has(stem) || said.has(stem)));
  let best: { profile: Profile; there: number; title: number } | null = null;
  for (const profile of siblings) {
    const there = share(telling, (stem) => profile.own.has(stem));
    const title = share(telling, (stem) => profile.title.has(stem));
    if (best === null || there + 2 * title > best.there + 2 * best.title) best = { profile, there, title };
  }
  if (best === null) return null;
  const { profile, there, title } = best;
  const apart = [...telling.keys()].filter(
    (stem) => profile.title.has(stem) && !here.some(({ own, said }) => own.has(stem) || said.has(stem)),
  );
  // "Oven-50" is one word and not also "oven".
  const words = apart.filter(
    (stem) => !apart.some((other) => other !== stem && other.split('-').includes(stem)),
  );
  return {
    named: placesNamed(paper, anchor)[0]!,
    other: profile.place,
    here: hereShare,
    there,
    title,
    words,
  };
}

/** The same place, or sections of which one holds the other. */
function related(a: Place, b: Place): boolean {
  if (a === b) return true;
  if (!isSection(a.kind) || !isSection(b.kind))
    return a.kind === b.kind && a.word === b.word && a.number === b.number;
  return `${b.number}.`.startsWith(`${a.number}.`) || `${a.number}.`.startsWith(`${b.number}.`);
}

function alike(place: Place, anchor: Anchor): boolean {
  if (isSection(anchor.kind)) return isSection(place.kind);
  return place.kind === anchor.kind && place.word === anchor.word;
}

function share(telling: ReadonlyMap<string, number>, holds: (stem: string) => boolean): number {
  let all = 0;
  let met = 0;
  for (const [stem, worth] of telling) {
    all += worth;
    if (holds(stem)) met += worth;
  }
  return all === 0 ? 0 : met / all;
}
