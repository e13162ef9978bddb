import { findAnchors, type Anchor } from '../../evidence/anchors.ts';
import { scanNames } from '../../evidence/lexicon/name-scan.ts';
import { stemsOf } from '../../evidence/statements.ts';
import { fold } from '../../text/fold.ts';

/** A thing that a sentence credits to one cited work; UTF-16 ranges in the sentence. */
export interface CitedThing {
  readonly anchor: Anchor;
  /** The name, or the words that describe it. */
  readonly text: string;
  readonly stems: readonly string[];
  readonly kind: 'name' | 'words';
}

const noun =
  '(?: (?:methods?|models?|algorithms?|approach|frameworks?|networks?|architectures?|datasets?|benchmarks?|loss|metrics?|baselines?|papers?|work|estimators?|optimi[sz]ers?|systems?))?';
/** What a thing is, behind its name, and what is said of it before. */
const head = new RegExp(`${noun}$`, 'iu');
const opener =
  /^(?:(?:standard|original|recent|classic|classical|popular|well-known|new|novel|existing|same|so-called|earlier|previous) )+/iu;
/** Between a name and its citation: "DPO (", "DPO method of ", "DPO by ", "DPO, ". */
const joined = new RegExp(
  String.raw`^'?s?${noun}(?: (?:of|by|from|in|introduced by|proposed by|proposed in)|,| -)? ?[([]?$`,
  'iu',
);
const proposes =
  /^[)\]]?,? (?:first |originally |recently |also )?(?:propos|introduc|present|develop|suggest)(?:e|es|ed) (?:an? |the )?(?:new |novel |so-called )?/iu;
const phraseOf =
  /\b(?:the|an?) (?<words>[\p{L}-]+(?: [\p{L}-]+){1,6}) (?:of|by|from|in|proposed by|introduced by|proposed in|introduced in) [([]?$/iu;

/** Names and descriptions that stand right beside a citation of one work alone. */
export function citedThings(text: string): CitedThing[] {
  const folded = fold(text);
  const anchors = findAnchors(folded).filter(({ kind }) => kind === 'citation' || kind === 'author-year');
  if (anchors.length === 0) return [];
  const names = scanNames(folded).filter(({ shape }) => shape !== 'capital');
  return anchors.flatMap((anchor): CitedThing[] => {
    if (!isAlone(folded, anchor, anchors)) return [];
    const before = folded.slice(0, anchor.mention.start);
    const after = folded.slice(anchor.mention.end);
    const name = names.find(({ start, end }) => {
      if (end <= anchor.mention.start) return joined.test(before.slice(end));
      const gap = folded.slice(anchor.mention.end, start);
      return start >= anchor.mention.end && (/^'s $/u.test(gap) || (proposes.exec(after)?.[0] ?? '') === gap);
    });
    if (name)
      return [{ anchor, text: name.text, stems: stemsOf(name.text).map(({ stem }) => stem), kind: 'name' }];
    const phrase = phraseOf.exec(before)?.groups?.['words'] ?? phraseBehind(after);
    if (phrase === null) return [];
    const words = phrase.replace(opener, '').replace(head, '');
    const stems = [...new Set(stemsOf(words).map(({ stem }) => stem))];
    return stems.length < 2 ? [] : [{ anchor, text: words, stems, kind: 'words' }];
  });
}

function phraseBehind(after: string): string | null {
  const opening = proposes.exec(after)?.[0];
  if (opening === undefined) return null;
  return (
    /^[\p{L}-]+(?: [\p{L}-]+){1,5}(?=[,.;)]| (?:that|which|to|for|with|where|and|in|on)\b|$)/u.exec(
      after.slice(opening.length),
    )?.[0] ?? null
  );
}

/** No other citation within the same brackets or right beside it: of several, nobody says which one has the thing. */
function isAlone(text: string, { mention }: Anchor, anchors: readonly Anchor[]): boolean {
  return (
    anchors.every(
      ({ mention: other }) =>
        other.start === mention.start ||
        !/^[\s,;()[\]]*(?:and|&)?[\s([]*$/u.test(
          other.start > mention.start
            ? text.slice(mention.end, other.start)
            : text.slice(other.end, mention.start),
        ),
    ) && anchors.filter(({ mention: other }) => other.start === mention.start).length === 1
  );
}
