import type { PaperIndex } from '../../evidence/paper-index.ts';
import { isSection, placeKey, placesOf, type Place } from '../../evidence/anchor-places.ts';
import { findAnchors } from '../../evidence/anchors.ts';
import { isStopWord, stemWord, tokenize } from '../../text/tokens.ts';

/** A place with the stems of what it holds, and of what the paper says of it elsewhere. */
export interface Profile {
  readonly place: Place;
  /** Caption with table rows, heading with text, statement. */
  readonly own: ReadonlySet<string>;
  /** Of the caption or heading alone. */
  readonly title: ReadonlySet<string>;
  /** Sentences around mentions of the place. */
  readonly said: ReadonlySet<string>;
}

const known = new WeakMap<PaperIndex, readonly Profile[]>();

export function profilesOf(index: PaperIndex): readonly Profile[] {
  const have = known.get(index);
  if (have) return have;
  const made = readProfiles(index);
  known.set(index, made);
  return made;
}

function readProfiles(index: PaperIndex): Profile[] {
  const { paper } = index;
  const said = new Map<string, Set<string>>();
  for (const passage of paper.passages) {
    if (passage.kind === 'reference' || passage.kind === 'table') continue;
    for (const { word, kind, number, mention } of findAnchors(passage.text)) {
      if (passage.kind === 'caption' && mention.start === 0) continue;
      const key = keyOf(kind === 'appendix' ? 'section' : word, number);
      const around = passage.text.slice(Math.max(0, mention.start - 250), mention.end + 250);
      const set = said.get(key) ?? new Set();
      for (const stem of stems(around)) set.add(stem);
      said.set(key, set);
    }
  }
  return placesOf(paper).map((place) => ({
    place,
    own: new Set(place.passages.flatMap((id) => stems(paper.passages[id]?.text ?? ''))),
    title: new Set(stems(place.title)),
    said: said.get(keyOf(isSection(place.kind) ? 'section' : place.word, place.number)) ?? new Set(),
  }));
}

function keyOf(word: string, number: string): string {
  return `${word} ${placeKey(number)}`;
}

function stems(text: string): string[] {
  return tokenize(text).flatMap(({ text: token }) =>
    (token.includes('-') ? [token, ...token.split('-')] : [token])
      .filter((part) => part.length >= 2 && !/^\d/u.test(part) && !isStopWord(part))
      .map((part) => stemWord(part.replace(/'s$/u, ''))),
  );
}
